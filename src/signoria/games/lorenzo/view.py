"""Who may know what, and how a bot may imagine the rest. Only leaders in hand and the draft's packets are secret (L-8),
and what `houses.view` says.

What a seat looked at and passed on in the draft is known to it: it must be with the players who got it (L-8).
"""

from __future__ import annotations

import random

from signoria.games.lorenzo.grammar import KEEP
from signoria.games.lorenzo.houses.view import beside, imagine_houses, mask_houses, open_hand, undrafted
from signoria.games.lorenzo.state import UNKNOWN, Lorenzo
from signoria.kernel.chance import Seeded
from signoria.kernel.state import Asking


def mask(s: Lorenzo, seat: int | None) -> Lorenzo:
    """A copy with only what the seat (None: a spectator) may know."""
    t = s.copy()
    t.mask_shared(seat)
    hidden = [i for i in range(t.seats) if i != seat]
    mask_houses(t, seat)
    for i in hidden:
        known = open_hand(t.players[i])
        t.players[i].hand = (*known, *(UNKNOWN,) * (len(t.players[i].hand) - len(known)))
    t.packets = tuple([(UNKNOWN,) * len(x) if i in hidden else x for i, x in enumerate(t.packets)])
    t.kept = tuple([(UNKNOWN,) * len(x) if i in hidden else x for i, x in enumerate(t.kept)])
    t.seen = tuple([((),) * len(x) if i in hidden else x for i, x in enumerate(t.seen)])
    return t


def imagine(masked: Lorenzo, seat: int, rng: random.Random) -> Lorenzo:
    """A whole state in which every hidden leader has a place that agrees with what `seat` has seen; with a chance of
    its own, and, in mid-draft, with some answer of each seat that is known to have given one."""
    s = masked.copy()
    s.chance = Seeded(rng.randbytes(32))
    if not s.seen[seat]:
        _deal_blind(s, seat, rng)
        imagine_houses(s, rng)
        return s
    table = _draft(s, seat, rng)
    step = s.tables.leaders_each - len(s.packets[seat])
    packets, seen, all_kept = list(s.packets), list(s.seen), list(s.kept)
    for other in range(s.seats):
        if other != seat:
            p = s.players[other]
            shown = (*p.played, *p.discarded)
            kept = [table[(other + j) % s.seats][j] for j in range(step)]
            drafted = tuple(x for x in kept if x not in shown)
            known = open_hand(p)
            drawn = (UNKNOWN,) * (len(p.hand) - len(known) - len(drafted))  # since the draft, from the pile
            p.hand = (*known, *drafted, *drawn)
            all_kept[other] = tuple(kept)
            seen[other] = tuple(tuple(table[(other + j) % s.seats][j:]) for j in range(len(s.seen[other])))
            if s.packets[other]:
                packets[other] = seen[other][-1]
    s.packets, s.seen, s.kept = tuple(packets), tuple(seen), tuple(all_kept)
    imagine_houses(s, rng)
    _answer(s, seat, rng)
    return s


def _answer(s: Lorenzo, seat: int, rng: random.Random) -> None:
    """The hidden choices of a draft that is under way."""
    asking = s.agenda[-1] if s.agenda else None
    if isinstance(asking, Asking):
        for other in range(s.seats):
            if other != seat and asking.ready >> other & 1:
                asking = asking.put(other, ((KEEP, rng.choice(s.packets[other])),), asking.ready)
        s.agenda[-1] = asking


def _deal_blind(s: Lorenzo, seat: int, rng: random.Random) -> None:
    """Without a draft every leader that is not in sight is as likely as any other."""
    sight = {x for p in s.players for x in (*p.hand, *p.played, *p.discarded)} | beside(s)
    unseen = [x for x in s.tables.leaders_dealt if x not in sight]
    rng.shuffle(unseen)
    for i, p in enumerate(s.players):
        if i != seat:
            p.hand = tuple(unseen.pop() if x == UNKNOWN else x for x in p.hand)


def _draft(s: Lorenzo, seat: int, rng: random.Random) -> list[list[int]]:
    """By packet (its first holder) and step: who the leader kept then is, or would be: known, shown or drawn at random.

    A packet that starts at seat o is at seat o - j in step j. Between two looks of the viewer at a packet, what went
    missing was kept by the seats in between: each such stretch is one group of steps with the same candidates.
    """
    n, each = s.seats, s.tables.leaders_each
    table = [[UNKNOWN] * each for _ in range(n)]
    groups: list[tuple[list[tuple[int, int]], list[int]]] = []  # (slots, candidates for exactly these slots)
    blind: list[tuple[int, int]] = []
    looked = {x for packet in s.seen[seat] for x in packet}
    for start in range(n):
        looks = [j for j in range(len(s.seen[seat])) if (start - j) % n == seat]
        blind += [(start, j) for j in range(looks[0] if looks else each)]
        for i, j in enumerate(looks):
            have = list(s.seen[seat][j])
            later = looks[i + 1] if i + 1 < len(looks) else each
            kept_now = j < len(s.kept[seat])
            if kept_now:
                table[start][j] = s.kept[seat][j]
                have.remove(s.kept[seat][j])
            if i + 1 < len(looks):
                have = [x for x in have if x not in s.seen[seat][later]]
            groups.append(([(start, k) for k in range(j + kept_now, later)], have))
    pool = [x for x in s.tables.leaders_dealt if x not in looked | undrafted(s) | set(s.players[seat].hand)]
    groups.append((blind, pool))
    for slots, candidates in groups:
        _fill(s, table, slots, candidates, rng)
    return table


def _fill(
    s: Lorenzo, table: list[list[int]], slots: list[tuple[int, int]], candidates: list[int], rng: random.Random
) -> None:
    """Put candidates into slots: first those that their owner has shown, the others at random.

    With Houses a leader that somebody shows may have come from the pile: it takes a slot only while one is open.
    """
    n = s.seats
    open_slots = slots[:]
    rng.shuffle(open_slots)
    for seat, p in enumerate(s.players):
        for leader in (*p.played, *p.discarded):
            if leader in candidates:
                slot = next((x for x in open_slots if (x[0] - x[1]) % n == seat), None)
                if slot is not None:
                    table[slot[0]][slot[1]] = leader
                    open_slots.remove(slot)
    shown = {x for p in s.players for x in (*p.played, *p.discarded)}
    free = [x for x in candidates if x not in shown]
    rng.shuffle(free)
    for slot in open_slots:
        table[slot[0]][slot[1]] = free.pop()
