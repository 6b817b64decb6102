"""The page of statistics, about the matches finished on this device."""

import re
from dataclasses import replace
from functools import cache
from pathlib import Path

from playwright.sync_api import Page, expect

from accessibility import axe_findings, crowding_faults, faint_texts, set_font_size
from match_records import write_save
from player import Player, resize
from scope import EITHER_GAME
from volle.core import chance
from volle.core import match as matches
from volle.core.match import Match
from volle.games import GAMES

NAMES = ("Anna", "Ben", "Mia\N{RIGHT SINGLE QUOTATION MARK}s Opa Wilhelm")


@cache
def finished(game: str, number: int) -> Match:
    """Return a finished match, played by the fastest bots under the names of three people and a bot."""
    least, *_, best = GAMES[game].bots
    match = matches.begin(
        GAMES[game], (f"bot:{least}",) * 4, {}, chance.derive_seed("statistics", game, number)
    )
    while match.to_act:
        match = matches.play(match, matches.automatic_action(match))
    return replace(match, names=(*NAMES, f"bot:{best}"))


def open_finished(player: Player, folder: Path, game: str, count: int) -> Page:
    """Open finished matches one after the other, then the page of statistics."""
    for number in range(count):
        player.go_to_menu()
        player.open_record(write_save(finished(game, number), folder))
        player.page.locator("body[data-screen=table]").wait_for(state="attached")
    return show(player, game)


def show(player: Player, game: str) -> Page:
    """Open the statistics of a game."""
    player.page.evaluate(f"location.hash = 'statistics/{game}'")
    player.page.locator(".statistics[data-matches]").wait_for(state="attached")
    return player.page


def cells(page: Page, chart: str, row: str) -> list[str]:
    """Return the cells of a table's row."""
    line = page.locator(f"#statistics-{chart} tbody tr").filter(has=page.get_by_role("rowheader", name=row))
    page.locator(f"#statistics-{chart} details").evaluate_all("all => all.forEach((one) => one.open = true)")
    line.wait_for()
    return line.locator("td").all_text_contents()


def choose(page: Page, name: str, value: str) -> None:
    """Choose from a select element."""
    page.locator(f"#statistics-{name}").select_option(value)


def test_empty_statistics_link_to_a_match_and_a_match_opened_twice_counts_once(
    fresh_player: Player, tmp_path: Path
) -> None:
    player = fresh_player
    page = show(player, "wolle")
    expect(page.locator("#statistics-none")).to_be_visible()
    assert axe_findings(page) == []
    page.locator(".statistics .button-main").click()
    page.locator("body[data-screen=setup]").wait_for(state="attached")
    for _ in range(2):
        open_finished(player, tmp_path, "lotte", 1)
        expect(page.locator("#statistics-matches")).to_have_text("One game")


def test_the_table_menu_leads_to_statistics(shared_player: Player) -> None:
    page = shared_player.page
    page.evaluate("location.hash = 'rules/lotte'")
    page.locator("#table-menu").click()
    page.locator("dialog a[href='#statistics/lotte']").click()
    page.locator("body[data-screen=statistics]").wait_for(state="attached")
    expect(page).to_have_title("Volle Lotte: statistics \N{EN DASH} Volle")


def test_the_tables_contain_the_results_of_the_matches(shared_player: Player, tmp_path: Path) -> None:
    page = open_finished(shared_player, tmp_path, "wolle", 2)
    totals = [GAMES["wolle"].result(finished("wolle", number).state).totals[0] for number in range(2)]
    played, *_, mean, best, worst = cells(page, "players", "Anna")
    assert (played, best, worst) == ("2", str(max(totals)), str(min(totals)))
    assert mean == f"{sum(totals) / 2:g}"


def test_statistics_can_be_filtered_by_player(shared_player: Player, tmp_path: Path) -> None:
    page = open_finished(shared_player, tmp_path, "lotte", 2)
    choose(page, "player", "Ben")
    expect(page.locator("#statistics-rivals")).to_be_visible()
    ahead, level, behind = (int(cell) for cell in cells(page, "rivals", "Anna")[1:])
    assert ahead + level + behind == 2
    expect(page.locator("#statistics-course tbody tr")).to_have_count(2)
    expect(page.locator("#statistics-luck tbody tr")).to_have_count(1)


def test_a_filter_without_matches_is_reported_and_can_be_changed(
    shared_player: Player, tmp_path: Path
) -> None:
    page = open_finished(shared_player, tmp_path, "wolle", 1)
    text = page.locator("#statistics-matches").inner_text()
    assert "No games" not in text
    page.evaluate("Date.now = () => Date.UTC(2100, 0, 1)")
    choose(page, "period", "month")
    expect(page.locator("#statistics-matches")).to_have_text("No games match these filters.")
    expect(page.locator(".chart")).to_have_count(0)
    choose(page, "period", "ever")
    expect(page.locator("#statistics-matches")).to_have_text(text)


@EITHER_GAME
def test_statistics_are_accessible(shared_player: Player, tmp_path: Path, game: str) -> None:
    page = open_finished(shared_player, tmp_path, game, 2)
    canvas = page.context.new_page()
    page.bring_to_front()
    for player in ("", "Anna"):
        choose(page, "player", player)
        page.locator(f"#statistics-{'places' if player else 'players'}").wait_for(state="attached")
        page.locator(".chart details").evaluate_all("all => all.forEach((one) => one.open = true)")
        assert axe_findings(page) == []
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            page.locator(f"html[data-theme={'day' if theme == 'light' else 'night'}]").wait_for(
                state="attached"
            )
            assert faint_texts(page, canvas) == []
        for width, letters in ((320, 16), (390, 32), (1440, 16)):
            set_font_size(page, letters)
            resize(page, width, 800)
            assert crowding_faults(page) == []
        set_font_size(page, 16)


@EITHER_GAME
def test_every_chart_has_a_table_with_the_same_number_of_rows(
    shared_player: Player, tmp_path: Path, game: str
) -> None:
    page = open_finished(shared_player, tmp_path, game, 1)
    charts = page.locator(".chart:has(.bars)")
    expect(charts.first).to_be_visible()
    for chart in charts.all():
        expect(chart.locator("tbody tr")).to_have_count(chart.locator(".bars > li").count())
        expect(chart.locator(".chart-drawing")).to_have_attribute("aria-hidden", "true")


def test_people_have_a_card_with_their_badges(shared_player: Player, tmp_path: Path) -> None:
    page = open_finished(shared_player, tmp_path, "lotte", 1)
    card = page.locator(".profile", has=page.get_by_role("heading", name=NAMES[0], exact=True))
    expect(card).to_contain_text(re.compile("game"))
    page.locator(".profile-badges").first.click()
    expect(page.locator("dialog .thing").first).to_contain_text(re.compile("First on"))
    assert axe_findings(page) == []
