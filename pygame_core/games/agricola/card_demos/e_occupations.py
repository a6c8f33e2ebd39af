"""The occupations of the E deck at work."""

from pygame_core.games.agricola.card_demos.at import at

# Who stands where when the others have placed everybody: alone, or among three or four with two people each.
ALONE = {"take_grain": [0]}
THREE = {"take_grain": [1], "plow_field": [2], "day_laborer": [1], "resource_1_3p": [2]}
FOUR = {"take_grain": [1], "plow_field": [2], "day_laborer": [1], "major_minor": [3], "reed_stone_food_4p": [2], "occupation_4p": [3]}
LAST_OF_THREE, LAST_OF_FOUR = ({**stood, "build_rooms_stables": [0]} for stood in (THREE, FOUR))  # and the reader has one left
# Four more rounds of four, but for the last person.
LATER = (4 * ("wood_3", "clay_1", "reed_1", "wood_2_4p", "wood_1_4p", "clay_2_4p", "day_laborer", "fishing"))[:-1]
FED = {"food": 9}  # a farm that gets through the harvest

SHOWN = {
    "E147": at(8, "occupation", "wood_3", "clay_1", "vegetable_1", players=3, hand=["E147"], fields="c1", food=3),
    "E148": at(5, "start_player_minor", "buy E46", players=3, cards=["E148"], hand=["E46"], wood=2),
    "E149": at(
        5, "sow_bake", "bake 1", "major_minor", "buy A5", "bake 1", "bake 1",
        players=4, cards=["E149", "A1"], grain=2, others=[dict(clay=3, stone=1, grain=1)],
    ),
    "E150": at(4, "occupation", "bake 1", "bake 1", hand=["E150"], cards=["A1"], grain=2, food=3, taken=ALONE),
    "E151": at(12, "use E151", "room c2", cards=["E151"], rooms="a1+a2+a3+b2+b3", people=4, fields="d1+e1", food=9),
    "E152": at(2, "wood_3", players=3, cards=["E152"]),
    "E153": at(14, "fishing", cards=["E153"], food=9, begging=2, taken=ALONE, fields="c1+d1", pastures=["d3+e3"]),
    "E154": at(4, "fishing", "use E154", "feed", cards=["E154"], fields="c1", food=2, grain=2, taken=ALONE),
    "E155": at(
        5, "sow_bake", "bake 2", "major_minor", "buy A5", "bake 1",
        players=3, cards=["E155", "A1"], grain=2, others=[dict(clay=3, stone=1, grain=1)],
    ),
    "E156": at(
        14, "cook boar", "cook boar", "fishing", "feed", players=3, cards=["E156", "A1"], boar=4, food=4, pastures=["d3+e3"], fields="c1+d1",
        others=[FED, FED], taken=LAST_OF_THREE,
    ),
    "E157": at(5, "build_rooms_stables", "room a3", players=3, cards=["E157"], wood=5, reed=1),
    "E158": at(4, "fishing", "use E158", "use E158", "feed", players=3, cards=["E158"], wood=3, food=1, others=[FED, FED], taken=LAST_OF_THREE),
    "E159": at(
        8, "build_rooms_stables", "room a3", "family_growth_minor", players=4, cards=["E159"], wood=5, reed=2, fields="c1", food=4,
        taken={"build_rooms_stables": [3], "family_growth_minor": [1], "plow_field": [2], "day_laborer": [1], "fences": [2], "occupation_4p": [3]},
    ),
    "E160": at(
        5, "fences", "fence e1", "start_player_minor", "buy E40", "fence e2",
        players=4, cards=["E160"], hand=["E40"], wood=4, food=2, taken=FOUR,
    ),
    "E161": at(5, "fishing", "use yes", players=3, cards=["E161"], piles={"fishing": 3}, others=[dict(cards=["E22"])]),
    "E162": at(12, "cattle_1", "cook cattle", cards=["E162", "A5"], fields="c1+d1", food=3, piles={"cattle_1": 2}),
    "E163": at(
        8, "plow_field", "plow d1", "vegetable_1", players=4, cards=["E163"], fields="c1", food=3,
        taken={"vegetable_1": [3], "plow_field": [2], "take_grain": [1], "day_laborer": [1], "reed_stone_food_4p": [2], "occupation_4p": [3]},
    ),
    "E164": at(3, "clay_1", "E164", players=4, cards=["E164"], added=["E164"], piles={"E164": 2}, others=[dict(food=3)]),
    "E165": at(14, "fishing", players=3, cards=["E165"], rooms="a1+a2+a3", fields="b1+c1", food=4, taken=LAST_OF_THREE, others=[FED, FED]),
    "E166": at(4, "day_laborer", players=4, cards=["E166"]),
    "E167": at(4, "traveling_players_4p", players=4, cards=["E167"], piles={"traveling_players_4p": 2}),
    "E168": at(4, "take_grain", players=3, cards=["E168"]),
    "E169": at(4, "traveling_players_4p", "use yes", players=4, cards=["E169"], piles={"traveling_players_4p": 3}),
    "E170": at(
        14, "fishing", players=3, cards=["E170"], sheep=3, boar=2, cattle=2, pastures=["c3+d3", "d2+e2", "e3"], fields="c1", food=4,
        others=[dict(food=9, sheep=1), dict(food=9, boar=1)], taken=LAST_OF_THREE,
    ),
    "E171": at(5, "use E171 wood3 reed", "build_rooms_stables", "room a3", cards=["E171"], wood=8, reed=1),
    "E172": at(14, "occupation", hand=["E172"], material="stone", rooms="a1+a2+a3", food=8, fields="b1+c1", taken=ALONE),
    "E173": at(
        14, "fishing", "occupation", "use yes", players=3, hand=["E173"], material="stone", rooms="a1+a2+a3", fields="b1+c1", food=4,
        others=[dict(food=9, hand=["E172"]), FED], taken={"take_grain": [1], "plow_field": [2], "day_laborer": [0], "resource_1_3p": [2]},
    ),
    "E174": at(14, "occupation", cards=["E174", "E176"], hand=["E188"], food=8, fields="c1+d1", pastures=["d3+e3"], taken=ALONE),
    "E175": at(4, "fences", "fence e1", cards=["E175"], wood=1),
    "E176": at(2, "wood_3", cards=["E176"]),
    "E177": at(14, "fishing", players=3, cards=["E177"], rooms="a1+a2+a3+b3", food=4, fields="c1+d1", taken=LAST_OF_THREE, others=[FED, FED]),
    "E178": at(10, "fishing", "room a3", players=4, cards=["E178"], notes={"E178": 1}, fields="c1+d1", food=3, taken=LAST_OF_FOUR),
    "E179": at(5, "major_minor", "buy A1", "buy A5", cards=["E179"], clay=5, stone=1, food=1),
    "E180": at(4, "occupation", "sow vegetable c1", players=4, hand=["E180"], fields="c1"),
    "E181": at(
        7, "fishing", players=4, cards=["E181"], people=4, rooms="a1+a2+a3+b3", fields="c1", food=5, others=[FED, FED, FED],
        taken={**LAST_OF_FOUR, "sow_bake": [0], "start_player_minor": [0]},
    ),
    "E182": at(
        6, "major_minor", "buy A1", "renovate_improve", "buy A5", players=3, cards=["E182"], clay=3, others=[dict(clay=5, reed=1, stone=1)],
    ),
    "E183": at(4, "fishing", "use E183", players=4, cards=["E183"], reed=2, others=[FED, FED, FED], taken=LAST_OF_FOUR),
    "E184": at(3, "use E184 reed", "use E184 grain", "use E184 stone", cards=["E184"], food=4),
    "E185": at(5, "use E185 clay3", "major_minor", players=4, cards=["E185"], clay=4, stone=1),
    "E186": at(5, "use E186 clay4", "use E186 clay2 reed", players=4, cards=["E186"], clay=6),
    "E187": at(5, "occupation", hand=["E187"], taken=ALONE),
    "E188": at(2, "clay_1", cards=["E188"]),
    "E189": at(14, "fishing", "feed", cards=["E189"], fields="b1+c1+b2+c2+b3", grain=8, vegetable=4, food=9, taken=ALONE),
    "E190": at(6, "renovate_improve", cards=["E190"], clay=2, reed=1, taken=ALONE),
    "E191": at(10, "use E191", "room c2", cards=["E191"], material="stone", rooms="a1+a2+a3+b2", people=3, fields="d1+e1", food=9),
    "E192": at(5, "occupation", players=4, cards=["E192", "E176"], hand=["E172"], food=1),
    "E193": at(
        6, "use E193", "build_rooms_stables", "room a3", players=4, cards=["E193"], wood=2, reed=1, others=[dict(rooms="a1+a2+a3")] * 3,
    ),
    "E194": at(10, "fishing", "plow d1", cards=["E194"], material="stone", fields="c1", food=6, taken=ALONE),
    "E195": at(3, "plow_field", "plow c1", "plow d1", cards=["E195"], food=1),
    "E196": at(2, "wood_3", "use yes", cards=["E196"]),
    "E197": at(
        14, "major_minor", "buy A7", players=3, cards=["E197", "A1", "A5", "A8", "A10"], wood=2, stone=2, fields="c1+d1", food=5,
        others=[FED, FED], taken=LAST_OF_THREE,
    ),
    "E198": at(
        9, "occupation", players=3, hand=["E198"], fields="c1+d1", food=5, others=[dict(food=9, people=3, rooms="a1+a2+a3"), FED],
        taken={**LAST_OF_THREE, "occupation_3p": [1]},
    ),
    "E199": at(6, "renovate_improve", cards=["E199"], clay=1, reed=1, rooms="a1+a2+a3"),
    "E200": at(6, "renovate_improve", "renovate stone", cards=["E200"], stone=2, reed=1, clay=2),
    "E201": at(
        4, "fishing", players=4, hand=["E201"], food=9, fields="c1", others=[FED, FED, FED],
        first=1, before=("occupation", *LATER), taken=LAST_OF_FOUR,
    ),
    "E202": at(6, "day_laborer", "use vegetable", cards=["E202"]),
    "E203": at(
        9, "fishing", players=4, cards=["E203"], sheep=4, pastures=["c3+d3+e3"], fields="c1", food=4, others=[FED, FED, FED], taken=LAST_OF_FOUR,
    ),
    "E204": at(2, "occupation", players=4, hand=["E204"], taken=LAST_OF_FOUR),
    "E205": at(2, "occupation", players=3, hand=["E205"], taken=LAST_OF_THREE),
    "E206": at(9, "boar_1", players=4, cards=["E206"], pastures=["d3+e3"], fields="c1", food=3),
    "E207": at(4, "fences", "fence e1", "stable e1", cards=["E207"], wood=4),
    "E208": at(6, "sheep_1", cards=["E208"], stables="e1", sheep=1, piles={"sheep_1": 3}),
    "E209": at(4, "fishing", "use E209", players=3, cards=["E209"], stone=1, food=1, others=[FED, FED], taken=LAST_OF_THREE),
    "E210": at(6, "stone_1a", cards=["E210"], piles={"stone_1a": 2}),
    "E211": at(5, "major_minor", players=3, cards=["E211"], clay=1, stone=2),
    "E212": at(3, "traveling_players_4p", players=4, cards=["E212"], piles={"traveling_players_4p": 2}),
    "E213": at(5, "build_rooms_stables", "stable d1", "stable e2", "stable d2", players=4, cards=["E213"], wood=6, stables="e1"),
    "E214": at(4, "fishing", "use E214", players=3, cards=["E214"], clay=2, food=1, others=[FED, FED], taken=LAST_OF_THREE),
    "E215": at(
        14, "occupation", players=4, hand=["E215"], food=5, fields="c1+d1", pastures=["c3+d3", "e3"], others=[FED, FED, FED], taken=LAST_OF_FOUR,
    ),
    "E216": at(11, "boar_1", players=4, cards=["E216"], pastures=["d3+e3"], fields="c1", food=3, sheep=2, piles={"boar_1": 3}),
    "E217": at(5, "occupation", players=3, hand=["E217"]),
    "E218": at(5, "build_rooms_stables", "room a3", cards=["E218"], wood=3, reed=2),
    "E341": at(5, "occupation", "major_minor", "buy A7", players=3, hand=["E341"], cards=["A8"], wood=2, stone=2, taken=THREE),
}
