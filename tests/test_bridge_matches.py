"""Whole matches through the bridge, and the secrets that no answer contains."""

import json
from functools import cache

import pytest
from builders import NEW, SEED, asking, events_of

from volle.core.record import parse_record
from volle.games import GAMES
from volle.web.bridge import Engine


@cache
def played(eyes):
    """Return every answer of a match of Anna and Ben, which `eyes` receives, and at last the record."""
    ask = asking(Engine().handle)
    answers = [ask(**(NEW | {"as": eyes}))]
    while going := answers[-1]["view"]["next"]:
        ply = answers[-1]["view"]["ply"]
        if going["by"] == "person":
            legal = ask("view", **{"as": going["seat"]})["view"]["legal"]
            action = legal[ply % len(legal)]["text"]
            answers.append(ask("act", action=action, ply=ply, **{"as": eyes}))
        else:
            answers.append(ask("step", ply=ply, **{"as": eyes}))
        assert answers[-1]["ok"]
    return answers, ask("record")["record"]


def test_a_whole_match_from_the_first_request_to_the_seed():
    answers, record = played(0)
    last = answers[-1]["view"]
    assert last["next"] is None
    assert last["seed"] == SEED
    assert [score["total"] for score in last["result"]["scores"]]
    assert all(answer["view"]["seed"] is None for answer in answers[:-1])
    assert parse_record(record, GAMES).to_act == ()


def without_save(answers):
    """Return the answers without the save, as the page receives them."""
    return [{name: value for name, value in answer.items() if name != "save"} for answer in answers]


@pytest.mark.parametrize("eyes", [None, 1, 2])
def test_no_answer_depends_on_a_bid_of_others_before_the_reveal(ask, eyes):
    def first_round(bid):
        """Return all answers until Ben has to bid, with the public record."""
        ask(**NEW)
        answers = [ask("step", ply=ply, **{"as": eyes}) for ply in range(3)]
        answers.append(ask("act", action=f"1 bid {bid}", ply=3, **{"as": eyes}))
        answers += [ask("view", **{"as": eyes}), ask("record"), ask("act", action="1 bid 20", ply=4)]
        answers += [ask("step", ply=4), ask("act", action="3 bid 20", ply=3), ask("take-back", ply=4)]
        return without_save(answers)

    assert first_round("14") == first_round("26+")


def hidden_bids(answer, eyes):
    """Return every bid of another seat in an answer."""
    view = answer["view"]
    marked = [event for event in events_of(answer) if event["code"] == "bid.marked"]
    seen = [seat["bid"] for number, seat in enumerate(view["seats"]) if number != eyes]
    seen += [event["bid"] for event in marked if event["seat"] != eyes]
    return [bid for bid in seen if bid is not None]


@pytest.mark.parametrize("eyes", [0, *(pytest.param(eyes, marks=pytest.mark.cpython) for eyes in (None, 2))])
def test_a_bid_is_reported_only_when_all_boards_are_turned_over(eyes):
    answers, _ = played(eyes)
    hidden = [answer for answer in answers if not answer["view"]["order"]]
    assert len(hidden) > 15
    assert [hidden_bids(answer, eyes) for answer in hidden] == [[]] * len(hidden)


def test_the_seed_is_in_the_save_only_until_the_match_is_over():
    answers, _ = played(0)
    for answer in without_save(answers)[:-1]:
        assert SEED not in json.dumps(answer)
    assert all(SEED in answer["save"] for answer in answers)


def test_no_answer_shows_a_herd_below_its_top():
    answers, _ = played(0)
    for answer in answers:
        assert all(seat["herd"] is None for seat in answer["view"]["seats"])
