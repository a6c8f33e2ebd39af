"""Turns, rows, prices, the end, the Architect, refusals: what the rules say of a game as a whole."""

from random import Random

import pytest
from games.akropolis.positions import AKROPOLIS, city, reached

from pygame_core import BadInput, Illegal
from pygame_core.games.akropolis import architect
from pygame_core.games.akropolis.tiles import TILES
from pygame_core.geometry.hexes import name, trio

TABLES = [  # players, tiles, turns, rows
    (2, "players", 36, 12), (3, "players", 48, 12), (4, "players", 60, 12), (2, "all", 60, 20), (3, "all", 60, 15), (4, "all", 60, 12)]


def dealt(players=2, first=(), **options):
    """A game whose first tiles are these, the others in order of their numbers."""
    count = len(AKROPOLIS.start(players, 1, **options).deal["tiles"])
    rest = [tile for tile in range(1, count + 1) if tile not in first]
    return AKROPOLIS.start(players, deal={"tiles": [*first, *rest]}, **options)


def play(state, *moves):
    heard = []
    for move in moves:
        state.play(state.find(move), heard.append)
    return heard


# --- set-up -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players, stones, site", [(2, [1, 2], 4), (3, [1, 2, 3], 5), (4, [1, 2, 3, 4], 6)])
def test_the_first_site_and_the_stones_of_the_start(players, stones, site):
    state = dealt(players)
    assert state.stones == stones and state.site == tuple(range(1, site + 1))
    assert len(state.stacks) == 11 * (players + 1)
    assert len(state.moves()) == 180  # two tiles the first player can pay, in 90 poses each


@pytest.mark.parametrize("players, stacks, left", [(2, 19, 4), (3, 15, 5)])
def test_the_long_game_uses_all_tiles(players, stacks, left):
    """Three players: 15 stacks of four and one tile, which calls for a stack at once: 14 stacks are left."""
    state = dealt(players, tiles="all")
    assert len(state.deal["tiles"]) == 61 and len(state.site) == left
    assert len(state.stacks) == (stacks if players == 2 else stacks - 1) * (players + 1)


def test_the_same_seed_deals_the_same_and_another_one_does_not():
    one, again, other = (AKROPOLIS.start(2, seed).deal for seed in (5, 5, 6))
    assert one == again != other
    assert AKROPOLIS.start(2, deal=one).position() == AKROPOLIS.start(2, 5).position()


# --- rows and the order of turns --------------------------------------------------------------------------


@pytest.mark.parametrize("players, tiles, turns, rows", TABLES)
def test_a_game_has_its_length_and_the_order_of_turns_never_breaks(players, tiles, turns, rows):
    state, rng, made = AKROPOLIS.start(players, 3, tiles=tiles), Random(3), 0
    while state.to_move is not None:
        assert state.to_move == made % players
        # A row serves one turn more than there are players: whoever opens it also has the choice of its last two.
        place = made % (players + 1)
        assert len(state.site) == players + 2 - place
        assert state.row == (made // (players + 1) + 1, rows)
        assert state.opener == made // (players + 1) % players
        if place in (0, players):
            assert state.to_move == state.opener
        moves = state.moves()
        state.play(moves[int(rng.random() * len(moves))])
        made += 1
    assert made == turns and state.site and len(state.site) == 1 and not state.stacks and state.moves() == []
    assert [len(each.placed) for each in state.cities] == [turns // players] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rows_refill_behind_the_tile_that_is_left(players):
    """Everyone takes the free tile, through three rows: the site is always the next tiles in order."""
    state, opened = dealt(players), []
    for turn in range(3 * (players + 1)):
        row, place = divmod(turn, players + 1)
        first = row * (players + 1) + place + 1
        assert state.site == tuple(range(first, (row + 1) * (players + 1) + 2))
        heard = []
        state.play(state.moves()[0], heard.append)
        opened += [(turn, event.seat, event.values["row"]) for event in heard if event.kind == "row"]
    assert opened == [(players, 1, 2), (2 * players + 1, 2 % players, 3), (3 * players + 2, 3 % players, 4)]


# --- the site ---------------------------------------------------------------------------------------------


def test_a_tile_costs_a_stone_for_each_one_before_it():
    state = dealt(4)
    play(state, "t1 0,1 r3", "t2 0,1 r3", "t3 0,1 r3")
    assert state.stones == [1, 2, 3, 4] and state.site == (4, 5, 6)
    play(state, "t6 0,1 r3")
    assert state.stones[3] == 2 and state.site == (4, 5)


@pytest.mark.parametrize("place, price", [(place, place) for place in range(5)])
def test_prices(place, price):
    state = dealt(4)
    for _ in range(3):
        play(state, str(state.moves()[0]))
    state.site = (31, 32, 33, 34, 35, 36)
    before = state.stones[3]
    play(state, f"t{31 + place} 0,1 r3")
    assert before - state.stones[3] == price


def test_a_tile_one_cannot_pay_is_refused():
    with pytest.raises(Illegal) as refused:
        dealt(2).find("t3 0,1 r3")
    assert refused.value.rule == "price" and refused.value.values == {"tile": "t3", "price": 2, "n": 1}


def test_covering_two_quarries_pays_at_once():
    state = dealt(2, (4, 7, 10, 11, 12))
    play(state, "t4 0,1 r3")  # its quarries come to lie beside those of the start tile
    seat = state.cities[0]
    pose = next(pose for pose in seat.poses() if seat.quarries(pose) == 2)
    play(state, str(state.moves()[0]))
    heard = play(state, str(next(move for move in state.moves() if move.code == (state.site[0], pose))))
    assert heard[0].kind == "raised" and heard[0].values["won"] == 2 and heard[0].values["level"] == 2
    assert state.stones[0] == 1 + 2


# --- placing ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("move, rule", [
    ("t1 9,9 r0", "touch"), ("t1 3,0 r1", "touch"), ("t1 0,1 r0", "overhang"), ("t1 0,0 r0", "overhang"), ("t1 64,0 r0", "plane"), ("t1 -0,1 r0", "plane"),
    ("t1 99999999,1 r0", "plane"), ("t1 40,40 r0", "plane"), ("t1 0,1 r6", "notation"), ("t1 0,1 r", "notation"), ("t1 0,1", "notation"),
    ("t1", "notation"), ("0,1", "turn"), ("", "notation"), ("x", "notation"), ("t1 a,1 r0", "notation"), ("t1 0,1 r3 r3", "notation"),
    ("t99 0,1 r3", "notation"), ("t0 0,1 r3", "notation"), ("t5 0,1 r3", "site"), ("t4 0,1 r3", "price")])
def test_what_is_no_move_is_refused_by_its_rule(move, rule):
    with pytest.raises(Illegal) as refused:
        dealt(2).find(move)
    assert refused.value.rule == rule


def test_higher_up_three_equal_heights_and_two_tiles_are_needed():
    state = dealt(2)
    state.cities[0] = city("4@0,1,r3 5@-1,-1,r0")[0]

    def rule(move):
        with pytest.raises(Illegal) as refused:
            state.find(move)
        return refused.value.rule

    assert rule("t1 0,1 r3") == "two-tiles"
    raised = next(pose for pose in state.cities[0].poses() if pose // 6 in state.cities[0].top and state.cities[0].quarries(pose))
    state.cities[0] = state.cities[0].built(11, raised)
    steps = [pose for cell in state.cities[0].top for pose in range(6 * cell, 6 * cell + 6)
             if {state.cities[0].level.get(each) for each in trio(pose)} == {1, 2}]
    assert steps and all(rule(f"t1 {name(pose // 6)} r{pose % 6}") == "equal-height" for pose in steps)


def test_a_first_cell_alone_is_refused_by_what_comes_closest():
    state = dealt(2)
    for picks, rule in ((("t1", "9,9"), "touch"), (("t1", "0,0"), "overhang"), (("t1", "0,1", "r0"), "overhang"), (("t3",), "price")):
        assert state.why(picks).rule == rule


def test_every_legal_move_is_found_by_its_text_whatever_the_case():
    state = reached(3, 4, 17)
    assert all(state.find(f" {str(move).upper()} ") == move for move in state.moves()[::13])


# --- the end ----------------------------------------------------------------------------------------------


def ended(totals, stones):
    """A finished game of two or more with these totals, by plaza-less cities and the stones left over."""
    state = dealt(len(totals))
    state.site, state.stacks = (1,), ()
    state.stones = list(stones)

    class Fixed:
        def __init__(self, points):
            self.points = lambda: points

    state.cities = [Fixed(total - own) for total, own in zip(totals, stones)]
    return state


@pytest.mark.parametrize("totals, stones, winners, rule", [
    ((50, 40), (1, 9), (0,), "most-points"), ((40, 40), (1, 2), (1,), "most-stones"), ((40, 40, 30), (2, 2, 9), (0, 1), "shared"),
    ((40, 40, 40, 40), (0, 3, 3, 1), (1, 2), "shared"), ((10, 20, 30), (0, 0, 0), (2,), "most-points")])
def test_who_wins(totals, stones, winners, rule):
    assert ended(totals, stones).outcome()[:2] == (winners, rule)


def test_after_the_end_nothing_can_be_done():
    state = reached(2, 2, 36)
    assert state.to_move is None and state.outcome()
    with pytest.raises(Illegal) as refused:
        state.find("t1 0,1 r3")
    assert refused.value.rule == "end"


# --- the Architect ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("tiles, stones, place", [
    ((31, 21, 1, 2), 2, 2), ((31, 21, 22, 1), 2, 0), ((31, 1, 2, 3), 0, 0), ((1, 2, 3, 4), 5, 0), ((31, 1), 1, 1), ((31, 32), 9, 0)])
def test_the_architect_takes_the_cheapest_plaza_it_can_pay_else_the_free_tile(tiles, stones, place):
    assert architect.choice(tiles, stones) == place


def tiles_of(*hexes):
    return [TILES.index(each) for each in hexes]


@pytest.mark.parametrize("level, double, points", [("easy", False, 5), ("medium", False, 11), ("hard", False, 10), ("hard", True, 20)])
def test_the_architect_with_its_start_tile_and_houses(level, double, points):
    """Tiles with five houses and no quarry or plaza but the start tile's: 5 x 1, 5 x 1 + 3 x 2, 5 x 2, and doubled from 10."""
    tiles = tiles_of("htm", "bth", "gmh", "bhg", "bhm")
    assert architect.worth(tiles, level, (double,) * 5).points == points


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_the_variants_of_the_architect(level):
    """Two houses (too few), four markets (one plaza: three double), two barracks, one temple (double if hard), two gardens."""
    tiles = tiles_of("Mbq", "mqq", "bmq", "gmh", "mqt", "gqq", "Ghq")
    hexes = "".join(TILES[tile] for tile in tiles)
    assert [hexes.count(kind) for kind in "hmbtgM"] == [2, 4, 2, 1, 2, 1]
    values = [value for value, _ in architect.worth(tiles, level, (True,) * 5).colours]
    assert values == ([2, 4 + 3, 4, 1, 4] if level == "easy" else [4, 8 + 6, 8, 4, 8])


def test_alone_one_plays_against_the_architect_row_by_row():
    state = dealt(1, (31, 21, 1, 2))
    assert state.players == 1 and state.stones == [1, 2] and state.site == (31, 21, 1, 2)
    heard = play(state, "t21 0,1 r3")  # paid 1, which the Architect gets; it pays 1 for the plaza behind the free tile
    assert [event.kind for event in heard] == ["built", "architect"]
    assert state.taken == (1,) and state.stones == [0, 2] and state.site == (31, 2)
    heard = play(state, "t31 0,3 r3")
    assert state.taken == (1, 2) and [event.kind for event in heard] == ["built", "row-alone", "architect"]
    assert state.to_move == 0 and len(state.site) == 3


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_game_alone_goes_to_its_end(level):
    state = AKROPOLIS.start(1, 8, architect=level)
    rng, made, paid = Random(8), 0, 0
    while moves := state.moves():
        assert state.to_move == 0
        heard = []
        state.play(moves[int(rng.random() * len(moves))], heard.append)
        made += 1
        assert sum(event.kind == "architect" for event in heard) == 1
    assert made == 18 and len(state.taken) == 18 and len(state.scores()) == 1
    rival = state.architect_score().points + state.stones[1]
    expected = ((0,), "architect-beaten") if state.totals()[0] > rival else ((), "architect-wins")
    assert state.outcome()[:2] == expected


@pytest.mark.parametrize("mine, stones, won", [(11, 5, True), (10, 5, False), (10, 6, True), (10, 4, False), (9, 9, False)])
def test_a_full_tie_with_the_architect_is_lost(mine, stones, won):
    """The Architect has 5 points and 5 stones."""
    state = ended((mine, 0), (stones, 5))
    state.players, state.taken = 1, tuple(tiles_of("htm", "bth", "gmh", "bhg", "bhm"))
    assert state.outcome()[:2] == (((0,), "architect-beaten") if won else ((), "architect-wins"))


# --- deals ------------------------------------------------------------------------------------------------

WHOLE = list(range(1, 38))


@pytest.mark.parametrize("deal, named", [
    ({"tiles": WHOLE[:-1]}, "tile 37 is missing"), ({"tiles": WHOLE[2:]}, "tile 1 is missing, and 1 more"), ({"tiles": []}, "tile 1 is missing"),
    ({"tiles": WHOLE + [5]}, "tile 5 is at place 5 and again at place 38"), ({"tiles": [1, *WHOLE[:-1]]}, "tile 1 is at place 1 and again at place 2"),
    ({"tiles": WHOLE[:-1] + [38]}, "place 37: 38 is not a tile of this game (1 to 37)"), ({"tiles": [0, *WHOLE]}, "place 1: 0"),
    ({"tiles": ["1", *WHOLE[1:]]}, "place 1: '1'"), ({"tiles": [True, *WHOLE[1:]]}, "place 1: True"), ({"tiles": [1.0, *WHOLE[1:]]}, "place 1: 1.0"),
    ({"tiles": "1 2 3"}, "is a list of tile numbers"), ({"tiles": None}, "is a list of tile numbers"), ({}, "deal is"), ({"cards": []}, "'cards'"),
    ({"tiles": WHOLE, "more": 1}, "'more'")])
def test_bad_deals_are_named(deal, named):
    with pytest.raises(BadInput) as wrong:
        AKROPOLIS.start(2, deal=deal)
    assert named in str(wrong.value) and "\n" not in str(wrong.value)


def test_the_order_of_the_stacks_is_all_that_is_hidden():
    state = reached(3, 2, 10)
    orders = set()
    for seed in range(5):
        known = state.hidden_from(1, Random(seed))
        assert sorted(known.stacks) == sorted(state.stacks) and known.site == state.site
        assert known.moves() == state.moves() and known.scores() == state.scores() and known.stones == state.stones
        assert AKROPOLIS.start(deal=known.deal).position() == known.position()
        assert known.deal != state.deal
        orders.add(known.stacks)
    assert len(orders) == 5 and state.stacks not in orders
