"""Chapters 5.6 to 5.8: movement and conflict."""

from __future__ import annotations

from typing import Final

from lords.build import Table
from signoria.games.lords.ids import AT
from staging import Makers

from .stage import begin, moving, people


def t15() -> Table:
    """L9 with two spies, L8 and L12 with three M cards; the last buyer is still to finish."""
    t = people("L9", "L8", "L12", chest_0=9).at(1461, "spring")
    t.card(0, "M1", "M2").card(1, "M25", "M39", "M47").card(2, "M26", "M40", "M48")
    t.galley("dover", "red")
    t.card(0, "L1", "C1")
    return begin(t, "buying")


def t17() -> Table:
    t = people()
    t.leader("L14", "lyonnais")
    t.army("lyonnais", "red", under="L14")
    return moving(t).do("march:L14:savoy", "march:L14:burgundy")


def stature() -> Table:
    """Sforza leads two red armies; a third and a blue one are there."""
    t = people()
    t.leader("L14", "burgundy")
    t.army("burgundy", "red", 3)
    t.army("burgundy", "blue")
    return moving(t).do("lead:L14:red.army.1", "lead:L14:red.army.2")


def equals() -> Table:
    t = people(colours=("red", "red", "purple"))
    t.leader("L14", "burgundy")
    t.leader("L16", "burgundy")
    t.army("burgundy", "red", under="L16")
    return moving(t)


def t21() -> Table:
    t = people().card(0, "L1")
    t.galley("venice_city", "red")
    t.nao("venice_city", "red")
    t.army("adalia", "black")
    return moving(t, "ships")


def t23() -> Table:
    t = people()
    t.leader("L14", "ligurian_sea")
    t.mercenary("ligurian_sea", seat=0, under="L14")
    t.nao("ligurian_sea", "red")
    t.army("pisa", "blue")
    return moving(t)


def with_fleet() -> Table:
    t = people()
    t.leader("L14", "ligurian_sea")
    t.mercenary("ligurian_sea", seat=0, under="L14")
    t.nao("ligurian_sea", "red")
    t.army("pisa", "blue")
    t.s.besieging[t.army("florence", "red")[0]] = AT["pisa"]
    t.galley("pisa", "red")
    return moving(t)


def t25() -> Table:
    t = people().card(0, "L1")
    t.nao("sea_of_darkness", "red")
    return moving(t, "ships")


def ally() -> Table:
    t = people()
    t.leader("L14", "burgundy")
    t.army("burgundy", "red", under="L14")
    t.card(0, "L2")
    return moving(t)


def claim() -> Table:
    t = people()
    t.leader("L14", "dijon")
    return moving(t)


def field(red: int, blue: int, worn_red: int = 0, worn_blue: int = 0) -> Table:
    """Outside Milan: red under Sforza, blue under Ferrante."""
    t = people()
    t.leader("L14", "milan")
    t.leader("L16", "milan")
    for n, colour, worn in (
        (red, "red", False),
        (worn_red, "red", True),
        (blue, "blue", False),
        (worn_blue, "blue", True),
    ):
        if n:
            t.army("milan", colour, n, worn=worn)
    return t


def t27() -> Table:
    return moving(field(2, 1, 1, 1), "attacks")


def t29() -> Table:
    t = people()
    t.leader("L14", "milan")
    t.leader("L16", "milan_city")
    for c in t.army("milan", "red", 2, under="L14"):
        t.s.besieging[c] = AT["milan_city"]
    t.army("milan_city", "blue")
    return moving(t, "attacks")


def t31() -> Table:
    t = people().card(0, "L1")
    t.leader("L14", "genoa")
    t.army("genoa", "red", 2, under="L14")
    t.nao("genoa_city", "blue")
    t.nao("genoa_city", "blue", worn=True)
    t.galley("genoa_city", "blue")
    t.galley("genoa_city", "blue", worn=True)
    return moving(t, "attacks")


def t33() -> Table:
    t = people(pile_naples_city=7)
    t.leader("L16", "milan")
    t.leader("L14", "naples_city")
    t.army("naples_city", "red", under="L14")
    return moving(t, "attacks")


def friend() -> Table:
    t = people(pile_cracow=7)
    t.leader("L27", "poland", seat=0)
    t.leader("L14", "cracow")
    t.army("cracow", "red", under="L14")
    t.pirate("C7", "tunis_city", seat=0)
    t.gold(pile_tunis_city=1)
    return moving(t, "attacks")


def t35() -> Table:
    t = people()
    t.leader("L14", "milan")
    t.leader("L16", "milan")
    t.army("milan", "red")
    t.army("milan", "red", worn=True)
    return moving(t, "attacks")


def guarded() -> Table:
    t = people(colours=("red", "blue", "blue"))
    t.leader("L14", "milan")
    t.leader("L16", "milan")
    t.army("milan", "red")
    t.mercenary("milan", 2)
    return moving(t, "attacks")


CASES: Final[Makers] = {
    "t15": t15,
    "t17": t17,
    "t17-army": t17,
    "t19": stature,
    "other-colour": stature,
    "equals": equals,
    "t21": t21,
    "sixth-sea": t21,
    "galley-at-sea": t21,
    "t23": t23,
    "with-a-fleet": with_fleet,
    "t25": t25,
    "ally": ally,
    "claim": claim,
    "t27": t27,
    "t29": t29,
    "t31": t31,
    "t33": t33,
    "friend": friend,
    "t35": t35,
    "killed": t35,
    "guarded": guarded,
}
