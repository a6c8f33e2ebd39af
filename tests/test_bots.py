"""Bots: written against the contract, honest, repeatable; and the JSON border in front of them."""

import json
from random import Random
from statistics import median
from types import SimpleNamespace

import pytest
from games.agros.positions import AGROS, put

from pygame_core.bots import Bot, Thought, bot, brain, names
from pygame_core.bots.base import pick, shuffle
from pygame_core.bots.judge import lead
from pygame_core.game import BadInput, Game, Line, Move, Outcome, Score, State, load
from pygame_core.record import Record

each_bot = pytest.mark.parametrize("name", names())


# --- a game made for the purpose --------------------------------------------------------------------------


class Purses(State):
    """Choose a purse once. `gold[i]` goes to the mover; each of the others has 5. What is in a purse is hidden."""

    players = 3

    def __init__(self, game, gold, known=False, ends=None):
        self.game, self.gold, self.known, self.ends = game, gold, known, ends or {}
        self.taken = None
        self.asked = []  # seats whose view was asked for

    @property
    def to_move(self):
        return 1 if self.taken is None else None if self.taken in self.ends else 2

    def moves(self):
        return [Move((f"purse{index}",), index) for index in range(len(self.gold))]

    def hidden_from(self, seat, rng):
        self.asked.append(seat)
        return Purses(self.game, self.gold, known=True, ends=self.ends)

    def look(self):
        assert self.known, "the bot looked at what it cannot know"

    def copy(self):
        self.look()
        twin = Purses(self.game, self.gold, True, self.ends)
        twin.taken = self.taken
        return twin

    def play(self, move, tell=None):
        self.look()
        self.taken = move.code

    def scores(self):
        self.look()
        own = 0 if self.taken is None else self.gold[self.taken]
        return [Score((Line("gold", points, (), {}),)) for points in (5, own, 5)]

    def outcome(self):
        self.look()
        return self.ends.get(self.taken)


class PursesGame(Game):
    def __init__(self, room=None, **facts):
        super().__init__("purses", package=__package__, seats=(3,), **facts)
        self.own_bot = room

    def has_room(self, name):
        return name == "bot" and self.own_bot is not None

    def room(self, name):
        return self.own_bot


class OnlyRandom:
    """Chance with the one method that bots may use."""

    def __init__(self, seed):
        self.random = Random(seed).random


def purses(*gold, room=None, ends=None, **facts):
    return Purses(PursesGame(room, **facts), gold, ends=ends)


# --- any bot ----------------------------------------------------------------------------------------------


def test_there_is_no_bot_of_another_name():
    assert names() == ["random", "greedy"]
    with pytest.raises(BadInput, match="no bot 'deep blue' here .*random, greedy"):
        bot("deep blue")


@each_bot
def test_a_bot_sees_what_its_seat_knows(name):
    state = purses(3, 1, 2)
    bot(name).choose(state, OnlyRandom(1))
    assert state.asked == [1]


@each_bot
def test_a_bot_gives_the_real_state_its_own_move(name):
    class Marked(Purses):
        def moves(self):  # an untold state's moves carry a code that the redrawn one's do not
            return [Move(move.picks, "real") for move in super().moves()]

    state = Marked(PursesGame(), (1, 2))
    assert bot(name).choose(state, Random(1)).code == "real"


@each_bot
def test_thoughts_lead_to_the_choice_and_leave_the_state_alone(name):
    state = AGROS.start(board=12)
    before = state.position()
    thoughts = list(bot(name).search(state, OnlyRandom(5)))
    assert state.position() == before
    assert all(thought.move in state.moves() for thought in thoughts)
    assert [thought.done for thought in thoughts] == sorted({thought.done for thought in thoughts})
    assert [thought.done == 1 for thought in thoughts] == [False] * (len(thoughts) - 1) + [True]
    assert thoughts[-1].move == bot(name).choose(state, Random(5))


@each_bot
def test_the_same_seed_plays_the_same_game(name):
    assert played(bot(name), bot("random"), 8, 3, seed=4) == played(bot(name), bot("random"), 8, 3, seed=4)
    assert len({played(bot(name), bot(name), 8, 3, seed=seed) for seed in range(4)}) == 4


@each_bot
def test_nothing_to_think_about_when_the_game_is_over(name):
    with pytest.raises(BadInput, match="over"):
        bot(name).choose(AGROS.position(put(8, L="a1", D="h8").replace("L 0 0", "L 2 0")), Random(1))


def test_chance_is_fair_and_shuffles_keep_everything():
    rng = OnlyRandom(3)
    picked = [pick("abc", rng) for _ in range(3000)]
    assert all(900 < picked.count(letter) < 1100 for letter in "abc")
    orders = []
    for _ in range(6000):
        items = list("abc")
        shuffle(items, rng)
        orders.append("".join(items))
    assert len(set(orders)) == 6 and all(900 < orders.count(order) < 1100 for order in set(orders))


# --- greedy -----------------------------------------------------------------------------------------------


def test_greedy_takes_the_most_and_says_what_it_gains():
    thought = list(bot("greedy").search(purses(3, 9, 4), Random(1)))[-1]
    assert str(thought.move) == "purse1" and thought.gain == 9


def test_greedy_chooses_among_equals_by_chance():
    assert {str(bot("greedy").choose(purses(3, 9, 9), Random(seed))) for seed in range(20)} == {"purse1", "purse2"}


def test_greedy_thinks_in_slices():
    thoughts = list(bot("greedy").search(purses(*range(50)), Random(1)))
    assert len(thoughts) >= 5 and thoughts[0].done < 0.25


@pytest.mark.parametrize("winners, choice", [((1,), "purse0"), ((0,), "purse1"), ((), "purse1")], ids=["won", "lost", "drawn"])
def test_an_ending_is_judged_by_who_wins(winners, choice):
    state = purses(2, 9, ends={0: Outcome(winners, "rule")})
    assert str(bot("greedy").choose(state, Random(1))) == choice


def test_a_lost_ending_is_the_last_resort_but_a_draw_is_not():
    lost, drawn = purses(99, 0, ends={0: Outcome((0,), "rule")}), purses(99, 0, ends={0: Outcome((), "rule")})
    assert str(bot("greedy").choose(lost, Random(1))) == "purse1"
    assert str(bot("greedy").choose(drawn, Random(1))) == "purse0"
    together = purses(99, 0, together=True, ends={0: Outcome((), "rule")})  # nobody wins: all lose
    assert str(bot("greedy").choose(together, Random(1))) == "purse1"


def test_the_lead_is_over_the_best_other_or_what_all_have_together():
    state, joint = purses(7).hidden_from(1, None), purses(7, together=True).hidden_from(1, None)
    for one in (state, joint):
        one.play(one.moves()[0])
    assert (lead(state, 1), lead(state, 0)) == (2, -2)
    assert (lead(joint, 1), lead(joint, 0)) == (7, 5)


def test_a_game_can_say_what_is_good_and_what_is_worth_a_look():
    room = SimpleNamespace(value=lambda state, seat: -state.gold[state.taken])
    assert str(bot("greedy").choose(purses(3, 9, 1, room=room), Random(1))) == "purse2"
    room.candidates = lambda state, rng: state.moves()[:2]
    assert str(bot("greedy").choose(purses(3, 9, 1, room=room), Random(1))) == "purse0"


# --- Agros ------------------------------------------------------------------------------------------------


class NeverPasses(Bot):
    """Any move but a pass: plays games to the bitter end."""

    name = "never passes"

    def think(self, state, rng):
        moves = state.moves()
        yield Thought(pick(moves[:-1] if len(moves) > 1 and not state.setting_up else moves, rng), 0, 1)


def played(light, dark, board, farmers, seed):
    """A game of Agros: who won, and its moves."""
    state, rng, moves = AGROS.start(board=board, farmers=farmers), Random(seed), []
    while state.to_move is not None:
        move = (light, dark)[state.to_move].choose(state, rng)
        state.play(move)
        moves.append(str(move))
    return state.outcome().winners, tuple(moves)


def share_won(one, other, board, farmers, games):
    """How many of the games `one` wins, sides swapped after each."""
    won = sum(played(one, other, board, farmers, seed)[0] == (0,) if seed % 2 else
              played(other, one, board, farmers, seed)[0] == (1,) for seed in range(games))
    return won / games


each_board = pytest.mark.parametrize("board, farmers", [(8, 3), (10, 5)])


@each_board
def test_greedy_beats_random(board, farmers):
    assert share_won(bot("greedy"), bot("random"), board, farmers, 40) >= 0.95


@each_board
def test_greedy_beats_random_that_plays_on(board, farmers):
    assert share_won(bot("greedy"), NeverPasses(), board, farmers, 30) >= 0.7


@each_board
def test_greedy_games_have_the_length_of_games(board, farmers):
    plies = [len(played(bot("greedy"), bot("greedy"), board, farmers, seed)[1]) - 2 * farmers for seed in range(16)]
    assert 20 <= median(plies) <= 130 and max(plies) < 250


def test_greedy_passes_when_every_move_is_for_the_worse():
    state = AGROS.position(put(8, L="a1=8", D="d2=3"))  # too tall to harvest; sowing would cost it the field
    assert len(state.moves()) > 1
    assert str(bot("greedy").choose(state, Random(1))) == "pass"


def test_greedy_ends_a_game_it_has_won_and_no_other():
    ahead, behind = put(8, L="a1=5", D="h8=2"), put(8, L="a1=2", D="h8=5")
    for position, passes in ((ahead, True), (behind, False)):
        state = AGROS.position(position.replace("L 0 0", "L 1 0"))
        assert (str(bot("greedy").choose(state, Random(1))) == "pass") == passes


def test_greedy_sets_up_apart_and_off_the_edge():
    state = AGROS.start(board=10, farmers=5)
    while state.setting_up:
        state.play(bot("greedy").choose(state, Random(2)))
    for farmers in state.farmers:
        spots = [divmod(cell, 10) for cell in farmers]
        assert all(max(abs(a - c), abs(b - d)) >= 2 for (a, b) in spots for (c, d) in spots if (a, b) != (c, d))
        assert sum(0 in spot or 9 in spot for spot in spots) <= 1


# --- brain ------------------------------------------------------------------------------------------------


class Asker:
    """A brain of its own, asked with data."""

    def __init__(self):
        self.brain = brain.Brain()

    def __call__(self, call, **args):
        return json.loads(self.brain.answer(json.dumps({"call": call, "args": args} if args else {"call": call})))

    def think(self, record, bot="greedy", seed=1):
        return self("think", record=record.data(), bot=bot, seed=seed)

    def decide(self, record, bot="greedy", seed=1):
        """Think to the end."""
        answer = self.think(record, bot, seed)
        while answer["more"]:
            answer = self("more")
        return answer


@pytest.fixture
def ask():
    return Asker()


def game_of(*moves, board=8, farmers=3):
    record = Record.new(AGROS, board=board, farmers=farmers)
    record.moves = list(moves)
    return record


SET_UP = ("c3", "f3", "d5", "f6", "c6", "e4")


def test_a_thought_comes_slice_by_slice(ask):
    record = game_of()
    first = ask.think(record, seed=9)
    assert first["more"] is True and 0 < first["done"] < 1
    last = ask.decide(record, seed=9)
    assert last == {"more": False, "done": 1.0, "gain": last["gain"],
                    "move": str(bot("greedy").choose(record.start(), Random(9)))}
    assert ask("more") == {"error": "no thought is begun"}


def test_a_bot_of_one_slice_answers_at_once(ask):
    assert ask.think(game_of(), bot="random")["more"] is False


def test_a_second_question_replaces_the_first(ask):
    fresh = Asker()
    ask.think(game_of(), seed=1)
    answer = ask.think(game_of(*SET_UP), seed=2)
    while answer["more"]:
        answer = ask("more")
    assert answer == fresh.decide(game_of(*SET_UP), seed=2)


def test_a_dropped_thought_is_gone(ask):
    ask.think(game_of())
    assert ask("drop") == {"ok": True} == ask("ping")
    assert ask("more") == {"error": "no thought is begun"}


def test_a_game_going_on_is_moved_on_not_replayed(ask, monkeypatch):
    starts = []
    start = Record.start
    monkeypatch.setattr(Record, "start", lambda self: starts.append(1) or start(self))
    record, rng = game_of(), Random(3)
    while (state := record.replay()).to_move is not None:
        if state.to_move == 0:  # every other turn: the record grows by one or more moves between two questions
            starts.clear()
            kept = ask.decide(record, seed=len(record.moves))
            assert len(starts) == (not record.moves)
            assert kept == Asker().decide(record, seed=len(record.moves))
        record.moves.append(str(bot("random" if state.to_move else "greedy").choose(state, rng)))
    assert len(record.moves) > 10


@pytest.mark.parametrize("other", [
    game_of(*SET_UP), game_of(*SET_UP, "c3 d4"), game_of(*SET_UP, "c3 c4", board=10), game_of(*SET_UP, "c3 c4", farmers=5),
    game_of()], ids=["taken back", "another move", "another board", "another number of farmers", "a new game"])
def test_another_game_is_not_mixed_up_with_the_kept_one(ask, other):
    if other.options["farmers"] == 5:
        other.moves = other.moves[:6]
    ask.decide(game_of(*SET_UP, "c3 c4"))
    assert ask.decide(other, seed=5) == Asker().decide(other, seed=5)


def test_an_illegal_move_is_named_and_does_no_harm(ask):
    ask.decide(game_of("c3", "f3"))
    assert ask.think(game_of("c3", "f3", "d5", "c3"))["error"].startswith("move 4 'c3' is illegal: occupied")
    assert ask.decide(game_of("c3", "f3")) == Asker().decide(game_of("c3", "f3"))


@pytest.mark.parametrize("request_, said", [
    ("{", "the request is not JSON"), ("[]", "there is no call None"), ('{"call": "sing"}', "there is no call 'sing'"),
    ('{"call": "think"}', "args"), ('{"call": "think", "args": {"record": {}, "bot": "greedy"}}', "seed"),
    ('{"call": "think", "args": {"record": {}, "bot": "greedy", "seed": 1}}', "'format' is missing"),
    ('{"call": "think", "args": {"record": [], "bot": "greedy", "seed": 1}}', "a record is a JSON object"),
    ('{"call": "think", "args": {"record": {"format": 1, "game": "agros", "rules": 1, "players": 2}, "bot": "deep", "seed": 1}}', "no bot 'deep' here")])
def test_bad_requests_are_answered_in_one_line(ask, request_, said):
    answer = json.loads(ask.brain.answer(request_))
    assert list(answer) == ["error"] and said in answer["error"] and "\n" not in answer["error"]


def test_a_finished_game_gives_nothing_to_think_about(ask):
    assert "over" in ask.think(game_of(*SET_UP, "pass", "pass"))["error"]


def test_a_bot_that_fails_says_how_and_is_over(ask, monkeypatch):
    def fails(state, rng):
        raise LookupError("lost\nmy way")

    monkeypatch.setattr(bot("random"), "think", fails)
    assert ask.think(game_of(), bot="random") == {"error": "LookupError: lost my way"}
    assert ask("more") == {"error": "no thought is begun"}


def test_par_comes_slice_by_slice_and_belongs_to_the_deal(ask):
    record = Record.new(load("sprawlopolis"), 1, 5)
    first = ask("par", record=record.data())
    assert first["more"] is True and 0 < first["done"] < 1
    answer, record.moves = first, ["c1 2,0 r0"]  # whatever was played since
    again = ask("par", record=record.data())
    assert again == first
    assert ask("drop") == {"ok": True} and ask("more") == {"error": "no thought is begun"}
    state = record.start()
    assert {**answer, "done": 0} == {"more": True, "score": state.total(), "nodes": answer["nodes"], "done": 0}


def test_par_is_not_asked_of_games_that_know_none(ask):
    assert ask("par", record=game_of().data()) == {"error": "nothing is known of par in agros"}
    assert "a record is a JSON object" in ask("par")["error"]


def test_the_page_asks_one_brain():
    assert json.loads(brain.answer('{"call": "ping"}')) == {"ok": True}
