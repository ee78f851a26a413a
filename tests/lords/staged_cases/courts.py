"""Chapters 2.4, 5.9 to 5.14 and 6: taxes, projects, trade, weather, intrigue, voyages, thrones, the Pope, the end."""

from __future__ import annotations

from typing import Final

from lords.build import Table
from signoria.games.lords.conflict import prisons
from signoria.games.lords.ids import CARD, IMMATURE, MATURE, SEMI_MATURE
from signoria.games.lords.thrones import deaths
from staging import Makers

from .stage import begin, people, sale

EXPLORER: Final = "C41"


def before(t: Table, season: str, year: int = 1460) -> Table:
    """The auctions of a season end with the last seat's answer: E1 finds nobody, and the next round begins."""
    t.at(year, season)
    sale(t, "E1")
    for seat in (1, 2):
        if t.s.must >> seat & 1:
            t.do("pass-bid", seat=seat)
    return t


# ---- 2.4 -----------------------------------------------------------------------------------------------------------


def t07() -> Table:
    """The last buyer of spring is still to finish; summer begins with a card."""
    t = people(chest_0=9).at(1460, "spring")
    t.army("milan", "red")
    return begin(t, "buying")


# ---- 5.9 to 5.11 ---------------------------------------------------------------------------------------------------


def taxes() -> Table:
    """Sforza at home, a blue army in Dover; the auctions of summer are nearly over."""
    t = people(chest_0=1)
    t.army("dover", "blue")
    return before(t, "summer")


def project(block: int, au: int) -> Table:
    t = people(chest_0=au).card(0, "G13", block=block).at(1460, "summer")
    return begin(t, "projects")


def t37() -> Table:
    return project(IMMATURE, 5)


def given_up() -> Table:
    return project(SEMI_MATURE, 5)


def finished() -> Table:
    return project(SEMI_MATURE, 5)


def glass() -> Table:
    """Loredan of Venice: his guild, his building, his plantation, and ships from Venice to Beirut."""
    t = people("L17", "L16", "L15", colours=("orange", "blue", "purple")).at(1462, "autumn")
    t.card(0, "G18", "E26", "R5", block=MATURE)
    for rank, card in enumerate(("E26", "G18", "R5"), 1):
        t.s.built[CARD[card]] = rank
    for sea in ("lower_adriatic", "ionian_sea", "sea_of_candia", "rhodian_sea"):
        t.nao(sea, "orange")
    t.galley("venice_city", "orange")
    t.galley("beirut", "orange")
    return begin(t, "routes")


# ---- 5.12, 5.13 ----------------------------------------------------------------------------------------------------


def storm() -> Table:
    t = people(chest_0=1)
    t.nao("london", "red", worn=True)
    t.nao("genoa_city", "red")
    return before(t, "autumn")


def cold(au: int) -> Table:
    """Armies of every kind of place, a galley and a nao before the winter of 1465."""
    t = people(chest_0=au, chest_1=1).card(0, "L1", "C1")
    t.army("florence", "red")
    t.army("england", "red")
    t.army("dublin", "red", 3)
    t.galley("genoa_city", "red")
    t.nao("genoa_city", "red")
    return t


def t41() -> Table:
    return before(cold(1), "winter", 1465)


def galleys_free() -> Table:
    return before(cold(1), "winter", 1466)


def spared() -> Table:
    return begin(cold(9).at(1465, "winter"), "winter")


# ---- prison, thrones -----------------------------------------------------------------------------------------------


def prisoner() -> Table:
    t = people(chest_0=10, chest_1=10).at(1461, "autumn")
    prisons.capture(t.s, CARD["L16"], 0, -1)
    return sale(t, "E1")


def heir() -> Table:
    """Ferrante has been captured with Skanderbeg in his service; Sforza may have him executed."""
    t = people(chest_0=10, chest_1=17).at(1461, "autumn")
    t.leader("L24", "croia", seat=1)
    t.card(1, "E2", block=MATURE, built=1)
    prisons.capture(t.s, CARD["L16"], 0, -1)
    return sale(t, "E1")


def throne(lord: str = "L14") -> Table:
    """The Emperor Frederick has died; his throne is filled before the next auctions. Seat 0 has married his daughter;
    it is the last buyer of spring."""
    t = people(lord, "L16", "L15", chest_0=5).at(1461, "spring").card(0, "M29")
    deaths.kill(t.s, CARD["L3"])
    return begin(t.push(), "buying")


def t43() -> Table:
    return throne()


def heir_wins() -> Table:
    return throne("L18")


# ---- the Pope, the end ---------------------------------------------------------------------------------------------


def pope(au: int = 15, treasury: int = 30) -> Table:
    t = people("L14", "L16", "L23", colours=("white", "blue", "black"), chest_0=au, chest_1=5, treasury_white=treasury)
    return t.card(0, "L4", "C4").card(1, "E2", "G1", block=IMMATURE)


def t45() -> Table:
    return sale(pope(), "E1")


def muslim() -> Table:
    t = pope().card(2, "E3", block=IMMATURE)
    return sale(t, "E1")


def twice() -> Table:
    t = pope()
    t.p(1).excommunicated = True
    return sale(t, "E1")


def crusade() -> Table:
    t = pope()
    t.army("lyonnais", "blue", 6)
    t.army("paris", "blue")
    t.army("macedonia", "black")
    return sale(t, "E1")


def second_crusade() -> Table:
    t = pope()
    t.s.crusaded = True
    t.army("lyonnais", "blue", 6)
    return sale(t, "E1")


def crown() -> Table:
    return sale(pope(), "E1")


def t47() -> Table:
    t = people(chest_0=30, chest_1=45, chest_2=3)
    t.p(0).navigation = 3
    t.p(1).ends = t.p(2).ends = True
    return sale(t, "E1")


def voyage(block: int = SEMI_MATURE, *cards: str) -> Table:
    """Afonso (red) with an explorer under way and red naos in the zone."""
    t = people("L8", "L14", "L15", chest_0=9).at(1465, "summer").card(0, "L1", "C1", EXPLORER, *cards)
    t.s.block[CARD[EXPLORER]] = block
    t.nao("discovery_voyages", "red", 3)
    return begin(t, "projects")


def cape() -> Table:
    return voyage()


def lost() -> Table:
    return voyage()


def colours() -> Table:
    t = people(chest_0=9, chest_1=5, chest_2=5).card(0, "L1", "C1")
    return sale(t, "C3")


CASES: Final[Makers] = {
    "t07": t07,
    "taxes": taxes,
    "t37": t37,
    "given-up": given_up,
    "finished": finished,
    "t39": glass,
    "storm": storm,
    "t41": t41,
    "galleys-free": galleys_free,
    "spared": spared,
    "ransom": prisoner,
    "heir": heir,
    "t43": t43,
    "heir-wins": heir_wins,
    "t45": t45,
    "muslim": muslim,
    "twice": twice,
    "crusade": crusade,
    "second-crusade": second_crusade,
    "crown": crown,
    "t47": t47,
    "cape": cape,
    "lost-voyage": lost,
    "change-of-colour": colours,
}
