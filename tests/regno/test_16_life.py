"""A law: for forty years of openings, captures, releases and weddings every family stays in order."""

from __future__ import annotations

import random

import pytest

from signoria.games.regno.dynasties import alliance, captains, court, dynasty, family, prisoners
from signoria.games.regno.ids import (
    BISHOP,
    CAPTAIN,
    CARDINAL,
    COURT,
    FAMILY_EACH,
    FIRST_CAPTAIN,
    HEIR,
    MINOR,
    NO_TRAIT,
    NOWHERE,
    PRISON,
    SOVEREIGN,
    WINE,
)
from signoria.games.regno.people import is_free, of_realm, person, sovereign
from signoria.games.regno.realm.territory import in_play
from signoria.games.regno.state import Regno
from signoria.kernel.chance import Seeded

from .build import Table, table

YEARS, SEEDS = 40, 8


def order(s: Regno, seat: int) -> None:
    """What must hold of a realm's family."""
    realm, heirs = s.realms[seat], of_realm(s, seat, HEIR)
    kings = of_realm(s, seat, SOVEREIGN)
    assert len(kings) == 1 or (not kings and realm.regent in (1, 2) and of_realm(s, seat, MINOR) and not heirs)
    if kings:
        assert realm.regent == 0 or (realm.regent == 1 and not is_free(person(s, kings[0])))
        assert not is_free(person(s, kings[0])) or person(s, kings[0]).place not in (COURT, PRISON)
    assert len(of_realm(s, seat, HEIR, MINOR)) <= s.tables.dynasty["family"]["heirs"]
    names = (*family.ADULTS, MINOR)
    assert all(seat * FAMILY_EACH <= who < (seat + 1) * FAMILY_EACH for who in of_realm(s, seat, *names))


def together(s: Regno) -> None:
    """What must hold of everybody."""
    for who, x in enumerate(s.people):
        if x is None:
            continue
        assert (x.gaoler >= 0) == (x.place == PRISON)
        assert x.gaoler != x.seat
        assert (x.virtue == NO_TRAIT) == (x.role in (MINOR, BISHOP, CARDINAL, CAPTAIN))
        assert x.role != MINOR or x.place == COURT
        assert x.spouse == NOWHERE or person(s, x.spouse).spouse == who
    for a, b, wife, husband, _ in s.alliances:
        assert (person(s, wife).seat, person(s, husband).seat) == (a, b)
    assert all(s.provinces[p].fief == NOWHERE or s.people[s.provinces[p].fief] for p in s.tables.atlas.provinces)


def meddle(t: Table, rng: random.Random) -> None:
    """Somebody is taken, let go, murdered, wed; a Consort comes to Court."""
    s = t.s
    for seat in range(s.seats):
        t.realm(seat, florins=500, grain=9, wine=9, tech={"court": 3})
        for who in of_realm(s, seat):
            x, luck = person(s, who), rng.random()
            if not is_free(x):
                if luck < 0.5:
                    prisoners.release(s, who, True)
            elif x.role != MINOR and luck < 0.08:
                prisoners.capture(s, who, (seat + 1) % s.seats, x.place)
            elif x.role != MINOR and luck < 0.12:
                dynasty.die(s, who)
                t.push()
                answer(t, rng)
        ruler = sovereign(s, seat)
        if ruler != NOWHERE and is_free(person(s, ruler)) and family.is_single(s, ruler) and family.has_name(s, seat):
            court.take_consort(s, seat, WINE)
        other = rng.randrange(s.seats)
        if other != seat and alliance.may_ally(s, seat, other):
            alliance.wed(s, rng.choice(family.eligible(s, seat)), rng.choice(family.eligible(s, other)))


def answer(t: Table, rng: random.Random) -> None:
    while t.asked >= 0:
        t.do(rng.choice(t.listed()))


@pytest.mark.clause("16.1.5", "16.1.8", "16.1.9", "16.3.1", "16.3.4", "16.3.6", "16.3.9", "C189", "C238", "C239")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_forty_years(seats: int) -> None:
    regencies = 0
    for seed in range(SEEDS):
        rng = random.Random(seed)
        t = table(seats)
        t.rolls.rest = Seeded(f"life {seats} {seed}".encode())
        family.roll_all(t.s)
        for year in range(2, 2 + YEARS):
            meddle(t, rng)
            t.at(year=year).ask(*dynasty.opening(t.s))
            answer(t, rng)
            for seat in range(seats):
                order(t.s, seat)
                regencies += sovereign(t.s, seat) == NOWHERE
            together(t.s)
    assert regencies


@pytest.mark.clause("R6.5", "16.2.11", "16.5.3", "16.6.4")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_courts_by_chance(seats: int) -> None:
    """Order 5 after Order 5 of rich and learned realms ends and leaves every family and the deck in order."""
    chosen: set[str] = set()
    for seed in range(3):
        rng = random.Random(seed)
        t = table(seats)
        t.rolls.rest = Seeded(f"court {seats} {seed}".encode())
        family.roll_all(t.s)
        captains.replenish(t.s)
        for season in range(1, 49):
            t.s.round = season
            if season > 4 and season % 4 == 1:
                t.ask(*dynasty.opening(t.s))
                answer(t, rng)
            for seat in [i for i in range(seats) if not t.s.realms[i].out]:
                t.realm(seat, florins=900, grain=9, wine=3, silk=3, tech={"court": 4, "espionage": 4, "religion": 2})
                t.s.refused, t.s.consents, t.s.activation = (), (), seat
                t.ask(court.begin(t.s, seat))
                while t.asked >= 0:
                    verbs: dict[str, list[str]] = {}
                    for text in t.listed():
                        verbs.setdefault(text.partition(":")[0], []).append(text)
                    verb = rng.choice(sorted(verbs))
                    chosen.add(verb)
                    t.do(value(rng, rng.choice(verbs[verb])))
                if len(in_play(t.s)) < 2:
                    break
                for each in in_play(t.s):
                    order(t.s, each)
                together(t.s)
                deck(t.s)
            if len(in_play(t.s)) < 2:
                break
    assert {"marry-neutral", "propose-marriage", "incite", "assassinate", "hire", "dismiss"} <= chosen


def value(rng: random.Random, text: str) -> str:
    """An option of a listing."""
    head, dots, most = text.partition("..")
    if not dots:
        return text
    head, _, least = head.rpartition(":")
    return f"{head}:{rng.randint(int(least), int(most.partition('/')[0]))}"


def deck(s: Regno) -> None:
    """Every Captain is in one place at most, and nobody has more than three."""
    cards = [*s.tavern, *(card for group in s.captains for card in group)]
    cards += [i - FIRST_CAPTAIN for i, x in enumerate(s.people) if x is not None and i >= FIRST_CAPTAIN]
    assert len(cards) == len(set(cards))
    assert len(s.tavern) == 3 or not s.captains
    assert all(len(of_realm(s, seat, CAPTAIN)) <= 3 for seat in range(s.seats))
