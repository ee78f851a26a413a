"""390 × 844, taps only: a whole turn under the bottom sheet, nothing sideways, nothing too small for a thumb."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import matches
import pytest
from people import PHONE
from playwright.sync_api import expect

if TYPE_CHECKING:
    from people import Person

    from conftest import Invite

TOUCH: dict[str, Any] = {"size": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 1}
# controls on the screen that a thumb would miss; links in a text are text
SMALL = """() => {
  const small = [];
  const all = 'button, a.btn, select, summary, [role=tab], input:not([type=radio]):not([type=checkbox])';
  for (const at of document.querySelectorAll(all)) {
    const box = at.getBoundingClientRect();
    if (!box.width || box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth) continue;
    if (at.closest('.sr') || at.matches('.skip-to, .skip') || getComputedStyle(at).visibility === 'hidden') continue;
    let width = box.width, height = box.height;
    for (const pseudo of ['::before', '::after']) { // an invisible field around the letters
      const field = getComputedStyle(at, pseudo), out = (side) => Math.max(0, -parseFloat(field[side]) || 0);
      if (field.content === 'none' || field.position !== 'absolute') continue;
      width += out('left') + out('right');
      height += out('top') + out('bottom');
    }
    if (height < 39.5 || width < 39.5) small.push(`${width} × ${height} ${at.outerHTML.slice(0, 120)}`);
  }
  return small;
}"""


def fits(person: Person) -> None:
    page = person.page
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth"), "it scrolls sideways"
    assert page.evaluate(SMALL) == []


def test_a_turn_with_taps(invite: Invite) -> None:
    me = invite(**TOUCH)
    me.sit(me.table(["me", "random"], match=matches.third_round()))
    me.my_turn()
    assert me.page.evaluate("() => innerWidth") == 390
    for tab in ("Palace", "Tracks", "Mine", "Log", "Towers"):
        me.page.get_by_role("tab", name=tab).tap()
        fits(me)
    mine = len([line for line in me.doc["log"] if line["seat"] == 0])
    grip = me.page.locator(".grip")
    for n in range(12):
        before = me.doc["question"]["id"]
        if n == 0:
            members = me.page.locator(".pick button:enabled")
            members.last.tap()
            fits(me)
        me.rows.first.tap()
        expect(me.rows.first).to_have_attribute("aria-pressed", "true")
        fits(me)
        expect(me.confirm).to_be_in_viewport()
        me.confirm.tap()
        me.until(lambda doc, before=before: me.over or doc["question"]["id"] != before)
        me.my_turn()
        if n > 2 and me.doc["question"]["key"] == "turn":
            break
    assert len([line for line in me.doc["log"] if line["seat"] == 0]) > mine
    for name in ("Show more of the decision", "Fold the decision away", "Show the decision"):
        expect(grip).to_have_attribute("aria-label", name)
        if name == "Show the decision":
            expect(me.confirm).not_to_be_in_viewport()
        else:
            expect(me.confirm).to_be_in_viewport()
        grip.tap()
        fits(me)
    expect(me.confirm).to_be_in_viewport()
    expect(me.undo).to_be_in_viewport()


def test_a_tab_folds_the_sheet_that_hides_it(invite: Invite) -> None:
    me = invite(**TOUCH)
    me.sit(me.table(["me", "random"], match=matches.third_round()))
    me.my_turn()
    me.page.locator(".grip").tap()
    expect(me.page.locator(".sheet")).to_have_class(re.compile("high"))
    me.page.get_by_role("tab", name="Tracks").tap()
    expect(me.page.locator(".sheet")).to_have_class(re.compile("mid"))
    box, sheet = me.page.locator("#part").bounding_box(), me.page.locator(".sheet").bounding_box()
    assert box is not None
    assert sheet is not None
    assert sheet["y"] - box["y"] > 200


@pytest.mark.parametrize("how", [TOUCH, {"size": PHONE}], ids=["phone", "narrow window"])
def test_a_hint_leaves_the_choice_in_sight(invite: Invite, how: dict[str, Any]) -> None:
    me = invite(**how)
    me.sit(me.table(["me", "random"], match=matches.third_round()))
    me.my_turn()
    for name in ("Why?", "Rules", "Hint"):
        expect(me.page.locator(".help").get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    me.page.locator(".help").get_by_role("button", name="Hint").click()
    expect(me.page.locator(".foot .hint")).to_be_visible()
    expect(me.page.locator(".dec .opt.sel")).to_be_in_viewport(ratio=0.9)
    expect(me.confirm).to_be_in_viewport(ratio=1)
    assert me.page.evaluate("() => document.scrollingElement.scrollHeight <= innerHeight")
    seen = "() => document.querySelector('.dec .scroll').clientHeight"
    assert me.page.evaluate(seen) >= 2 * 46


def test_a_tapped_word_goes_by_itself(invite: Invite) -> None:
    me = invite(**TOUCH)
    me.sit(me.table(["me", "random"], match=matches.third_round()))
    me.my_turn()
    me.page.locator(".prs [data-word]").first.tap()
    expect(me.page.locator(".tip")).to_be_visible()
    expect(me.page.locator(".tip")).to_have_count(0)
    me.page.locator(".pick button:enabled").last.tap()
    expect(me.page.locator(".pick button[aria-pressed=true]")).to_have_count(1)
    expect(me.page.locator(".tip")).to_have_count(0, timeout=200)


def test_sheets_of_words(invite: Invite) -> None:
    me = invite(**TOUCH)
    me.sit(me.table(["me", "random"], match=matches.third_round()))
    me.my_turn()
    me.page.locator(".card").first.scroll_into_view_if_needed()
    for at in (me.page.locator(".card.blk, .card:not(.can)").first, me.page.locator(".seat .hit").first):
        at.tap()
        expect(me.page.get_by_role("dialog")).to_be_visible()
        fits(me)
        me.page.get_by_role("dialog").get_by_role("button", name="Close").first.tap()
        expect(me.page.get_by_role("dialog")).to_have_count(0)
    me.page.get_by_role("button", name="Menu").tap()
    expect(me.page.get_by_role("dialog")).to_be_visible()
    fits(me)


@pytest.mark.parametrize("path", ["", "new/lorenzo", "rules/lorenzo", "about", "nowhere"])
def test_pages(invite: Invite, path: str) -> None:
    me = invite(**TOUCH)
    me.open(path)
    me.page.locator("[aria-busy=true]").first.wait_for(state="detached")
    fits(me)


@pytest.mark.parametrize("when", ["draft", "end", "replay"])
def test_the_table_at_other_times(invite: Invite, when: str) -> None:
    me = invite(**TOUCH)
    text = {"draft": matches.draft, "end": matches.finished, "replay": matches.finished}[when]()
    table = me.table(["me", "random"], match=text)
    me.open(f"t/{table}/replay/20" if when == "replay" else f"t/{table}")
    expect(me.page.locator(".app")).to_be_visible()
    expect(me.page.locator({"draft": ".draft", "end": ".fin", "replay": ".bar"}[when])).to_be_visible()
    fits(me)
