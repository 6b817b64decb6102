"""What the tool that counts bids makes of records."""

import re
from collections import Counter

import pytest

import deck_bids

BEGUN = "volle 1\ngame: wolle\nseats: bot:roger | bot:ram\n\ndeal s03 s08 d2\n"


def test_bids_are_counted_over_all_records_of_a_folder(tmp_path):
    (tmp_path / "1.volle").write_text(f"{BEGUN}1 bid 24\n2 bid 26+\nroll 3 10 7\n2 keep d10\n", "utf-8")
    (tmp_path / "2.volle").write_text(f"{BEGUN}1 bid 26\n2 bid 24\n", "utf-8")
    assert deck_bids.bids(tmp_path) == (2, Counter({"24": 2, "26+": 1, "26": 1}))


def test_records_of_several_numbers_of_seats_are_refused(tmp_path):
    (tmp_path / "1.volle").write_text(BEGUN, "utf-8")
    (tmp_path / "2.volle").write_text(BEGUN.replace(" | bot:ram", " | bot:ram | bot:ram"), "utf-8")
    with pytest.raises(SystemExit):
        deck_bids.bids(tmp_path)


def test_the_chart_has_a_bar_as_high_as_a_bid_is_frequent():
    drawn = deck_bids.chart({2: Counter({"14": 1, "24": 3})})
    high = [
        float(found)
        for found in re.findall(r'<rect x="[\d.]+" y="[\d.]+" width="[\d.]+" height="([\d.]+)"', drawn)
    ]
    bars = dict(zip(deck_bids.BIDS, high, strict=False))
    assert bars["24"] == 3 * bars["14"] > 0
    assert bars["20"] == 0
