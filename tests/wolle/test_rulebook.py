"""The rulebook of Volle Wolle: decisions of this project are marked, and topics lead to existing rules."""

import re
import tomllib
from pathlib import Path

import pytest

from volle.wolle import GAME
from volle.wolle.rule_index import RULE_INDEX

ROOT = Path(__file__).resolve().parents[2]
RULES = tomllib.loads((ROOT / "rulebook" / "wolle.toml").read_text(encoding="utf-8"))["rule"]
LANGUAGES = sorted(folder.name for folder in (ROOT / "locales").iterdir())


def decided_in(language):
    """The ids of the rules whose words mark a decision of this project."""
    text = (ROOT / "locales" / language / "wolle-rules.ftl").read_text(encoding="utf-8")
    messages = re.split(r"^(?=wolle-)", text, flags=re.MULTILINE)[1:]
    return {
        message.split(" =")[0] for message in messages if re.search(r"^    \.decided = \S", message, re.M)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_exactly_the_rules_that_are_decided_here_say_what_is_decided(language):
    decided = {rule["id"].replace(".", "-") for rule in RULES if rule.get("decided")}
    assert decided_in(language) == decided


def test_rules_that_the_printed_ones_leave_open_are_decided_here():
    decided = {rule["id"] for rule in RULES if rule.get("decided")}
    assert {"wolle.bone.steal", "wolle.result.optional-success", "wolle.house.open-herds"} <= decided


def test_topics_lead_to_existing_rules():
    parts = {f"score-{part}" for part in ("plain", "black", "set-370", "set-007", "dogs", "bone", "chips")}
    found = {name for name in RULE_INDEX if name.startswith("score-")}
    assert found == parts | {
        "score-total",
        "score-returned",
    }
    assert {f"sign-{card.kind}" for card in GAME.reference.deck} <= set(RULE_INDEX)
    assert {rule for cited in RULE_INDEX.values() for rule in cited} <= {rule["id"] for rule in RULES}
