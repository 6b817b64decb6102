"""The reason why an action is illegal now, requested from the bridge, which plays nothing."""

import json
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from matches import match_positions

from volle.web import bridge


def test_a_legal_action_has_nothing_against_it_and_is_not_played(bids):
    before = bids("view", **{"as": 0})
    assert bids("why", action="1 bid 24") == {"ok": True, "refusal": None}
    assert bids("view", **{"as": 0}) == before


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        ("1 keep d12", ("action.not-now", "wolle.round.order")),
        ("4 bid 14", ("turn.no-such-seat", "wolle.round.order")),
        ("2 bid 14", ("turn.bot", None)),
        ("roll 1 1 1", ("chance.not-yours", None)),
    ],
)
def test_an_illegal_action_is_answered_with_its_refusal(bids, action, refusal):
    before = bids("view")
    answer = bids("why", action=action)
    assert answer["ok"]
    assert (answer["refusal"]["code"], answer["refusal"]["rule"]) == refusal
    assert set(answer["refusal"]) == {"code", "rule", "params"}
    assert bids("view") == before


@pytest.mark.parametrize(("action", "code"), [("1 bid 13", "notation.action"), (None, "request.action")])
def test_an_invalid_action_is_refused_itself(bids, action, code):
    assert bids("why", action=action)["error"]["code"] == code


def test_without_a_match_there_is_nothing_to_ask_about(ask):
    assert ask("why", action="1 bid 14")["error"]["code"] == "match.none"


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(match_positions(), st.data())
def test_it_never_changes_the_match_and_says_what_act_would(match, data):
    people = replace(match, names=tuple(f"Anna {seat}" for seat in range(len(match.names))))
    texts = [match.game.format_action(action) for action in match.log]
    texts += [
        match.game.format_action(action)
        for seat in match.to_act
        if seat >= 0
        for action in match.game.legal_actions(match.state, seat)
    ]
    text = data.draw(st.sampled_from(texts or ["1 roll"]))
    engine = bridge.Engine()
    engine._match = people
    answer = json.loads(engine.handle(json.dumps({"do": "why", "action": text})))
    assert engine._match is people
    played = json.loads(engine.handle(json.dumps({"do": "act", "action": text, "ply": match.ply})))
    assert answer.get("refusal", answer.get("error")) == played.get("error")
