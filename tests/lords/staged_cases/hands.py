"""Chapters 3, 4.1 and 5.2 to 5.5: colours, auctions, building, reinforcing, who plays for nobody."""

from __future__ import annotations

from typing import Final

from lords.build import Table, table
from signoria.games.lords.ids import AT, COLOURS
from signoria.games.lords.start.choosing import ChooseColour
from signoria.games.lords.year.calendar import Season
from signoria.kernel.engine import run
from staging import Makers

from .stage import begin, people, sale

RED: Final = COLOURS.index("red")
BLUE: Final = COLOURS.index("blue")


def t01() -> Table:
    """Twelve lords; L7 and L9 have chosen red, L8 and L10 blue."""
    t = table(*(f"L{n}" for n in range(7, 19)), colours=())
    t.s.round = 0
    for seat in range(4):
        t.p(seat).colour = (RED, BLUE)[seat % 2]
    t.s.agenda = [Season(), ChooseColour(4)]
    run(t.s)
    return t


def t03() -> Table:
    t = people(year=1460, chest_0=10, chest_1=10, chest_2=10).at(1460, "spring")
    sale(t, "E1")
    return t.do("pass-bid", seat=1).do("pass-bid", seat=2)


def unsold_lord() -> Table:
    t = people(year=1460, chest_0=10, chest_1=10, chest_2=10)
    t.leader("L27", "targoviste", seat=1)
    sale(t, "L25")
    return t.do("pass-bid", seat=1).do("pass-bid", seat=2)


def t05() -> Table:
    t = people(chest_0=2, treasury_blue=20).card(0, "C2")
    return sale(t, "E1")


def buying(**gold: int) -> Table:
    """Spring: Sforza buys; he holds both cards of England."""
    return people().gold(**gold).at(1461, "spring").card(0, "L1", "C1")


def t09() -> Table:
    return begin(buying(chest_0=26), "buying")


def second_ship() -> Table:
    return t09().do("build-ship:england:nao:london:chest.1")


def t11() -> Table:
    t = buying(chest_0=1)
    t.army("london", "red", 2, worn=True)
    t.galley("london", "red", worn=True)
    return begin(t, "buying")


def besieged_port() -> Table:
    t = buying(chest_0=9)
    t.army("dover", "red", worn=True)
    t.s.besieging[t.army("kent", "blue")[0]] = AT["dover"]
    return begin(t, "buying")


def t13() -> Table:
    t = buying(chest_0=9, pile_nancy=6, pile_paris=6)
    return begin(t, "buying")


def not_mine() -> Table:
    t = buying(chest_0=9)
    t.army("milan", "red")
    return begin(t, "buying")


def new_men() -> Table:
    t = people(chest_0=6).at(1461, "spring")
    return begin(t, "buying")


CASES: Final[Makers] = {
    "t01": t01,
    "t03": t03,
    "unsold-lord": unsold_lord,
    "t05": t05,
    "t09": t09,
    "second-ship": second_ship,
    "t11": t11,
    "army-and-ship": t11,
    "besieged-port": besieged_port,
    "t13": t13,
    "foreign-port": not_mine,
    "hired-men": new_men,
}
