"""A battle of Regno on screen: fought on from just before it, played again round by round, found in the list."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from hosted import played
from people import MIDDLE, PHONE, WIDE, Person, expect
from test_axe import AXE, RUN

from signoria.games.regno.commerce.deals import MARRIAGE, Negotiate
from signoria.games.regno.forces import counts_of
from signoria.games.regno.ids import (
    ARCHER,
    CATAPULT,
    COURT_BRANCH,
    CREWMAN,
    FLORINS,
    GRAIN,
    LIGHT_INFANTRY,
    NEUTRAL,
    PIKEMAN,
    PLACES,
    TOWER,
    WINE,
)
from signoria.games.regno.realm.territory import most_ps
from signoria.kernel import position

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from conftest import Invite
    from signoria.kernel.match import Match

ITALY = {"scenario": "italy_1450", "length": "short"}
ENGAGE = "engage:PIE"
PREFERRED = ("at walls", "at troops", "Stay", "Light infantry")
MANY = 40  # answers in a battle are never so many


def may_engage(match: Match[Any]) -> bool:
    return match.state.must == 1 and any(match.rules.grammar.text(x) == ENGAGE for x in match.menu(0).options())


@cache
def before_the_walls() -> str:
    """Seat 0 stands before a tower in Piemonte with catapults; a neutral garrison is within. A position file."""
    match = played(3, 1, may_engage, bot="greedy", name="regno", **ITALY)
    s, place = match.state, PLACES.index("PIE")
    p = s.provinces[place]
    p.fortress = TOWER
    p.ps = most_ps(s, place)
    for force in s.forces:
        if force.place == place and force.owner == 0:
            force.counts = counts_of([(LIGHT_INFANTRY, 6), (ARCHER, 4), (CREWMAN, 2), (PIKEMAN, 4), (CATAPULT, 2)])
        elif force.place == place and force.owner == NEUTRAL:
            force.counts = counts_of([(LIGHT_INFANTRY, 5), (ARCHER, 3), (PIKEMAN, 2)])
    return position.write(match.rules, match.setup, s)


@cache
def before_a_marriage() -> str:
    """Seat 0 begins to put an offer of marriage to seat 1 together. A position file."""
    match = played(3, 1, may_engage, bot="greedy", name="regno", **ITALY)
    s = match.state
    for realm in s.realms[:2]:
        realm.tech[COURT_BRANCH] = 3
        realm.stock[FLORINS], realm.stock[GRAIN], realm.stock[WINE] = 90, 6, 2
    s.agenda.append(Negotiate(0, 1, MARRIAGE))
    return position.write(match.rules, match.setup, s)


def seat_down(invite: Invite, size: tuple[int, int], at: str = "") -> Person:
    me = invite(size=size)
    me.sit(me.table(["me", "greedy", "greedy"], game="regno", position=at or before_the_walls()))
    me.my_turn()
    return me


def choose(me: Person, *wanted: str) -> None:
    """The first option that holds one of the words, else the first of all."""
    me.my_turn()
    me.drawn()
    before = me.doc["question"]["id"]
    texts = me.rows.all_inner_texts()
    me.press(next((i for word in wanted for i, text in enumerate(texts) if word in text), 0))
    me.until(lambda doc: doc["question"]["id"] != before, "for the next question")


def fight_on(me: Person, answers: int = MANY) -> None:
    """So many answers, or until the battle is over."""
    for _ in range(answers):
        if "battle" not in me.doc["board"]:
            return
        choose(me, *PREFERRED)


def men(army: Locator) -> int:
    """All that stand, as the figures beside the pips say."""
    return sum(int(x) for x in army.locator(".n > [aria-hidden]").all_inner_texts())


@pytest.mark.parametrize("size", [WIDE, MIDDLE])
def test_a_siege_is_fought_and_followed(invite: Invite, size: tuple[int, int]) -> None:
    me = seat_down(invite, size)
    choose(me, "Fight in Piemonte")
    battle = me.page.locator("section.battle")
    expect(battle.get_by_role("heading", name="The siege of Piemonte")).to_be_visible()
    expect(battle.locator(".odds")).to_contain_text("of 100")
    expect(me.page.locator(".dec .ques")).to_be_visible()
    fight_on(me)
    expect(battle.get_by_role("heading", name="The siege of Piemonte")).to_be_visible()
    expect(battle.locator(".odds")).to_have_count(0)
    armies = battle.locator(".armies > section")
    after = [men(armies.nth(side)) for side in (0, 1)]
    # back to the beginning, and again step by step with the keys: nobody rises, the end is the same
    battle.get_by_role("button", name="To the beginning").click()
    expect(battle.locator(".said")).to_contain_text("The lines are drawn up")
    first = [men(armies.nth(side)) for side in (0, 1)]
    assert first == [18, 10]
    last = int(battle.locator(".controls .at").inner_text().split()[-1])
    seen = [first]
    for n in range(1, last + 1):
        me.page.keyboard.press("ArrowRight")
        expect(battle.locator(".controls .at")).to_have_text(f"step {n} of {last}")
        seen.append([men(armies.nth(side)) for side in (0, 1)])
        hits = battle.locator(".ph.now .dice .hit").count()
        assert battle.locator(".ph.now .dice svg").count() >= hits
    assert seen == sorted(seen, reverse=True)
    assert seen[-1] == after
    # what the server's record says is what is shown
    told = me.api(f"tables/{me.doc['table']['id']}/study/battle")
    assert [sum(side["left"].values()) for side in told["sides"]] == after
    me.page.keyboard.press("Home")
    expect(battle.locator(".said")).to_contain_text("The lines are drawn up")
    battle.get_by_role("button", name="Play", exact=True).click()
    expect(battle.locator(".controls .at")).to_have_text(f"step {last} of {last}")
    # a round of the track, the list, and away
    battle.get_by_role("list", name="Rounds").get_by_role("button").first.click()
    expect(battle.get_by_role("heading", name="Round 1")).to_be_visible()
    battle.get_by_role("button", name="All battles").click()
    expect(battle.get_by_role("region", name="All battles").get_by_role("button")).to_have_count(1)
    battle.get_by_role("button", name="Close").click()
    expect(battle).to_have_count(0)


def test_on_a_phone_it_is_a_tab_over_the_decision(invite: Invite) -> None:
    me = seat_down(invite, PHONE)
    choose(me, "Fight in Piemonte")
    expect(me.page.locator("#tab-battle")).to_have_attribute("aria-selected", "true")
    battle = me.page.locator("section.battle")
    expect(battle.get_by_role("heading", name="The siege of Piemonte")).to_be_visible()
    fight_on(me, 2)
    step = battle.get_by_role("button", name="Step back")
    step.scroll_into_view_if_needed()
    box = step.bounding_box()
    assert box is not None
    assert box["height"] >= 40
    assert box["width"] >= 40
    step.click()
    expect(battle.locator(".controls .at")).not_to_have_text("step 0 of 0")
    overflow = me.page.evaluate(
        "document.querySelector('.part').scrollWidth - document.querySelector('.part').clientWidth"
    )
    assert overflow <= 0
    fight_on(me)


def test_the_replay_shows_the_battle_as_it_stood(invite: Invite) -> None:
    me = seat_down(invite, WIDE)
    choose(me, "Fight in Piemonte")
    begun = me.doc["moment"]["now"]
    fight_on(me)
    table = me.doc["table"]["id"]
    early, late = (me.api(f"tables/{table}/study/battle?moment={n}") for n in (begun, me.doc["moment"]["now"]))
    assert early["outcome"] == "ongoing"
    assert late["outcome"] != "ongoing"
    assert late["rounds"][: len(early["rounds"]) - 1] == early["rounds"][:-1]
    me.page.locator("section.battle").get_by_role("button", name="Go to that moment").click()
    expect(me.page.locator(".replay, [aria-label='Replay']").first).to_be_visible()
    expect(me.page.locator("section.battle").get_by_role("heading", name="The siege of Piemonte")).to_be_visible()
    expect(me.page.locator("section.battle .ttl")).to_contain_text("Being fought")


# ---- offers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_an_offer_is_put_together_on_its_sheet_and_answered(invite: Invite, size: tuple[int, int]) -> None:
    me = seat_down(invite, size, before_a_marriage())
    offers = me.page.locator("section.offers")
    draft = offers.get_by_role("article", name="Your offer to Lapo")
    expect(draft).to_be_visible()
    expect(draft.get_by_role("heading", name="Your offer to Lapo: marriage")).to_be_visible()
    for _ in range(4):
        me.my_turn()
        before = me.doc["question"]["id"]
        if any(x["verb"] == "propose-deal" for x in me.doc["question"]["options"]):
            break
        option = draft.locator(".two .opt").first
        option.click()
        put_in = draft.get_by_role("button", name="Put it in")
        (put_in if put_in.count() else me.confirm).click()
        me.until(lambda doc, before=before: doc["question"]["id"] != before, "for the next item")
    expect(draft.locator(".deal")).to_contain_text("weds")
    end = me.page.locator("section.offers").get_by_role("list", name="End").get_by_role("button").first
    end.click()
    before = me.doc["question"]["id"]
    me.confirm.click()
    me.until(lambda doc: doc["question"]["id"] != before, "for the answer")
    me.my_turn()
    told = me.api(f"tables/{me.doc['table']['id']}/study/treaties")
    assert [x["outcome"] for x in told["talks"]] in (["agreed"], ["declined"])


# ---- for everybody ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [WIDE, MIDDLE, PHONE])
def test_axe_finds_nothing_to_complain_of(invite: Invite, size: tuple[int, int]) -> None:
    me = seat_down(invite, size)
    choose(me, "Fight in Piemonte")
    fight_on(me, 2)
    battle = me.page.locator("section.battle")
    battle.get_by_role("button", name="All battles").click()
    expect(battle.get_by_role("region", name="All battles").get_by_role("button").first).to_be_visible()
    me.page.evaluate(AXE.read_text())
    run = RUN.replace("axe.run(document,", "axe.run('section.battle',")
    for theme in ("light", "dark"):
        me.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        assert me.page.evaluate(run) == [], theme
