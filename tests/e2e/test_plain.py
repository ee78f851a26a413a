"""The page of tables, a tab of every game with a map: Regno by mouse, by keyboard, on a phone, with axe-core."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import matches
import pytest
from people import MIDDLE, PHONE, WIDE
from playwright.sync_api import expect
from test_axe import AXE, RUN
from test_keyboard import focus, tab_to
from test_phone import TOUCH, fits

if TYPE_CHECKING:
    from people import Person

    from conftest import Invite


def tables(me: Person) -> None:
    """Open the page of tables."""
    me.page.get_by_role("tab", name="Tables", exact=True).click()


def seated(me: Person) -> str:
    """Seated where provinces are to be taxed one by one; the table's id."""
    table = me.table(["me", "random", "random"], game="regno", match=matches.producing())
    me.sit(table)
    me.my_turn()
    return table


def producing(me: Person) -> str:
    """The same, before the page of tables."""
    table = seated(me)
    tables(me)
    return table


def options(me: Person, verb: str | None = None) -> list[dict[str, Any]]:
    return [
        one for one in me.doc["question"]["options"] if one["verb"] == verb or (not verb and not one.get("anytime"))
    ]


def test_from_the_form_to_the_first_decisions(invite: Invite) -> None:
    me, rng = invite(), random.Random(2)
    me.open("new/lorenzo")
    me.page.get_by_role("navigation", name="Games").get_by_role("link", name="Regno").click()
    expect(me.page.get_by_role("heading", name="Regno", level=1)).to_be_visible()
    expect(me.page.get_by_text("2 to 6 players")).to_be_visible()
    for seats in (4, 5, 6):
        me.page.get_by_role("button", name="Add a seat").click()
        me.page.get_by_label(f"Seat {seats}", exact=True).select_option("bot:greedy")
    expect(me.page.get_by_role("button", name="Add a seat")).to_be_disabled()
    me.page.get_by_role("button", name="Begin the game").click()
    expect(me.page.locator(".app .dec")).to_be_visible()
    me.my_turn()
    assert len(me.doc["table"]["seats"]) == 6
    for _ in range(6):
        expect(me.page.locator(".dec .ques")).to_contain_text(me.doc["question"]["text"].split("[")[0].strip()[:30])
        me.answer(rng)
        me.my_turn()
    tables(me)
    for block in me.doc["page"].values():
        expect(me.page.get_by_role("heading", name=block["title"], exact=True)).to_be_attached()


def test_the_first_page_leads_to_every_game(invite: Invite) -> None:
    me = invite()
    me.open()
    games = me.page.get_by_role("list", name="The games")
    expect(games.get_by_role("listitem")).to_have_count(len(me.api("games?lang=en")))
    games.get_by_role("link", name="Regno").click()
    expect(me.page.get_by_role("heading", name="Regno", level=1)).to_be_visible()


def test_a_row_narrows_the_decision(invite: Invite) -> None:
    me = invite()
    producing(me)
    ref = next(ref for one in options(me, "tax") for ref in one["refs"] if ref.startswith("place."))
    there = [one for one in options(me) if ref in one["refs"]]
    row = me.doc["page"]["provinces"]["rows"][ref]
    name = row["cells"][0]
    table = me.page.get_by_role("table", name=me.doc["page"]["provinces"]["title"])
    button = table.get_by_role("button", name=name).first
    button.click()
    expect(button).to_have_attribute("aria-expanded", "true")
    expect(table.get_by_text(row["more"][0])).to_be_visible()
    expect(me.page.get_by_text(f"Only what concerns {name}")).to_be_visible()
    expect(me.rows).to_have_count(len(there))
    me.rows.first.click()
    expect(table.locator("tr.sel")).to_contain_text(name)
    me.page.get_by_role("button", name="Show all").click()
    expect(me.page.get_by_text("Only what concerns")).to_have_count(0)
    before = me.doc["question"]["id"]
    me.confirm.click()
    me.until(lambda doc: doc["question"]["id"] != before)


def test_a_long_list_is_grouped_and_found_by_words(invite: Invite) -> None:
    me = invite()
    producing(me)
    orders = options(me, "stand")
    assert orders
    fold = me.page.locator(".dec").get_by_role("button", name="Standing orders")
    expect(fold).to_have_attribute("aria-expanded", "false")
    shown = me.rows.count()
    fold.click()
    expect(me.rows).to_have_count(shown + len(orders))
    fold.click()
    assert len(options(me)) > 12
    seek = me.page.get_by_role("searchbox", name="Find an option")
    words = options(me)[0]["text"]
    seek.fill(words.upper())
    expect(me.rows.first).to_contain_text(words)
    assert me.rows.count() < shown
    before = me.doc["question"]["id"]
    me.rows.first.click()
    me.confirm.click()
    me.until(lambda doc: doc["question"]["id"] != before)
    expect(seek.or_(me.page.locator(".dec .ques")).first).to_be_visible()


def test_columns_put_rows_in_order(invite: Invite) -> None:
    me = invite()
    producing(me)
    block = me.doc["page"]["provinces"]
    table = me.page.get_by_role("table", name=block["title"])
    head = table.get_by_role("columnheader").first
    names = sorted(block["rows"][ref]["cells"][0] for ref in block["order"])
    head.get_by_role("button").click()
    expect(head).to_have_attribute("aria-sort", "ascending")
    first = table.locator("tbody .hit").first
    expect(first).to_contain_text(names[0])
    head.get_by_role("button").click()
    expect(head).to_have_attribute("aria-sort", "descending")
    head.get_by_role("button").click()
    expect(first).to_contain_text(block["rows"][block["order"][0]]["cells"][0])


def test_undo_why_not_and_replay(invite: Invite) -> None:
    me = invite()
    table = producing(me)
    before = me.doc["question"]["id"], me.doc["moment"]["now"]
    me.rows.first.click()
    me.confirm.click()
    me.until(lambda doc: doc["question"]["id"] != before[0])
    if me.doc["undo"]["can"] == "free":
        me.undo.click()
        me.until(lambda doc: doc["moment"]["now"] == before[1])
    cited = me.page.locator(".dec .blocked .clause").first
    name = cited.inner_text().strip()
    cited.click()
    rule = me.page.get_by_role("dialog", name=f"Rule {name}")
    expect(rule.locator("[aria-busy]")).to_have_count(0)
    expect(rule.get_by_text("has no clause")).to_have_count(0)
    me.page.keyboard.press("Escape")
    me.open(f"t/{table}/replay/3")
    expect(me.page.get_by_text("Moment 3 of")).to_be_visible()
    tables(me)
    expect(me.page.locator(".page-of-tables")).to_be_visible()
    me.page.get_by_role("button", name="One on", exact=True).click()
    expect(me.page.get_by_text("Moment 4 of")).to_be_visible()


def test_what_is_barred_is_named_in_full(invite: Invite) -> None:
    me = invite()
    me.sit(me.table(["me", "random", "random"], game="regno", match=matches.building()))
    me.my_turn()
    named = [one["what"] for one in me.doc["question"]["barred"] if one["verb"] == "build"]
    assert len(set(named)) == len(named) > 1
    assert any(what.startswith("Build") and "Church in " in what for what in named), named
    blocked = me.page.locator(".dec .blocked")
    for one in named:
        expect(blocked).to_contain_text(one)


def test_a_seat_on_its_sheet(invite: Invite) -> None:
    """Beside the map the realm is shown; where there is no room for that, a sheet tells it."""
    me = invite(size=MIDDLE)
    producing(me)
    me.page.get_by_role("list", name="Order of play").get_by_role("button", name="Lapo").click()
    sheet = me.page.get_by_role("dialog", name="Lapo")
    expect(sheet.get_by_role("heading", name="Lapo").first).to_be_visible()
    expect(sheet.get_by_role("heading", name="Points by source")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_a_hint_is_taken_over(invite: Invite) -> None:
    me = invite()
    producing(me)
    me.page.get_by_role("button", name="Hint").click()
    expect(me.page.locator(".foot .hint")).to_be_visible()
    expect(me.page.locator(".dec .opt.sel")).to_have_count(1)
    expect(me.confirm).to_be_enabled()


def test_seats_of_one_device_are_handed_over(invite: Invite) -> None:
    me = invite()
    me.open(f"t/{me.table(['me', 'me'], game='regno')}")
    me.page.locator(".curtain .btn.go").click()
    me.until(lambda doc: doc["question"]["mine"])
    for _ in range(20):
        if me.page.locator(".curtain").count():
            break
        me.go_on()
        me.drawn()
    expect(me.page.locator(".curtain h1")).to_have_text("Pass the device to Lapo")


def test_with_the_keyboard_alone(invite: Invite) -> None:
    me = invite()
    seated(me)
    tab_to(me, lambda at: at["name"] == "Go to the decision")
    me.page.keyboard.press("Enter")
    expect(me.page.locator("#decision")).to_be_focused()
    for _ in range(3):
        tab_to(me, lambda at: at["option"])
        before, first = me.doc["question"]["id"], focus(me)["name"]
        me.page.keyboard.press("ArrowDown")
        assert focus(me)["name"] != first
        me.page.keyboard.press("ArrowUp")
        assert focus(me)["name"] == first
        me.page.keyboard.press("Enter")
        me.page.keyboard.press("Enter")
        me.until(lambda doc, before=before: me.over or doc["question"]["id"] != before)
        me.my_turn()
        focus(me)


def test_on_a_phone(invite: Invite) -> None:
    me = invite(**TOUCH)
    producing(me)
    for block in me.doc["page"].values():
        me.page.get_by_role("navigation", name="Tables").get_by_role("button", name=block["title"], exact=True).tap()
        expect(me.page.locator("#part").get_by_role("heading", name=block["title"], exact=True)).to_be_in_viewport()
        fits(me)
    me.page.locator("#part .can .hit").first.tap()
    fits(me)
    for _ in range(3):
        before = me.doc["question"]["id"]
        me.rows.first.tap()
        expect(me.rows.first).to_have_attribute("aria-pressed", "true")
        fits(me)
        expect(me.confirm).to_be_in_viewport()
        me.confirm.tap()
        me.until(lambda doc, before=before: me.over or doc["question"]["id"] != before)
        me.my_turn()


def test_prices_and_yields_stand_beside_the_options(invite: Invite) -> None:
    me = invite()
    producing(me)
    tax = options(me, "tax")[0]
    (florins,) = [n for thing, n in tax["detail"]["gain"] if thing == "florins"]
    row = me.rows.filter(has_text=tax["text"]).first
    expect(row.locator("small")).to_contain_text(f"yields {florins}")
    expect(row.locator("small")).to_contain_text(f"then unrest {tax['detail']['unrest']}")


def test_an_order_of_losses_is_put_together_and_sent(invite: Invite) -> None:
    """Kinds are put last, moved and taken off; what is chosen for the question stays chosen."""
    me = invite()
    producing(me)
    me.rows.first.click()
    decision = me.page.locator(".dec")
    decision.get_by_role("button", name="Own order of losses").click()
    named, rest, give = (decision.locator(f".ranking {x}") for x in ("li", ".more button", "> .btn"))
    while named.count():
        named.last.get_by_role("button", name="take off").click()
    for n in range(rest.count(), 0, -1):
        expect(rest).to_have_count(n)
        rest.first.click()
    kinds = [text.split(". ")[1].splitlines()[0] for text in named.all_inner_texts()]
    assert len(kinds) > 1
    named.last.get_by_role("button", name=f"{kinds[-1]}: earlier").click()
    kinds[-2:] = kinds[:-3:-1]
    if give.is_enabled():
        give.click()
    me.until(lambda doc: "ranking" in doc["page"].get("standing", {}).get("rows", {}))
    table = me.page.get_by_role("table", name=me.doc["page"]["standing"]["title"])
    expect(table).to_contain_text(", ".join(kinds))
    expect(table).to_contain_text("lose pieces in my own order")
    expect(give).to_be_disabled()
    expect(me.rows.first).to_have_attribute("aria-pressed", "true")


def test_a_hint_speaks_the_language_of_the_page(invite: Invite) -> None:
    me = invite()
    producing(me)
    me.page.get_by_role("button", name="Hint", exact=True).click()
    hint = me.page.locator(".foot .hint")
    english = hint.inner_text()
    me.page.get_by_role("button", name="Italiano").first.click()
    expect(hint).not_to_have_text(english)
    expect(hint).to_be_visible()


def test_italian_at_once(invite: Invite) -> None:
    me = invite()
    producing(me)
    me.page.get_by_role("button", name="Italiano").first.click()
    expect(me.page.locator(".dec").get_by_role("button", name="Ordini permanenti")).to_be_visible()
    expect(me.page.get_by_role("searchbox", name="Cerca una scelta")).to_be_visible()


@pytest.mark.parametrize("scene", ["turn", "row", "seat", "form"])
def test_axe_finds_nothing_to_complain_of(invite: Invite, scene: str) -> None:
    me = invite()
    if scene == "form":
        me.open("new/regno")
        expect(me.page.get_by_role("button", name="Begin the game")).to_be_visible()
    else:
        producing(me)
    if scene == "row":
        me.page.locator(".can .hit").first.click()
        me.rows.first.click()
    if scene == "seat":
        me.page.locator(".seat").first.click()
    me.page.evaluate(AXE.read_text())
    found: dict[str, Any] = {}
    for size in (WIDE, MIDDLE, PHONE):
        me.page.set_viewport_size({"width": size[0], "height": size[1]})
        for theme in ("light", "dark"):
            me.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
            for complaint in me.page.evaluate(RUN):
                found.setdefault(complaint, f"{size[0]} {theme}")
    assert found == {}
