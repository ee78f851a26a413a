"""Prisoners: capture, ransom, execution. 5.8.7, 5.8.11

A prisoner's ransom is a sum that his keeper names and his player may pay; any other agreement is an offer of the fair,
which calls `release`.
"""

from __future__ import annotations

from typing import Final

from signoria.games.lords import money, people, standing
from signoria.games.lords.conflict import conquest
from signoria.games.lords.ids import LEADERS, NEUTRAL, NOWHERE
from signoria.games.lords.kinds import COUNT, LEADER, SEAT
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.recruiting import purses
from signoria.games.lords.state import Lords
from signoria.games.lords.thrones import deaths
from signoria.kernel.menu import AMOUNT, ANYTIME, Menu, Option, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import NUMBER, Signature

ASK_RANSOM: Final = AMOUNT | ANYTIME | 170
PAY_RANSOM: Final = ANYTIME | 171
EXECUTE: Final = ANYTIME | 172
FREE: Final = ANYTIME | 173
ANYTIME_VERBS: Final = (
    Signature(ASK_RANSOM, "ask-ransom", ("leader", LEADER), ("n", COUNT)),
    Signature(PAY_RANSOM, "pay-ransom", ("leader", LEADER)),
    Signature(EXECUTE, "execute", ("leader", LEADER)),
    Signature(FREE, "free-prisoner", ("leader", LEADER)),
)
VERBS: Final[tuple[Signature, ...]] = ANYTIME_VERBS
CAPTURED: Final = 171
RANSOM_ASKED: Final = 172
EXECUTED: Final = 173
RELEASED: Final = 174
EVENTS: Final = (
    Signature(CAPTURED, "leader-captured", ("leader", LEADER)),
    Signature(RANSOM_ASKED, "ransom-asked", ("seat", SEAT), ("leader", LEADER), ("n", NUMBER)),
    Signature(EXECUTED, "leader-executed", ("seat", SEAT), ("leader", LEADER)),
    Signature(RELEASED, "leader-released", ("leader", LEADER)),
)

EMPEROR_DECIDES: Final = Refusal("5.8.11.b2", "emperor-card-decides")
TREASURY_PAYS: Final = Refusal("RC.4", "chancellor-pays-ransom")
NOT_ASKED: Final = Refusal("5.8.11.b1", "no-ransom-asked")
NOT_PAYABLE: Final = Refusal("5.8.11.b1", "ransom-too-high")
CHANGED_ENOUGH: Final = Refusal("5.8.11.b1", "ransom-named-too-often")


def capture(s: Lords, leader: int, captor: int, gaoler: int) -> None:
    """A leader is taken; gold under him stays there, out of reach. `captor`: a seat or EMPIRE_CAPTOR + empire;
    `gaoler`: the empire whose armies took him, or NEUTRAL. 5.8.11 5.8.11.b3"""
    x = s.leaders[leader]
    x.place, x.captor, x.gaoler, x.ransom, x.abroad = NOWHERE, captor, gaoler, 0, NOWHERE
    s.under = [NOWHERE if under == leader else under for under in s.under]
    s.tell((CAPTURED, ALL, leader))
    empire = people.rules(s, leader)
    if empire != NEUTRAL:
        conquest.emperor_gone(s, empire)


def arrest(s: Lords, leader: int, hits: int, captor: int, gaoler: int) -> None:
    """What so many hits do to a leader: he is taken, killed, or goes free. 5.8.10.b1 5.8.10.b2 5.8.10.b3"""
    rules = s.tables.conflict
    if hits >= rules.kills:
        deaths.kill(s, leader)
    elif hits >= rules.captures:
        capture(s, leader, captor, gaoler)


def release(s: Lords, leader: int) -> None:
    """He goes home, to the city that his card names. 5.8.11.b5"""
    s.tell((RELEASED, ALL, leader))
    people.set_down(s, leader, people.home(s, leader))


def payer(s: Lords, leader: int) -> tuple[int, int]:
    """Who may pay for a prisoner, and from which account: his player from his chest; for an emperor the holder of the C
    card from the treasury, of the L card while nobody holds C. NOBODY: no player can. 5.8.11.b1 RC.4"""
    empire = people.rules(s, leader)
    if empire == NEUTRAL:
        seat = people.player(s, leader)
        return seat, money.chest(seat) if seat != NOBODY else money.SUPPLY
    seat = purses.chancellor(s, empire)
    if seat == NOBODY:
        seat = purses.lord(s, empire)
    return seat, money.treasury(s, empire)


def prisoners(s: Lords) -> list[int]:
    """All leaders who are imprisoned."""
    return [x for x in range(LEADERS) if s.leaders[x].captor != NOBODY]


def offer_anytime(s: Lords, seat: int, menu: Menu) -> None:
    """What the keeper may ask or do, and what the prisoner's side may pay. A sum may be named as often as prices may be
    changed. 5.8.11.b1 5.8.11.b2 5.8.11.b4"""
    for leader in prisoners(s):
        x, decides = s.leaders[leader], people.keeper(s, leader)
        pays, account = payer(s, leader)
        if seat == decides:
            menu.add((EXECUTE, leader))
            menu.add((FREE, leader))
            if pays not in (NOBODY, seat):
                if s.changes[seat] < standing.CHANGES:
                    menu.amount((ASK_RANSOM, leader), 1, min(x.ransom - 1, s.gold[account]))
                    menu.amount((ASK_RANSOM, leader), max(1, x.ransom + 1), s.gold[account])
                else:
                    menu.add((ASK_RANSOM, leader, 1), CHANGED_ENOUGH)
        elif seat == x.captor and menu.explain:
            menu.add((EXECUTE, leader), EMPEROR_DECIDES)
            menu.add((FREE, leader), EMPEROR_DECIDES)
            menu.add((ASK_RANSOM, leader, 1), EMPEROR_DECIDES)
        if seat == pays and seat != decides:
            no = NOT_PAYABLE if s.gold[account] < x.ransom else None
            menu.add((PAY_RANSOM, leader), no if x.ransom and decides != NOBODY else NOT_ASKED)
        elif menu.explain and seat == people.player(s, leader) != pays:
            menu.add((PAY_RANSOM, leader), TREASURY_PAYS)


def take_anytime(s: Lords, seat: int, option: Option) -> None:
    """Name a sum, pay it, execute or let go. 5.8.11.b1 5.8.11.b4 5.8.11.b5"""
    leader = option[1]
    x = s.leaders[leader]
    if option[0] == ASK_RANSOM:
        x.ransom = option[2]
        s.changes[seat] += 1
        s.tell((RANSOM_ASKED, ALL, seat, leader, x.ransom))
    elif option[0] == PAY_RANSOM:
        # it is the keeper's who asked, and is kept apart: it counts at the end and cannot be spent
        money.move(s, payer(s, leader)[1], money.vault(people.keeper(s, leader)), x.ransom)
        release(s, leader)
    elif option[0] == EXECUTE:
        s.tell((EXECUTED, ALL, seat, leader))
        x.captor, x.gaoler, x.ransom = NOBODY, NEUTRAL, 0
        deaths.kill(s, leader)
    else:
        release(s, leader)
