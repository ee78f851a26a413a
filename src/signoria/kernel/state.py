"""The state that all games share, and the steps on its agenda.

The agenda is data: frozen steps, last one next. A step either acts (nobody has a choice) or asks a mask of seats. What
a step pushes runs in the order pushed. Steps hold only what is settled and public; secrets stand in the game's columns.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from signoria.kernel.chance import Blind, Chance
from signoria.kernel.menu import DONE, Menu, Option

Event = tuple[Any, ...]  # (kind, mask of the seats that may see it, arguments by the kind's signature)
ALL = -1  # mask of an event that everybody may see

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Frozen after `__init__`, whose arguments have the names of the fields. The engine takes it off the agenda before
    `act`, `take` or `close`; to go on, it puts itself (or a changed one) back with `s.after`."""

    def asks(self, s: S) -> int:
        """Mask of the seats waited for; 0: nobody has a choice, `act`."""
        return 0

    def act(self, s: S) -> None:
        """Carry out what needs no choice."""
        return

    def offer(self, s: S, seat: int, menu: Menu) -> None:
        """List everything `seat` may do now; when `menu.explain`, also what it may not and why. Never changes `s`."""
        raise NotImplementedError

    def take(self, s: S, seat: int, option: Option) -> None:
        """Carry out a listed option."""
        raise NotImplementedError

    def standing(self, s: S, seat: int) -> Option | None:
        """What the seat's standing order answers here, if it has one that applies; it acts only if it is listed."""
        return None

    def forced(self, s: S) -> Option | None:
        """The one answer of the one asked seat, given for it without a visit; None: ask."""
        return None

    def open(self) -> bool:
        """May seats that are not asked play out of turn while this waits?"""
        return False

    def unfinished(self) -> bool:
        """Part of a composition that may not be left half-made in the log."""
        return False

    def together(self) -> bool:
        """Do the asked seats answer at once and unseen?"""
        return False

    def enough(self, s: S, seat: int, draft: tuple[Option, ...]) -> bool:
        """Together only: is this draft complete?"""
        return True

    def close(self, s: S, drafts: list[tuple[Option, ...]]) -> None:
        """Together only: carry out all drafts (one a seat, () for seats not asked)."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[S]):
    """Seats answer at once, unseen, each with a draft of small options; `close` gets all drafts when all are ready."""

    def together(self) -> bool:
        return True


@final
class Asking(Step[Any]):
    """A Together that waits. Frozen too: each answer puts a new one in its place; so a copied agenda is a slice."""

    def __init__(self, step: Step[Any], ready: int, drafts: tuple[tuple[Option, ...], ...], plays: int) -> None:
        self.step = step
        self.ready = ready
        self.drafts = drafts
        self.plays = plays  # plays out of turn when the drafts were last found legal

    def open(self) -> bool:
        return self.step.open()

    def answered(self, s: State, seat: int, option: Option) -> Asking:
        draft = (*self.drafts[seat], option)
        full = option[0] == DONE or self.step.enough(s, seat, draft)
        return self.put(seat, draft, self.ready | 1 << seat if full else self.ready)

    def put(self, seat: int, draft: tuple[Option, ...], ready: int) -> Asking:
        return Asking(self.step, ready, (*self.drafts[:seat], draft, *self.drafts[seat + 1 :]), self.plays)

    def seen_by(self, seat: int, plays: int = 0) -> Asking:
        """With the drafts of all other seats empty; who is ready is public. `plays` of the state become 0."""
        kept = tuple(draft if i == seat else () for i, draft in enumerate(self.drafts))
        return Asking(self.step, self.ready, kept, 0 if self.plays == plays else -1)

    def revalidated(self, s: State, must: int) -> Asking:
        """After a play out of turn: a draft that is no longer legal or asked for is dropped; one that is no longer
        complete must be completed."""
        drafts: list[tuple[Option, ...]] = []
        ready = self.ready
        for seat in range(s.seats):
            draft: tuple[Option, ...] = ()
            for option in self.drafts[seat]:
                menu = Menu(False, draft)
                if must >> seat & 1:
                    self.step.offer(s, seat, menu)
                if not menu.admits(option):
                    draft = ()
                    break
                draft = (*draft, option)
            full = bool(draft) and (draft[-1][0] == DONE or self.step.enough(s, seat, draft))
            ready = ready | 1 << seat if full else ready & ~(1 << seat)
            drafts.append(draft)
        return Asking(self.step, ready, tuple(drafts), s.plays)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game shares; a game adds its columns and extends `copy`. Plain attributes, changed in place."""

    seats: int
    must: int  # mask of the seats waited for now; 0: the match is over
    question: int  # grows when what is asked changes; not when another seat answers a Together or plays in secret
    barrier: int  # grows with each chance, draw or reveal: undo and chains stop there
    has_standing: int  # mask of the seats with a standing order
    agenda: list[Step[Any]]
    fresh: list[Step[Any]]
    plays: int  # plays out of turn so far
    orders: list[tuple[Option, ...]]  # standing orders, secret to the seat
    deals: list[tuple[int, ...]]  # open offers, with what they hold in escrow: they outlive steps
    later: list[tuple[int, Step[Any]]]  # obligations due at a named moment
    round: int  # rounds, seasons or years begun; a log notes the state's hash when it changes
    streams: tuple[str, ...]  # names of the chance streams; one that ends in "!" is secret while the match runs
    counters: list[int]  # draws made from each stream
    chance: Chance  # shared, never saved: the key is the match's, a bot's copy gets another
    drawn: list[tuple[int, list[int]]] | None  # (stream, outcomes) since the log was last written; None: no log is kept
    events: list[Event] | None  # what happened, or None in simulations

    def begin(self, seats: int, streams: tuple[str, ...], chance: Chance) -> None:
        """Set the shared fields of a new state."""
        self.seats, self.must, self.question, self.barrier, self.has_standing = seats, 0, 0, 0, 0
        self.agenda, self.fresh, self.deals, self.later, self.plays = [], [], [], [], 0
        self.orders, self.streams, self.counters, self.chance = [()] * seats, streams, [0] * len(streams), chance
        self.drawn, self.events, self.round = None, None, 0

    def copy_shared(self, to: State) -> None:
        """The shared part of a game's `copy`; events and drawn outcomes are not copied."""
        to.seats, to.must, to.question = self.seats, self.must, self.question
        to.barrier, to.has_standing = self.barrier, self.has_standing
        to.agenda, to.fresh, to.plays, to.round = self.agenda[:], [], self.plays, self.round
        to.orders, to.deals, to.later = self.orders[:], self.deals[:], self.later[:]
        to.streams, to.counters, to.chance = self.streams, self.counters[:], self.chance
        to.drawn, to.events = None, None

    def copy(self: S) -> S:
        """An independent state; only immutable things are shared."""
        raise NotImplementedError

    def mask_shared(self, seat: int | None) -> None:
        """The shared part of a game's `mask`, in place, on a copy: blot out what `seat` (None: a spectator) can't know.

        That is other seats' unfinished answers and standing orders, how often secret streams were drawn from, how many
        plays out of turn there were (some are secret), and chance. `deals`, `later` and the steps are public; a game
        that keeps a secret there masks it itself.
        """
        viewer = -1 if seat is None else seat
        for i, step in enumerate(self.agenda):
            if isinstance(step, Asking):
                self.agenda[i] = step.seen_by(viewer, self.plays)
        self.plays = 0
        self.orders = [order if i == viewer else () for i, order in enumerate(self.orders)]
        self.has_standing = self.has_standing & 1 << viewer if viewer >= 0 else 0
        self.counters = [0 if name.endswith("!") else n for name, n in zip(self.streams, self.counters, strict=True)]
        self.barrier = 0  # it counts secret draws too
        self.chance, self.drawn, self.events = Blind(), None, None

    def then(self, steps: list[Step[Any]]) -> None:
        """What follows, in reading order."""
        self.fresh.extend(steps)

    def after(self, step: Step[Any]) -> None:
        """What follows; pushes made in one `act`, `take` or `close` run in the order made."""
        self.fresh.append(step)

    def put_off(self, moment: int, step: Step[Any]) -> None:
        """Put a step off to a named moment."""
        self.later.append((moment, step))

    def due(self, moment: int) -> None:
        """The moment has come: push what was put off to it."""
        if self.later:
            self.fresh.extend([x[1] for x in self.later if x[0] == moment])
            self.later = [x for x in self.later if x[0] != moment]

    def draw(self, stream: int, n: int, sides: int, falling: bool = False) -> list[int]:
        """n outcomes of 0 … sides - 1 from a stream, by its index in `streams`; `falling`: one by one, not put back."""
        got = self.chance.draw(self.streams[stream], self.counters[stream], n, sides, falling)
        self.counters[stream] += 1
        self.barrier += 1
        if self.drawn is not None:
            self.drawn.append((stream, got))
        return got

    def tell(self, event: Event) -> None:
        """Note what happened, for logs and screens."""
        if self.events is not None:
            self.events.append(event)

    def offer_anytime(self, seat: int, menu: Menu) -> None:
        """Plays out of turn that `seat` may make while an open step waits."""
        return

    def take_anytime(self, seat: int, option: Option) -> None:
        """Carry out a play out of turn."""
        raise NotImplementedError
