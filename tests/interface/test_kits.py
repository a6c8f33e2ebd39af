"""What people make to play with: made in the workshop, kept, chosen on the set-up sheet, carried by the record."""

import json
import re

import pytest
from app.main import App
from app.play import Play
from app.setup import Setup
from app.shelf import Shelf
from app.workshop import Workshop
from pygame_core import load


@pytest.fixture
def make(app, page):
    """A new deck in the workshop, with these touches."""
    def make(*picks, game="agropolis"):
        page.go(f"#/{game}/new")
        page.act("make", "")
        for pick in picks:
            page.ear({"type": "pick", "pick": pick})
        return app.screen

    return make


def own(page, game="agropolis"):
    return {key: json.loads(value) for key, value in page.kept.items() if key.startswith(f"kit:{game}:")}


def test_the_set_up_sheet_says_whose_deck_it_is(app, page):
    page.go("#/agropolis/new")
    assert "the printed block sides of Agropolis are not public" in page.html and "Agora’s own" in page.html
    page.go("#/agros/new")
    assert 'id="kit"' not in page.html and app.screen.editor is None


def test_a_deck_is_made_kept_and_played_with(app, page, make):
    workshop = make("c2", "b4")
    page.act("make", "pen2-chicken")
    assert isinstance(workshop, Workshop) and len(own(page)) == 1
    page.act("named", name="  Our   farm ")
    page.act("use")
    assert isinstance(app.screen, Setup) and app.screen.chosen["kit"] == workshop.id
    assert "Our farm" in page.html and "not public" not in page.html
    page.act("begin", **app.screen.chosen)
    page.run()
    record = json.loads(page.kept[f"save:{app.screen.id}"])
    assert record["deal"]["cards"]["name"] == "Our farm" and record["deal"]["hash"] == app.screen.state.deck.hash
    assert app.screen.state.deck.cards[2][3].pens == ("cow", "chicken")
    page.act("drop")  # nobody at the table hears it
    page.go(f"#/agropolis/kit/{workshop.id}")
    page.act("drop")
    page.act("agree")
    assert not own(page) and isinstance(app.screen, Setup) and app.screen.chosen["kit"] == ""
    assert json.loads(page.kept[f"save:{app.screen.app.store.saves()[0].id}"])["deal"]["cards"]["name"] == "Our farm"


def test_every_change_is_kept_at_once_and_can_be_taken_back(app, page, make):
    workshop = make("c3")
    before = own(page)
    page.ear({"type": "pick", "pick": "1N"})
    page.act("make", "clear")
    assert own(page) != before and workshop.draft.faults(app.text) == []
    page.act("undo")
    assert "Card 3, top left block: a road joins two edges; here it reaches 1." in page.html and workshop.draft.card == 3
    page.act("undo")
    page.act("undo")
    assert own(page) == before
    page.act("back")
    assert isinstance(app.screen, Setup)


def test_an_unfinished_deck_waits_and_the_set_up_sheet_says_what_is_missing(app, page, make):
    workshop = make("c3", "1N")
    assert 'id="kit-use" aria-disabled="true"' in page.html and 'id="kit-export" aria-disabled="true"' in page.html
    page.go("#/agropolis/new")
    page.act("begin", **{**app.screen.chosen, "kit": workshop.id})
    assert isinstance(app.screen, Setup) and "Card 3, top left block: a road joins two edges" in page.html
    page.act("make", workshop.id)
    assert app.screen.draft.data() == workshop.draft.data()
    page.go("#/agropolis/new?start")
    assert isinstance(app.screen, Shelf) and "Card 3, top left block: a road joins two edges" in page.html


def test_a_deck_goes_out_as_a_file_and_comes_in_again(app, page, make):
    made = make("c2", "b4")
    page.act("make", "pen1-pig")
    page.act("export")
    name, words = page.downloads[-1]
    assert name == f"agora-agropolis-{made.id}.json" and json.loads(words) == made.draft.data()
    page.go("#/agropolis/new")
    page.ear({"type": "file", "act": "kit", "name": name, "text": words, "size": len(words)})
    assert app.screen.chosen["kit"] == made.id and len(own(page)) == 1  # the same one is there
    page.kept.clear()
    page.ear({"type": "file", "act": "kit", "name": name, "text": words, "size": len(words)})
    assert list(own(page).values()) == [made.draft.data()] and app.screen.chosen["kit"] in next(iter(own(page)))


@pytest.mark.parametrize("change, words", [
    (lambda data: data["cards"].pop(), "deck: cards has 17 cards, must have 18"),
    (lambda data: data["cards"][4].update(number=4), "deck: card 4: the number stands twice"),
    (lambda data: data["cards"][4]["blocks"][0].update(zone="lake"), "deck: card 5, block 1: zone"),
    (lambda data: data["cards"][0]["blocks"][0].pop("way"), "deck: card 1, block 3: way.exits: the road to N leads nowhere"),
    (lambda data: data.update(game="naturopolis"), "deck: game is")])
def test_a_bad_file_says_in_one_line_which_card_and_field_and_loses_nothing(app, page, make, change, words):
    made = make("c2")
    page.act("use")
    kept = own(page)
    data = load("agropolis").room("editor").begin().data()
    change(data)
    page.ear({"type": "file", "act": "kit", "name": "bad.json", "text": json.dumps(data), "size": 9})
    assert f"bad.json: {words}" in page.html and own(page) == kept and app.screen.chosen["kit"] == made.id
    page.ear({"type": "file", "act": "kit", "name": "worse.json", "text": "{", "size": 1})
    assert "worse.json: the record is not JSON" in page.html
    page.act("chosen", **app.screen.chosen)
    assert "worse.json" not in page.html


def test_a_bad_file_is_told_in_the_readers_language(page):
    page.language = "ru"
    app = App(page)
    app.start()
    page.go("#/agropolis/new")
    data = load("agropolis").room("editor").begin().data()
    data["cards"][4]["blocks"][0]["pens"] = []
    page.ear({"type": "file", "act": "kit", "name": "bad.json", "text": json.dumps(data), "size": 9})
    assert "bad.json: колода: карта 5, квартал 1: в pens загонов 0, а нужно 1 или 2" in page.html


def test_the_drawing_has_one_tab_stop_that_follows_the_focus(page, make):
    make("c2")
    assert page.html.count('tabindex="0"') == 2  # the card in hand and all cards
    page.point("2N", focus=True)
    assert 'tabindex="0"' in re.search('<g[^>]*id="make-2N"[^>]*>', page.html)[0]
    page.point("3S")  # pointing is no focus
    assert make().focus is None


def test_decks_are_of_their_game_and_last_where_nothing_can_be_kept(app, page, make):
    page.storage_works = False
    first = make("c2")
    assert own(page) == {} and app.store.kits("agropolis")[first.id] == first.draft.data()
    assert app.store.kits("naturopolis") == {}
    make(game="naturopolis")
    assert [data["name"] for data in app.store.kits("naturopolis").values()] == ["Deck 1"]
    app.store.drop_kit("agropolis", first.id)
    assert app.store.kits("agropolis") == {}


def test_what_is_not_there_or_spoilt_is_said(app, page):
    for place in ("#/agropolis/kit/none", "#/agros/kit/none"):
        page.go(place)
        assert isinstance(app.screen, Shelf) and "There is nothing of that name here: none" in page.html
    page.kept["kit:agropolis:odd"] = json.dumps({"name": "Odd", "format": 1, "game": "agropolis", "cards": []})
    page.kept["kit:agropolis:bad"] = "{"
    page.go("#/agropolis/new")
    assert "Odd" in page.html and "bad" not in app.screen.kits
    page.act("make", "odd")
    assert isinstance(app.screen, Shelf) and "deck: cards has 0 cards" in page.html


def test_a_deck_kept_by_an_earlier_visit_is_chosen_as_before(page, make):
    workshop = make("c2")
    page.act("use")
    app = App(page)
    app.start()
    page.go("#/agropolis/new")
    assert app.screen.chosen["kit"] == workshop.id and '<p class="soft sm"></p>' not in page.html, "nothing is to be said of it"
    page.go("#/agropolis/new?start")
    assert isinstance(app.screen, Play)


# --- where not every game is played with what was made: ban lists of Agricola ---------------------------------


def test_a_list_is_offered_where_it_plays_a_part_among_what_few_look_for(app, page):
    page.go("#/agricola/new")
    assert 'id="kit"' not in page.html, "a family game"
    page.act("chosen", **{**app.screen.chosen, "board": "standard"})
    assert 'id="kit"' in re.search("<details.*?</details>", page.html, re.DOTALL)[0] and '<details id="advanced">' in page.html
    page.act("make", "")
    page.act("use")
    assert '<details id="advanced" open>' in page.html, "what is chosen is not out of sight"
    page.act("chosen", **{**app.screen.chosen, "cards": "none"})
    assert 'id="kit"' not in page.html


def test_a_list_is_made_and_played_with_and_stays_with_the_table(app, page):
    page.go("#/agricola/new")
    page.act("chosen", **{**app.screen.chosen, "board": "standard"})
    page.act("make", "")
    for pick in ("E-minor", "E12", "E16"):
        page.ear({"type": "pick", "pick": pick})
    page.act("make", "community")
    out = app.screen.draft.kit()["bans"]
    page.act("use")
    assert len(out) == 9 and "Leaves out 5 cards of those for this game." in page.html, "the others are for more players"
    page.act("begin", **app.screen.chosen)
    page.run()
    assert json.loads(page.kept[f"save:{app.screen.id}"])["deal"] == {"bans": out}
    page.act("again")
    page.run()
    state = app.screen.state
    assert state.deal["bans"] == out and not {*state.farms[0].hand, *state.deck} & set(out)
    page.go("#/agricola/new")
    page.act("begin", **{**app.screen.chosen, "board": "family"})
    page.run()
    assert json.loads(page.kept[f"save:{app.screen.id}"])["deal"] is None, "a family game carries none"


def test_a_spoilt_list_says_so_before_anything_begins(app, page):
    page.kept["kit:agricola:odd"] = json.dumps({"format": 1, "game": "agricola", "name": "Odd", "bans": ["A3"]})
    page.go("#/agricola/new")
    page.act("chosen", **{**app.screen.chosen, "board": "standard", "kit": "odd"})
    assert "ban list: card 1: &#x27;A3&#x27; is a major improvement" in page.html
    page.act("begin", **app.screen.chosen)
    assert isinstance(app.screen, Setup)


def test_on_a_phone_another_page_of_a_long_piece_is_shown_from_its_top(app, page):
    page.is_narrow = True
    page.go("#/agricola/new")
    page.act("make", "")
    page.ear({"type": "pick", "pick": "E-minor"})
    assert page.attributes.pop("scrolled") == "#piece" and 'class="screen workshop long"' in page.html
    page.ear({"type": "pick", "pick": "E12"})
    assert "scrolled" not in page.attributes, "a card touched stays where it is"
    page.act("make", "page-2")
    assert page.attributes.pop("scrolled") == "#piece"
    page.go("#/agropolis/new")
    page.act("make", "")
    page.ear({"type": "pick", "pick": "c2"})
    assert "scrolled" not in page.attributes and 'class="screen workshop"' in page.html, "a card of Agropolis is not long"
