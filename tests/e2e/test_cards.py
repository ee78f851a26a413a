"""The card browser: filters in the address, one thing whole, rulings on tap; and leaders in full while drafting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from people import MIDDLE, PHONE, WIDE
from playwright.sync_api import expect

if TYPE_CHECKING:
    from conftest import Invite

HIDDEN = """() => [...document.querySelectorAll('.dec .opt')].filter((row) => {
  const box = row.getBoundingClientRect(), list = row.closest('.scroll').getBoundingClientRect();
  return box.top < list.top - 1 || box.bottom > list.bottom + 1 || row.scrollWidth > row.clientWidth;
}).map((row) => row.innerText)"""


@pytest.mark.parametrize("size", [WIDE, MIDDLE, PHONE])
def test_filters_stand_in_the_address(invite: Invite, size: tuple[int, int]) -> None:
    me = invite(size=size)
    me.open("lorenzo/cards")
    entries, page = me.page.locator(".list article"), me.page
    catalog = me.api("games/lorenzo/catalog?lang=en")
    tables = ("cards", "leaders", "families", "tiles", "bonus_tiles", "lots")
    all_of_them = sum(len(catalog[table]) for table in tables) + len(catalog["tokens"]["faces"])
    expect(entries).to_have_count(all_of_them)
    if size == PHONE:
        page.locator("summary").first.click()
    page.get_by_role("button", name="Buildings", exact=True).click()
    page.get_by_role("button", name="II", exact=True).click()
    page.get_by_label("Gives").select_option("fp")
    wanted = [x for x in catalog["cards"].values() if x["type"] == "building" and x["period"] == 2]
    expect(page).to_have_url(f"{me.site.url}/#/lorenzo/cards?type=building&period=2&gives=fp")
    expect(entries.first).to_be_visible()
    names = entries.evaluate_all("(all) => all.map((one) => one.getAttribute('aria-label'))")
    assert "Baptistery" in names
    assert set(names) < {x["name"] for x in wanted}
    page.get_by_role("button", name="Lift all filters").click()
    page.get_by_label("Search").fill("A-11 count")
    expect(entries).to_have_count(0)
    page.get_by_label("Search").fill("a-11")
    expect(page.get_by_role("article", name="Mint")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_a_link_opens_one_whole_and_its_rulings_on_tap(invite: Invite) -> None:
    me = invite()
    me.page.goto("/lorenzo/cards/mint?type=building")
    sheet = me.page.get_by_role("dialog", name="Mint")
    expect(sheet.get_by_text("Production from 5:")).to_be_visible()
    ruling = sheet.get_by_text("The Paramour counts Characters")
    expect(ruling).to_be_hidden()
    sheet.locator("summary", has_text="Cards that count themselves").click()
    expect(ruling).to_be_visible()
    me.page.keyboard.press("ArrowRight")
    expect(me.page.get_by_role("dialog", name="Tax Office")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    expect(me.page).to_have_url(f"{me.site.url}/#/lorenzo/cards?type=building")


def test_by_keyboard_there_and_back(invite: Invite) -> None:
    me = invite()
    me.open("rules/lorenzo")
    me.page.get_by_role("link", name="All cards, leaders and tiles").press("Enter")
    faces = me.page.locator(".list .face button")
    faces.first.focus()
    me.page.keyboard.press("ArrowRight")
    expect(faces.nth(1)).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(me.page.get_by_role("dialog", name="Woods")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    expect(faces.nth(1)).to_be_focused()
    faces.nth(40).press("Enter")
    expect(me.page.get_by_role("dialog")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    expect(faces.nth(40)).to_be_in_viewport()
    me.page.get_by_role("article", name="Gravel Pit").get_by_role("button", name="Clause A-23").press("Enter")
    expect(me.page.get_by_role("dialog").get_by_text("Double first, then take off 1.")).to_be_visible()


def test_its_words_change_with_the_language(invite: Invite) -> None:
    me = invite()
    me.open("lorenzo/cards/santa_rita")
    expect(me.page.get_by_role("dialog", name="Santa Rita", exact=True)).to_be_visible()
    me.page.keyboard.press("Escape")
    me.page.get_by_role("button", name="Italiano").first.click()
    expect(me.page.get_by_role("heading", name="Carte e Leader")).to_be_visible()
    expect(me.page.get_by_role("article", name="Santa Rita da Cascia")).to_be_attached()


@pytest.mark.clause("lorenzo:L-8")
@pytest.mark.parametrize("size", [WIDE, MIDDLE, PHONE])
def test_leaders_stand_in_full_view_while_drafting(invite: Invite, size: tuple[int, int]) -> None:
    how: dict[str, Any] = {"has_touch": True, "is_mobile": True} if size == PHONE else {}
    me = invite(size=size, **how)
    me.sit(me.table(["me", "greedy", "greedy"], seed=5))
    me.my_turn()
    me.go_on()
    doc = me.my_turn()
    packet = doc["board"]["draft"]["packet"]
    assert len(packet) == 4
    expect(me.rows).to_have_count(4)
    leaders = me.api("games/lorenzo/catalog?lang=en")["leaders"]
    texts = me.rows.all_inner_texts()
    for key, text in zip(packet, texts, strict=True):
        assert f"Keep {leaders[key]['name']}" in text
        assert leaders[key]["text"].split("[")[0].strip() in text
    assert me.page.evaluate(HIDDEN) == []


def test_a_sheet_in_play_has_its_rulings_and_leads_to_the_browser(invite: Invite) -> None:
    me = invite()
    me.sit(me.table(["me", "random"], options={"rules": "base"}, seed=5))
    me.my_turn()
    me.page.locator(".tw .card, .card").first.click()
    me.page.get_by_role("button", name="Why?").click()
    sheet = me.page.get_by_role("dialog")
    expect(sheet.get_by_text("Rules and rulings")).to_be_visible()
    with me.context.expect_page() as apart:
        sheet.get_by_role("link", name="Open in the card browser").click()
    expect(apart.value.get_by_role("dialog").locator("h2").first).to_be_visible()
    assert "/#/lorenzo/cards/" in apart.value.url
