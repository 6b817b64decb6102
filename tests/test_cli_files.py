"""Files on the command line, as editors and other programs leave them."""

import json
from pathlib import Path

import pytest
from command_line import refused, run

from volle.cli.files import names_in
from volle.core.errors import BadRecord, GameError

RECORDS = Path(__file__).parent / "records"
MARK = "\N{BYTE ORDER MARK}"
EDITED = {
    "mark": lambda text: MARK + text,
    "windows": lambda text: MARK + text.replace("\n", "\r\n"),
    "mail": lambda text: text.replace("\n", " \n"),
}
"""Changes of a text file by other programs."""
POSITION = "phase go\nleft *\nscores 0 0\nturn 2\ncard double\ncards 1\npoints 350\ndice 4 6\naside 1 1 1 5\n"


def deck():
    """Return the file of a deck."""
    return run("deck", "wolle", "--json").stdout


READERS = {
    "replay": ((RECORDS / "two-seats.volle").read_text("utf-8"), ("replay", "FILE")),
    "play --from": (
        (RECORDS / "steal.volle").read_text("utf-8"),
        ("play", "wolle", "--from", "FILE", "--seed", "z"),
    ),
    "play --again": (
        (RECORDS / "two-seats.volle").read_text("utf-8"),
        ("play", "wolle", "Anna", "Ben", "--again", "FILE"),
    ),
    "odds of a record": ((RECORDS / "secret-bid.volle").read_text("utf-8"), ("odds", "wolle", "FILE")),
    "odds of a position": (POSITION, ("odds", "lotte", "FILE")),
    "advise": (POSITION, ("advise", "lotte", "FILE")),
    "review": ((RECORDS / "fireworks.volle").read_text("utf-8"), ("review", "FILE")),
    "link": ((RECORDS / "link-clover.volle").read_text("utf-8"), ("link", "FILE")),
    "deck": (deck(), ("play", "wolle", "Anna", "Ben", "--seed", "z", "--deck", "@FILE")),
}
"""Each place that reads a file: the text of one, and the command."""


@pytest.mark.parametrize("edited", EDITED)
@pytest.mark.parametrize("place", READERS)
def test_every_place_reads_files_of_other_programs(tmp_path, place, edited):
    text, command = READERS[place]
    file = tmp_path / "file, with a comma.txt"
    arguments = [one.replace("FILE", str(file)) for one in command]
    outputs = []
    for content in (text, EDITED[edited](text)):
        file.write_bytes(content.encode())
        done = run(*arguments, typed="quit\n")
        assert (done.returncode, done.stderr) == (0, "")
        outputs.append(done.stdout)
    assert outputs[0] == outputs[1]


@pytest.mark.parametrize("place", READERS)
def test_every_place_refuses_a_file_that_is_no_utf_8_in_a_sentence(tmp_path, place):
    text, command = READERS[place]
    file = tmp_path / "file.txt"
    file.write_bytes(text.encode("utf-16"))
    done = run(*(one.replace("FILE", str(file)) for one in command))
    wanted = {refused(BadRecord("record.encoding", 1)), refused(GameError("record.encoding"), file=file)}
    assert done.returncode == 1
    assert done.stderr in wanted or f"volle: {done.stdout}" == refused(
        BadRecord("record.encoding", 1), file=file
    )


def test_standard_input_may_begin_with_a_mark():
    assert (
        run("odds", "lotte", "-", typed=MARK + POSITION).stdout
        == run("odds", "lotte", "-", typed=POSITION).stdout
    )


# ------------------------------------------------------------------------------ lists of names

BOT = "def bot(view, rng):\n    return view.legal[0]\n"


@pytest.mark.parametrize("name", ["my,bot.py", "a, b, c.py", ",.py", "racer,bot.py"])
@pytest.mark.parametrize("given", ["{},racer", "racer,{}", " {} , racer"])
def test_a_bot_in_a_file_with_commas_in_its_name_competes(tmp_path, monkeypatch, name, given):
    monkeypatch.chdir(tmp_path)
    Path(name).write_text(MARK + BOT, "utf-8")
    bots = given.format(name)
    done = run(
        "arena", "lotte", "--bots", bots, "--seats", 2, "--blocks", 1, "--jobs", 1, "--json", "--target", 500
    )
    assert done.returncode == 0, done.stderr
    assert set(json.loads(done.stdout)["bots"]) == {name, "racer"}


def test_commas_outside_of_files_divide_names():
    long = ",".join(["racer"] * 200)
    assert names_in("ram Wanda, lamb") == ["ram Wanda", "lamb"]
    assert names_in(long) == ["racer"] * 200
