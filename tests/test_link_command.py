"""`volle link`: independent processes that play a match with each other by links alone."""

import pytest
from command_line import run, run_program

from volle.cli.link import record_of, to_fragment
from volle.core.errors import GameError
from volle.core.record import format_record, parse_record
from volle.games import GAMES

SEND = "Send this link to "
MOST = 150
"""More links than any of these matches needs."""


def link_in(done):
    """Return the link that a process printed."""
    assert done.returncode == 0, done.stderr
    return done.stdout.strip().split("\n")[-1]


def play(folder, begin, names, bot, run=run):
    """Play with a save for each seat until the match is over; return the records that they keep."""
    files = {name: folder / f"{name}.volle" for name in names}
    done = run("link", files[names[0]], "--new", *begin, "--bot", bot, "--seed", "by link")
    for _ in range(MOST):
        *_, told, link = done.stdout.strip().split("\n")
        if not told.startswith(SEND):
            break
        done = run("link", files[told.removeprefix(SEND)], link, "--bot", bot)
        assert done.returncode == 0, done.stderr
    for file in files.values():
        run("link", file, link_in(done))
    return [parse_record(file.read_text("utf-8"), GAMES) for file in files.values()]


MATCHES = {
    "friends": (("lotte", "Anna", "Ben", "--target", "1000"), "steady"),
    "plan": (("lotte", "Anna", "Ben", "--target", "500", "--level", "plan"), "steady"),
    "bids": (("wolle", "Anna", "Ben", "--short", "true"), "lamb"),
}


def check_finished(records):
    """Check that all seats have the same match, and that it is over."""
    assert all(not match.to_act for match in records)
    assert len({format_record(match) for match in records}) == 1


@pytest.mark.parametrize("kind", MATCHES)
def test_two_seats_finish_a_match(tmp_path, kind):
    begin, bot = MATCHES[kind]
    check_finished(play(tmp_path, begin, ["Anna", "Ben"], bot))


@pytest.mark.slow
@pytest.mark.parametrize(
    "kind", ["plan", *(pytest.param(kind, marks=pytest.mark.sweep) for kind in ("friends", "bids"))]
)
def test_two_independent_processes_finish_a_match(tmp_path, kind):
    begin, bot = MATCHES[kind]
    check_finished(play(tmp_path, begin, ["Anna", "Ben"], bot, run_program))


def test_a_link_is_answered_by_typed_actions(tmp_path):
    file = tmp_path / "anna.volle"
    done = run(
        "link", file, "--new", "wolle", "Anna", "Ben", "--do", "bid 20", "--site", "https://a.example/"
    )
    assert "Send this link to Ben" in done.stdout
    assert link_in(done).startswith("https://a.example/#link/")
    assert "bid 20" not in record_of(link_in(done))
    assert "1 bid 20" in file.read_text("utf-8")


def test_the_last_link_is_printed_again(tmp_path):
    file = tmp_path / "anna.volle"
    first = link_in(run("link", file, "--new", "wolle", "Anna", "Ben", "--do", "bid 20"))
    assert link_in(run("link", file)) == first


def test_an_answer_that_is_missing_leaves_the_match_as_it_is(tmp_path):
    done = run("link", tmp_path / "anna.volle", "--new", "wolle", "Anna", "Ben")
    assert "It’s still your turn" in done.stdout


def test_a_link_that_rewrites_the_past_is_refused_with_both_versions(tmp_path):
    anna, ben = tmp_path / "anna.volle", tmp_path / "ben.volle"
    first = link_in(run("link", anna, "--new", "lotte", "Anna", "Ben", "--bot", "steady"))
    before = run("link", ben, first, "--bot", "steady") and ben.read_text("utf-8")
    forged = record_of(first).replace("Anna | Ben", "Anna | Benno")
    done = run("link", ben, f"#link/{to_fragment(forged)}")
    assert done.returncode == 1
    assert "“seats: Anna | Ben”; the link says “seats: Anna | Benno”" in done.stderr
    assert ben.read_text("utf-8") == before


def test_a_turn_that_was_played_elsewhere_is_accepted_on_request_alone(tmp_path):
    anna, ben, copy = (tmp_path / f"{name}.volle" for name in ("anna", "ben", "copy"))
    # With another seed, Anna may have nothing to decide.
    begin = ("--new", "lotte", "Anna", "Ben", "--bot", "steady", "--seed", "accepted")
    first = link_in(run("link", anna, *begin))
    second = link_in(run("link", ben, first, "--bot", "steady"))
    copy.write_bytes(anna.read_bytes())
    third = link_in(run("link", copy, second, "--bot", "steady"))
    before = anna.read_bytes()
    done = run("link", anna, third)
    assert done.returncode == 1
    assert "--accept" in done.stderr
    assert anna.read_bytes() == before
    assert run("link", anna, third, "--accept").returncode == 0
    assert anna.read_bytes() != before


@pytest.mark.parametrize("text", ["#link/!", "https://a.example/#link/AAAA", "#link/abc", "hello world"])
def test_a_text_that_is_no_link_is_refused(text):
    with pytest.raises(GameError):
        record_of(text)


def test_a_fragment_that_inflates_too_far_is_refused():
    with pytest.raises(GameError) as refusal:
        record_of(f"#link/{to_fragment('0' * 5_000_000)}")
    assert refusal.value.code == "record.too-long"
