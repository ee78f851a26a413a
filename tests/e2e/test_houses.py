"""Houses of Renaissance at a browser's table: five seats, the auction, a round, tokens that nobody else sees."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hosted import file_of, played
from people import MIDDLE, PHONE, WIDE
from playwright.sync_api import expect

from signoria.kernel.match import Match

if TYPE_CHECKING:
    from collections.abc import Callable

    from people import Doc, Person

    from conftest import Invite

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const found = await axe.run(document, {resultTypes: ['violations']});
  return found.violations.map(({id, help, nodes}) => `${id}: ${help}: ${nodes.slice(0, 3).map((node) =>
    node.html.slice(0, 160) + ' ' + (node.any[0]?.message ?? '').slice(0, 200)).join(' | ')}`);
}"""
CUT = """() => [...document.querySelectorAll(
  '.floor .nm, .floor .r1, .floor .r2, .floor .foot, .house, .heaps, .lot, .tower h3, .seats .st')]
  .filter((row) => row.scrollWidth > row.clientWidth + 1).map((row) => row.innerText)"""
FIVE = ["me", "random", "random", "random", "random"]


def asked(match: Match[Any], seat: int, key: str) -> bool:
    """Is the seat alone asked this?"""
    if match.state.must != 1 << seat:
        return False
    masked = match.rules.mask(match.state, seat)
    return match.rules.question(masked, seat)[0] == key


def verbs(match: Match[Any], seat: int) -> set[str]:
    return {match.rules.grammar.text(option).partition(":")[0] for option in match.menu(seat).options()}


@cache
def auction() -> str:
    """Five seats; seat 0 is to bid, and others have bid."""
    return file_of(played(5, 3, lambda match: asked(match, 0, "bid") and bids(match) > 1, houses="on"))


def bids(match: Match[Any]) -> int:
    board = match.rules.board(match.rules.mask(match.state, None), None)
    return sum("bidder" in lot for lot in board["houses"]["lots"])


@cache
def with_tokens() -> str:
    """Seats 0 and 1 have tokens in hand, and seat 0 may use one of its own in its turn; there are discarded cards."""

    def ready(match: Match[Any]) -> bool:
        if match.state.round < 2 or not asked(match, 0, "turn"):
            return False
        board = match.rules.board(match.rules.mask(match.state, None), None)
        rich = all(board["players"][seat]["stock"]["token"] > 0 for seat in (0, 1))
        return rich and bool(board["houses"]["thrown"]) and "use-token" in verbs(match, 0)

    return file_of(
        next(m for m in (played(5, seed, ready, "greedy", houses="on") for seed in range(1, 60)) if not m.over)
    )


@cache
def owing() -> str:
    """The first turn of round 1: seat 0 and others owe victory points for their families."""
    return file_of(played(5, 1, lambda match: match.state.round == 1 and asked(match, 0, "turn"), houses="on"))


@cache
def left_over() -> str:
    """The Gonzaga at seat 0 may take a card that is left in a tower."""
    return file_of(played(4, 4, lambda match: asked(match, 0, "take-left"), houses="on", families="random"))


# ---- the form --------------------------------------------------------------------------------------------------------


def test_five_seats_switch_houses_on(invite: Invite) -> None:
    me = invite()
    me.open("new/lorenzo")
    page = me.page
    houses = page.get_by_role("group", name="Houses of Renaissance")
    expect(houses.get_by_role("radio").first).to_be_checked()
    expect(page.get_by_role("group", name="Special tower")).to_have_count(0)
    for seat in (4, 5):
        page.get_by_role("button", name="Add a seat").click()
        page.get_by_label(f"Seat {seat}", exact=True).select_option("bot:random")
    expect(page.get_by_role("status").filter(has_text="Five play with Houses")).to_be_visible()
    expect(houses.get_by_role("radio").last).to_be_checked()
    expect(houses.get_by_role("radio").first).to_be_disabled()
    expect(page.get_by_role("group", name="Special tower")).to_be_visible()
    page.locator("#options ~ details summary").click()
    base = page.locator("input[name=option-rules][value=base]")
    expect(base).to_be_disabled()
    expect(page.get_by_text("needs the advanced rules")).to_be_visible()
    # four can do without it
    page.get_by_role("button", name="Remove seat 5").click()
    expect(houses.get_by_role("radio").first).to_be_checked()
    expect(base).to_be_enabled()
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_label("Seat 5", exact=True).select_option("bot:random")
    page.get_by_role("button", name="Begin").click()
    doc = me.until(lambda doc: "board" in doc)
    assert doc["table"]["options"] == {"houses": "on"}
    assert len(doc["board"]["players"]) == 5


# ---- from the draft to the second round ------------------------------------------------------------------------------


def hidden(doc: Doc) -> bool:
    """Are all tokens but the reader's own counts only?"""
    me, players = doc["you"]["seat"], doc["board"]["players"]
    return all(p["seat"] == me or not p["tokens"] or isinstance(p["tokens"], int) for p in players)


def test_draft_auction_and_a_round(invite: Invite) -> None:
    me, rng, phases = invite(), random.Random(2), set[str]()
    me.sit(me.table(FIVE, options={"houses": "on"}, seed=11))
    while not me.over and me.my_turn()["board"]["round"] < 2:
        phase = me.doc["board"]["phase"]
        if phase not in phases:
            me.drawn()
            expect(me.page.locator(".lots" if phase in ("auction", "families") else ".draft, .towers")).to_be_visible()
        phases.add(phase)
        assert hidden(me.doc)
        me.answer(rng)
    assert {"leaders", "auction", "actions"} <= phases
    board = me.doc["board"]
    assert sorted(lot["bidder"] for lot in board["houses"]["lots"]) == [0, 1, 2, 3, 4]
    assert len({player["family"] for player in board["players"]}) == 5
    mine = me.api("games/lorenzo/catalog?lang=en")["families"][board["players"][0]["family"]]["name"]
    expect(me.page.locator(".mine .house button").first).to_contain_text(mine)
    expect(me.page.locator(".tower")).to_have_count(5)
    expect(me.page.locator(".tower.adjusted")).to_have_count(1)
    expect(me.page.locator(".seats .fam")).to_have_count(5)


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_bid(invite: Invite, size: tuple[int, int]) -> None:
    """Every lot tells its family's power in full; a tap on one chooses it, the stepper says how much."""
    me = invite(size=size)
    me.sit(me.table(FIVE, match=auction()))
    me.my_turn()
    catalog = me.api("games/lorenzo/catalog?lang=en")
    lots = me.doc["board"]["houses"]["lots"]
    expect(me.page.locator(".lot")).to_have_count(5)
    for lot, shown in zip(lots, me.page.locator(".lot").all(), strict=True):
        expect(shown.locator(".top")).to_contain_text(catalog["families"][lot["family"]]["name"])
        assert len(shown.locator(".power").inner_text()) > 40
        for leader in lot["beside"]:
            expect(shown.locator(".ld").filter(has_text=catalog["leaders"][leader]["name"])).to_be_visible()
        if "bidder" in lot:
            expect(shown.locator(".bid .vp")).to_contain_text(str(lot["bid"]))
    over = next(i for i, lot in enumerate(lots) if "bidder" in lot)
    me.page.locator(".lot .top").nth(over).click()
    least = lots[over]["bid"] + 1
    expect(me.confirm).to_have_text(f"Bid {least}")
    me.page.get_by_role("button", name="one more").click()
    expect(me.confirm).to_have_text(f"Bid {least + 1}")
    me.confirm.click()
    me.until(lambda doc: doc["board"]["houses"]["lots"][over].get("bid", 0) > least)
    assert me.page.evaluate(CUT) == []


# ---- tokens ----------------------------------------------------------------------------------------------------------


def test_tokens_are_used_and_never_shown_to_others(invite: Invite) -> None:
    host, guest = invite(), invite()
    table = host.table(["me", "link", "random", "random", "random"], match=with_tokens())
    link = host.host(table, "link", seat=1)["link"]
    guest.page.goto(link)
    host.host(table, "start")
    host.sit(table)
    guest.sit(table)
    own = [doc["board"]["players"][doc["you"]["seat"]]["tokens"] for doc in (host.my_turn(), guest.until(bool))]
    assert all(isinstance(tokens, list) and tokens for tokens in own)
    assert hidden(host.doc)
    assert hidden(guest.doc)
    expect(guest.page.locator(".mine .house li")).to_have_count(len(set(own[1])))
    # a tap on a token chooses it
    option = next(o for o in host.doc["question"]["options"] if o["verb"] == "use-token")
    face = option["o"].partition(":")[2]
    name = host.api("games/lorenzo/catalog?lang=en")["tokens"]["faces"][face]["name"]
    host.page.locator(".mine .house li button").filter(has_text=name).click()
    expect(host.page.locator(".dec .opt.sel")).to_contain_text(name)
    expect(host.confirm).to_have_text(f"Use {name}")
    before = host.doc["board"]["houses"]["tokens"]["used"].get(face, 0)
    host.confirm.click()
    left = host.until(lambda doc: doc["board"]["houses"]["tokens"]["used"].get(face, 0) > before and hidden(doc))
    assert len(left["board"]["players"][0]["tokens"]) < len(own[0])
    guest.until(lambda doc: doc["board"]["houses"]["tokens"]["used"].get(face, 0) > before)
    for person, seat in ((host, 0), (guest, 1)):
        for frame in person.frames:
            told = json.loads(frame)
            players = (told.get("doc") or told.get("patch") or {}).get("board", {}).get("players", [])
            assert all(p["seat"] == seat or not p["tokens"] or isinstance(p["tokens"], int) for p in players)
        assert not [line["text"] for line in person.doc["log"] if " drew" in line["text"] and line["seat"] != seat]


# ---- how it is drawn -------------------------------------------------------------------------------------------------


def bidding(me: Person) -> None:
    me.sit(me.table(FIVE, match=auction()))
    me.my_turn()
    me.rows.first.click()


def turn(me: Person) -> None:
    me.sit(me.table(FIVE, match=with_tokens()))
    me.my_turn()
    me.rows.last.click()


def sheet(at: str) -> Callable[[Person], None]:
    def go(me: Person) -> None:
        turn(me)
        me.page.locator(at).first.click()
        expect(me.page.get_by_role("dialog")).to_be_visible()

    return go


SCENES: dict[str, Callable[[Person], None]] = {
    "auction": bidding,
    "own turn": turn,
    "tokens": sheet(".heaps button:nth-of-type(1)"),
    "discarded": sheet(".heaps button:nth-of-type(2)"),
    "family": sheet(".mine .house .plate > button:first-child"),
    "a special card": sheet(".tower.t-special .card, .tower.t-special .gone"),
}


@pytest.mark.parametrize("scene", SCENES)
def test_axe_has_nothing_to_complain_of(invite: Invite, scene: str) -> None:
    me = invite()
    SCENES[scene](me)
    me.page.evaluate(AXE.read_text())
    found: dict[str, Any] = {}
    for size in (WIDE, MIDDLE, PHONE):
        me.page.set_viewport_size({"width": size[0], "height": size[1]})
        for theme in ("light", "dark"):
            me.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
            for complaint in me.page.evaluate(RUN):
                found.setdefault(complaint, f"{size[0]} {theme}")
    assert found == {}


def test_five_towers_fit(invite: Invite) -> None:
    me = invite()
    turn(me)
    assert me.page.locator(".c").evaluate("(all) => all.scrollHeight - all.clientHeight") <= 0
    assert me.page.evaluate(CUT) == []
    me.page.locator(".tower.adjusted .adj").hover()
    expect(me.page.locator(".tip")).to_contain_text("1, 2, 4, 6")
    me.page.get_by_role("button", name="Reconstructed").first.click()
    expect(me.page.get_by_role("dialog")).to_contain_text("U-")


@pytest.mark.parametrize("language", ["en", "it", "da"])
def test_nothing_of_five_seats_is_cut(invite: Invite, language: str) -> None:
    """Names of cards and towers, prices, and the line of each seat with its excommunications."""
    me = invite()
    me.open(f"?lang={language}")
    for match in (with_tokens(), owing()):
        me.sit(me.table(FIVE, match=match))
        me.my_turn()
        me.drawn()
        assert me.page.evaluate(CUT) == []


def test_points_below_nothing_have_their_place(invite: Invite) -> None:
    """Who owes points stands on the ruler, not on its title; the stock says it with a minus sign."""
    me = invite()
    me.sit(me.table(FIVE, match=owing()))
    me.my_turn()
    points = [player["stock"]["vp"] for player in me.doc["board"]["players"]]
    assert points[0] < 0
    title = me.page.locator(".tracks .lab").bounding_box()
    shown = [place.bounding_box() for place in me.page.locator(".tracks .rule > span").all()]
    assert title
    assert len(shown) == len(points)
    assert all(place and place["x"] >= title["x"] + title["width"] - 10 for place in shown)
    assert len({round(place["x"]) for place in shown if place}) == len(points)
    expect(me.page.locator(".mine .stock")).to_contain_text(f"−{-points[0]}")


def test_a_card_left_over_is_taken(invite: Invite) -> None:
    """Rows tell the cards, the button what is done; floors that are empty are not listed among what is barred."""
    me = invite()
    me.sit(me.table(["me", "random", "random", "random"], match=left_over()))
    me.my_turn()
    cards = me.api("games/lorenzo/catalog?lang=en")["cards"]
    floors = {floor["space"]: floor.get("card") for tower in me.doc["board"]["towers"] for floor in tower["floors"]}
    option = next(o for o in me.doc["question"]["options"] if o["verb"] == "take-left")
    name = cards[floors[option["o"].partition(":")[2]]]["name"]
    me.rows.filter(has_text=name).click()
    expect(me.confirm).to_have_text(f"Take {name}")
    expect(me.page.locator(".dec")).not_to_contain_text("No card is left here")
    me.confirm.click()
    me.until(lambda doc: doc.get("question", {}).get("key") != "take-left")


def test_everything_of_a_phone(invite: Invite) -> None:
    """Towers pan, the family and the tokens stand under Mine, nothing is wider than the screen."""
    me = invite(size=PHONE, has_touch=True, is_mobile=True)
    turn(me)
    for tab in ("Towers", "Palace", "Tracks", "Mine"):
        me.page.get_by_role("tab", name=tab).click()
        assert me.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), tab
    expect(me.page.locator(".mine .house li").first).to_be_visible()
    small = me.page.locator(".mine .house button:not(.made)").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().height).filter((height) => height < 40)"
    )
    assert small == []
