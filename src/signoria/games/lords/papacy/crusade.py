"""The crusade. 6.3.5"""

from __future__ import annotations

from collections import Counter
from typing import Final, final

from signoria.games.lords import counters, money, people
from signoria.games.lords.ids import ARMY, CARAVAN, CATHOLIC, NOWHERE, OTTOMAN, PAPAL
from signoria.games.lords.intrigue import turncoats
from signoria.games.lords.kinds import COUNTER, FINISH, SEAT
from signoria.games.lords.map import is_city, is_sea
from signoria.games.lords.state import Lords
from signoria.games.lords.steps import Ask, Words
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import Signature

TAKE_CROSS: Final = 410
VERBS: Final = (Signature(TAKE_CROSS, "take-cross", ("counter", COUNTER), quiet=True),)
CRUSADE_CALLED: Final = 410
CRUSADE_OVER: Final = 411
EVENTS: Final = (Signature(CRUSADE_CALLED, "crusade-called", ("seat", SEAT)), Signature(CRUSADE_OVER, "crusade-over"))

ONE_CRUSADE: Final = Refusal("6.3.5.b2", "one-crusade")
CRUSADE_TOO_DEAR: Final = Refusal("6.3.5.b1", "crusade-too-dear")
NO_CRUSADERS: Final = Refusal("6.3.5", "no-crusaders")
BLACK_IMMUNE: Final = Refusal("6.3.5", "black-immune")
IN_CAPITAL: Final = Refusal("6.3.5", "in-capital")
UNDER_LEADER: Final = Refusal("6.3.5", "under-leader")
NO_WHITE: Final = Refusal("5.3.7", "no-white-counter")
WHITE_ON_BLACK: Final = Refusal("6.3.5.b3", "white-fights-black-only")


def refusal(s: Lords, seat: int) -> Refusal | None:
    """Why the holder of the Papal L card may not call one. It costs Papal gold, whoever holds the C card, and gold of
    his own. 6.3.5 6.3.5.b1 6.3.5.b2"""
    if s.crusaded:
        return ONE_CRUSADE
    cost = s.tables.thrones
    need = Counter({money.treasury(s, PAPAL): cost.crusade_papal})
    need[money.chest(seat)] += cost.crusade_own
    if any(s.gold[account] < n for account, n in need.items()):
        return CRUSADE_TOO_DEAR
    return None if able(s) else NO_CRUSADERS


def call(s: Lords, seat: int) -> None:
    """It is paid and announced; then he chooses who must follow. 6.3.5"""
    cost = s.tables.thrones
    money.pay(s, money.treasury(s, PAPAL), cost.crusade_papal)
    money.pay(s, money.chest(seat), cost.crusade_own)
    s.crusaded = True
    s.tell((CRUSADE_CALLED, ALL, seat))
    s.after(TakeCross(seat, cost.crusade_counters, ()))


def in_catholic_land(s: Lords, place: int) -> bool:
    """A Catholic Dukedom, or a city or port of one; not a sea. 2.2.11"""
    if place == NOWHERE or is_sea(place):
        return False
    atlas = s.tables.atlas
    return (atlas.city(place).religion if is_city(place) else atlas.dukedom(place).religion) == CATHOLIC


def is_black(s: Lords, counter: int) -> bool:
    """An Ottoman counter, whatever that empire has become, or one of an Ottoman player."""
    return OTTOMAN in (counters.PRINTED[counter], counters.colour(s, counter))


def led_places(s: Lords) -> set[tuple[int, int]]:
    """Where leaders stand, and of which colour."""
    return {(s.leaders[x].place, people.colour(s, x)) for x in people.free_leaders(s)}


def immunity(s: Lords, counter: int, led: set[tuple[int, int]]) -> Refusal | None:
    """Why an army or ship in Catholic land need not turn white. `led`: where leaders stand. 6.3.5"""
    if is_black(s, counter):
        return BLACK_IMMUNE
    if counters.LAND_FORCE[counter]:
        place, own = s.at[counter], counters.colour(s, counter)
        if is_city(place) and s.tables.atlas.city(place).capital == own:
            return IN_CAPITAL
        if s.under[counter] != NOWHERE or (place, own) in led:
            return UNDER_LEADER
    return None if white_for(s, counter) else NO_WHITE


def white_for(s: Lords, counter: int) -> list[int]:
    """The white counters that could take its place. 5.3.7"""
    ship = counters.ship_kind(s, counter)
    return counters.pool(s, PAPAL, ARMY if ship < 0 else ship)


def liable(s: Lords) -> list[int]:
    """Armies, mercenaries too, and ships of other colours in Catholic Dukedoms and their cities. 6.3.5"""
    return [
        c
        for c, place in enumerate(s.at)
        if place != NOWHERE
        and counters.UNIT[c] != CARAVAN
        and in_catholic_land(s, place)
        and counters.colour(s, c) != PAPAL
    ]


def able(s: Lords) -> list[int]:
    """Those of them that the holder may choose, alike ones once."""
    led = led_places(s)
    return [c for c in turncoats.one_of_each(s, liable(s)) if immunity(s, c, led) is None]


@final
class TakeCross(Ask):
    """The holder of the Papal L card names those who turn white, one after the other, at least one. 6.3.5"""

    def __init__(self, seat: int, left: int, turned: tuple[int, ...]) -> None:
        self.seat, self.left, self.turned = seat, left, turned

    def composing(self) -> bool:
        return True

    def asks(self, s: Lords) -> int:
        return 1 << self.seat if self.left and able(s) else 0

    def words(self, s: Lords, seat: int) -> Words:
        return "take-cross", {"n": ("count", self.left)}

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        led = led_places(s)
        for c in turncoats.one_of_each(s, liable(s)):
            menu.add((TAKE_CROSS, c), immunity(s, c, led))
        if self.turned:
            menu.add((FINISH,))

    def take(self, s: Lords, seat: int, option: Option) -> None:
        if option[0] == FINISH:
            self.act(s)
            return
        white = white_for(s, option[1])[0]
        turncoats.turn(s, option[1], white)
        s.after(TakeCross(self.seat, self.left - 1, (*self.turned, white)))

    def act(self, s: Lords) -> None:
        turncoats.part(s, self.turned)
        s.crusade = True
        refresh(s)


def attack_refusal(s: Lords, of: int, target: int) -> Refusal | None:
    """Why counters of the colour `of` may not attack those of `target` in the crusade. 6.3.5.b3"""
    if not s.crusade or of != PAPAL or target == counters.root(s, OTTOMAN):
        return None
    return WHITE_ON_BLACK if infidels(s) else None


def infidels(s: Lords) -> bool:
    """Are there black armies in Catholic Dukedoms, which have not become white with their empire? 6.3.5.b3"""
    return any(
        place != NOWHERE
        and counters.LAND_FORCE[c]
        and is_black(s, c)
        and counters.colour(s, c) != PAPAL
        and in_catholic_land(s, place)
        for c, place in enumerate(s.at)
    )


def refresh(s: Lords) -> None:
    """It ends when no black armies are left in Catholic Dukedoms. 6.3.5.b3"""
    if s.crusade and not infidels(s):
        s.crusade = False
        s.tell((CRUSADE_OVER, ALL))
