"""Values at a Python prompt and in a notebook: short, the table in text, and HTML; nothing hidden in them."""

import re
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st
from matches import HELD, KITS, match_positions

import volle
from volle.core import match as matches
from volle.core.display import described
from volle.core.game import CHANCE
from volle.core.names import NAME_LENGTH
from volle.games import GAMES

LIMIT = 300


@given(match_positions())
def test_values_of_a_match_are_short_at_a_prompt(match):
    viewers = (None, *range(len(match.names)))
    views = [match.game.observe(match.state, seat) for seat in viewers]
    values = (match, match.game, match.options, match.state, *match.steps[-3:], *views)
    assert [repr(value)[:60] for value in values if len(repr(value)) >= LIMIT] == []


@pytest.mark.parametrize("name", HELD)
def test_a_match_of_the_longest_names_is_short_and_names_its_game_its_ply_and_its_seal(name):
    game = HELD[name]
    names = [f"{chr(0x10400 + seat)}" * NAME_LENGTH for seat in range(game.seats[-1])]
    match = matches.begin(game, tuple(names), KITS[name].options(len(names), 0), bytes(16))
    text = repr(match)
    assert len(text) < LIMIT
    assert all(part in text for part in (f"game={name!r}", "ply=0", "to_act=", match.seal[:12], names[0][:5]))


@given(match_positions())
def test_a_printed_match_is_the_table_as_everybody_sees_it(match):
    seen = match.game.observe(match.state, None)
    assert str(match) == "\n".join(match.game.render(seen, match.names))


@given(match_positions(*GAMES), st.data())
def test_a_printed_state_is_its_printed_view_and_names_seats_by_letters(match, data):
    seat = data.draw(st.sampled_from((None, *range(len(match.names)))))
    view = match.game.observe(match.state, seat)
    letters = tuple("ABCDEFGHIJ"[: len(match.names)])
    assert str(view) == "\n".join(match.game.render(view, letters))
    assert str(match.state) == str(match.game.observe(match.state, None))


class Table(HTMLParser):
    """The cells of a table by row, and all tags that are open at the end."""

    def __init__(self, text):
        super().__init__()
        self.rows, self.open = [], []
        self.feed(text)

    def handle_starttag(self, tag, _attributes):
        self.open.append(tag)
        if tag == "tr":
            self.rows.append([])
        elif tag in {"td", "th"}:
            self.rows[-1].append("")

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, text):
        if self.open[-1] in {"td", "th"}:
            self.rows[-1][-1] += text


@given(match_positions())
def test_a_notebook_shows_a_small_table_with_a_row_for_each_seat(match):
    text = match._repr_html_()
    table = Table(text)
    assert table.open == []
    assert [row[1] for row in table.rows if len(row) > 1][1:] == [*match.names]
    assert len(text) < 4000
    result = match.game.result(match.state)
    if result:
        assert [row[-1] for row in table.rows if len(row) > 1][1:] == [*map(str, result.totals)]


@given(match_positions(*GAMES))
def test_a_notebook_shows_views_and_states_like_the_match(match):
    [shown, of_state] = [
        re.sub("<caption>.*</caption>", "", one._repr_html_()) for one in (match, match.state)
    ]
    for letter, name in zip("ABCDEFGHIJ", match.names, strict=False):
        of_state = of_state.replace(f"<td>{letter}</td>", f"<td>{name}</td>")
    assert of_state == shown
    assert match.game.observe(match.state, None)._repr_html_() == match.state._repr_html_()


def test_names_are_text_in_a_table():
    match = volle.begin(volle.load("lotte"), ["<b>Anna", "Ben & Co"], seed="x")
    assert Table(match._repr_html_()).rows[1][1] == "<b>Anna"


def test_no_bid_shows_before_the_reveal():
    match = volle.advance(volle.begin(volle.load("wolle"), ["Anna", "Ben", "Cleo"], seed="x"))
    after = [volle.play(match, action) for action in match.game.legal_actions(match.state, 0)]
    for show in (str, lambda one: one._repr_html_(), lambda one: str(one.state)):
        assert len({show(one) for one in after}) == 1


def test_chance_is_named_where_it_is_to_act():
    match = volle.begin(volle.load("lotte"), ["Anna", "Ben"], seed="x")
    assert match.to_act == (CHANCE,)
    assert "to act: chance" in match._repr_html_()


def test_the_first_parts_stay_whole_as_long_as_they_fit():
    assert described("It", one=1, two="x" * 400).startswith("It(one=1, two='xxx")
    assert described("It", **{f"part{number}": "x" * 90 for number in range(40)}).endswith(", ...)")
