"""Matches by link through the bridge: pages that keep a private record and send each other links."""

import json
from pathlib import Path

import pytest

from volle.web.bridge import Engine

SEED = "5eed" * 8
SEATS = ["Anna", "Ben", "Cleo"]


class Page:
    """The page of one device, with a bridge of its own."""

    def __init__(self, number):
        self.engine = Engine()
        self.secret = f"{number:032x}"
        self.save = None
        self.view = None
        self.played = 0
        self.movers = set()

    def ask(self, do, **request):
        """Send a request; return its answer."""
        answer = {"thinking": True}
        while answer.get("thinking"):
            answer = json.loads(self.engine.handle(json.dumps({"do": do, **request})))
        if "save" in answer:
            self.save, self.view = answer["save"], answer["view"]
        return answer

    def change(self, do, **request):
        """Send a request that changes the match, as the seat of this page."""
        as_ = self.view["joint"]["here"][0] if self.view else 0
        answer = self.ask(do, **{"as": as_, **request})
        assert answer["ok"], answer
        return answer

    def begin(self, game, seats, level="friends", options=None):
        """Begin a match, whose first seat plays here."""
        request = {"game": game, "seats": seats, "options": options or {}, "seed": SEED}
        return self.change("new", **request, joint=level, here=[0], secret=self.secret)

    def open(self, text):
        """Open a link as the page does; return what it brings."""
        answer = self.ask("receive", record=text, known=self.save)
        if answer["arrival"] == "free":
            seat = answer["view"]["joint"]["due"]["seat"]
            self.change("load", record=text, seats=[seat], secret=self.secret, **{"as": seat})
        elif answer["arrival"] in {"next", "own-moves"}:
            self.change("load", record=text, known=self.save)
        return answer

    def play(self):
        """Play until another device is to act, or the match is over."""
        while self.view["next"]:
            view = self.view
            due = view["joint"]["due"]
            if view["next"]["by"] != "person":
                self.change("step", ply=view["ply"])
                self.played += 1
                self.movers.add(view["next"]["by"])
            elif not view["joint"]["held"]:
                return
            elif due["task"] == "plan":
                self.change("act", action=f"plan {view['joint']['plan']}", ply=view["ply"])
            else:
                self.change("act", action=preferred(view["legal"])["text"], ply=view["ply"])

    @property
    def link(self):
        """The record to send."""
        return self.ask("record", link="")["record"]


def preferred(legal):
    """Return a legal action that ends a turn soon."""
    return next((action for action in legal if action["verb"] in {"stop", "claim"}), legal[0])


def test_dice_of_a_seat_here_wait_for_its_person_among_friends():
    page = Page(1)
    page.begin("lotte", SEATS[:2])
    page.play()
    assert page.movers == {"chance"}


def pages(game, count, level, options=None):
    """Return pages, of which the first has begun a match."""
    found = [Page(number) for number in range(count)]
    found[0].begin(game, SEATS[:count], level, options)
    found[0].play()
    return found


def finish(players):
    """Pass links between pages until the match is over; return their number."""
    page, sent = players[0], 0
    while page.view["result"] is None:
        text, seat = page.link, page.view["joint"]["due"]["seat"]
        page = players[seat]
        assert page.open(text)["arrival"] in {"free", "next"}
        page.play()
        sent += 1
    return sent


@pytest.mark.parametrize(
    ("game", "count", "level", "options"),
    [
        ("lotte", 2, "friends", {"target": 2000}),
        ("lotte", 3, "plan", {"target": 2000}),
        ("wolle", 2, "friends", {"short": True}),
        ("wolle", 3, "friends", {"short": True}),
    ],
)
def test_pages_finish_a_match_by_links(game, count, level, options):
    players = pages(game, count, level, options)
    assert finish(players) > 2
    last = max(players, key=lambda page: page.view["ply"])
    assert last.view["result"]


def test_a_link_first_shows_what_has_happened():
    anna, ben = pages("lotte", 2, "friends")
    ben.open(anna.link)
    assert ben.view["ply"] == 0
    assert ben.view["next"]["by"] == "bot"
    assert ben.view["joint"]["due"] is None
    ben.play()
    assert ben.played >= anna.view["ply"]


def test_another_view_of_a_link_that_is_shown_goes_on_too():
    anna, ben = pages("lotte", 2, "friends")
    ben.open(anna.link)
    ben.play()
    anna.open(ben.link)
    while anna.view["ply"] < ben.view["ply"]:
        view = anna.ask("view", **{"as": 0})["view"]
        assert view["next"]["by"] == "bot"
        assert view["joint"]["due"] is None
        anna.change("step", ply=view["ply"])


def test_what_a_link_brings_is_saved_before_it_is_shown():
    anna, ben = pages("lotte", 2, "friends")
    ben.open(anna.link)
    again = Page(1)
    again.ask("load", record=ben.save)
    assert again.view["ply"] == anna.view["ply"]


def test_the_own_bid_is_seen_here_and_nowhere_else():
    anna, ben = pages("wolle", 2, "friends")
    assert anna.view["seats"][0]["bid"] is not None
    ben.open(anna.link)
    assert ben.ask("view", **{"as": 1})["view"]["seats"][0]["bid"] is None


def test_a_seat_that_has_bid_has_no_legal_action():
    anna, _ = pages("wolle", 2, "friends")
    assert anna.view["legal"] == []
    assert anna.view["joint"]["due"] == {"task": "seat", "seat": 1}
    assert anna.view["joint"]["held"] is False


def test_a_late_tap_while_a_link_is_shown_is_refused():
    anna, ben = pages("lotte", 2, "friends")
    ben.open(anna.link)
    answer = ben.ask("act", action="2 stop", ply=ben.view["ply"], **{"as": 1})
    assert answer["ok"] is False
    assert ben.ask("view", **{"as": 1})["view"]["ply"] == 0


def test_a_rewritten_link_shows_both_versions():
    anna, ben = pages("lotte", 2, "friends")
    ben.open(anna.link)
    answer = ben.open(anna.link.replace("Anna | Ben", "Anna | Benno"))
    assert answer["arrival"] == "rewritten"
    assert (answer["ours"], answer["theirs"]) == ("seats: Anna | Ben", "seats: Anna | Benno")


def test_a_bid_that_is_not_revealed_can_be_left_out():
    anna, ben = pages("wolle", 2, "friends")
    ben.open(anna.link)
    ben.play()
    assert ben.view["joint"]["due"] == {"task": "reveal", "seat": 0}
    ben.change("act", action="without", ply=ben.view["ply"])
    ben.play()
    assert ben.view["joint"]["withheld"] == 1


def test_a_link_that_goes_on_without_the_own_bid_says_so():
    anna, ben = pages("wolle", 2, "friends")
    ben.open(anna.link)
    ben.play()
    before = anna.ask("receive", record=ben.link, known=anna.save)
    assert (before["arrival"], before["withheld"]) == ("next", False)
    ben.change("act", action="without", ply=ben.view["ply"])
    after = anna.ask("receive", record=ben.link, known=anna.save)
    assert (after["arrival"], after["withheld"]) == ("own-moves", True)
    refusal = anna.ask("load", record=ben.link, known=anna.save)
    assert refusal["error"]["code"] == "link.own-moves"
    assert anna.ask("load", record=ben.link, known=anna.save, agreed=True)["ok"]


def test_an_invitation_names_the_seats_whose_names_look_alike():
    page = Page(0)
    page.begin("lotte", ["Anna", "Ben", "\u0410nna"])
    assert Page(1).ask("receive", record=page.link)["alike"] == [0, 2]


def test_dice_of_a_plan_wait_for_a_number_and_not_for_a_choice():
    anna, ben = pages("lotte", 2, "plan")
    ben.open(anna.link)
    ben.play()
    assert ben.view["joint"]["due"] == {"task": "open", "seat": 0}
    refused = ben.ask("act", action="without", ply=ben.view["ply"], **{"as": 1})
    assert refused["error"]["code"] == "joint.not-due"


def test_a_foreign_record_goes_on_as_a_match_of_this_device_alone():
    anna, _ = pages("lotte", 2, "friends")
    page = Page(7)
    assert page.ask("load", record=anna.link, seed=SEED)["view"]["joint"] is None


def test_only_a_match_of_the_first_protocol_is_weak():
    assert pages("lotte", 2, "plan")[0].view["joint"]["weak"] is False
    page = Page(7)
    record = Path(__file__).parent / "records" / "first-protocol" / "anna.volle"
    assert page.ask("load", record=record.read_text("utf-8"))["view"]["joint"]["weak"] is True


def test_a_match_of_one_device_has_no_link():
    page = Page(7)
    page.ask("new", game="lotte", seats=["Anna", "Ben"], options={}, seed=SEED)
    assert page.ask("record", link="")["error"]["code"] == "joint.none"
    assert page.ask("record", link=page.save)["error"]["code"] == "joint.none"
