"""Language and light change at once; what is new is said once; glyphs have words; every no has its clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

import matches
import pytest
from people import PHONE
from playwright.sync_api import expect

if TYPE_CHECKING:
    from conftest import Invite

# everything that the one live region has said
HEARD = """() => {
  const region = document.querySelector('[aria-live=polite]');
  window.heard = [];
  new MutationObserver(() => window.heard.push(region.textContent))
    .observe(region, {childList: true, characterData: true, subtree: true});
}"""

# amounts that are drawn and not said
NAMELESS = """() => [...document.querySelectorAll('.app .g')]
  .filter((at) => !at.closest('[aria-hidden=true], [aria-label]') && !at.querySelector('.sr, [aria-label]'))
  .slice(0, 3).map((at) => at.outerHTML.slice(0, 160))"""


@pytest.mark.parametrize(("name", "code"), [("Italiano", "it"), ("Dansk", "da")])
def test_another_language_at_once_and_back(invite: Invite, name: str, code: str) -> None:
    me = invite()
    me.sit(me.table(["me", "random"], match=matches.third_round()))
    me.my_turn()
    page = me.page
    page.evaluate("() => { window.same = true; }")
    english = me.doc["question"]["text"]
    expect(page.get_by_text("Your turn").first).to_be_visible()
    page.get_by_role("button", name=name).first.click()
    me.until(lambda doc: doc["question"]["text"] != english)
    expect(page.get_by_text("Your turn")).to_have_count(0)
    expect(page.get_by_role("button", name="English").first).to_be_visible()
    assert page.evaluate("() => document.documentElement.lang") == code
    for word in ("Decision", "Undo", "Hint", "servants"):
        assert word not in page.locator(".app").inner_text()
    page.get_by_role("button", name="English").first.click()
    me.until(lambda doc: doc["question"]["text"] == english)
    expect(page.get_by_text("Your turn").first).to_be_visible()
    assert page.evaluate("() => window.same"), "the page was loaded again"


def test_an_address_asks_for_a_language_and_keys_change_it(invite: Invite) -> None:
    page = invite(size=PHONE).page
    page.goto("/lorenzo/rules/L-26?lang=da")
    expect(page.locator("[id='L-26']")).to_contain_text("Tolden kommer først")
    assert page.url.endswith("/#/rules/lorenzo/L-26")
    html, danish = page.locator("html"), page.get_by_role("button", name="Dansk")
    expect(html).to_have_attribute("lang", "da")
    expect(danish).to_have_attribute("aria-pressed", "true")
    box = danish.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 40
    danish.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(html).to_have_attribute("lang", "it")
    expect(page.locator("[id='L-26']")).to_contain_text("pedaggio")
    page.reload()
    expect(html).to_have_attribute("lang", "it")


def test_a_game_without_danish_says_so(invite: Invite) -> None:
    page = invite().page
    page.goto("/regno/rules?lang=da")
    told = page.get_by_text("Spillets ord og regler findes på engelsk og italiensk.")
    expect(told).to_be_visible()
    expect(page.get_by_role("heading", name="The game in a few minutes")).to_be_visible()
    page.get_by_role("link", name="Lorenzo il Magnifico").click()
    expect(page.get_by_role("heading", name="Spillet på en halv side")).to_be_visible()
    expect(told).to_have_count(0)


def test_candlelight_at_once_and_kept(invite: Invite) -> None:
    me = invite(color_scheme="light")
    me.open()
    paper = "() => getComputedStyle(document.documentElement).getPropertyValue('--paper').trim()"
    light = me.page.evaluate(paper)
    me.page.get_by_role("button", name="Candlelight").click()
    dark = me.page.evaluate(paper)
    assert dark != light
    me.page.reload()
    expect(me.page.get_by_role("button", name="Daylight")).to_be_visible()
    assert me.page.evaluate(paper) == dark


def test_a_new_question_is_said_once(invite: Invite) -> None:
    me = invite()
    me.sit(me.table(["me", "random"], match=matches.third_round()))
    me.my_turn()
    assert me.page.locator("[aria-live=polite]").count() == 1
    me.page.evaluate(HEARD)
    for _ in range(3):
        me.go_on()
        me.my_turn()
    question = me.doc["question"]["text"]
    heard = me.page.evaluate("() => window.heard")
    assert sum(said.endswith(question.split("[")[0]) or question.split("[")[0] in said for said in heard[-1:]) == 1
    assert len(heard) <= 6
    me.page.get_by_role("button", name="Why?").click()  # looking around is no news
    me.page.keyboard.press("Escape")
    assert me.page.evaluate("() => window.heard.length") == len(heard)
    assert not any("[" in said for said in heard)


def test_glyphs_tell_their_words_on_focus_and_tap(invite: Invite) -> None:
    me = invite()
    me.sit(me.table(["me", "random"], match=matches.third_round()))
    me.my_turn()
    pick = me.page.locator(".pick button:enabled").first
    pick.focus()
    me.page.keyboard.press("Shift+Tab")
    me.page.keyboard.press("Tab")
    expect(me.page.locator(".tip")).to_contain_text("member")
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".tip")).to_have_count(0)
    assert me.page.evaluate(NAMELESS) == []

    phone = invite(size=PHONE, has_touch=True, is_mobile=True)
    phone.sit(phone.table(["me", "random"], match=matches.third_round()))
    phone.my_turn()
    phone.page.locator(".prs [data-word]").first.tap()
    expect(phone.page.locator(".tip")).to_contain_text("coin")


@pytest.mark.parametrize("dialog", [True, False])
def test_why_not_with_the_clause_a_click_away(invite: Invite, dialog: bool) -> None:
    me = invite()
    me.sit(me.table(["me", "random"], match=matches.third_round()))
    me.my_turn()
    page = me.page
    barred = [one for one in me.doc["question"]["barred"] if one["clause"]]
    assert barred
    assert all(len(one["text"]) > 10 for one in barred)
    if dialog:  # a blocked card says its reason, in its sheet the clause
        page.locator(".card.blk").first.click()
        why = page.get_by_role("dialog").locator(".why").first
    else:  # the list of what is blocked
        why = page.locator(".dec .blocked li").first
    expect(why).to_be_visible()
    clause = why.locator(".clause").last
    name = clause.inner_text().strip()
    clause.click()
    words = page.get_by_role("dialog", name=f"Rule {name}")
    expect(words).to_be_visible()
    expect(words.locator("[aria-busy]")).to_have_count(0)
    assert len(words.inner_text()) > 60
    with page.expect_popup() as popup:
        words.get_by_role("link", name="Open the rulebook here").click()
    book = popup.value
    here = book.locator(f"[id='{name}']")
    expect(here).to_be_visible()
    expect(here).to_be_in_viewport()
    assert book.url.endswith(f"/rules/lorenzo/{name}")


def test_rules_opens_what_is_asked_or_chosen(invite: Invite) -> None:
    me = invite()
    me.sit(me.table(["me", "random"], match=matches.third_round()))
    me.my_turn()
    page = me.page

    def ask() -> tuple[str, str]:
        """(the dialog's heading, where its link leads)"""
        page.locator(".help").get_by_role("button", name="Rules").click()
        dialog = page.get_by_role("dialog")
        expect(dialog.locator("h2")).to_be_visible()
        expect(dialog.get_by_text("has no clause")).to_have_count(0)
        found = dialog.locator("h2").inner_text(), dialog.locator("a.btn").get_attribute("href") or ""
        dialog.get_by_role("button", name="Close").click()
        expect(dialog).to_have_count(0)
        return found

    asked, _ = ask()
    assert asked.lower() == "rule l-14"
    me.rows.filter(has_text="Council Palace").first.click()
    chosen, link = ask()
    assert chosen.lower() == "rule l-44"
    assert link.endswith("/rules/lorenzo/L-44")


def test_rules_opens_the_book_where_nothing_is_asked(invite: Invite) -> None:
    me = invite()
    me.sit(me.table(["me", "random"], match=matches.finished()))
    me.page.get_by_role("button", name="Show the board").click()
    me.page.locator(".help").get_by_role("button", name="Rules").click()
    dialog = me.page.get_by_role("dialog")
    expect(dialog.get_by_role("link", name="L-26 The toll comes first")).to_be_visible()
    with me.page.expect_popup() as popup:
        dialog.get_by_role("link", name="Open the rulebook here").click()
    expect(popup.value.get_by_role("searchbox")).to_be_visible()
    assert popup.value.url.endswith("/rules/lorenzo")


def test_prices_to_choose_from_are_all_shown(invite: Invite) -> None:
    me = invite()
    me.sit(me.table(["me", "random"], match=matches.two_prices()))
    me.my_turn()
    both = next(o for o in me.doc["question"]["options"] if len(o.get("detail", {}).get("pay", ())) > 1)
    member = both["detail"]["member"]
    me.page.locator(".pick button").nth(["white", "black", "orange", "neutral"].index(member)).click()
    name = me.api("games/lorenzo/catalog?lang=en")["cards"][both["detail"]["card"]]["name"]
    row = me.rows.filter(has_text=name)
    row.click()
    expect(me.page.locator(".dec .prev")).to_contain_text("price to choose:")
    priced = [thing for price in both["detail"]["pay"] for thing, _ in price]
    for place in (row, me.page.locator(".dec .prev")):
        expect(place.locator(".p .g:not(.toll .g)")).to_have_count(len(priced))
