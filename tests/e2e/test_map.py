"""The map of Lords and of Regno, by keyboard alone and by touch: places, pieces, layers, search, zoom; its frame."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from hosted import file_of, played
from people import MIDDLE, WIDE
from playwright.sync_api import Locator, expect
from test_phone import TOUCH

if TYPE_CHECKING:
    from people import Person

    from conftest import Invite
    from signoria.kernel.match import Match

# seats, what may be done at the moment, and how the match is set up
GAMES: dict[str, tuple[int, str, dict[str, str]]] = {
    "lords": (5, "sail:", {}),
    "regno": (4, "march:", {"scenario": "italy_1450", "length": "short"}),
}
LIT = re.compile(r"\blit\b")
# the place that has the focus, with its middle on the screen and whether its ring is drawn
FOCUS = """() => {
  const at = document.activeElement, box = at.getBoundingClientRect(), style = getComputedStyle(at);
  return {
    ref: at.id.startsWith('map-') ? at.id.slice(4) : '', confirm: at.matches('.dec .main'),
    ring: at.closest('svg') !== null && style.stroke !== 'none' && parseFloat(style.strokeWidth) > 0,
    x: box.x + box.width / 2, y: box.y + box.height / 2,
  };
}"""
# how close one looks, and where the chart's corner lies on the screen
POSE = """() => {
  const { a, e, f } = new DOMMatrix(getComputedStyle(document.querySelector('.map .ground')).transform);
  return [a, e, f].map((n) => Math.round(n * 1000) / 1000);
}"""
ROOM = """() => {
  const centre = document.querySelector('.app .c'), decision = document.querySelector('.dec').getBoundingClientRect();
  centre.scrollTop = 50;
  return {
    scrolls: centre.scrollTop > 0 || document.documentElement.scrollHeight > innerHeight,
    share: decision.height / innerHeight, below: decision.bottom > innerHeight,
  };
}"""
# a point of a place that is neither covered nor out of sight
POINT = """(ref) => {
  const of = document.getElementById(`map-${ref}`), box = of.getBoundingClientRect();
  for (let i = 1; i < 20; i++) for (let j = 1; j < 20; j++) {
    const x = box.x + (box.width * i) / 20, y = box.y + (box.height * j) / 20;
    if (document.elementFromPoint(x, y) === of) return [x, y];
  }
  return null;
}"""


@cache
def position(name: str) -> str:
    """A match file of bots up to where seat 0 alone is asked and may move on the map."""
    seats, verb, how = GAMES[name]

    def likes(match: Match[Any]) -> bool:
        if match.state.must != 1 or match.state.round < 2:
            return False
        text = match.rules.grammar.text
        return any(text(option).startswith(verb) for option in match.menu(0).options())

    return file_of(played(seats, 7, likes, "greedy", name, **how))


@pytest.fixture(params=list(GAMES))
def me(request: pytest.FixtureRequest, invite: Invite) -> Person:
    """At seat 0 of either game, before the map."""
    return seated(invite, request.param)


def seated(invite: Invite, name: str, **how: Any) -> Person:
    person = invite(**how)
    bots = ["greedy"] * (GAMES[name][0] - 1)
    person.sit(person.table(["me", *bots], game=name, match=position(name)))
    person.my_turn()
    if (tab := person.page.get_by_role("tab", name="Map", exact=True)).count():
        tab.click()
    expect(person.page.locator(".map .ground img")).to_be_visible()
    return person


def spot(me: Person, ref: str) -> Locator:
    return me.page.locator(f'[id="map-{ref}"]')


def places(me: Person) -> Counter[str]:
    """How many options point at each place of the map."""
    refs = Counter(ref for option in me.doc["question"]["options"] for ref in option["refs"])
    return Counter({ref: n for ref, n in refs.items() if spot(me, ref).count()})


def single(me: Person) -> str:
    """A place with exactly one option."""
    return next(ref for ref, n in sorted(places(me).items()) if n == 1)


def enter(me: Person) -> str:
    """With Tab into the map; where one comes to."""
    for _ in range(60):
        me.page.keyboard.press("Tab")
        if ref := me.page.evaluate(FOCUS)["ref"]:
            return str(ref)
    raise AssertionError("the map cannot be reached with Tab")


def walk(me: Person, goal: str) -> None:
    """With the arrows to a place, on each step along the longer way left; never twice over the same ground."""
    been: set[tuple[str, str]] = set()
    for _ in range(60):
        here = me.page.evaluate(FOCUS)
        assert here["ref"], "the focus left the map"
        assert here["ring"], f"no ring round {here['ref']}"
        if here["ref"] == goal:
            return
        box = spot(me, goal).bounding_box()
        assert box is not None
        dx, dy = box["x"] + box["width"] / 2 - here["x"], box["y"] + box["height"] / 2 - here["y"]
        across, along = ("ArrowRight" if dx > 0 else "ArrowLeft"), ("ArrowDown" if dy > 0 else "ArrowUp")
        keys = [across, along] if abs(dx) > abs(dy) else [along, across]
        keys += [key for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") if key not in keys]
        key = next((key for key in keys if (here["ref"], key) not in been), None)
        assert key, f"no way from {here['ref']} to {goal}"
        been.add((here["ref"], key))
        me.page.keyboard.press(key)
        me.drawn()
    raise AssertionError(f"{goal} cannot be reached with the arrows")


def confirmed(me: Person) -> None:
    """What was chosen is done, with the keyboard; the table goes on."""
    before = me.doc["moment"]["now"]
    me.page.keyboard.press("Escape")
    expect(me.page.locator("#decision")).to_be_focused()
    for _ in range(200):
        me.page.keyboard.press("Tab")
        if me.page.evaluate(FOCUS)["confirm"]:
            break
    expect(me.confirm).to_be_focused()
    me.page.keyboard.press("Enter")
    me.until(lambda doc: doc["moment"]["now"] > before, "for the answer to be taken")


def test_a_move_with_the_keyboard_alone(me: Person) -> None:
    """Tab comes to a place where something may be done; arrows go on, Enter chooses, Escape leads to the decision."""
    first = enter(me)
    expect(spot(me, first)).to_have_class(LIT)
    expect(spot(me, first)).to_have_attribute("aria-label", re.compile(r"options? here"))
    goal = single(me)
    option = next(one for one in me.doc["question"]["options"] if goal in one["refs"])
    walk(me, goal)
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".dec .opt[aria-pressed=true]")).to_have_count(1)
    expect(spot(me, goal)).to_have_class(re.compile(r"\bsel\b"))
    expect(spot(me, goal)).to_have_attribute("aria-label", re.compile("chosen"))
    sent = me.doc["moment"]["now"]
    confirmed(me)
    assert me.doc["moment"]["now"] > sent, option["o"]


def test_several_options_narrow_the_list(me: Person) -> None:
    """Where several things may be done the decision tells only those; once more, and the place opens."""
    busy, n = next((ref, n) for ref, n in sorted(places(me).items()) if n > 1)
    here = spot(me, busy)
    here.press("Enter")
    expect(me.rows).to_have_count(n)
    here.press("Enter")
    expect(me.page.get_by_role("dialog")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(here).to_be_focused()


def test_zoom_by_keys_and_buttons(me: Person) -> None:
    enter(me)
    me.page.keyboard.press("0")
    me.drawn()
    whole = me.page.evaluate(POSE)
    me.page.keyboard.press("+")
    me.drawn()
    closer = me.page.evaluate(POSE)
    assert closer[0] > whole[0] * 1.2
    me.page.keyboard.press("-")
    me.drawn()
    assert me.page.evaluate(POSE)[0] == pytest.approx(whole[0], rel=0.01)
    me.page.get_by_role("button", name="Closer").press("Enter")
    me.page.get_by_role("button", name="Closer").press("Enter")
    expect(me.page.locator(".map .mini")).to_be_visible()
    me.page.get_by_role("button", name="The whole map").press("Enter")
    expect(me.page.locator(".map .mini")).to_have_count(0)
    assert me.page.evaluate(POSE)[0] == pytest.approx(whole[0], rel=0.01)


def test_search_by_name(me: Person) -> None:
    """A few letters find a place; Enter leads there, and the focus is on it."""
    goal = single(me)
    name = (spot(me, goal).get_attribute("aria-label") or "").split(",")[0]
    field = me.page.get_by_role("combobox", name="Find a place or a piece")
    field.focus()
    me.page.keyboard.type(name.lower())
    expect(me.page.locator(".map").get_by_role("option").first).to_contain_text(name)
    me.page.keyboard.press("Enter")
    expect(spot(me, goal)).to_be_focused()
    me.drawn()
    assert me.page.evaluate(POINT, goal), "it is out of sight"
    field.focus()
    me.page.keyboard.type("Eldorado")
    expect(me.page.locator(".map").get_by_text("Nothing of that name.")).to_be_visible()


def test_a_stack_opens(me: Person) -> None:
    """A stack tells all its pieces; arrows go through them, Escape closes it and the focus stays on the map."""
    stack = me.page.locator(".map .stack[aria-expanded]").first
    said = stack.evaluate("(of) => of.getAttribute('aria-label') || of.innerText")
    n = int(re.search(r"(\d+) pieces", said)[1])  # type: ignore[index]
    stack.press("Enter")
    pieces = me.page.locator(".map").get_by_role("dialog").get_by_role("button").and_(me.page.locator(".piece"))
    expect(pieces).to_have_count(n)
    expect(pieces.first).to_be_focused()
    me.page.keyboard.press("ArrowDown")
    expect(pieces.nth(1)).to_be_focused()
    me.page.keyboard.press("Escape")
    expect(pieces).to_have_count(0)
    assert me.page.evaluate(FOCUS)["ref"]


def test_layers(me: Person) -> None:
    """One layer at a time, each by its key."""
    layers = me.page.get_by_role("radiogroup", name="What the map shows").get_by_role("radio")
    for i in range(layers.count()):
        layers.nth(i).press("Enter")
        expect(layers.nth(i)).to_be_checked()
        expect(layers.and_(me.page.locator("[aria-checked=true]"))).to_have_count(1)


def test_a_drag_pans_and_chooses_nothing(me: Person) -> None:
    goal = next(ref for ref in sorted(places(me)) if me.page.evaluate(POINT, ref))
    me.page.mouse.move(*me.page.evaluate(POINT, goal))
    me.page.mouse.wheel(0, -500)
    me.page.wait_for_timeout(300)  # until the names are placed anew
    before = me.page.evaluate(POSE)
    x, y = me.page.evaluate(POINT, goal)
    me.page.mouse.move(x, y)
    me.page.mouse.down()
    me.page.mouse.move(x + 60, y + 40, steps=6)
    me.page.mouse.up()
    me.drawn()
    after = me.page.evaluate(POSE)
    assert after[0] == before[0]
    assert after[1:] != before[1:]
    expect(me.page.locator(".dec .opt[aria-pressed=true]")).to_have_count(0)
    expect(me.page.locator(".dec .only")).to_have_count(0)


@pytest.mark.parametrize("name", list(GAMES))
def test_a_finger_on_a_phone(invite: Invite, name: str) -> None:
    """With the sheet low the map is nearly whole; a tap on a lit place chooses, and the sheet comes up to confirm."""
    me = seated(invite, name, **TOUCH)
    page = me.page
    goal = single(me)
    field = page.get_by_role("combobox", name="Find a place or a piece")
    field.tap()
    page.keyboard.type((spot(me, goal).get_attribute("aria-label") or "").split(",")[0])
    page.keyboard.press("Enter")
    expect(spot(me, goal)).to_be_focused()
    grip = page.locator(".sheet .grip")
    while "low" not in (page.locator(".sheet.mapped").get_attribute("class") or "").split():
        grip.tap()
    page.wait_for_timeout(400)
    part, sheet = page.locator("#part").bounding_box(), page.locator(".sheet.mapped").bounding_box()
    assert part is not None
    assert sheet is not None
    assert (part["x"], part["width"]) == (0, 390)
    assert part["height"] > 560
    assert part["y"] + part["height"] > sheet["y"], "the map goes on behind the sheet's round corners"
    page.touchscreen.tap(*page.evaluate(POINT, goal))
    expect(spot(me, goal)).to_have_class(re.compile(r"\bsel\b"))
    expect(page.locator(".sheet.mapped")).to_have_class(re.compile(r"\bmid\b"))
    before = me.doc["moment"]["now"]
    me.confirm.tap()
    me.until(lambda doc: doc["moment"]["now"] > before, "for the answer to be taken")


@pytest.mark.parametrize("size", [WIDE, MIDDLE])
def test_the_frame_leaves_room(me: Person, size: tuple[int, int]) -> None:
    """The board does not scroll; the decision keeps its share of the column, whatever is unfolded under it."""
    page = me.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    expect(page.locator(".folds")).to_have_count(1 if size == WIDE else 0)
    for fold in ("", "Points", "Chronicle"):
        if fold:
            page.get_by_role("button", name=fold, exact=True).click()
        told = page.evaluate(ROOM)
        assert told["scrolls"] is False
        assert told["share"] > 0.41
        assert told["below"] is False
        if fold and size == MIDDLE:
            page.keyboard.press("Escape")
