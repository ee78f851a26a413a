"""Cities that are entered, capitals that fall, empires that are invaded. 2.2.6, 5.7.12, 5.7.13, ER.5, ER.6"""

from __future__ import annotations

from typing import Final, final

from signoria.games.lords import counters, hands, money, people
from signoria.games.lords.auctions import bidding
from signoria.games.lords.conflict import sides, spoils
from signoria.games.lords.counters import LAND_FORCE
from signoria.games.lords.ids import COUNTERS, EMPIRES, GREY, KING, NEUTRAL, NOWHERE
from signoria.games.lords.kinds import CARD_KIND, COLOUR, EMPIRE, NO, SEAT, YES
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.state import FOR_SALE, GONE, OPEN, Lords
from signoria.games.lords.steps import Ask, Words
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import NUMBER, Signature

VERBS: Final[tuple[Signature, ...]] = ()
FALLEN: Final = 165
CONFISCATED: Final = 166
TREASURY_PLUNDERED: Final = 167
RETAKEN: Final = 168
MERGED: Final = 169
WARDEN_ENDS: Final = 170
EVENTS: Final = (
    Signature(FALLEN, "capital-fallen", ("empire", EMPIRE), ("colour", COLOUR)),
    Signature(CONFISCATED, "confiscated", ("seat", SEAT), ("card", CARD_KIND)),
    Signature(TREASURY_PLUNDERED, "treasury-plundered", ("empire", EMPIRE), ("n", NUMBER)),
    Signature(RETAKEN, "capital-retaken", ("empire", EMPIRE)),
    Signature(MERGED, "empires-merged", ("empire", EMPIRE), ("colour", COLOUR)),
    Signature(WARDEN_ENDS, "warden-ends", ("seat", SEAT), ("empire", EMPIRE)),
)

ALLY: Final = Refusal("5.7.13.b3", "ally-not-invaded")
WARD: Final = Refusal("ER.5", "ward-fights-invaders-only")


# ---- capitals --------------------------------------------------------------------------------------------------------


def enter(s: Lords, city: int, seat: int) -> None:
    """Armies (already shifted there) have entered a city that another colour held or nobody: a capital falls, or is
    taken back; leaders of others there stay to be arrested. `seat`: who moved them. 2.2.6 5.7.13 5.7.13.b2 ER.6"""
    empire, colour = s.tables.atlas.city(city).capital, counters.garrison(s, city)
    if empire == NEUTRAL or colour in (NEUTRAL, GREY) or seat == NOBODY:
        return
    e = s.empires[empire]
    if e.merged:
        return
    if colour == empire:
        if e.fallen != NEUTRAL:
            _retake(s, empire)
    elif e.fallen != colour:
        _fall(s, empire, colour, seat, city)


def _fall(s: Lords, empire: int, colour: int, seat: int, city: int) -> None:
    """Its C card goes to the player whose army took the capital, with those that it had confiscated itself. Who was
    warden gives the L card up. Without emperor the two empires are one at once. 5.7.12.b2 5.7.13
    5.7.13.b1 5.7.13.b2 ER.6 RC.9"""
    s.tell((FALLEN, ALL, empire, colour))
    e = s.empires[empire]
    e.fallen = colour
    _end_warden(s, empire)
    _confiscate(s, seat, empire)
    for other, x in enumerate(s.empires):
        if other == empire or x.merged or x.fallen != empire:
            continue
        # the victor's victim may be the new conqueror itself: then it is free again
        x.fallen = NEUTRAL if other == colour else colour
        _confiscate(s, seat, other)
    if s.gold[money.TREASURIES + empire]:
        s.after(CapitalPlunder(seat, empire, colour, city))
    if e.ruler != NOWHERE and people.is_prisoner(s, e.ruler):
        emperor_gone(s, empire)
    elif e.ruler == NOWHERE and not e.vacant and not e.tied:
        emperor_gone(s, empire)  # an empty throne that waits for somebody is the succession's affair


def _confiscate(s: Lords, seat: int, empire: int) -> None:
    card = s.tables.atlas.empires[empire].chancellor
    if s.where[card] not in (seat, GONE):
        hands.gain(s, seat, card)
        s.tell((CONFISCATED, ALL, seat, card))


def _retake(s: Lords, empire: int) -> None:
    """The beaten empire's own armies are back before it was merged: it stands, and its C card comes to the next
    auction, for players of its colour. 5.7.13.b2"""
    s.empires[empire].fallen = NEUTRAL
    s.tell((RETAKEN, ALL, empire))
    card = s.tables.atlas.empires[empire].chancellor
    if s.where[card] >= 0:
        hands.give_up(s, card)
        bidding.sell_to_aligned(s, card)


def emperor_gone(s: Lords, empire: int) -> None:
    """The emperor is dead or a prisoner, by whosever hand. If his capital has fallen, his L card is discarded for good
    and the two empires are one; an emperor in prison is nobody's emperor then. 5.7.13.b2 5.8.11 6.2.4.b7 ER.6 RC.9"""
    e = s.empires[empire]
    if e.fallen == NEUTRAL or e.merged:
        return
    ruler, card = e.ruler, s.tables.atlas.empires[empire].lord
    before = people.keepers(s)
    if s.where[card] != GONE:
        hands.remove(s, card)
    e.merged, e.heirless, e.ruler, e.vacant, e.tied, e.warden = True, True, NOWHERE, False, (), NOBODY
    e.crowned = NOWHERE
    people.forget_prices(s, before)
    if ruler != NOWHERE:
        _dethrone(s, ruler)
    s.tell((MERGED, ALL, empire, counters.root(s, empire)))


def _dethrone(s: Lords, ruler: int) -> None:
    """Who sat there is what his own card says again; a printed emperor has no card left."""
    x, seat = s.leaders[ruler], people.seat_of_lord(s, ruler)
    printed = s.tables.deck.leaders[ruler]
    x.stature = printed.heirs_stature[x.heir - 1] if x.heir else printed.stature
    x.colour = NEUTRAL
    if seat != NOBODY:
        s.players[seat].emperor = NEUTRAL
        if s.players[seat].king:
            x.stature = KING


@final
class CapitalPlunder(Ask):
    """Half of the treasury of a fallen empire may go to the invading leader; the rest stays, or is lost. What a player
    who is its emperor has made his own gold is safe in his bank. 5.7.13 5.8.9 5.8.9.b1 5.8.9.b3 RC.9"""

    def __init__(self, seat: int, empire: int, colour: int, city: int) -> None:
        self.seat, self.empire, self.colour, self.city = seat, empire, colour, city

    def asks(self, s: Lords) -> int:
        return 1 << self.seat

    def words(self, s: Lords, seat: int) -> Words:
        gold = s.gold[money.TREASURIES + self.empire]
        return "capital-plunder", {"empire": ("empire", self.empire), "n": ("number", gold)}

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        menu.add((YES,))
        menu.add((NO,))

    def take(self, s: Lords, seat: int, option: Option) -> None:
        if option[0] == NO:
            return
        leader = sides.commander(s, people.here(s, self.city), self.colour)
        some = sides.armies(counters.stack(s, self.city, self.colour))
        source, rules = money.TREASURIES + self.empire, s.tables
        gold = s.gold[source]
        won = gold // rules.conflict.capital_plunder
        money.move(s, source, spoils.booty(s, self.colour, leader, some), won)
        if not rules.choices.plunder_rest_stays:
            money.pay(s, source, gold - won)
        s.tell((TREASURY_PLUNDERED, ALL, self.empire, won))


# ---- invasion --------------------------------------------------------------------------------------------------------


def invaders(s: Lords, empire: int) -> set[int]:
    """The colours whose armies stand in an empire's Dukedoms or cities without being its own: its invaders. Counters of
    nobody invade nothing. 5.7.12"""
    lands, atlas, own = set(s.tables.atlas.empires[empire].dukedoms), s.tables.atlas, counters.root(s, empire)
    found: set[int] = set()
    for c in range(len(COUNTERS)):
        here = s.at[c]
        if here != NOWHERE and LAND_FORCE[c] and atlas.land(here) in lands:
            found.add(counters.colour(s, c))
    return found - {own, GREY}


def is_loose(s: Lords, empire: int) -> bool:
    """Does it stand without any player, neither card being held? 5.7.12 5.7.12.b1"""
    e = s.empires[empire]
    if e.fallen != NEUTRAL or e.merged:
        return False
    return not any(s.where[card] >= 0 for card in hands.imperial_cards(s, empire))


def invasions(s: Lords) -> None:
    """After each round: the cards of an invaded empire that no player controls come to the next auction; wardens give
    theirs up when the invader has left or the empire has fallen. 5.7.12 5.7.12.b2"""
    for empire in range(len(EMPIRES)):
        if is_loose(s, empire):
            if any(s.where[card] == OPEN for card in hands.imperial_cards(s, empire)) and invaders(s, empire):
                for card in hands.imperial_cards(s, empire):
                    if s.where[card] == OPEN:
                        s.where[card] = FOR_SALE
        elif s.empires[empire].warden != NOBODY and (s.empires[empire].fallen != NEUTRAL or not invaders(s, empire)):
            _end_warden(s, empire)


def _end_warden(s: Lords, empire: int) -> None:
    """He gives up what he holds of it. 5.7.12.b2"""
    e, seat = s.empires[empire], s.empires[empire].warden
    if seat == NOBODY:
        return
    e.warden = NOBODY
    s.tell((WARDEN_ENDS, ALL, seat, empire))
    for card in hands.imperial_cards(s, empire):
        if s.where[card] == seat:
            hands.give_up(s, card)


def attack_refusal(s: Lords, seat: int, of: int, target: int) -> Refusal | None:
    """Why the seat may not let counters of the colour `of` attack those of `target`: it is only warden of `of`. They
    may attack the colours that invade, wherever those stand. 5.7.12.b3 ER.5"""
    if of in (NEUTRAL, GREY) or s.empires[of].warden != seat or seat == NOBODY:
        return None
    return None if target in invaders(s, of) else WARD


def is_ally(s: Lords, seat: int, of: int, against: int) -> bool:
    """Is the colour `against` an ally that the seat's counters of `of` may neither invade nor plunder: a standing
    empire of another colour whose L or C card the seat holds? Leaders whose cards it holds have its own colour.
    5.7.13.b3"""
    if of == against or against in (NEUTRAL, GREY):
        return False
    e = s.empires[against]
    if e.fallen != NEUTRAL or e.merged:
        return False
    return any(s.where[card] == seat for card in hands.imperial_cards(s, against))
