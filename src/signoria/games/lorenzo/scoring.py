"""Final scoring. Chapter 12; the same sums serve for "if we stopped now"."""

from __future__ import annotations

from typing import Final, final

from signoria.games.lorenzo.gains import count_of
from signoria.games.lorenzo.grammar import SCORED
from signoria.games.lorenzo.pieces import NO_LIMIT
from signoria.games.lorenzo.resources import BUILDING, CHARACTER, MP, RESOURCES, TERRITORY, TOKEN, VENTURE, VP
from signoria.games.lorenzo.state import Lorenzo, Player, numbers_of, read_house
from signoria.kernel.state import ALL, Step

# the score sheet: source, clause
SOURCES: Final = (
    ("play", "L-84"),  # points won and lost during play, a bid included, but for the Church's
    ("church", "L-61"),
    ("territories", "L-84"),
    ("characters", "L-84"),
    ("ventures", "L-84"),
    ("military", "L-85"),
    ("goods", "L-84"),
    ("excommunication", "L-73"),
)


@final
class FinalScoring(Step[Lorenzo]):
    """After round 6, on the turn order that its palace gave. L-84 A-8"""

    def act(self, s: Lorenzo) -> None:
        s.final = [points(s, seat) for seat in range(s.seats)]
        for seat in range(s.seats):
            total = sum(s.final[seat])
            s.players[seat].stock[VP] = total
            s.tell((SCORED, ALL, seat, total))


def points(s: Lorenzo, seat: int) -> tuple[int, ...]:
    """Points by source in the order of SOURCES, as if scored now. L-84 A-18 A-19; a score below 0 loses nothing to
    tile 3_4: HR-19"""
    t, p = s.tables, s.players[seat]
    won = p.stock[VP]
    worth = [True] * 4
    for tile in p.excommunicated:  # L-72
        if t.tiles[tile].worthless >= 0:
            worth[t.tiles[tile].worthless] = False
    lost = sum(max(0, won) // every for tile in p.excommunicated for r, every in t.tiles[tile].lose_before if r == VP)
    out = [
        won - p.church_vp,
        p.church_vp,
        t.territory_vp[len(p.cards[TERRITORY])] if worth[TERRITORY] else 0,
        character_points(s, p) if worth[CHARACTER] else 0,
        sum(venture_points(s, p, card) for card in p.cards[VENTURE]) if worth[VENTURE] else 0,
        rank_points(s, seat),
        sum(p.stock[r] for r in t.rest_of) // t.rest_every * t.rest_vp,
        -lost - punishment(s, p),
    ]
    if t.floor_zero and sum(out) < 0:  # switch negative_score: A-18
        out[-1] -= sum(out)
    return tuple(out)


def character_points(s: Lorenzo, p: Player) -> int:
    """By the number of characters; only Medici have more than six. L-84 R-40"""
    row, count = s.tables.character_vp, len(p.cards[CHARACTER])
    if count < len(row):
        return row[count]
    return numbers_of(s).families[read_house(p).family].character_vp.get(count, row[-1])


def venture_points(s: Lorenzo, p: Player, card: int) -> int:
    """Printed on the card; some special ventures count what is there at the end. L-84 R-45 HR-62"""
    c = s.tables.cards[card]
    if not c.end_per:
        return c.end_vp
    counted = c.end_per_vp * count_of(p, c.end_per, c.end_every)
    return c.end_vp + (counted if c.end_most == NO_LIMIT else min(counted, c.end_most))


def rank_points(s: Lorenzo, seat: int) -> int:
    """Military strength: all tied for first get its points, then nobody is second; all tied for second get theirs.
    L-85 HR-64, switch military_rank: A-29"""
    t = s.tables
    mine = s.players[seat].stock[MP]
    if t.rank_needs_points and mine == 0:
        return 0
    ahead = sum(1 for p in s.players if p.stock[MP] > mine)
    return t.rank_vp[ahead] if ahead < len(t.rank_vp) else 0


def punishment(s: Lorenzo, p: Player) -> int:
    """Points lost to tiles 3_5 to 3_8, after scoring. L-73 A-20 U-7, HR-61 HR-63"""
    lost = 0
    for tile in p.excommunicated:
        x = s.tables.tiles[tile]
        lost += sum(p.stock[r] // every for r, every in x.lose_after)
        if x.lose_printed:
            printed = (s.tables.cards[card].printed for card in p.cards[BUILDING])
            lost += sum(cost[0].get(RESOURCES[r], 0) for cost in printed if cost for r in x.lose_printed) // x.every
        if x.lose_leftover:
            lost += sum(p.stock[r] for r in x.lose_leftover) // x.every
        if x.vp_per_token:
            lost += p.stock[TOKEN] * x.vp_per_token
    return lost


def sheet_of(s: Lorenzo, seat: int) -> tuple[int, ...]:
    """The final sheet when there is one, else as things stand."""
    return s.final[seat] if s.final else points(s, seat)


def places_of(s: Lorenzo) -> list[int]:
    """Place of each seat; of equal totals the one further ahead in turn order. L-86 L-87 HR-64"""
    ranked = sorted(range(s.seats), key=lambda seat: (-sum(sheet_of(s, seat)), s.order.index(seat)))
    return [ranked.index(seat) + 1 for seat in range(s.seats)]
