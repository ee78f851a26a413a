"""The forty event cards. R18.1, R18.2"""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.regno import costs
from signoria.games.regno.ids import EVENTS, FIRST_CAPTAIN, HORDE, NEUTRAL, NOWHERE, PIRATES, SEASONS
from signoria.games.regno.knowledge import govern
from signoria.games.regno.pieces import EXHAUSTED, new_person
from signoria.games.regno.reconstruction import event_choices, events, hordes, offices, pirates, plague
from signoria.games.regno.reconstruction.event_choices import CHOICES
from signoria.games.regno.reconstruction.events import AT_ONCE, Resolve, draw_event
from signoria.games.regno.warfare import conquest

from .build import Table, place, table


def card(name: str, *, seats: int = 2, year: int = 1) -> Table:
    """The card lies open, not yet resolved."""
    t = table(seats)
    t.s.event = EVENTS.index(name)
    return t.at(year, SEASONS[t.s.tables.events[t.s.event].season])


def resolve(t: Table) -> Table:
    return t.ask(Resolve())


# what only changes a rule of its season: the chapter that owns the rule reads it
PASSIVE = {
    "early_thaw", "floods", "spring_fair", "weddings", "winds", "unpaid_companies", "drought", "isolation",
    "black_frost", "mild_winter", "holy_year",
}  # fmt: skip


@pytest.mark.clause("R18.2")
def test_every_card_has_an_effect() -> None:
    effects = [e.effect for e in table(2).s.tables.events]
    assert len(effects) == 40
    assert [e.season for e in table(2).s.tables.events] == [s for s in range(4) for _ in range(10)]
    for effect in effects:
        assert (effect in AT_ONCE) + (effect in CHOICES) + (effect in PASSIVE) == 1, effect


@pytest.mark.clause("R18.1", "R3.4")
@pytest.mark.parametrize("season", SEASONS)
def test_ten_cards_of_the_season_then_the_deck_is_shuffled_anew(monkeypatch: pytest.MonkeyPatch, season: str) -> None:
    t = table(2).at(1, season)
    drawn = []
    for _ in range(10):
        draw_event(t.s)
        t.s.fresh.clear()
        drawn.append(t.s.event)
    assert sorted(drawn) == [SEASONS.index(season) * 10 + i for i in range(10)]
    assert t.s.decks[SEASONS.index(season)] == 0
    draw_event(t.s)
    assert t.s.decks[SEASONS.index(season)].bit_count() == 9


@pytest.mark.clause("R18.1")
def test_a_card_is_told_and_resolved() -> None:
    t = table(2).at(1, "spring")
    t.dice("cards", EVENTS.index("SP7"), first=0)
    draw_event(t.s)
    t.push()
    assert [e[2] for e in t.told("event-drawn")] == [EVENTS.index("SP7")]
    assert t.listed() == ["yes", "no"]


@pytest.mark.clause("R18.2")
def test_sp3_preachers() -> None:
    t = card("SP3")
    t.province("A1", unrest=2, buildings=["church"])
    t.province("B1", unrest=1)
    resolve(t)
    assert t.why("calm:B1") == "R18.2"
    assert t.why("calm:K1") == "9.2.1"
    t.do("calm:A1")
    assert t.p("A1").unrest == 1
    assert t.asked == -1  # one province; seat 2 has nothing to calm


@pytest.mark.clause("R18.2", "11.2.2")
def test_sp6_the_wandering_master(monkeypatch: pytest.MonkeyPatch) -> None:
    t = card("SP6", seats=3)
    t.realm(0, tech={"engineering": 1})
    t.realm(1, tech={"medicine": 1})
    t.realm(2, tech={"medicine": 1, "government": 1})
    taught: list[tuple[int, int]] = []
    monkeypatch.setattr(govern, "free_research", lambda s, seat, most: taught.append((seat, most)))
    resolve(t)
    assert taught == [(0, 2), (1, 2)]


@pytest.mark.clause("R18.2", "13.6.3", "13.6.1", "R18.1")
def test_sp7_the_levy() -> None:
    t = card("SP7")
    t.no_forces("A1", "A2")
    t.s.order = [1, 0]
    resolve(t)
    assert t.asked == 1
    t.do("no", "yes")
    assert t.units(0, "A1", EXHAUSTED) == {"light_infantry": 2}
    assert not t.units(1, "A2")


@pytest.mark.clause("R18.2")
def test_sp7_not_in_a_besieged_capital() -> None:
    t = card("SP7")
    t.province("A1", besieger=1)
    resolve(t).do("yes")
    assert t.asked == -1
    assert "light_infantry" not in t.units(0, "A1", EXHAUSTED)


@pytest.mark.clause("R18.2", "R18.3")
@pytest.mark.parametrize("name", ["SP8", "SU8", "WI6"])
def test_the_plague_cards(name: str) -> None:
    t = resolve(card(name))
    assert t.s.must == 3
    assert plague.begin(t.s)


@pytest.mark.clause("R18.2")
@pytest.mark.parametrize(
    ("name", "effect"), [("SP9", "pirates"), ("SU9", "pirates"), ("WI8", "pirates"), ("SU5", "horde"), ("AU7", "horde")]
)
def test_pirates_and_hordes_come(name: str, effect: str) -> None:
    t = card(name)
    assert t.s.tables.events[t.s.event].effect == effect
    resolve(t)
    if effect == "pirates":
        assert any(x is not None and x.owner == PIRATES for x in t.s.carriers)
    else:
        assert any(f.owner == HORDE for f in t.s.forces)
    assert AT_ONCE["pirates"] is pirates.appear
    assert AT_ONCE["horde"] is hordes.appear


@pytest.mark.clause("R18.2", "R17.9")
def test_sp10_the_relic_comes_to_neutrals_first() -> None:
    t = card("SP10")
    t.province("A1", buildings=["church"])
    before = t.units(NEUTRAL, "R").get("pikeman", 0)
    resolve(t)
    assert t.s.relic == place("R")  # the only neutral Cathedral
    assert t.units(NEUTRAL, "R")["pikeman"] == before + 2


@pytest.mark.clause("R18.2", "R17.9")
def test_sp10_a_players_church_or_nothing_new() -> None:
    t = card("SP10")
    t.province("R", buildings=["farm"])
    t.province("A1", buildings=["church"])
    assert resolve(t).s.relic == place("A1")
    t = card("SP10")
    t.s.relic = place("R")
    t.province("A1", buildings=["church"], unrest=1)
    assert resolve(t).may("calm:A1")


@pytest.mark.clause("R18.2")
def test_su2_fever() -> None:
    t = card("SU2", seats=3)
    t.realm(1, tech={"medicine": 3})
    t.dice("family", 1, 2)
    resolve(t)
    assert [e[3] for e in t.told("fever")] == [1, 2]
    assert t.s.people[0] is None
    assert t.who("family.3.1").role == 0


@pytest.mark.clause("R18.2", "C78")
@pytest.mark.parametrize(
    ("name", "category", "before", "after"),
    [("SU6", 2, 3, 2), ("SU6", 2, 1, 1), ("AU2", 0, 3, 4), ("AU3", 1, 3, 4), ("AU3", 1, 5, 5)],
)
def test_bands_move_at_once(name: str, category: int, before: int, after: int) -> None:
    t = card(name)
    t.s.bands[category] = before
    resolve(t)
    assert t.s.bands[category] == after
    assert sum(t.s.bands) == 6 + after


@pytest.mark.clause("R18.2")
def test_au1_moves_no_band() -> None:
    t = resolve(card("AU1"))
    assert t.s.bands == [3, 3, 3]


@pytest.mark.clause("R18.2", "G4")
def test_su7_fire() -> None:
    t = card("SU7")
    t.province("A1", buildings=["farm", "church", "market", "forge", "tannery"])
    resolve(t)
    assert t.asked == 0
    t.do("damage:A1:church")
    assert t.p("A1").damaged == 1 << 5


@pytest.mark.clause("R18.2")
def test_su7_in_neutral_land_chance_chooses() -> None:
    t = card("SU7")
    t.province("A1", buildings=[])
    t.dice("world", 1, 2)
    resolve(t)
    assert t.asked == -1
    assert len(t.told("damaged")) == 1


@pytest.mark.clause("R18.2", "14.1.2")
def test_au4_desertions() -> None:
    t = card("AU4")
    t.no_forces()
    t.force(0, "B1", light_infantry=4, archer=4)
    t.force(0, "A1", archer=9)  # the Sovereign is there
    t.force(0, "K1", archer=7, crewman=3)
    who = FIRST_CAPTAIN
    t.s.people[who] = new_person(1, 7, place("B2"))
    t.force(1, "B2", archer=9)
    resolve(t).do("lose-pieces:B1:archer:1")
    assert t.asked == -1
    assert t.units(0, "B1") == {"light_infantry": 4, "archer": 3}
    assert t.units(0, "A1") == {"archer": 9}
    assert t.units(0, "K1")["archer"] == 7
    assert t.units(1, "B2") == {"archer": 9}


@pytest.mark.clause("R18.2")
@pytest.mark.parametrize(
    ("where", "fields", "wine"),
    [
        ("D1", {"worked": ["farm"]}, 1),
        ("D2", {"worked": ["farm"]}, 1),
        ("D1", {"slaved": ["farm"]}, 1),
        ("D1", {}, 0),
        ("D1", {"worked": ["farm"], "damaged": ["farm"]}, 0),
        ("D1", {"worked": ["farm"], "sacked": 99}, 0),
        ("B1", {"worked": ["farm"]}, 0),
    ],
)
def test_au5_the_grape_harvest(where: str, fields: dict[str, Any], wine: int) -> None:
    t = card("AU5")
    t.poor(0)
    t.province(where, owner=0, buildings=["farm"], **fields)
    resolve(t)
    assert t.stock(0, "wine") == (wine,)


@pytest.mark.clause("R18.2")
def test_au5_gives_one_wine_to_a_player() -> None:
    t = card("AU5")
    t.poor(0)
    for name in ("D1", "D2"):
        t.province(name, owner=0, buildings=["farm"], worked=["farm"])
    assert resolve(t).stock(0, "wine") == (1,)


@pytest.mark.clause("R18.2")
def test_au8_the_horse_murrain() -> None:
    t = card("AU8")
    t.realm(0, florins=10)
    t.force(0, "B1", knight=1)
    t.force(0, "A1", light_cavalry=1)
    resolve(t)
    assert t.listed() == ["pay-for-horses", "lose-horses"]
    t.do("pay-for-horses")
    assert t.stock(0, "florins") == (0,)
    assert t.asked == -1
    resolve(t).do("lose-pieces:B1:knight:1")  # it cannot pay any more
    assert not t.units(0, "B1")


@pytest.mark.clause("R18.2", "14.1.2")
def test_au9_the_earthquake() -> None:
    t = card("AU9")
    at = t.s.tables.atlas.provinces.index(place("A1"))
    t.province("A1", fortress="manor", buildings=["farm"], free=3, worked=[])
    t.province("B1", fortress="tower")
    t.province("K2", fortress="tower")
    t.dice("world", at, first=0)
    resolve(t)
    assert t.p("A1").ps == 4
    assert t.p("A1").free == 2
    assert t.p("A1").damaged == 1
    assert t.p("B1").ps == 3
    assert t.p("K2").ps == 4


@pytest.mark.clause("R18.2")
def test_au9_ps_do_not_fall_below_0() -> None:
    t = card("AU9")
    t.province("A1", fortress="tower", ps=1)
    t.dice("world", t.s.tables.atlas.provinces.index(place("A1")), first=0)
    assert resolve(t).p("A1").ps == 0


@pytest.mark.clause("R18.2")
def test_au10_the_academy_goes_round(monkeypatch: pytest.MonkeyPatch) -> None:
    t = card("AU10")
    t.s.order = [1, 0]
    asked: list[int] = []
    monkeypatch.setattr(govern, "academy", lambda s, seat: asked.append(seat))
    resolve(t)
    assert asked == [1, 0]


@pytest.mark.clause("R18.2")
def test_wi1_mild_winter() -> None:
    assert costs.florins(card("WI1").s, 0, 40, costs.CONSTRUCTION) == 40
    assert costs.florins(card("WI2").s, 0, 40, costs.CONSTRUCTION) == 80


@pytest.mark.clause("R18.2", "15.2.12")
@pytest.mark.parametrize(("sea", "die", "lost"), [("O", 3, 1), ("O", 4, 0), ("S2", 1, 1), ("S2", 2, 0), ("S1", 0, 0)])
def test_wi3_the_great_storm(sea: str, die: int, lost: int) -> None:
    t = card("WI3")
    t.province("K1", buildings=["port"])
    t.realm(0, tech={"navigation": 4})
    ship = t.carrier(0, "frigate", sea)
    before = t.c(ship).hull
    t.dice("world", *([die] if die else []))
    resolve(t)
    assert t.c(ship).hull == before - lost
    assert len(t.told("great-storm")) == (1 if die else 0)


@pytest.mark.clause("R18.2")
def test_wi4_brigands() -> None:
    t = card("WI4")
    t.s.carriers = [None] * len(t.s.carriers)
    safe = t.carrier(0, "caravan", "B1", grain=2)
    robbed = t.carrier(0, "caravan", "D1", grain=1, silk=1, slaves=1)
    lucky = t.carrier(0, "caravan", "K1", grain=1)  # own, but no settlement
    t.dice("world", 2, 3)
    resolve(t)
    assert t.listed() == ["drop:caravan.1.2:grain", "drop:caravan.1.2:silk", "drop-slave:caravan.1.2"]
    t.do("drop:caravan.1.2:grain")
    assert sum(t.c(robbed).cargo) == 2
    assert sum(t.c(safe).cargo) == 2
    assert sum(t.c(lucky).cargo) == 1


@pytest.mark.clause("R18.2")
def test_wi4_a_neutral_merchant_loses_something_unseen() -> None:
    t = card("WI4")
    name = t.carrier(0, "caravan", "D1", grain=1, silk=2)
    t.s.carriers = [x if i == name else None for i, x in enumerate(t.s.carriers)]
    t.c(name).owner = NEUTRAL
    t.dice("world", 1)
    resolve(t)
    assert sum(t.c(name).cargo) == 2
    assert t.told("robbed-hidden")
    assert not t.told("robbed")


@pytest.mark.clause("R18.2")
def test_wi7_alms() -> None:
    t = card("WI7")
    t.poor(0)
    t.realm(0, grain=2)
    for name in ("A1", "B1", "K1"):
        t.province(name, unrest=2)
    resolve(t)
    t.do("calm:A1")
    assert not t.may("calm:A1")
    t.do("calm:K1")
    assert t.stock(0, "grain") == (0,)
    assert [t.p(x).unrest for x in ("A1", "B1", "K1")] == [1, 2, 1]
    assert t.asked == -1


@pytest.mark.clause("R18.2")
def test_wi7_nobody_must_give() -> None:
    t = card("WI7")
    t.province("A1", unrest=2)
    resolve(t).do("finish")
    assert t.p("A1").unrest == 2
    assert t.asked == -1


@pytest.mark.clause("R18.2", "C254", "R17.5")
def test_wi9_the_council(monkeypatch: pytest.MonkeyPatch) -> None:
    t = card("WI9")
    who = t.person(0, "cardinal", "A1")
    t.s.offices[0], t.s.treasuries[:] = who, [5, 5, 5, 5]
    called: list[bool] = []

    def auction(s: object, council: bool = False) -> list[Any]:
        called.append(council)
        return []

    monkeypatch.setattr(offices, "auction", auction)
    resolve(t)
    assert called == [True]  # a Council ends no Excommunication: C254
    assert t.s.treasuries == [25, 5, 5, 5]


@pytest.mark.clause("R18.2", "C226")
def test_wi10_the_palace_plot() -> None:
    t = card("WI10")
    t.no_forces("A1")
    t.province("A1", unrest=2)
    resolve(t)
    assert t.p("A1").owner == NEUTRAL
    assert t.p("A1").former == 0
    assert t.p("A2").unrest == 0
    t = card("WI10")
    t.province("A2", unrest=1)
    assert resolve(t).p("A2").unrest == 2


@pytest.mark.clause("C224")
def test_elimination_is_tested_after_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    monkeypatch.setattr(conquest, "check_elimination", lambda s: seen.append(s.event))
    t = table(2).at(1, "spring")
    t.dice("cards", 0, first=0)
    draw_event(t.s)
    t.push()
    assert len(seen) == 1
    assert t.s.event == 0


@pytest.mark.clause("R18.2")
@pytest.mark.parametrize("effect", sorted(PASSIVE))
def test_passive_cards_ask_nothing(effect: str) -> None:
    t = table(2)
    t.s.event = next(i for i, e in enumerate(t.s.tables.events) if e.effect == effect)
    assert resolve(t).asked == -1
    assert events.cards.in_force(t.s, effect)
    assert event_choices.CHOICES
    assert t.s.relic == NOWHERE
