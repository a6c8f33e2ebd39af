"""The occupations of the K deck at work."""

from pygame_core.games.agricola.card_demos.at import at

LAST_PERSON = {"day_laborer": [0]}  # of two: one is left to place
LAST_OF_THREE = {"day_laborer": [0], "take_grain": [0]}  # of a family of three
GROWN = {"rooms": "a1+a2+a3", "material": "clay", "fields": "b1+c1", "people": 3}  # a farm late in the game
OTHERS_3 = {"wood_3": [1], "fishing": [1], "clay_1": [2], "reed_1": [2]}  # the people of the others, each of whom has two
OTHERS_4 = {"wood_3": [1], "fishing": [1], "clay_1": [2], "reed_1": [2], "wood_1_4p": [3], "clay_2_4p": [3]}
LAST_OF_ALL = {"players": 4, "first": 1, "taken": LAST_PERSON | OTHERS_4}  # one of two is left to place when the others have
A_ROUND = ("clay_1", "wood_3", "wood_1_4p", "clay_2_4p", "reed_1", "fishing", "wood_2_4p", "traveling_players_4p")  # of four, two people each
FED = dict(food=4)  # another player with enough for the harvest

SHOWN = {
    "K266": at(5, "sow_bake", "use vegetable", "sow vegetable c1", "sow grain d1", players=4, cards=["K266"], fields="c1+d1", grain=2, food=2),
    "K267": at(8, "family_growth_minor", "use yes", "wood_3", "fishing", cards=["K267"], fields="b1+c1", rooms="a1+a2+a3", food=4),
    "K268": at(8, "take_grain", "use grain", "vegetable_1", "use vegetable", cards=["K268"], fields="b1+c1", food=5),
    "K269": at(5, "traveling_players_4p", "use plow_field", "plow c1", cards=["K269"], fields="b1", food=2, **LAST_OF_ALL),
    "K270": at(5, "build_rooms_stables", "room a3", "use yes", cards=["K270"], fields="b1", wood=5, reed=2, food=3),
    "K271": at(5, "wood_3", "occupation", "play K300", cards=["K271"], hand=["K300"], fields="b1", food=5, others=[dict(hand=["K290"]), {}, {}]),
    "K272": at(8, "renovate_improve", "renovate wood1-clay1-reed1", "done", "build_rooms_stables", "room a3", cards=["K272"], fields="b1+c1", wood=2,
               clay=4, reed=3, food=2),
    "K273": at(14, "reed_stone_food_4p", "cook boar", "use wood2", "cook boar", "use wood2", cards=["A1", "K273"], boar=2, wood=4, food=1,
               pastures=["d2"], others=[FED, FED, FED], taken=LAST_OF_THREE | OTHERS_4, **GROWN),
    "K274": at(14, "fishing", cards=["K274"], sheep=1, boar=1, pastures=["d1+e1", "d2+e2"], food=8, taken=LAST_OF_THREE, **GROWN),
    "K275": at(5, "occupation", "use K275", players=4, cards=["K275"], hand=["K272", "K290", "K300"], fields="b1", food=2),
    "K276": at(14, "plow_field", "feed", cards=["K276"], rooms="a1+a2+a3", material="clay", fields="b1+b2", crops={"b1": ["vegetable", 2]},
               pastures=["c1+d1+e1+c2+d2+e2", "c3+d3+e3"], grain=1, sheep=1, boar=1, cattle=1, people=3, food=6, others=[FED, FED],
               taken=LAST_OF_THREE | OTHERS_3),
    "K277": at(6, "start_player_minor", "token", "buy A7", players=3, cards=["K277"], fields="b1", material="clay", wood=1, stone=1, food=2),
    "K278": at(4, "sow_bake", "sow wood K278-1", cards=["K278"], wood=1, food=6, taken=LAST_PERSON),
    "K279": at(8, "wood_3", "play K290", cards=["K279"], hand=["K290"], fields="b1+c1", material="stone", food=3, taken=LAST_PERSON),
    "K280": at(14, "wood_2_3p", "cook boar", "cook boar", "cook cattle", "cook cattle", cards=["A1", "K280"], boar=2, cattle=2, pastures=["d2", "e2"],
               others=[FED, FED], taken=LAST_OF_THREE | OTHERS_3, **GROWN),
    "K281": at(5, "major_minor", "buy K123", "buy K109", "start_player_minor", "token", "buy A1", cards=["K281", "K290"], hand=["K123", "K109"],
               fields="b1", wood=2, clay=2, food=2),
    "K282": at(14, "build_rooms_stables", "room b1", cards=["K282"], rooms="a1+a2+a3", fields="c1+d1", people=3, wood=5, reed=2, food=6,
               others=[FED | dict(rooms="a1+a2+a3"), FED], taken=LAST_OF_THREE | OTHERS_3),
    "K283": at(8, "occupation", "fishing", hand=["K283"], fields="b1+c1", food=2),
    "K284": at(5, "occupation", "day_laborer", "use yes", "reed_1", hand=["K284"], fields="b1", food=2, piles={"wood_3": 4}),
    "K285": at(10, "use K285 clay1", "use K285 clay2", cards=["K285"], fields="b1+c1", clay=3, food=2, notes={"K285": 1},
               others=[dict(cards=["A10"]), {}]),
    "K286": at(5, "sow_bake", "sheep_1", cards=["K286"], fields="c1", grain=1, pastures=["d2"], food=2, piles={"sheep_1": 4}),
    "K287": at(8, "reed_stone_food_4p", cards=["K287"], fields="b1+c1", wood=8, clay=7, reed=5, stone=4, food=2, **LAST_OF_ALL),
    "K288": at(5, "reed_stone_food_4p", "use grain", players=4, cards=["K288"], fields="b1", food=2),
    "K289": at(5, "take_grain", "use sow_bake", cards=["K289"], fields="c1", food=2, **LAST_OF_ALL),
    "K290": at(5, "wood_3", "clay_1", cards=["K290"], fields="b1", food=2),
    "K291": at(5, "occupation", players=3, hand=["K291"], fields="b1", food=6),
    "K292": at(8, "vegetable_1", cards=["K292"], fields="b1+c1", food=2),
    "K293": at(6, "wood_3", "use yes", "plow c1", cards=["K293"], fields="b1", food=3, notes={"K293": [7, 10, 13]}, taken=LAST_PERSON),
    "K294": at(5, "build_rooms_stables", "room a3", players=3, cards=["K294"], fields="b1", wood=6, food=2),
    "K295": at(12, "occupation", hand=["K295"], fields="b1+c1", cattle=1, pastures=["d2+e2"], food=4, **LAST_OF_ALL),
    "K296": at(5, "occupation", "wood_3", "clay_1", "take_grain", players=3, hand=["K296"], fields="b1", food=2),
    "K297": at(6, "use K297", "sheep_1", players=3, cards=["K297"], fields="b1", sheep=3, pastures=["d1", "e1+e2"], food=2),
    "K298": at(8, "occupation", hand=["K298"], fields="b1+c1", material="stone", food=4, **LAST_OF_ALL),
    "K299": at(5, "wood_3", "cook sheep", cards=["K299"], fields="b1", food=2, others=[dict(cards=["A1"], sheep=1), {}]),
    "K300": at(4, "wood_3", "use K300", cards=["K300"], vegetable=1, food=1, taken=LAST_PERSON),
    "K301": at(5, "fences", "fence d2", cards=["K301"], fields="b1", wood=3, food=2),
    "K302": at(3, *A_ROUND[4:], before=("occupation", *A_ROUND[1:], *A_ROUND, *A_ROUND, *A_ROUND[:4]), hand=["K302"], food=4, others=[FED, FED, FED]),
    "K303": at(8, "use K303", players=4, cards=["K303"], fields="b1+c1", material="clay", reed=1, stone=2, food=2),
    "K304": at(5, "reed_stone_food_4p", cards=["K304"], fields="b1", food=2, chance=4, **LAST_OF_ALL),
    "K305": at(6, "reed_stone_food_4p", "use sheep", cards=["K305"], fields="b1", food=2, notes={"K305": 3}, **LAST_OF_ALL),
    "K306": at(6, "sheep_1", cards=["K306"], fields="b1", rooms="a1+a2+a3", boar=1, cattle=1, food=2),
    "K307": at(6, "fences", "fence d2+e2", "use cattle", players=4, cards=["K307"], fields="b1", wood=6, food=5),
    "K308": at(5, "reed_stone_food_4p", "use reed_1", "reed_1", players=4, cards=["K308"], fields="b1", rooms="a1+a2+a3", people=3, food=2,
               taken=LAST_OF_THREE | OTHERS_4),
    "K309": at(5, "reed_stone_food_4p", cards=["K309"], fields="b1", sheep=2, pastures=["d2"], food=2, **LAST_OF_ALL),
    "K310": at(5, "wood_3", "clay_1", "reed_1", cards=["K310"], fields="b1", rooms="a1+a2+a3", people=3, food=2),
    "K311": at(5, "traveling_players_4p", cards=["K311"], fields="b1", food=2, **LAST_OF_ALL),
    "K312": at(5, "build_rooms_stables", "stable e1", "use yes", cards=["K312"], fields="b1", wood=2, food=3),
    "K342": at(5, "traveling_players_4p", "use sheep", "use cattle", players=4, cards=["K342"], fields="b1", pastures=["d2"], food=2,
               piles={"traveling_players_4p": 5}),
}
