"""Whom a leader takes along and leaves behind, gold that he leaves in a city, a city that he claims. 5.7.1.b4,
5.7.3.b2, 5.7.4, ER.3"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from signoria.games.lords import hands, money, people
from signoria.games.lords.conflict import conquest
from signoria.games.lords.counters import UNIT, chief, colour, owner, shift
from signoria.games.lords.ids import ARMY, CONDOTTIERE, FIRST_C, LEADERS, MERCENARY, NEUTRAL, NOWHERE
from signoria.games.lords.kinds import COUNTER, LEADER, NO, PLACE, YES
from signoria.games.lords.map import is_city, is_dukedom
from signoria.games.lords.moving import notes
from signoria.games.lords.moving.scene import Scene
from signoria.games.lords.moving.ships import may_move
from signoria.games.lords.moving.treks import led
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.standing import PICKING, ordered
from signoria.games.lords.state import Lords
from signoria.games.lords.steps import Ask, Words
from signoria.kernel.menu import AMOUNT, Menu, Option, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import NUMBER, SEAT, Signature

LEAD: Final = 108
LEAVE: Final = 109
DROP_GOLD: Final = AMOUNT | 110
CLAIM: Final = 111
VERBS: Final = (
    Signature(LEAD, "lead", ("leader", LEADER), ("counter", COUNTER)),
    Signature(LEAVE, "leave", ("leader", LEADER), ("counter", COUNTER)),
    Signature(DROP_GOLD, "drop-gold", ("leader", LEADER), ("n", NUMBER)),
    Signature(CLAIM, "claim", ("leader", LEADER)),
)
LED: Final = 108
LEFT: Final = 109
CLAIMED: Final = 110
NOT_LENT: Final = 111
EVENTS: Final = (
    Signature(LED, "led", ("leader", LEADER), ("counter", COUNTER)),
    Signature(LEFT, "left", ("leader", LEADER), ("counter", COUNTER)),
    Signature(CLAIMED, "dukedom-claimed", ("leader", LEADER), ("place", PLACE)),
    Signature(NOT_LENT, "armies-not-lent", ("other", SEAT), ("leader", LEADER)),
)

NOT_HIS_COLOUR: Final = Refusal("5.7.4.b1", "lead-colour")
NOT_HIS_MERCENARY: Final = Refusal("5.7.4.b1", "lead-mercenary")
FULL: Final = Refusal("5.7.3.b2", "lead-stature")
MOVED: Final = Refusal("5.6.1.b3", "lead-moved")
STAYS: Final = Refusal("ER.3", "mercenary-stays")
GOLD_STAYS: Final = Refusal("ER.3", "gold-stays")
NOT_GIVEN: Final = Refusal("5.7.4.b2", "lead-permission")
LEFT_HERE: Final = Refusal("5.7.3.b2", "lead-again")
CANNOT_COME: Final = Refusal("5.7.4.b3", "lead-points")
SHUT: Final = Refusal("5.7.9", "march-shut")
TAKEN: Final = Refusal("5.7.4.b4", "claim-taken")
EMPEROR: Final = Refusal("5.7.4.b4", "claim-emperor")
IN_EMPIRE: Final = Refusal("5.7.4.b4", "claim-empire")

_LEFT: Final = 1024  # notes of armies left behind: _LEFT + 16 * counter + the leader's points then


# ---- Stature ---------------------------------------------------------------------------------------------------------


def captains(s: Lords, seat: int) -> list[int]:
    """Mercenaries that each of the seat's captains lets one leader lead above his Stature."""
    return [s.tables.deck.court[card - FIRST_C].extra for card in hands.of_kind(s, seat, CONDOTTIERE)]


def fits(needs: list[int], extras: list[int]) -> bool:
    """Can the captains be shared out so that each leader gets what he needs?"""
    needs = [x for x in needs if x > 0]
    if not needs:
        return True
    if sum(needs) > sum(extras):
        return False
    need, rest = needs[0], needs[1:]
    return any(fits([need - extra, *rest], extras[:i] + extras[i + 1 :]) for i, extra in enumerate(extras))


def over(s: Lords, scene: Scene, seat: int, leader: int, more: int = NOWHERE) -> Refusal | None:
    """Does a leader (with one counter `more`) lead more than he may? His Stature is the limit at every moment, or of
    the whole turn (switch stature_cap); captains add mercenaries. 5.7.1.b4 5.7.3.b2 5.7.4.b6"""
    needs = []
    for x in dict.fromkeys((leader, *scene.led_by(seat))):
        imperial, hired = scene.loads.get(x, (0, 0))
        if x == leader and more != NOWHERE:
            imperial, hired = imperial + (UNIT[more] == ARMY), hired + (UNIT[more] != ARMY)
        total, most = imperial + hired, people.stature(s, x)
        if x == leader:
            if s.tables.choices.stature_caps_turn:
                new = [c for c in (*led(s, x), more) if c != NOWHERE and not s.spent[c]]
                total = max(total, s.leaders[x].led + len(new))
            if imperial > most or total - most > hired:
                return FULL
            if total <= most:
                return None
        needs.append(max(0, total - most))
    return None if fits(needs, captains(s, seat)) else FULL


def free_hand(s: Lords, leader: int) -> bool:
    """May he leave gold and mercenaries behind? An emperor or a player's own leader. ER.3 5.7.4.b6"""
    return people.rules(s, leader) != NEUTRAL or people.seat_of_lord(s, leader) != NOBODY


# ---- who may be led --------------------------------------------------------------------------------------------------


def lender(s: Lords, seat: int, leader: int, counter: int) -> int:
    """The leader whose permission is needed: one of another player, of equal or higher Stature, with whom the army
    stands; NOWHERE: nobody's. 5.7.4.b2"""
    other = chief(s, counter)
    some = [x for x in people.here(s, s.at[counter]) if x != leader] if other == NOWHERE else [other]
    some = [x for x in some if people.colour(s, x) == colour(s, counter)]
    if not some:
        return NOWHERE
    top = max(some, key=lambda x: (people.stature(s, x), people.player(s, x) == seat, -x))
    if people.player(s, top) == seat or people.stature(s, top) < people.stature(s, leader):
        return NOWHERE
    return top


def call_cost(s: Lords, scene: Scene, counter: int, dukedom: int) -> int:
    """Points that an army pays to come out of a city to a leader in the Dukedom. 5.7.4.b3"""
    origin = notes.came(s, counter)
    if origin == dukedom:
        return 0
    return scene.net.out if not s.spent[counter] and origin == NOWHERE else scene.net.enter[dukedom]


def lead_refusal(s: Lords, scene: Scene, seat: int, leader: int, counter: int, late: bool) -> Refusal | None:
    """Why a leader may not take a counter along that is at hand. 5.7.3.b2 5.7.4.b1 5.7.4.b2 5.7.4.b3 5.7.4.b6"""
    hired = UNIT[counter] == MERCENARY
    if colour(s, counter) != people.colour(s, leader):
        return NOT_HIS_COLOUR
    if hired and owner(s, counter) != seat:
        return NOT_HIS_MERCENARY
    if not may_move(s, counter, late) or (late and s.leaders[leader].moved):
        return MOVED
    under = chief(s, counter)
    if hired and under != NOWHERE and not free_hand(s, under):
        return STAYS
    other = lender(s, seat, leader, counter)
    if other != NOWHERE:
        who = people.player(s, other)
        if who == NOBODY or notes.has_refused(s, who, notes.PICK, leader, seat):
            return NOT_GIVEN
    if notes.lets(s, leader, _left(s, leader, counter), 0):
        return LEFT_HERE
    place = s.leaders[leader].place
    if s.at[counter] != place:
        if s.season != 1 and place in scene.net.autumn:
            return SHUT
        if call_cost(s, scene, counter, place) > scene.net.points - s.spent[counter]:
            return CANNOT_COME
    return over(s, scene, seat, leader, counter)


def _left(s: Lords, leader: int, counter: int) -> int:
    return _LEFT + 16 * counter + min(15, s.leaders[leader].spent)


def at_hand(s: Lords, scene: Scene, leader: int) -> Iterator[int]:
    """Armies and mercenaries in his place, or in the cities of the Dukedom where he is, that do not go with him yet.
    5.7.4.b3"""
    place = s.leaders[leader].place
    cities = s.tables.atlas.cities_at[place] if is_dukedom(place) else ()
    for where in (place, *cities):
        for c in scene.forces.get(where, ()):
            if s.under[c] != leader or where != place:
                yield c


def claim_refusal(s: Lords, scene: Scene, leader: int) -> Refusal | None:
    """Why a leader in a city may not make it his Dukedom. Back at home he gives up the claim. The Dukedom of an ally
    of his player is not taken. 5.7.4.b4 5.7.13.b3"""
    city = s.leaders[leader].place
    if people.rules(s, leader) != NEUTRAL:
        return EMPEROR
    if people.at_home(s, leader):
        return None
    if s.tables.atlas.city(city).empire != NEUTRAL:
        return IN_EMPIRE
    if _of_ally(s, leader, city):
        return conquest.ALLY
    alone = all(s.under[c] == leader for c in scene.forces.get(city, ()))
    return None if alone and people.here(s, city) == [leader] else TAKEN


def _of_ally(s: Lords, leader: int, city: int) -> bool:
    """Does the city lie in the Dukedom of an allied leader, whose card the claimant's player holds? 5.7.13.b3"""
    atlas, seat = s.tables.atlas, people.player(s, leader)
    lands = set(atlas.city(city).dukedoms)
    return any(
        x != leader and people.is_ally(x) and s.where[x] == seat
        and lands & set(atlas.city(s.tables.deck.leaders[x].place).dukedoms)
        for x in range(LEADERS)
    )  # fmt: skip


def claims(s: Lords, leader: int) -> bool:
    """Is there anything to claim where he is?"""
    x = s.leaders[leader]
    if not is_city(x.place):
        return False
    return x.abroad != NOWHERE if people.at_home(s, leader) else x.abroad != x.place


# ---- options ---------------------------------------------------------------------------------------------------------


def options(s: Lords, seat: int, late: bool, scene: Scene) -> Iterator[Option]:
    """What the seat's leaders may pick up, leave, and claim, gold apart."""
    for leader in scene.led_by(seat):
        for c in at_hand(s, scene, leader):
            if lead_refusal(s, scene, seat, leader, c, late) is None:
                yield (LEAD, leader, c)
        for c in led(s, leader):
            if UNIT[c] == ARMY or free_hand(s, leader):
                yield (LEAVE, leader, c)
        if claims(s, leader) and claim_refusal(s, scene, leader) is None:
            yield (CLAIM, leader)


def offer_gold(s: Lords, seat: int, scene: Scene, menu: Menu) -> None:
    """Gold under a leader that he may leave in the city. ER.3 5.7.4.b6"""
    for leader in scene.led_by(seat):
        n = s.gold[money.purse(leader)]
        if not n or not is_city(s.leaders[leader].place):
            continue
        if free_hand(s, leader):
            menu.amount((DROP_GOLD, leader), 1, n)
        elif menu.explain:
            menu.add((DROP_GOLD, leader, n), GOLD_STAYS)


def explain(s: Lords, seat: int, late: bool, scene: Scene, menu: Menu) -> None:
    """Why leaders may not take, leave or claim."""
    for leader in scene.led_by(seat):
        for c in at_hand(s, scene, leader):
            why = lead_refusal(s, scene, seat, leader, c, late)
            if why is not None:
                menu.add((LEAD, leader, c), why)
        if not free_hand(s, leader):
            for c in led(s, leader):
                if UNIT[c] != ARMY:
                    menu.add((LEAVE, leader, c), STAYS)
        if claims(s, leader):
            why = claim_refusal(s, scene, leader)
            if why is not None:
                menu.add((CLAIM, leader), why)


def take(s: Lords, seat: int, option: Option, late: bool) -> None:
    """Carry one out; who has to permit is asked first."""
    leader = option[1]
    x = s.leaders[leader]
    if option[0] == LEAD:
        other = lender(s, seat, leader, option[2])
        if other == NOWHERE:
            lead(s, leader, option[2], late)
        else:
            s.after(Lend(seat, leader, option[2], people.player(s, other), late))
    elif option[0] == LEAVE:
        _note_left(s, leader, option[2])
        s.under[option[2]] = NOWHERE
        s.tell((LEFT, ALL, leader, option[2]))
    elif option[0] == DROP_GOLD:
        money.move(s, money.purse(leader), money.pile(x.place), option[2])
    else:
        x.abroad = NOWHERE if people.at_home(s, leader) else x.place
        s.tell((CLAIMED, ALL, leader, x.place))


def _note_left(s: Lords, leader: int, counter: int) -> None:
    notes.allow(s, leader, _left(s, leader, counter), 0)


def lead(s: Lords, leader: int, counter: int, late: bool) -> None:
    """It goes with him from now on; out of a city it comes to him, and halts where strangers stand. 5.7.4.b3 5.7.10"""
    under = chief(s, counter)
    if under != NOWHERE:
        _note_left(s, under, counter)
    place = s.leaders[leader].place
    if s.at[counter] != place:
        scene = Scene(s)
        s.spent[counter] += call_cost(s, scene, counter, place)
        if scene.armies[place] & ~(1 << colour(s, counter)):
            s.spent[counter] = scene.net.points + 1
        shift(s, counter, place)
        notes.note_came(s, counter, NOWHERE)
        if not late and counter not in s.moved:
            s.moved = (*s.moved, counter)
    s.under[counter] = leader
    s.tell((LED, ALL, leader, counter))


@final
class Lend(Ask):
    """The player of the leader with whom an army stands lets another lead it, or not. 5.7.4.b2"""

    def __init__(self, seat: int, leader: int, counter: int, other: int, late: bool) -> None:
        self.seat, self.leader, self.counter, self.other, self.late = seat, leader, counter, other, late

    def asks(self, s: Lords) -> int:
        return 1 << self.other

    def words(self, s: Lords, seat: int) -> Words:
        return "lend", {
            "seat": ("seat", self.seat), "leader": ("leader", self.leader), "counter": ("counter", self.counter),
        }  # fmt: skip

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        menu.add((YES,))
        menu.add((NO,))

    def forced(self, s: Lords) -> Option | None:
        return (YES,) if notes.lets(s, self.other, notes.LEND, self.seat) else None  # agreed before (5.2.5)

    def standing(self, s: Lords, seat: int) -> Option | None:
        return {1: (YES,), 2: (NO,)}.get(ordered(s, seat, PICKING))

    def take(self, s: Lords, seat: int, option: Option) -> None:
        if option[0] == YES:
            lead(s, self.leader, self.counter, self.late)
        else:
            notes.refuse(s, seat, notes.PICK, self.leader, self.seat)
            s.tell((NOT_LENT, ALL, seat, self.leader))
