"""The scenes of the rulebook, played by keyboard from its tape, and the tape compared with the engine."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from accessibility import axe_findings
from player import FAST_PACE, SKIP_ANIMATIONS, Player, player_at
from scope import swept

# Returns the reader's position once the page rests and it differs from `before`.
LOOK = """(before) => {
  const { stage, kind } = document.querySelector(".guide")?.dataset ?? {};
  const { busy, ply, phase } = document.body.dataset;
  const heading = document.querySelector("#guide-heading")?.textContent;
  const offer = ["#call", "#go-on", ".decision button:enabled, button.card:enabled"].find((one) =>
    document.querySelector(one)?.checkVisibility());
  const now = { stage, kind, phase, heading, ply: Number(ply), offer: offer ?? null };
  const isNew = JSON.stringify(now) !== JSON.stringify(before);
  return busy === "false" && isNew && (stage === "over" || offer) ? now : null;
}"""
STARTED = "() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/rt/')).length"
FIRST = {"wolle": "wolle.deck/each-card-once", "lotte": "lotte.deck/fifty-six-cards"}
KINDS = {"look", "watch", "try", "find"}
HALF = "lotte.full-roll.must-roll/then-you-may-stop"
"""The last scene of a half of Lotte's, which has each kind of scene and each way to decide."""
AS_HIGH_AS_IT_GROWS = {"width": 1024, "height": 1200}
LANGUAGE = {"wolle": "de", "lotte": "fr"}


def look(page: Page, before: Any = None) -> Any:
    """Wait until the page rests in a state other than `before`."""
    return player_at(page).driver.wait_until(LOOK, before)


# Focuses an element once it is enabled and reachable by keyboard.
FOCUS = """(selector) => {
  const target = document.querySelector(selector);
  if (!target?.checkVisibility() || target.matches(":disabled") || target.tabIndex < 0) return null;
  target.focus();
  return target === document.activeElement;
}"""


def press(page: Page, selector: str, key: str = "Enter") -> None:
    """Press a key on an element, once it is enabled and reachable by keyboard."""
    player_at(page).driver.wait_until(FOCUS, selector)
    page.keyboard.press(key)


def act(page: Page, line: str) -> None:
    """Perform the action of a record's line by keyboard."""
    _seat, verb, *given = line.split()
    if verb == "bid":
        press(page, f'.board input[value="{given[0]}"]', "Space")
        press(page, "#confirm-bid")
    elif verb == "take":
        take(page, given)
    else:
        if page.locator(".die-toggle").count():
            choose_dice(page, given)
        press(page, f'[data-action="{line}"], [data-action^="{line},"]')


def take(page: Page, cards: list[str]) -> None:
    """Take these cards: a single one by one key, several by a button."""
    for card in cards:
        press(page, f'.display button[data-card="{card}"]')
    if len(cards) > 1:
        press(page, "#confirm-take")


def choose_dice(page: Page, faces: list[str]) -> None:
    """Choose exactly these dice."""
    wanted = list(faces)
    for die in page.locator(".die-toggle:not([data-off])").all():
        face = die.get_attribute("data-number") or ""
        is_wanted = face in wanted
        if is_wanted:
            wanted.remove(face)
        if (die.get_attribute("aria-pressed") == "true") != is_wanted:
            press(page, f"#{die.get_attribute('id')}", "Space")
    assert not wanted


def lines_of(tape: Any) -> dict[int, str]:
    """Return the reader's actions in a record, by ply."""
    lines: dict[int, str] = {}
    for node in tape["nodes"]:
        for line in [*node["moves"]][:1]:
            lines.setdefault(node["shown"]["view"]["ply"], line)
    return lines


def play(page: Page, tape: Any, now: Any) -> Iterator[Any]:
    """Play a scene to its end; yield each state on the way."""
    lines = lines_of(tape)
    while True:
        yield now
        if now["stage"] == "over":
            return
        if now["offer"] in ("#call", "#go-on"):
            press(page, now["offer"])
        else:
            assert now["ply"] in lines, f"{tape['scene']} asks for an action that is not in its record: {now}"
            act(page, lines[now["ply"]])
        now = look(page, now)


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "last"),
    [("lotte", HALF), *(pytest.param(game, None, marks=pytest.mark.sweep) for game in FIRST)],
    ids=["half of lotte", *FIRST],
)
def test_every_scene_is_played_by_keyboard_to_its_goal_without_python(
    open_page: Callable[..., Page],
    site: str,
    count_case: Callable[..., None],
    game: str,
    last: str | None,
) -> None:
    query = f"embed.html?scene={FIRST[game]}&lang={LANGUAGE[game]}"
    page = open_page(
        query, scripts=[FAST_PACE, SKIP_ANIMATIONS], reduced_motion="reduce", viewport=AS_HIGH_AS_IT_GROWS
    )
    tape = page.request.get(f"{site}scenes/{FIRST[game]}.json").json()
    looked_at = set()
    now = look(page)
    while True:
        for moment in play(page, tape, now):
            now = moment
            assert now["heading"] == tape["words"][LANGUAGE[game]]["title"], tape["scene"]
            # Tests of matches check the layout of each phase.
            kind = (now["stage"], now["kind"])
            if kind not in looked_at:
                looked_at.add(kind)
                assert axe_findings(page) == [], (tape["scene"], kind)
        count_case("scene played by keyboard")
        if tape["scene"] == last or not tape["next"]:
            break
        tape = page.request.get(f"{site}scenes/{tape['next']}.json").json()
        press(page, "#scene-next")
        now = look(page, now)
    assert {kind for _stage, kind in looked_at} == KINDS
    assert page.evaluate(STARTED) == 0, "Python was started for a tape"


# Loads each position of a tape in the engine; returns the differences between the engine's view and the tape.
COMPARE = """async ({ scenes }) => {
  // The seat to act, the legal actions and the bots depend on the viewer; the rest is the match.
  const OF_READER = ["next", "legal", "take_back", "bot"];
  const request = (given) => new Promise((resolve) => {
    const id = (globalThis.asked = (globalThis.asked ?? 1e6) + 1);
    engineWorker.addEventListener("message", function hear({ data }) {
      if (data.id !== id) return;
      engineWorker.removeEventListener("message", hear);
      resolve(data.answer);
    });
    engineWorker.postMessage({ id, request: given });
  });
  const sorted = (value) => value?.constructor === Object
    ? Object.fromEntries(Object.entries(value).sort()) : value;
  const text = (part) =>
    JSON.stringify(part, (key, value) => OF_READER.includes(key) ? undefined : sorted(value));
  const unlike = (one, other) =>
    Object.keys(one).filter((key) => text({ [key]: one[key] }) !== text({ [key]: other[key] }));
  const faults = [];
  let compared = 0;
  for (const scene of scenes) {
    const { nodes, seat } = await (await fetch(`scenes/${scene}.json`)).json();
    for (const [at, { record, shown }] of nodes.entries()) {
      const { view, error } = await request({ do: "load", record, seed: "0".repeat(32), as: seat });
      // A secret bid is not in the record.
      if (view && view.ply !== shown.view.ply) continue;
      compared++;
      const found = error ?? unlike(view, shown.view);
      if (error || found.length) faults.push([scene, at, found]);
    }
  }
  return { faults, compared };
}"""


@pytest.mark.long
@pytest.mark.parametrize("game", swept(FIRST, "wolle"))
def test_tapes_agree_with_the_engine_in_the_browser(
    shared_player: Player, site: str, count_case: Callable[..., None], game: str
) -> None:
    page = shared_player.page
    scenes, scene = [], FIRST[game]
    while scene:
        tape = page.request.get(f"{site}scenes/{scene}.json").json()
        scenes.append(tape["scene"])
        scene = tape["next"]
    # The build's engine has made the tapes; the browser's must agree on every fourth of them.
    found = page.evaluate(COMPARE, {"scenes": scenes[::4]})
    assert found["faults"] == []
    assert found["compared"] > len(scenes[::4])
    count_case("position of a tape compared with the engine", found["compared"])
