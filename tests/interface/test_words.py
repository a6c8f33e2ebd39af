import pytest
from app.words import best_language, points


@pytest.mark.parametrize("total, unit, written", [
    (0, 2, "0"), (1, 2, "½"), (141, 2, "70½"), (142, 2, "71"), (-1, 2, "−½"), (-3, 2, "−1½"), (7, 1, "7"), (5, 4, "1.25")])
def test_scores_are_written_in_points(total, unit, written):
    assert points(total, unit) == written


@pytest.mark.parametrize("total, written", [(3, "+1½"), (-4, "−2"), (0, "±0")])
def test_changes_carry_a_sign(total, written):
    assert points(total, 2, sign=True) == written


def test_the_first_language_we_speak_is_taken():
    assert best_language(["de-DE", "ru-RU", "en"]) == "ru"
    assert best_language(["de"]) == "en"
    assert best_language([]) == "en"
