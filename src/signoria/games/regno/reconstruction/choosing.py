"""The order of seats and the choices before the first year. Chapter 2 of the reconstruction."""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno import costs
from signoria.games.regno.dynasties import captains, dynasty
from signoria.games.regno.ids import COMMON, FAITHS, GOVERNMENTS, LUXURIES
from signoria.games.regno.kinds import BRANCH, FAITH, GOVERNMENT_KIND, RESOURCE, SEATS_KIND
from signoria.games.regno.reconstruction import merchants, year
from signoria.games.regno.state import S_ORDER, Regno
from signoria.games.regno.steps import AskTogether, Words
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL, Asking, Step
from signoria.kernel.verbs import SEAT, Signature

CHOOSE_FAITH: Final = 435
CHOOSE_GOVERNMENT: Final = 436
CHOOSE_BRANCH: Final = 437
CHOOSE_LUXURY: Final = 438
VERBS: Final = (
    Signature(CHOOSE_FAITH, "choose-faith", ("faith", FAITH), quiet=True),
    Signature(CHOOSE_GOVERNMENT, "choose-government", ("government", GOVERNMENT_KIND), quiet=True),
    Signature(CHOOSE_BRANCH, "choose-branch", ("branch", BRANCH), quiet=True),
    Signature(CHOOSE_LUXURY, "choose-luxury", ("good", RESOURCE), quiet=True),
)

SEATED: Final = 435
REALM_CHOSEN: Final = 436
BRANCH_CHOSEN: Final = 437
EVENTS: Final = (
    Signature(SEATED, "seated", ("order", SEATS_KIND)),
    Signature(REALM_CHOSEN, "realm-chosen", ("seat", SEAT), ("faith", FAITH), ("government", GOVERNMENT_KIND)),
    Signature(BRANCH_CHOSEN, "branch-chosen", ("seat", SEAT), ("branch", BRANCH)),
)

TWICE: Final = Refusal("R2.2", "branch-chosen-already")


@final
class Preparation(Step[Regno]):
    """The first step of a match: seats in a random order, secret choices, what follows from them. R2.1 R2.2 R4.7"""

    def act(self, s: Regno) -> None:
        left = list(range(s.seats))
        s.order = [left.pop(i) for i in s.draw(S_ORDER, s.seats, s.seats, falling=True)]
        s.next_order = s.order[:]
        s.tell((SEATED, ALL, tuple(s.order)))
        s.then([ChooseRealm(), Beginning()])


@final
class ChooseRealm(AskTogether):
    """Faith, government at level 0, two different branches at level 1, a luxury: at once and unseen. A scenario may fix
    all but the luxury. R2.2 R2.3 R2.7 11.4.1 11.1.5 G5"""

    def asks(self, s: Regno) -> int:
        return (1 << s.seats) - 1 if questions(s) else 0

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        verb = questions(s)[len(menu.draft)]
        if verb == CHOOSE_FAITH:
            for faith in range(len(FAITHS)):
                menu.add((verb, faith))
        elif verb == CHOOSE_GOVERNMENT:
            for government in range(len(GOVERNMENTS)):
                menu.add((verb, government))
        elif verb == CHOOSE_BRANCH:
            for branch in range(COMMON):
                menu.add((verb, branch), TWICE if (verb, branch) in menu.draft else None)
        else:
            for good in LUXURIES:
                menu.add((verb, good))

    def enough(self, s: Regno, seat: int, draft: tuple[Option, ...]) -> bool:
        return len(draft) == len(questions(s))

    def close(self, s: Regno, drafts: list[tuple[Option, ...]]) -> None:
        for seat, draft in enumerate(drafts):
            realm = s.realms[seat]
            for verb, value in draft:
                if verb == CHOOSE_FAITH:
                    realm.faith = value
                elif verb == CHOOSE_GOVERNMENT:
                    realm.government = value
                elif verb == CHOOSE_BRANCH:
                    realm.tech[value] = 1
            s.tell((REALM_CHOSEN, ALL, seat, realm.faith, realm.government))
            for verb, value in draft:
                if verb == CHOOSE_BRANCH:
                    s.tell((BRANCH_CHOSEN, ALL, seat, value))
            costs.receive(s, seat, costs.add(*(((value, 1),) for verb, value in draft if verb == CHOOSE_LUXURY)))

    def words(self, s: Regno, seat: int) -> Words:
        asking = s.agenda[-1]
        done = len(asking.drafts[seat]) if isinstance(asking, Asking) else 0
        verb = questions(s)[min(done, len(questions(s)) - 1)]
        names = {CHOOSE_FAITH: "faith", CHOOSE_GOVERNMENT: "government", CHOOSE_BRANCH: "branch"}
        return f"choose-{names.get(verb, 'luxury')}", {}


def questions(s: Regno) -> tuple[int, ...]:
    """The verbs that each seat answers by, in turn."""
    start = s.tables.reconstruction["start"][s.tables.scenario]
    free = () if s.tables.atlas.factions else (CHOOSE_FAITH, CHOOSE_GOVERNMENT)
    return (*free, *(CHOOSE_BRANCH,) * start["levels"], *(CHOOSE_LUXURY,) * start["luxuries"])


@final
class Beginning(Step[Regno]):
    """Traits of every family (R2.5), the Tavern (R2.8), mobile merchants (R18.7), then the years."""

    def act(self, s: Regno) -> None:
        dynasty.roll_all(s)
        captains.replenish(s)
        merchants.set_out(s)
        s.after(year.Year())
