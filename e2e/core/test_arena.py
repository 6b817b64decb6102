"""A bot of somebody competes in the page, in every browser."""

from pathlib import Path

from drivers import Driver

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "first_bot.py"
BRING = """(source) => {
  const brought = new DataTransfer();
  brought.items.add(new File([source], "mine.py"));
  const field = document.querySelector("#arena-file-1");
  field.files = brought.files;
  field.dispatchEvent(new Event("change"));
}"""

# To write into a field of numbers adds to what is there, in some browsers under a driver.
SHORTEN = """() => {
  const field = document.querySelector("#arena-blocks");
  field.value = field.min;
  field.dispatchEvent(new Event("change"));
}"""


def test_a_file_of_somebody_competes_with_chance(driver: Driver, site: str) -> None:
    driver.open(f"{site}#arena/lotte")
    driver.wait_for("#arena-start")
    driver.run(BRING, EXAMPLE.read_text("utf-8"))
    driver.wait_for("#arena-bot-1 option[value='mine.py']")
    driver.choose("#arena-bot-2", "random")
    driver.run(SHORTEN)
    driver.tap("#arena-start")
    driver.wait_for("[data-arena=done]")
    assert driver.attribute("#arena-status", "data-blocks") == "8"
    assert driver.count(".arena-faults li") == 0
