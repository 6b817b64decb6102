"""A custom bot competes in the page; test_hostile_bots.py plays such contests in the other browsers."""

from pathlib import Path

import pytest

from drivers import Driver

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "first_bot.py"
CHOOSE_FILE = """(source) => {
  const transfer = new DataTransfer();
  transfer.items.add(new File([source], "mine.py"));
  const field = document.querySelector("#arena-file-1");
  field.files = transfer.files;
  field.dispatchEvent(new Event("change"));
}"""

# Some drivers append to a number field instead of replacing its value.
CHOOSE_FEWEST_DEALS = """() => {
  const field = document.querySelector("#arena-blocks");
  field.value = field.min;
  field.dispatchEvent(new Event("change"));
}"""

# Returns the number of deals played once it has grown, or that the contest is over; throws if it is refused.
PROGRESS = """(before) => {
  const played = document.querySelector(".arena-progress")?.value;
  const refusal = document.querySelector("#arena-refusal");
  if (refusal) throw new Error(refusal.textContent);
  if (document.querySelector("[data-arena=done]")) return { isOver: true };
  return played > before ? { played } : null;
}"""


def wait_for_contest(driver: Driver) -> None:
    """Wait until a contest is over, with a new timeout for each deal, because it is slow in some browsers."""
    news = {"played": -1}
    while "played" in news:
        news = driver.wait_until(PROGRESS, news["played"])


@pytest.mark.only_in("webkit")
def test_a_custom_bot_competes_with_a_built_in_one(driver: Driver, site: str) -> None:
    driver.open(f"{site}#arena/lotte")
    driver.wait_for("#arena-start")
    driver.run(CHOOSE_FILE, EXAMPLE.read_text("utf-8"))
    driver.wait_for("#arena-bot-1 option[value='mine.py']")
    driver.choose("#arena-bot-2", "random")
    driver.run(CHOOSE_FEWEST_DEALS)
    driver.tap("#arena-start")
    wait_for_contest(driver)
    assert driver.attribute("#arena-status", "data-blocks") == "8"
    assert driver.count(".arena-faults li") == 0
