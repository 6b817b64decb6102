"""Names that look alike."""

import pytest

from volle.core.look_alikes import look_alikes


@pytest.mark.parametrize(
    "other",
    [
        *("Anna", "anna", "ANNA", "Аnna", "Annа", "Αnna", "Ánna", "Anńa", "Аnnа", "A nna", "Ａnna"),
    ],
)
def test_a_name_that_looks_like_another_one_is_found_with_it(other):
    assert look_alikes(["Ben", "Anna", other]) == (1, 2)
    assert look_alikes([f"bot:steady {other}", "Ben", "Anna"]) == (0, 2)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(
            ("Ilse", "llse"),
            ("Bob", "B0b"),
            ("Lia", "L1a"),
            ("Arno", "Amo"),
            ("Оля", "Oля"),
            ("Νίκος", "Nίκος"),
        ),
        *(("Marco", "Маrсо"), ("Emil", "ЕMiI"), ("Søren", "Soren"), ("Max", "Мах")),
    ],
)
def test_letters_and_signs_of_one_shape_look_alike(one, other):
    assert look_alikes([one, other]) == (0, 1)


def test_names_that_differ_to_the_eye_do_not_look_alike():
    names = [
        "Anna",
        "Hanna",
        "Anne",
        "Ben",
        "Benno",
        "Анна",
        "Άννα",
        "Cleo",
        "Dirk",
        "Mia",
        "小林",
        "小森",
        "😀",
        "😃",
    ]
    assert look_alikes(names) == ()


def test_bots_without_names_do_not_look_alike():
    assert look_alikes(["bot:steady", "bot:steady", "Anna"]) == ()
