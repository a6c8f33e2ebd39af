"""Several cards at one moment: each in its turn, those of one owner and rank in the order the owner likes.

Step ("cards", entries): cards of one owner and rank that hear of a moment, each after the answers before it. An entry is
(owner, card, moment, what …). Step ("sort", seat, n): the last n items below it, each a card's question or a card that
hears alone, are the seat's; what only brings something comes first. Decision ("order", seat, cards, n): which comes next.
"""

from __future__ import annotations

from itertools import groupby

from pygame_core.game import Move, Prompt
from pygame_core.games.agricola import cards
from pygame_core.games.agricola.farm import SAVED
from pygame_core.games.agricola.goods import ANIMALS
from pygame_core.games.agricola.moves import said

QUESTIONS = ("ask", "act")


# --- who has something to say ---------------------------------------------------------------------------------


def call(state, entries: list[tuple]) -> None:
    """Let cards hear of a moment, by rank."""
    ranked = sorted((cards.named(entry[1]).rank, index, entry) for index, entry in enumerate(entries))
    groups = groupby(ranked, key=lambda each: (each[0], each[2][0]))
    state.agenda += [("cards", tuple(entry for *_, entry in group)) for _, group in groups][::-1]


def next_cards(state, entries: tuple) -> None:
    """One card acts; of several the owner may choose."""
    if len(entries) == 1:
        hear(state, *entries[0])
    else:
        lay(state, entries[0][0], [("cards", (entry,)) for entry in entries])


def hear(state, owner: int, id_: str, moment: str, *what) -> None:
    if id_ in state.farms[owner].cards:
        if moment == "entered":
            what = (what[0], state.space(what[1]))
        getattr(cards.named(id_), moment)(state, owner, *what)


def gather(state, since: int, seat: int) -> None:
    """What cards have put on the agenda since then goes round the table from `seat`, the questions to one seat in the order
    it likes; animals find room after them."""
    pushed, state.agenda[since:] = state.agenda[since:], []
    groups: dict[object, list[tuple]] = {}
    for index, item in enumerate(pushed):
        asked = item[0] in QUESTIONS and cards.is_id(item[2])
        key = (item[1], cards.named(item[2]).rank) if asked else index
        groups[key] = [*groups.pop(key, ()), item]
    for group in sorted(groups.values(), key=lambda group: (group[0][0] != "house", -((group[0][1] - seat) % state.players))):
        if len(group) > 1 and len({item[2] for item in group}) > 1:
            lay(state, group[0][1], group[::-1])
        else:
            state.agenda += group


# --- their order ----------------------------------------------------------------------------------------------


def lay(state, seat: int, items: list[tuple]) -> None:
    """Put these items on the agenda, the first to come next unless the seat chooses another."""
    state.agenda += reversed(items)
    if len(items) > 1:
        state.agenda.append(("sort", seat, len(items)))


def lift(state, number: int) -> list[tuple]:
    """Take that many items off the agenda, those that come first in front."""
    items = state.agenda[-number:]
    del state.agenda[-number:]
    return items[::-1]


def sort(state, seat: int, number: int) -> None:
    """Work out by trial what needs an order."""
    items = lift(state, number)
    after = state.tried(items)
    if len(after.agenda) == len(state.agenda):
        items.sort(key=lambda item: cards.named(card_of(item)).follows)
        chosen = [] if alike(after, state) or alike(after, state.tried(items[::-1])) else items
        alone: list[tuple] = []
    else:
        kinds = [(item, state.tried([item])) for item in items]
        chosen = [item for item, then in kinds if chooses(state, seat, item, then)]
        alone = [item for item, then in kinds if item not in chosen and not alike(then, state)]
        if not alone and len(chosen) == 1:
            alone = chosen
    left = [item for item in items if item not in alone]
    ids = tuple(dict.fromkeys(map(card_of, chosen)))
    if alone:
        lay(state, seat, left)
        state.agenda += reversed(alone)
    elif len(ids) > 1:
        state.agenda += (*reversed(items), ("order", seat, ids, number))
    else:
        state.agenda += reversed(items)


def chooses(state, seat: int, item: tuple, then) -> bool:
    """Whether the seat decides something when the item comes, or would like to decide when it comes."""
    if len(then.agenda) > len(state.agenda):
        return True
    if cards.named(card_of(item)).follows:
        return not alike(then, state)
    farm, drawn = state.farms[seat], then.chance != state.chance  # what is drawn is not known before, and may need room
    return drawn and not all(farm.keeps(state.room(seat), {animal: 1}) for animal in ANIMALS)


def alike(one, other) -> bool:
    """Whether nobody has anything more or less in one state than in the other."""
    return (one.piles == other.piles and one.extras == other.extras and one.due == other.due and one.chance == other.chance
            and all(getattr(mine, key) == getattr(same, key) for mine, same in zip(one.farms, other.farms) for key in SAVED))


def card_of(item: tuple) -> str:
    return item[1][0][1] if item[0] == "cards" else item[2]


# --- the decision ---------------------------------------------------------------------------------------------


def moves(state, item: tuple) -> list[Move]:
    return [said("use", id_, code=("order", id_)) for id_ in item[2]]


def play(state, item: tuple, move: Move) -> None:
    state.agenda.pop()
    items = lift(state, item[3])
    chosen = next(each for each in items if card_of(each) == move.code[1])
    items.remove(chosen)
    state.say("next", item[1], card=f"@agricola.card.{move.code[1]}", at=move.code[1])
    lay(state, item[1], items)
    state.agenda.append(chosen)


def settled(state, item: tuple, legal: list[Move]) -> bool:
    return False


def prompt(state, item: tuple, picks: tuple[str, ...]) -> Prompt:
    return Prompt("agricola.prompt.order", {})


STEPS = {"cards": next_cards, "sort": sort}
