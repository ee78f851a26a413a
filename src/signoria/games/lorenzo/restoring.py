"""A packed state comes in: from a position file, a snapshot, a bug report. Nothing that no table can show gets through.

Every number is bounded, every card, leader and member is in one place, every step's arguments are what the rules make.
So no file can make the rules loop for long, or fail later in the match where nobody could say why.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from signoria.games.lorenzo.flow import EndOfRound, Round, SetUpRound
from signoria.games.lorenzo.gains import LoseOne, TakeOrLeave
from signoria.games.lorenzo.houses.exchanges import PayLeader
from signoria.games.lorenzo.houses.hosts import ChooseWork
from signoria.games.lorenzo.houses.restoring import activations, houses, shapes
from signoria.games.lorenzo.kinds import SOURCE
from signoria.games.lorenzo.leaders import CopyLeader, GiveUp, RaiseMember, copyable
from signoria.games.lorenzo.paying import ANYONE
from signoria.games.lorenzo.pieces import Card
from signoria.games.lorenzo.resources import (
    FLOORS,
    FP,
    HARVEST,
    MARKS_OF,
    MEMBERS,
    NEUTRAL,
    PRIV,
    RESOURCES,
    SPACES,
    SPECIAL,
    STONE,
    TYPES,
    VP,
)
from signoria.games.lorenzo.scoring import SOURCES, FinalScoring
from signoria.games.lorenzo.setup import ChooseTile, DraftLeaders, Opening
from signoria.games.lorenzo.state import NO_TOWER, Lorenzo, Player, adjust, all_members, refresh
from signoria.games.lorenzo.towers import Buy, Pay, PayToll
from signoria.games.lorenzo.work import AREAS, Production
from signoria.kernel.pack import revive
from signoria.kernel.restoring import alike, asked, need, numbers, once, shared, steps, whole
from signoria.kernel.state import Asking

MOST: Final = 9999  # of a resource, of points, of a value
FEW: Final = 10  # privileges, tokens or leaders that one thing gives or costs: data/limits.toml
LONGEST: Final = 80  # steps on the agenda: a round has 16 turns, each may leave a few


def restore(packed: Mapping[str, Any], new: Lorenzo, classes: Mapping[str, type]) -> Lorenzo:
    """The state of a packed one, on the tables of `new`. BadData says in one line what does not fit."""
    s = revive(packed, classes, new)
    shared(s, new, s.tables.rounds)
    need(type(s.houses) is type(new.houses), "houses is what Houses adds, where it is played")
    if new.houses is not None:
        alike(s.houses, new.houses, "houses")
        need(whole(getattr(s.houses, "adjusted", None), NO_TOWER, len(TYPES) - 1), "adjusted is a tower of a type")
    adjust(s)
    need(s.deals == [] and s.later == [], "there are no deals and nothing put off in this game")
    _columns(s, new)
    for seat, p in enumerate(s.players):
        _player(s, p, new.players[seat], f"player {seat}")
    shapes(s)
    _cards(s)
    _members(s)
    _leaders(s)
    houses(s)
    steps(s, LONGEST, ARGUMENTS)
    _agenda(s)
    for seat, p in enumerate(s.players):
        refresh(s, seat)
        _by_powers(s, p, f"player {seat}")
    asked(s)
    return s


def _columns(s: Lorenzo, new: Lorenzo) -> None:
    """Shapes and ranges of what lies on the board."""
    t, seats = s.tables, s.seats
    need(all(type(p) is Player for p in s.players) and len(s.players) == seats, f"players must be {seats}")
    numbers(s.order, list, seats, 0, seats - 1, "order")
    need(len(set(s.order)) == seats, "each seat stands once in order")
    numbers(s.dice, list, 3, 0, t.sides, "dice")
    for name in ("at", "values"):
        column = getattr(s, name)
        need(len(column) == t.spaces, f"{name} has a tuple for each of {t.spaces} spaces")
        for space, held in zip(SPACES, column, strict=False):
            numbers(held, tuple, -1, 0, MOST, f"{name} of {space}")
    for name in ("floor_card", "taken"):
        numbers(getattr(s, name), list, len(new.floor_card), -1, len(t.cards) - 1, name)
    numbers(s.coloured, list, len(new.coloured), 0, ANYONE | (1 << seats) - 1, "coloured")
    need(whole(s.free_tiles, 0, (1 << len(t.tile_harvest)) - 1), "free_tiles is a mask of bonus tiles")
    need(len(s.decks) == len(t.decks), f"decks must be {len(t.decks)}")
    for i, bits in enumerate(s.decks):
        need(whole(bits, 0, (1 << len(t.decks[i])) - 1), f"deck {i} has no more than {len(t.decks[i])} cards")
    numbers(s.tiles, list, -1, 0, len(t.tiles) - 1, "tiles")
    periods = [t.tiles[tile].period for tile in s.tiles]
    every = list(range(1, len(t.faith_need) + 1))
    opening = any(type(step) is Opening for step in s.agenda)
    need(periods == every or (opening and not periods), "tiles are one of each period, in their order")
    for name in ("packets", "seen", "kept"):
        need(len(getattr(s, name)) == seats, f"{name} must be {seats}, one a seat")
    for name, width, most in (("totals", seats, t.rounds), ("final", len(SOURCES), seats)):
        rows = getattr(s, name)
        need(len(rows) <= most, f"{name} has at most {most} rows")
        for row in rows:
            numbers(row, tuple, width, -MOST, MOST, f"a row of {name}")
    need(len(s.final) in (0, seats), f"final has a row for each of {seats} seats, or none")


def _player(s: Lorenzo, p: Player, new: Player, who: str) -> None:
    t = s.tables
    alike(p, new, who, ("house",))
    if new.house is not None:
        alike(p.house, new.house, f"{who}: house")
    numbers(p.stock, list, len(t.stock), -MOST, MOST, f"{who}: stock")
    need(all(x >= 0 for i, x in enumerate(p.stock) if i != VP), f"{who}: nothing in the stock is below 0 but points")
    need(p.stock[FP] < len(t.faith_vp), f"{who}: the faith track ends at {len(t.faith_vp) - 1}")
    members = len(MEMBERS) if p.house else t.members
    need(whole(p.members, 0, (1 << members) - 1), f"{who}: members is a mask of family members")
    need(whole(p.raised, 0, (1 << NEUTRAL) - 1), f"{who}: raised is a mask of coloured members")
    need(type(p.cards) is tuple and len(p.cards) == len(TYPES), f"{who}: cards are {len(TYPES)} tuples, one a type")
    for kind, cards in zip(TYPES, p.cards, strict=True):
        numbers(cards, tuple, -1, 0, len(t.cards) - 1, f"{who}: {kind} cards")
    need(whole(p.tile, -1, len(t.tile_harvest) - 1), f"{who}: there is no such bonus tile")
    for name in ("hand", "played", "discarded"):
        numbers(getattr(p, name), tuple, -1, 0, len(t.leaders) - 1, f"{who}: {name}")
    need(whole(p.copied, -1, len(t.leaders) - 1), f"{who}: copied is no leader")
    need(whole(p.used, 0, (1 << len(t.leaders)) - 1), f"{who}: used is a mask of leaders")
    need(not p.used & ~sum(1 << leader for leader in p.played), f"{who}: only leaders in play can be used")
    numbers(p.excommunicated, tuple, -1, 0, len(t.tiles) - 1, f"{who}: excommunicated")
    once = len(set(p.excommunicated)) == len(p.excommunicated)
    need(once and set(p.excommunicated) <= set(s.tiles), f"{who}: excommunicated by tiles in play, once")
    need(whole(p.church_vp, 0, MOST), f"{who}: church_vp must be a whole number, not below 0")


def _cards(s: Lorenzo) -> None:
    """Each development card is in one place, and in the right one; the decks last to the end."""
    t = s.tables
    dealt = [card for p in s.players for cards in p.cards for card in cards]
    dealt += [card for card in s.floor_card if card >= 0]
    for cards, bits in zip(t.decks, s.decks, strict=True):
        dealt += [card for i, card in enumerate(cards) if bits >> i & 1]
    dealt += s.houses.thrown if s.houses else ()
    once(dealt, "card")
    for p in s.players:
        for kind, cards in enumerate(p.cards):
            need(all(t.cards[card].type == kind for card in cards), f"a card among the {TYPES[kind]} cards is none")
    for floor, lain in enumerate(zip(s.floor_card, s.taken, strict=True)):
        fits = all(card < 0 or _tower_of(t.cards[card]) == floor >> 2 for card in lain)
        need(fits, f"floor {SPACES[FLOORS + floor]} has a card of another tower")
    if any(type(step) in (Round, SetUpRound) for step in s.agenda):
        begun = s.round - any(type(step) is SetUpRound for step in s.agenda)
        due = Counter((r - 1) // t.per_period for r in range(begun + 1, t.rounds + 1))
        for deck, bits in enumerate(s.decks):
            coming = 4 * due[deck % len(t.faith_need)]
            need(bits.bit_count() >= coming, f"deck {deck} has fewer than the {coming} cards that come from it")


def _by_powers(s: Lorenzo, p: Player, who: str) -> None:
    """What depends on a family: how many cards of a type (R-40), which members (R-33)."""
    for kind, cards, most in zip(TYPES, p.cards, p.powers_.most, strict=True):
        need(len(cards) <= most, f"{who}: at most {most} {kind} cards")
    owned = all_members(s, p)
    need(not p.members & ~owned, f"{who}: members is a mask of family members")
    gone = sum(1 << (code & 7) for held in s.at for code in held if s.players[code >> 3] is p)
    need(not gone & ~owned, f"{who}: a member stands on the board that it does not have")


def _tower_of(card: Card) -> int:
    """Where a card is laid out. R-19"""
    return SPECIAL if card.special else card.type


def _members(s: Lorenzo) -> None:
    """Each member stands once, and not at hand as well; towers and areas know who is there."""
    t = s.tables
    codes = [code for held in s.at for code in held]
    need(all(code >> 3 < s.seats and code & 7 < len(MEMBERS) for code in codes), "at: a member is seat * 8 + member")
    once(codes, "member")
    for code in codes:
        at_hand = s.players[code >> 3].members >> (code & 7) & 1
        need(not at_hand or not s.agenda, f"member {code & 7} of seat {code >> 3} is at hand and on the board")
    for space, (held, values) in enumerate(zip(s.at, s.values, strict=True)):
        need(len(held) == len(values), f"values of {SPACES[space]} are as many as its members")
        need(not held or space not in t.closed[s.seats], f"{SPACES[space]} is closed for {s.seats} players")
    for area, bits in enumerate(s.coloured):
        tower = MARKS_OF.index(area) if area in MARKS_OF else -1
        first, count = (FLOORS + tower * 4, 4) if tower >= 0 else (HARVEST + (area - AREAS) * 2, 2)
        there = [code for space in range(first, first + count) for code in s.at[space]]
        wanted = ANYONE if there and tower >= 0 else 0
        for code in there:
            wanted |= 1 << (code >> 3) if code & 7 < NEUTRAL else 0
        need(bits == wanted, f"coloured must be {wanted} at {area}, by the members there")


def _leaders(s: Lorenzo) -> None:
    """Each leader is in one place; what was seen in the draft is what was passed on."""
    t = s.tables
    last = len(t.leaders) - 1
    for seat in range(s.seats):
        numbers(s.packets[seat], tuple, -1, 0, last, "a packet")
        numbers(s.kept[seat], tuple, -1, 0, last, "what was kept")
        need(type(s.seen[seat]) is tuple and len(s.seen[seat]) <= t.leaders_each, "too many packets were seen")
        for packet in s.seen[seat]:
            numbers(packet, tuple, -1, 0, last, "a packet that was seen")
    held = [(*p.hand, *p.played, *p.discarded) for p in s.players]
    once([x for leaders in (*held, *s.packets) for x in leaders], "leader")
    for seat, p in enumerate(s.players):
        others = {x for other in range(s.seats) if other != seat for x in s.players[other].played}
        fits = p.copied < 0 or (p.copied in others and any(t.leaders[x].copies for x in p.played))
        need(fits, f"player {seat} copies a leader that nobody else has in play")
    if not any(s.seen):
        need(not any(s.packets) and not any(s.kept), "without a draft there are no packets")
        many = s.houses is not None or all(len(leaders) <= t.leaders_each for leaders in held)
        need(many, f"a player has up to {t.leaders_each} leaders")
        return
    once([x for seen in s.seen for x in (seen[0] if seen else ())], "leader")
    looks = len(s.seen[0])
    for seen, kept in zip(s.seen, s.kept, strict=True):
        sizes = [len(packet) for packet in seen]
        need(sizes == [t.leaders_each - i for i in range(looks)], "each packet seen has one leader less")
        need(all(kept[i] in seen[i] for i in range(min(len(kept), looks))), "what was kept was in the packet")
        ended = len(kept) == t.leaders_each
        need(len(kept) == (looks if ended else looks - 1), "one leader is kept of each packet passed on")
    for seat, seen in enumerate(s.seen):
        after, kept = s.seen[(seat + 1) % s.seats], s.kept[seat]
        fits = set(kept) == set(held[seat]) if s.houses is None else set(kept) <= set(held[seat])
        need(fits, f"the leaders of player {seat} are those kept in the draft")
        left = () if len(kept) == t.leaders_each else seen[-1]
        need(s.packets[seat] == left, "the packet before a player is the last one seen")
        for i in range(1, looks):
            passed = tuple(x for x in after[i - 1] if x != s.kept[(seat + 1) % s.seats][i - 1])
            need(seen[i] == passed, "a packet seen is the one that the next player passed on")


# ---- the agenda ------------------------------------------------------------------------------------------------------


def _goods(x: object, s: Lorenzo) -> bool:
    """Pairs of resource and amount; what is drawn or asked for one by one comes in small numbers."""
    if type(x) is not tuple or len(x) > 20:
        return False
    return all(
        type(pair) is tuple
        and len(pair) == 2
        and whole(pair[0], 0, len(RESOURCES) - 1)
        and whole(pair[1], 1, MOST if pair[0] < PRIV else FEW)
        for pair in x
    )


def _source(x: object, s: Lorenzo) -> bool:
    return whole(x, 0, len(SOURCE.ids) - 1)


def _bundles(x: object, s: Lorenzo) -> bool:
    if type(x) is not tuple or len(x) > MOST:
        return False
    return all(type(y) is tuple and len(y) == 2 and _source(y[0], s) and _goods(y[1], s) for y in x)


def _buildings(x: object, s: Lorenzo) -> bool:
    if type(x) is not tuple or len(x) > s.tables.most_cards:
        return False
    return len(x) > 0 and all(
        whole(card, 0, len(s.tables.cards) - 1) and s.tables.cards[card].conversions for card in x
    )


def _truth(x: object, s: Lorenzo) -> bool:
    return type(x) is bool


ARGUMENTS: Final[Mapping[str, Callable[[object, Lorenzo], bool]]] = {  # of steps, by name: what they may be
    "alone": _truth,
    "area": lambda x, s: whole(x, 0, 1),
    "bundles": _bundles,
    "count": lambda x, s: whole(x, 1, FEW),
    "card": lambda x, s: whole(x, 0, len(s.tables.cards) - 1),
    "choice": lambda x, s: whole(x, 0, 9),
    "discount": _goods,
    "among": lambda x, s: whole(x, 0, 99),
    "drops": lambda x, s: whole(x, 0, 99),
    "due": lambda x, s: whole(x, 0, MOST),
    "face": lambda x, s: s.tables.houses is not None and whole(x, 0, len(s.tables.houses.tokens) - 1),
    "fired": lambda x, s: whole(x, 0, 2),
    "goods": _goods,
    "had": lambda x, s: whole(x, 0, (1 << len(s.tables.privileges)) - 1),
    "late": _truth,
    "leader": lambda x, s: whole(x, 0, len(s.tables.leaders) - 1),
    "left": activations,
    "made": _bundles,
    "own": _truth,
    "period": lambda x, s: whole(x, 1, len(s.tables.faith_need)),
    "placed": _truth,
    "seat": lambda x, s: whole(x, 0, s.seats - 1),
    "source": _source,
    "space": lambda x, s: whole(x, FLOORS, len(SPACES) - 1),
    "todo": _buildings,
    "type": lambda x, s: whole(x, -1, len(TYPES) - 1),
    "extra": _truth,
    "floor": lambda x, s: whole(x, 0, len(s.floor_card) - 1),
    "types": lambda x, s: type(x) is tuple and len(set(x)) == len(x) and all(whole(y, 0, len(TYPES) - 1) for y in x),
    "value": lambda x, s: whole(x, -MOST, MOST),
}


FIRST: Final = (Pay, Production, RaiseMember, PayToll, PayLeader, GiveUp, ChooseWork)
"""Asked at once: they stand on top of the agenda. So do these without Houses, where nothing else comes of a card taken
or a leader played."""
FIRST_OF_BASE: Final = (CopyLeader, TakeOrLeave)


def _agenda(s: Lorenzo) -> None:
    """Every step is one that the rules could have put there."""
    kinds = Counter(type(x.step) if isinstance(x, Asking) else type(x) for x in s.agenda)
    for kind in (Opening, Round, SetUpRound, EndOfRound, FinalScoring, DraftLeaders):
        need(kinds[kind] <= 1, f"{kind.__name__} stands twice on the agenda")
    for below in s.agenda[:-1]:
        first = isinstance(below, FIRST) or (isinstance(below, FIRST_OF_BASE) and s.houses is None)
        need(not first, f"{type(below).__name__} is asked before anything else")
    need(not kinds[Opening] or len(s.agenda) == 1, "before the opening nothing else is on the agenda")
    need(not (kinds[Round] and kinds[FinalScoring]), "after the last round comes the final scoring, before it a round")
    need(not kinds[Round] or s.round < s.tables.rounds, f"there are only {s.tables.rounds} rounds")
    need(s.round > 0 or not (kinds[SetUpRound] or kinds[EndOfRound]), "no round has begun")
    need(kinds[ChooseTile] <= s.free_tiles.bit_count(), "there are fewer bonus tiles than players who choose one")
    if not (kinds[Opening] or kinds[ChooseTile]):
        need(all(p.tile >= 0 for p in s.players), "every player has a bonus tile")
    drafting = bool(kinds[DraftLeaders])
    need(drafting == any(s.packets) or bool(kinds[Opening]), "packets are there as long as leaders are drafted")
    for step in s.agenda:
        if isinstance(step, CopyLeader):
            need(bool(copyable(s, step.seat)), "CopyLeader on the agenda: nobody else has a leader in play")
        if isinstance(step, LoseOne):
            lost = {resource for resource, _ in step.goods if resource <= STONE}
            need(len(lost) == 2, "LoseOne on the agenda: there must be wood and stone to choose from")
        if isinstance(step, Buy | Pay):
            need(s.floor_card[step.space - FLOORS] >= 0, f"{type(step).__name__} on the agenda: no card lies there")
