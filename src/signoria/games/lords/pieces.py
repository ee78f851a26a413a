"""What stands on the map and what a player has: leaders, empires, players.

Counters (armies, caravans, ships, mercenaries, pirates) and cards are columns of numbers in `state`. Years are those of
the calendar. Copies go over `__dict__`, so a new field needs no line there; it needs one in the function that makes the
thing.
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.lords.ids import EMPIRES, NEUTRAL, NOWHERE, SEATS

NOBODY: Final = -1  # no seat
USUAL_PASSAGE: Final = 1  # Au for a foreign link, unless its owner says otherwise


@final
class Leader:
    """A person on the map; his number is that of his L card. 2.3.2 to 2.3.5, 2.4.5"""

    place: int  # a Dukedom, sea or city; NOWHERE: not on the map (not yet come, imprisoned, dead)
    alive: bool  # he, or his heir, is in the game: on the map or imprisoned, or waits for a free city
    heir: int  # 0: the person printed first; n: his n-th heir (6.2.6)
    stature: int  # 1 to 4, now
    colour: int  # of one whom nobody holds: an empire or NEUTRAL; whoever holds him gives him his (people.colour)
    captor: int  # a seat that holds him prisoner; SEATS + empire: an empire of nobody's; NOBODY: free (5.8.11)
    gaoler: int  # the empire whose armies took him: its L holder decides; NEUTRAL: mercenaries took him (5.8.11.b2)
    ransom: int  # Au that is asked for the prisoner; 0: nothing yet (5.8.11.b1)
    spent: int  # movement points in this round of movement
    led: int  # armies that he has moved in this round (5.7.3.b2)
    moved: bool  # has moved or led in this round
    abroad: int  # a city outside his own land that he has claimed as his Dukedom, or NOWHERE (5.7.4.b4)
    bastard: bool  # an heir whose father had not married (6.2.7.b1)
    married: bool  # holds for allied and dead lords too: whether marriage made his heir legitimate (6.2.3.b3)

    def copy(self) -> Leader:
        to = object.__new__(Leader)
        to.__dict__.update(self.__dict__)
        return to


def new_leader(place: int, stature: int, alive: bool) -> Leader:
    """Free, neutral, himself."""
    new = Leader()
    new.place, new.alive, new.heir, new.stature, new.colour = place, alive, 0, stature, NEUTRAL
    new.captor, new.gaoler, new.spent, new.led, new.moved = NOBODY, NEUTRAL, 0, 0, False
    new.ransom = 0
    new.abroad, new.bastard, new.married = NOWHERE, False, False
    return new


@final
class Empire:
    """One of the six; its number is its colour. 2.2.3"""

    ruler: int  # the leader who is its emperor; NOWHERE: the throne is empty
    fallen: int  # the colour whose army took its capital; NEUTRAL: it stands (5.7.13)
    merged: bool  # it is one with the victor (ER.6)
    warden: int  # a seat that controls it because it was invaded while nobody did; NOBODY (5.7.12)
    crowned: int  # the leader whom the Pope has crowned for its throne, or NOWHERE (6.3.3)
    vacant: bool  # the succession comes at the next auction (6.2.4)
    tied: tuple[int, ...]  # candidates whose tie armies decide after the next movement (6.2.4.b5)
    heir: int  # of an empty throne: the leader whose legitimate heir stands for it, or NOWHERE (6.2.4.b2)
    heirless: bool  # the L card is gone for good (6.2.6.b3)

    def copy(self) -> Empire:
        to = object.__new__(Empire)
        to.__dict__.update(self.__dict__)
        return to


def new_empire(number: int) -> Empire:
    """Standing, under its printed emperor."""
    new = Empire()
    new.ruler, new.fallen, new.merged, new.warden = number, NEUTRAL, False, NOBODY
    new.crowned, new.vacant, new.tied, new.heir, new.heirless = NOWHERE, False, (), NOWHERE, False
    return new


@final
class Player:
    """A seat: the lord whom it was dealt, its colour, and what it has agreed to. 3.2, 3.3"""

    lord: int  # an L card of the seventeen
    colour: int  # an empire; NEUTRAL before the choice of 3.3.2
    navigation: int  # bits of X1 and X2 (6.1.6)
    excommunicated: bool  # once in the game (6.3.2.b1)
    out: bool  # removed from play (6.2.6.b2)
    king: bool  # has been raised to Stature 3 by allies (6.2.1)
    bank: bool  # his Bank counter is on the map
    emperor: int  # the throne on which he himself sits, or NEUTRAL (6.2.4.b6)
    passage: list[int]  # by seat: Au for each foreign link that it asks of that merchant; -1: refuses (5.11.5.b3)
    tribute: int  # Au that it asks of each route through a strait of its own; -1: denies (5.11.8)
    toll: int  # Au that it asks of each ship that passes a strait; -1: stops them (5.7.7)
    cape: int  # Au that it asks others for the goods of the Cape; -1: denies them (6.1.4.b1)
    offers: int  # offers made in this round
    refused: tuple[tuple[int, ...], ...]  # terms refused in this round, not to be repeated
    drafts: tuple[int, ...]  # the offer that it is putting together: secret
    ends: bool  # agrees to end the game now (6.4.2.b1)

    def copy(self) -> Player:
        to = object.__new__(Player)
        to.__dict__.update(self.__dict__)
        to.passage = self.passage[:]
        return to


def new_player(lord: int) -> Player:
    """Without colour; passage costs 1 Au, straits are free."""
    new = Player()
    new.lord, new.colour, new.navigation, new.excommunicated = lord, NEUTRAL, 0, False
    new.out, new.king, new.bank, new.emperor = False, False, True, NEUTRAL
    new.passage, new.tribute, new.toll, new.cape = [USUAL_PASSAGE] * SEATS, 0, 0, 1
    new.offers, new.refused, new.drafts, new.ends = 0, (), (), False
    return new


EMPIRE_CAPTOR: Final = SEATS  # Leader.captor: EMPIRE_CAPTOR + empire
CAPTORS: Final = SEATS + len(EMPIRES)
