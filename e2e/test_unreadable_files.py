"""Files that are missing or far too large: the page reports them and loses nothing."""

from pathlib import Path

import pytest

from player import Player

# Makes the next file unreadable, as if it were deleted or locked after it was chosen.
GONE = """() => {
  const { arrayBuffer } = Blob.prototype;
  Blob.prototype.arrayBuffer = () => {
    Object.assign(Blob.prototype, { arrayBuffer });
    return Promise.reject(new DOMException("", "NotReadableError"));
  };
}"""
LARGE = 100_000_001
DROP = """() => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(["volle 1"], "match.volle"));
  document.body.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
}"""
WAYS = {
    "record": ("#menu", "#open-record"),
    "fairness": ("#fairness", "#fairness-file"),
    "deck": ("#setup/wolle", "#own-deck"),
    "bot": ("#arena/lotte", "#arena-file-1"),
}
"""The address and the field of each place where files are chosen."""


@pytest.fixture
def playing(shared_player: Player) -> Player:
    """Return a player at the table of a match."""
    shared_player.begin("Anna", "Ben", game="lotte").play_decision()
    return shared_player


@pytest.mark.parametrize("way", WAYS)
def test_a_missing_file_is_reported(playing: Player, way: str, tmp_path: Path) -> None:
    playing.page.evaluate(GONE)
    give(playing, way, tmp_path, size=7)
    check_notice(playing, "file.unreadable")


@pytest.mark.parametrize("way", WAYS)
def test_an_oversized_file_is_not_read(playing: Player, way: str, tmp_path: Path) -> None:
    give(playing, way, tmp_path, size=LARGE)
    check_notice(playing, "file.too-large")


def test_a_missing_file_is_reported_when_dropped(playing: Player) -> None:
    playing.page.evaluate(GONE)
    playing.page.evaluate(DROP)
    check_notice(playing, "file.unreadable")


def give(player: Player, way: str, folder: Path, size: int) -> None:
    """Choose a file of this size, which needs no room on the disk."""
    page, field = WAYS[way]
    player.page.evaluate("(hash) => { location.hash = hash; }", page)
    file = folder / "a.py"
    with file.open("wb") as writing:
        writing.truncate(size)
    player.page.locator(field).set_input_files(file)


def check_notice(player: Player, code: str) -> None:
    """Assert that the notice is shown and the match is unchanged."""
    player.driver.wait_for(f".notice[data-code='{code}']")
    player.page.evaluate("() => { location.hash = '#table'; }")
    player.wait_for_decision()
    assert player.ply() == 1
