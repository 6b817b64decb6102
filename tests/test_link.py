"""Joint matches, played by devices that only send each other links: whole matches, forgeries, odd links."""

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from devices import PLAN, Device, finish, read, secret
from odd_links import REFUSED, header, with_header, with_new

from volle.core import chance, link
from volle.core import joint as joints
from volle.core import match as matches
from volle.core.errors import BadNotation, BadRecord, IllegalAction, RequestRefused
from volle.core.fast_dataclass import replace
from volle.core.game import CHANCE
from volle.core.record import format_link, format_record, parse_record
from volle.games import GAMES

RECORDS = Path(__file__).resolve().parent / "records"

NAMES = ("Anna", "Ben", "Cleo", "Dirk")


def table(game, seats=2, level="friends"):
    """Return devices, one for each seat, of which the first has begun a match and the others have joined."""
    devices = [Device(name) for name in NAMES[:seats]]
    devices[0].begin(game, NAMES[:seats], [0], level).play()
    return devices


def under_way(game, seats=2, level="friends", sent=6):
    """Return the devices of a match after this many links, the one with the newest state first."""
    devices = table(game, seats, level)
    device = devices[0]
    for _ in range(sent):
        waiting, text = link.passed_to(device.match), device.link
        device = devices[waiting.seat]
        device.receive(text)
        device.play()
    return [device, *(each for each in devices if each is not device)]


def refused(text):
    """Return the code of the refusal of a link."""
    with pytest.raises((BadRecord, RequestRefused)) as refusal:
        link.foreign(read(text))
    return refusal.value.code


# Whole matches

MESSAGES = {
    ("lotte", 2, "friends"): 9,
    ("lotte", 4, "friends"): 35,
    ("lotte", 2, "plan"): 33,
    ("lotte", 4, "plan"): 61,
    ("wolle", 2, "friends"): 35,
    ("wolle", 4, "friends"): 52,
}
EACH = [
    pytest.param(each, marks=[pytest.mark.cpython] if each[1] == 4 else [], id="-".join(map(str, each)))
    for each in MESSAGES
]


@cache
def finished(variant):
    """Return the devices of a match that is over, and the number of links that they have sent."""
    devices = table(*variant)
    return devices, finish(devices)


@pytest.mark.parametrize("variant", EACH)
def test_devices_that_only_exchange_links_finish_a_match(variant):
    devices, _ = finished(variant)
    assert len({format_link(device.match) for device in devices}) == 1
    assert all(not device.match.to_act for device in devices)


@pytest.mark.parametrize("variant", EACH)
def test_number_of_links_of_a_match(variant):
    _, sent = finished(variant)
    assert sent == MESSAGES[variant]


# Forged records


def lotte_turn(level):
    """Return the devices of a match of Lotte in which several turns have been played."""
    return under_way("lotte", 2, level, 6)


def other_die(line):
    """Return a roll with another first die."""
    verb, first, *others = line.split(" ")
    return " ".join([verb, str(1 + int(first) % 6), *others])


@pytest.mark.parametrize("level", ["friends", "plan"])
def test_a_changed_roll_is_noticed(level):
    sender = lotte_turn(level)[0]
    lines = sender.link.split("\n")
    place = max(number for number, line in enumerate(lines) if line.startswith("roll "))
    assert refused("\n".join([*lines[:place], other_die(lines[place]), ""])) == "joint.drawn"


def last_decision(match):
    """Return the number of the last decision to roll or stop, and the other decision."""
    others = {"roll": "stop", "stop": "roll"}
    found = [ply for ply, line in enumerate(match.lines) if re.fullmatch(r"\d (roll|stop)", line)]
    seat, verb = match.lines[found[-1]].split(" ")
    return found[-1], f"{seat} {others[verb]}"


def round_of_bids(seats=3):
    """Return the devices in the first round of a match of Wolle: all but the last have committed to a bid."""
    devices = table("wolle", seats)
    for before, after in pairwise(devices[:-1]):
        after.receive(before.link)
        after.play()
    return devices


def test_wolle_bid_secret_a_bid_that_changes_after_its_commitment_is_noticed():
    anna, ben, cleo = round_of_bids()
    cleo.receive(ben.link)
    cleo.play()
    anna.receive(cleo.link)
    anna.play()
    revealed = header(anna.link, "choices").split(" | ")[0]
    other = "1 bid 15" if revealed != "1 bid 15" else "1 bid 16"
    changed = with_header(anna.link, "choices", header(anna.link, "choices").replace(revealed, other))
    assert ben.receive(changed) == "rewritten"
    assert ben.receive(anna.link) == "next"


def test_wolle_bid_secret_a_commitment_that_changes_is_noticed():
    anna, ben, cleo = round_of_bids()
    cleo.receive(ben.link)
    cleo.play()
    first = header(cleo.link, "choices").split(" | ")[0]
    assert anna.receive(cleo.link.replace(first, "00" * 16)) == "rewritten"


def test_wolle_bid_secret_a_bid_that_is_not_revealed_counts_as_14_and_stands_in_the_record():
    _, ben, cleo = round_of_bids()
    cleo.receive(ben.link)
    cleo.play()
    # Anna and Ben keep their bids to themselves; Cleo goes on without them.
    for _ in range(2):
        cleo.keep(link.without(cleo.match))
    cleo.play()
    match = read(cleo.link)
    assert match.lines[2:4] == ("1 bid 14", "2 bid 14")
    assert match.joint.withheld == (2, 3)


def test_wolle_bid_secret_a_bid_can_be_withdrawn_by_not_revealing_it():
    # Nothing prevents this: Anna sees the open bid of Ben, and a changed program withholds her own.
    anna, ben = table("wolle")
    ben.receive(anna.link)
    ben.play()
    choices = header(ben.link, "choices").split(" | ")
    own = matches.choice_ply(ben.match)
    changed = with_header(ben.link, "choices", f"1 bid 14 | {choices[1]}")
    changed = with_new(changed, f"withheld: {own}")
    assert ben.receive(changed) == "next"
    assert ben.match.joint.withheld == (own,)


def test_a_seat_is_asked_before_a_match_goes_on_without_its_bid():
    anna, ben, cleo = round_of_bids()
    cleo.receive(ben.link)
    cleo.play()
    for _ in range(2):
        cleo.keep(link.without(cleo.match))
    cleo.play()
    for device, seat in ((anna, 0), (ben, 1)):
        before = device.save
        assert link.withheld_here(device.match, link.foreign(read(cleo.link))) == (seat,)
        assert device.receive(cleo.link) == "own-moves"
        assert device.save == before
        assert device.receive(cleo.link, agree=True) == "own-moves"
        assert device.match.lines[seat + 2] == f"{seat + 1} bid 14"


def test_wolle_bid_secret_a_withheld_bid_can_only_be_the_lowest():
    _, ben, cleo = round_of_bids()
    cleo.receive(ben.link)
    cleo.play()
    cleo.keep(link.without(cleo.match))
    assert refused(cleo.link.replace("1 bid 14", "1 bid 20")) == "joint.withheld"


def test_nobody_goes_on_without_a_bid_that_is_not_due():
    _, ben, _ = round_of_bids()
    with pytest.raises(RequestRefused) as refusal:
        link.without(ben.match)
    assert refusal.value.code == "joint.not-due"


def test_a_decision_against_the_plan_is_noticed():
    match = lotte_turn("plan")[0].match
    ply, other = last_decision(match)
    lines = format_link(match).split("\n")
    first = lines.index("") + 1
    assert refused("\n".join([*lines[: first + ply], other, ""])) == "joint.plan"


def test_a_plan_that_changes_once_the_dice_can_be_known_is_noticed():
    ahead, behind = lotte_turn("plan")
    ahead_seat = ahead.match.joint.own[0]
    plans = header(ahead.link, "plans").split(" | ")
    behind.receive(ahead.link)
    behind.play()
    # Ahead gets the number for its next turn, and would rather have made another plan.
    later = header(behind.link, "plans").split(" | ")
    made = later[ahead_seat].split(" ")
    made[-1] = "0/0/0/0/0/0"
    later[ahead_seat] = " ".join(made)
    assert plans[ahead_seat].split(" ")[-1] != made[-1]
    other = Device(ahead.name)
    other.save = ahead.save
    assert other.receive(with_header(behind.link, "plans", " | ".join(later))) == "rewritten"


def test_no_dice_can_be_known_before_the_plan():
    for device in lotte_turn("plan"):
        match = device.match
        assert matches.seed_at(match, match.state) is None


def test_a_number_that_is_opened_early_is_refused():
    device = lotte_turn("plan")[0]
    match, seat = device.match, device.match.joint.own[0]
    count = match.joint.chains[seat].count + 1
    value = chance.chain_value(match.joint.secrets[seat], count).hex()
    chains = header(device.link, "chains").split(" | ")
    chains[seat] = f"{count} {value}"
    assert refused(with_header(device.link, "chains", " | ".join(chains))) == "joint.early"


def test_lotte_card_clover_ends_a_match_within_a_turn_whose_number_is_open():
    record = (RECORDS / "link-clover.volle").read_text("utf-8")
    match = parse_record(record, GAMES)
    assert not match.to_act
    assert match.game.turn_of(match.state) is None


def test_a_number_that_does_not_belong_to_the_chain_is_noticed():
    ahead, behind = lotte_turn("friends")
    chains = header(ahead.link, "chains").split(" | ")
    seat = ahead.match.joint.own[0]
    chains[seat] = f"{chains[seat].split(' ')[0]} {'ab' * 16}"
    assert behind.receive(with_header(ahead.link, "chains", " | ".join(chains))) == "rewritten"


def test_the_seed_of_friends_fits_its_seal():
    assert refused(with_header(lotte_turn("friends")[0].link, "seed", "00" * 16)) == "joint.seal"


def test_a_commitment_of_a_third_person_can_be_forged_and_is_noticed():
    # Nothing prevents this: Anna pretends that Cleo has chosen, and Ben, the last one, opens his bid.
    anna, ben, cleo = table("wolle", 3)
    ben.receive(anna.link)
    cleo.receive(ben.link, seats=(2,))
    seated = cleo.link
    choices = header(seated, "choices").split(" | ")
    forged = with_header(seated, "choices", " | ".join([*choices[:2], "7" * 32]))
    assert ben.receive(forged) == "next"
    ben.play()
    assert " bid " in header(ben.link, "choices").split(" | ")[1]
    assert cleo.receive(ben.link) == "own-moves"


def test_no_link_may_end_among_secret_choices():
    # Ben, the last to choose, has an open bid; Anna would now rather write another bid than hers.
    anna, ben = table("wolle")
    ben.receive(anna.link)
    ben.play()
    anna.receive(ben.link)
    choices = header(ben.link, "choices").split(" | ")
    match = anna.match
    base = matches.choice_ply(match)
    salt = joints.value_at(match.joint, 0, 1).hex()
    own = anna.match.lines[base] if match.ply > base else "1 bid 14"
    forged = with_header(ben.link, "choices", f"{own} | {choices[1]}")
    chains = header(ben.link, "chains").split(" | ")
    forged = with_header(forged, "chains", f"1 {salt} | {chains[1]}")
    assert refused(f"{forged}1 bid 22\n") == "joint.choice"


def test_a_bid_that_was_revealed_is_not_withheld_afterwards():
    anna, ben = Device("Anna"), Device("Ben")
    anna.begin("wolle", NAMES[:2], [0])
    match = matches.advance(anna.match)
    anna.keep(link.acted(match, match.game.parse_action("1 bid 14")))
    ben.receive(anna.link)
    ben.play()
    anna.receive(ben.link)
    anna.play()
    bid = anna.match.lines.index("1 bid 14")
    assert ben.receive(anna.link) == "next"
    further = with_new(anna.link, f"withheld: {bid}")
    assert read(further).joint.withheld == (bid,)
    assert ben.receive(further) == "rewritten"


def test_an_open_bid_is_not_withheld_afterwards():
    _, ben, cleo = round_of_bids()
    cleo.receive(ben.link)
    match = cleo.match
    cleo.keep(link.acted(match, match.game.parse_action("3 bid 14")))
    further = with_new(cleo.link, f"withheld: {matches.choice_ply(cleo.match) + 2}")
    assert read(further).joint.withheld
    assert cleo.receive(further) == "rewritten"


def test_a_restart_among_secret_choices_gives_nobody_a_free_move():
    anna, ben = Device("Anna"), Device("Ben")
    bot = f"bot:{next(iter(GAMES['wolle'].bots))}"
    ben.begin("wolle", ("Anna", "Ben", bot), [1]).play()
    anna.receive(ben.link)
    anna.play()
    ben.receive(anna.link)
    ben.play()
    match = link.merged(anna.match, link.foreign(read(ben.link)))
    # The page closes while the choices are written into the record one by one.
    while not match.lines[-1].startswith("1 bid "):
        match = link.stepped(match)
    anna.keep(match)
    assert matches.is_choosing(anna.match)
    further = matches.advance(link.foreign(read(anna.link)))
    seats = []
    while 0 not in seats:
        (seat, *_) = further.to_act
        drawn = matches.drawn(further, further.state, further.ply) if seat == CHANCE else None
        further = matches.play(further, drawn or further.game.legal_actions(further.state, seat)[0])
        seats.append(seat)
    assert anna.receive(format_link(further)) == "own-moves"


@pytest.mark.cpython
def test_the_first_seat_opens_no_dice_before_all_have_opened_their_first_number():
    anna, ben, cleo = Device("Anna"), Device("Ben"), Device("Cleo")
    ben.begin("lotte", NAMES[:3], [1], "plan").play()
    cleo.receive(ben.link, seats=(2,))
    cleo.play()
    anna.receive(cleo.link, seats=(0,))
    anna.play()
    assert [opened.count for opened in anna.match.joint.chains] == [1, 0, 0]
    assert finish([anna, ben, cleo]) > 0


def test_nothing_is_decided_for_a_free_seat():
    anna = Device("Anna").begin("lotte", NAMES[:2], [0], "plan").play()
    plans = header(anna.link, "plans").split(" | ")
    assert refused(with_header(anna.link, "plans", f"{plans[0]} | -/-/-/-/-/-")) == "joint.early"
    bidding = Device("Anna").begin("wolle", NAMES[:2], [0]).play()
    choices = header(bidding.link, "choices").split(" | ")
    for made in ("2 bid 14", "7" * 32):
        assert refused(with_header(bidding.link, "choices", f"{choices[0]} | {made}")) == "joint.early"


def test_reading_a_match_computes_each_number_of_a_chain_once(monkeypatch):
    device = under_way("lotte", 4, "plan", 40)[0]
    text, calls = device.link, []
    hashed = chance.hashed
    monkeypatch.setattr(chance, "hashed", lambda value, times: calls.append(times) or hashed(value, times))
    joints._numbers.cache_clear()
    read(text)
    assert sum(calls) <= sum(opened.count for opened in device.match.joint.chains)


def test_a_bid_that_another_device_commits_to_is_asked_about_and_not_opened_here():
    _, ben, cleo = round_of_bids()
    cleo.receive(ben.link)
    before = cleo.save
    choices = header(cleo.link, "choices").split(" | ")
    forged = with_header(cleo.link, "choices", " | ".join([*choices[:2], "7" * 32]))
    assert cleo.receive(forged) == "own-moves"
    assert cleo.save == before
    cleo.receive(forged, agree=True)
    assert link.passed_to(cleo.match)
    assert cleo.match.joint.chains[2].count == 0


@pytest.mark.parametrize("fault", ["no seed", "no seal", "neither seed nor seal"])
@pytest.mark.parametrize("is_over", [False, True])
def test_nobody_chooses_the_dice_by_leaving_out_what_proves_them(fault, is_over):
    ahead, behind = under_way("lotte", 2, "friends", 4)
    if is_over:
        finish([ahead, behind])
    change, code = REFUSED[fault]
    unproven = change(ahead.link)
    assert refused(unproven) == code
    # The sender wants another die in the last roll.
    lines = unproven.split("\n")
    place = max(number for number, line in enumerate(lines) if line.startswith("roll "))
    assert refused("\n".join([*lines[:place], other_die(lines[place]), ""])) == code


def test_a_device_that_lacks_the_seed_gets_it_back():
    ahead, behind = under_way("lotte", 2, "friends", 4)
    behind.save = "".join(line for line in behind.save.splitlines(True) if not line.startswith("seed: "))
    assert behind.receive(ahead.link) == "next"
    assert behind.match.seed == ahead.match.seed


# Links that are wrong, old, forged or doubled: each has its answer, and the device loses nothing


@pytest.mark.parametrize("fault", REFUSED)
def test_a_wrong_link_is_refused_and_nothing_is_lost(fault):
    ahead, behind = under_way("lotte", 2, "friends", 4)
    before, (change, code) = behind.save, REFUSED[fault]
    text = change(ahead.link)
    assert text != ahead.link
    found = refused(text)
    assert code in {found, None}
    assert behind.save == before
    assert behind.receive(ahead.link) == "next"


def same(ahead, behind):
    """Open the newest link twice."""
    behind.receive(ahead.link)
    return behind, ahead.link, "same"


def own(ahead, _):
    """Open the link that this device has sent itself."""
    return ahead, ahead.link, "same"


def older(ahead, behind):
    """Open the link before the newest one, on the device that has answered it."""
    return ahead, behind.link, "older"


def oldest(ahead, behind):
    """Open the invitation again in the middle of the match."""
    first = Device("Anna").begin("lotte", NAMES[:2], [0]).play().link
    return next(each for each in (ahead, behind) if each.name == "Anna"), first, "older"


def other_match(ahead, _):
    """Open a link of another match of the same players."""
    other = Device("X").begin("lotte", ("Anna", "Ben"), [0], options={"target": 1000}).play()
    lines = with_header(other.link, "joint", f"friends {'1' * 32}")
    return ahead, lines, "other"


def other_options(ahead, behind):
    """Open a link in which the target has changed."""
    return behind, ahead.link.replace('"target": 6000', '"target": 6500'), "rewritten"


def other_name(ahead, behind):
    """Open a link in which a player has another name."""
    return behind, with_header(ahead.link, "seats", "Anna | Benno"), "rewritten"


def shorter_past(_, behind):
    """Open a link that leaves out actions in the middle, and so takes a turn back and plays it otherwise."""
    match = behind.match
    ply, other = last_decision(match)
    changed = matches.play(matches.until(match, ply), match.game.parse_action(other))
    return behind, format_link(matches.advance(replace(changed, joint=match.joint))), "rewritten"


def second_device(ahead, _):
    """Open the newest link on another device of a person who plays elsewhere."""
    return Device("Tablet"), ahead.link, "full"


def copied_device(ahead, behind):
    """Go on with a copy of the private record, and open the result on the first device."""
    copy = Device(behind.name)
    copy.save = behind.save
    copy.receive(ahead.link)
    copy.play()
    return behind, copy.link, "own-moves"


def save_as_link(ahead, behind):
    """Open the private record of another device, which must stay there."""
    return behind, ahead.save, "next"


def windows(ahead, behind):
    """Open the newest link with the line ends of another system."""
    return behind, ahead.link.replace("\n", "\r\n"), "next"


ANSWERED = [
    same,
    own,
    older,
    oldest,
    other_match,
    other_options,
    other_name,
    shorter_past,
    second_device,
    copied_device,
    save_as_link,
    windows,
]


@pytest.mark.parametrize("odd", ANSWERED, ids=lambda odd: odd.__name__)
def test_an_odd_link_has_its_answer(odd):
    device, text, answer = odd(*under_way("lotte", 2, "friends", 5))
    before = device.save
    assert device.receive(text) == answer
    if answer in {"same", "older", "rewritten", "other", "full"}:
        assert device.save == before


def test_a_seat_that_somebody_else_took_first():
    anna, ben, cleo = Device("Anna"), Device("Ben"), Device("Cleo")
    anna.begin("lotte", ("Anna", "Friend"), [0]).play()
    for friend in (ben, cleo):
        friend.receive(anna.link)
        friend.play()
    assert anna.receive(ben.link) == "next"
    assert anna.receive(cleo.link) == "rewritten"
    assert cleo.receive(anna.link) == "taken"


def test_a_device_with_two_seats_sends_fewer_links():
    anna, ben = Device("Anna"), Device("Ben")
    anna.begin("wolle", NAMES[:3], [0, 2]).play()
    assert finish([anna, ben]) > 0
    assert anna.match.game.result(anna.match.state) == ben.match.game.result(ben.match.state)


@pytest.mark.parametrize(("game", "level"), [("wolle", "friends"), ("lotte", "friends"), ("lotte", "plan")])
def test_bots_play_along(game, level):
    anna, ben = Device("Anna"), Device("Ben")
    bot = f"bot:{next(iter(GAMES[game].bots))}"
    anna.begin(game, ("Anna", bot, "Ben"), [0], level).play()
    finish([anna, ben])
    assert not anna.match.to_act


# Matches of the first protocol, in which the first numbers of plans could be chosen

FIRST = RECORDS / "first-protocol"


def saved(name):
    """Return the text of a record of a match that began with the first protocol."""
    return (FIRST / f"{name}.volle").read_text("utf-8")


def test_a_match_that_is_saved_here_is_played_to_its_end():
    devices = [Device("Anna"), Device("Ben"), Device("Cleo")]
    for device, name in zip(devices, ("anna", "ben", "cleo"), strict=True):
        device.save = saved(name)
    ben = devices[1]
    finish([ben, devices[0], devices[2]])
    assert ben.link == saved("end")


def test_nobody_takes_a_seat_of_the_first_protocol():
    assert refused(saved("free-seat")) == "joint.weak"
    with pytest.raises(RequestRefused) as refusal:
        link.seated(read(saved("free-seat")), {3: secret("Cleo")})
    assert refusal.value.code == "joint.weak"


def test_no_link_takes_a_match_back_to_the_first_protocol():
    ahead, behind = under_way("lotte", 3, "plan", 4)[:2]
    assert header(ahead.link, "joint").startswith("plan2 ")
    weak = ahead.link.replace("joint: plan2 ", "joint: plan ")
    assert refused(weak) in {"joint.drawn", "joint.early"}
    assert behind.receive(ahead.link) in {"next", "same", "older"}


def test_a_match_with_plans_begins_with_the_newest_protocol():
    match = Device("Anna").begin("lotte", NAMES[:2], [0], "plan").match
    assert not match.joint.is_weak


# Refusals of what a device wants


def test_wolle_has_no_plans():
    with pytest.raises(RequestRefused) as refusal:
        Device("Anna").begin("wolle", NAMES[:2], [0], "plan")
    assert refusal.value.code == "joint.level"


@pytest.mark.parametrize("here", [[], [0, 1]])
def test_a_match_by_link_needs_people_here_and_elsewhere(here):
    with pytest.raises(RequestRefused) as refusal:
        Device("Anna").begin("lotte", NAMES[:2], here)
    assert refusal.value.code == "joint.people"


def test_a_friend_who_begins_is_invited_before_anything_is_decided():
    anna = Device("Anna").begin("wolle", ("Ben", "Anna"), [1]).play()
    assert link.due(anna.match) == ("seat", 0)
    assert finish([anna, Device("Ben")]) > 0


def test_a_seat_is_taken_once():
    anna = Device("Anna").begin("lotte", NAMES[:2], [0]).play()
    with pytest.raises(RequestRefused) as refusal:
        link.seated(link.foreign(read(anna.link)), {0: secret("X")})
    assert refusal.value.code == "joint.taken"


def test_nobody_acts_for_another_device():
    ahead, _ = under_way("lotte", 2, "friends", 4)
    match = ahead.match
    seat = link.due(match).seat
    action = match.game.legal_actions(match.state, seat)
    with pytest.raises((RequestRefused, IllegalAction)):
        link.acted(match, action[0] if action else match.game.parse_action(f"{seat + 1} roll"))


def test_an_illegal_bid_is_refused_before_it_is_committed_to():
    anna = Device("Anna").begin("wolle", NAMES[:2], [0])
    match = matches.advance(anna.match)
    with pytest.raises(IllegalAction):
        link.acted(match, match.game.parse_action("1 keep d12"))


@pytest.mark.parametrize(
    "plan", ["", "350", "1/2/3/4/5", "1/2/3/4/5/x", "01/2/3/4/5/6", "-1/2/3/4/5/6", PLAN + "/1"]
)
def test_a_plan_is_six_numbers(plan):
    anna = Device("Anna").begin("lotte", NAMES[:2], [0], "plan")
    with pytest.raises(BadNotation) as refusal:
        link.planned(anna.match, plan)
    assert refusal.value.code == "plan.format"


# What the form promises to the rest of the engine


@pytest.mark.parametrize(("game", "level"), [("wolle", "friends"), ("lotte", "plan")])
def test_a_link_holds_no_secret(game, level):
    for device in under_way(game, 2, level, 3):
        for value in filter(None, device.match.joint.secrets):
            assert value.hex() not in device.link
        hidden = [choice.text for choice in device.match.joint.choices if choice and choice.commitment]
        assert not any(text in device.link for text in hidden)


@pytest.mark.parametrize(("game", "seats", "level"), MESSAGES)
def test_every_record_of_a_device_is_written_as_it_was_read(game, seats, level):
    for device in under_way(game, seats, level, 7):
        if device.save:
            assert format_record(device.match, private=True) == device.save
            assert format_link(read(device.link)) == device.link


def test_the_public_record_of_an_unfinished_match_has_no_seed():
    device = under_way("lotte", 2, "friends", 4)[0]
    assert "\nseed: " not in format_record(device.match)
    assert "\nseed: " in device.link


def test_taking_back_is_not_possible():
    assert matches.taken_back(under_way("lotte", 2, "friends", 4)[0].match) is None


def test_a_match_without_a_seat_here_goes_on_as_a_match_of_this_device_alone():
    match = matches.with_chance(link.foreign(under_way("lotte", 2, "plan", 5)[0].match), bytes(16))
    assert match.joint is None
    assert match.seed == bytes(16)
