"""What a game's `restore` checks when a packed state comes in: from a position file, a snapshot, a bug report.

`pack.revive` makes objects of the right classes; here stands what more every game must ask, so that no file can make
the rules loop for long, or fail later in the match where nobody could say why. A game calls, in this order: `shared`,
its own columns and pieces by the small words (`need`, `whole`, `numbers`, …), `steps`, last `asked`. All raise
`pack.BadData` with one line for the person who gave the file.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeGuard, TypeVar

from signoria.kernel.engine import legal, seats_of
from signoria.kernel.menu import DONE, Menu, Option
from signoria.kernel.pack import BadData, fields
from signoria.kernel.state import Asking, S, State, Step

MOST: Final = 1 << 20  # of a number that no rule bounds
COUNT: Final = 1 << 31  # of questions and draws
WIDEST: Final = 200  # bits of a mask
LONGEST: Final = 999  # entries of a tuple or list
DEEPEST: Final = 4  # of tuples in a field of a step or piece

T = TypeVar("T")


def need(holds: bool, what: str) -> None:
    """BadData unless it holds."""
    if not holds:
        raise BadData(what)


def whole(x: object, least: int, most: int) -> TypeGuard[int]:
    """A whole number of the range, and no truth value."""
    return type(x) is int and least <= x <= most


def plain(x: object, depth: int) -> bool:
    """Whole numbers, truths, nothing, and not too deep tuples (or lists) of them."""
    if isinstance(x, tuple | list):
        return depth > 0 and len(x) <= LONGEST and all(plain(y, depth - 1) for y in x)
    return x is None or type(x) is bool or whole(x, -MOST, 1 << WIDEST)


def numbers(x: object, kind: type, length: int, least: int, most: int, what: str, longest: int = 99) -> None:
    """BadData unless it is a list or tuple (`kind`) of so many whole numbers of the range (length -1: up to
    `longest`)."""
    size = f"{length} " if length >= 0 else ""
    many = x if isinstance(x, list | tuple) and type(x) is kind else ("other",)
    fits = (len(many) == length if length >= 0 else len(many) <= longest) and all(whole(y, least, most) for y in many)
    need(fits, f"{what} must be {size}whole numbers from {least} to {most}")


def tuples(x: object, width: int, what: str, most: int = MOST, longest: int = LONGEST) -> None:
    """BadData unless it is a tuple of at most `longest` rows of so many whole numbers, from -most to most."""
    if not isinstance(x, tuple) or len(x) > longest:
        raise BadData(f"{what} must be a tuple of rows")
    for row in x:
        numbers(row, tuple, width, -most, most, f"a row of {what}")


def within(x: object, ranges: Mapping[str, tuple[int, int]], who: str) -> None:
    """BadData unless each named field is a whole number of its range."""
    for name, (least, most) in ranges.items():
        need(whole(getattr(x, name), least, most), f"{who}: {name} must be a whole number from {least} to {most}")


def truths(x: object, names: Iterable[str], who: str) -> None:
    """BadData unless each named field is true or false."""
    for name in names:
        need(type(getattr(x, name)) is bool, f"{who}: {name} must be true or false")


def once(things: Iterable[int], what: str) -> None:
    """BadData unless each thing is in one place."""
    twice = [thing for thing, n in Counter(things).items() if n > 1]
    need(not twice, f"{what} {twice[:1]} is in two places")


def alike(x: object, new: object, who: str, parts: Iterable[str] = ()) -> None:
    """BadData unless it is of the class of `new`, with the fields of `new` and no other, each of the same type.

    `parts`: fields that hold objects of their own, to be asked after by `alike` again. A field that is nothing in `new`
    may be missing, and is nothing then (`pack.revive`).
    """
    need(type(x) is type(new), f"{who} must be a {type(new).__name__}")
    known, given = fields(new), fields(x)
    for name in known:
        if not hasattr(x, name):  # a compiled class names all of its fields as given
            need(getattr(new, name) is None, f"{who} has no {name}")
            setattr(x, name, None)
    for name in given:
        need(name in known, f"{who}: there is no field {name[:40]!r}")
        need(name in parts or plain(getattr(x, name), DEEPEST), f"{who}: {name} must be whole numbers")
        need(type(getattr(x, name)) is type(getattr(new, name)), f"{who}: {name} is of another type")


# ---- what every game's state has -------------------------------------------------------------------------------------


def shared(s: S, new: S, rounds: int, order: Callable[[Option], bool] | None = None) -> None:
    """The fields of `State`, but for the agenda, deals and what is put off.

    `new` is a new state of the same setup, `rounds` the greatest number of a round; `order` says whether there is such
    a standing order (None: there are none in this game). A seat's orders stand sorted.
    """
    for name in fields(s):
        need(getattr(s, name) is not None or getattr(new, name) is None, f"{name} must not be null")
    need(s.seats == new.seats, f"the position is for {s.seats} seats, the setup for {new.seats}")
    need(whole(s.must, 0, (1 << new.seats) - 1), "must is a mask of seats")
    for name in ("question", "barrier", "plays"):
        need(whole(getattr(s, name), 0, COUNT), f"{name} must be a whole number, not below 0")
    numbers(s.counters, list, len(new.streams), 0, COUNT, "counters")
    need(whole(s.round, 0, rounds), f"round is 0 to {rounds}")
    need(len(s.orders) == s.seats, "orders are one tuple a seat")
    for seat, orders in enumerate(s.orders):
        tuples(orders, -1, f"orders of seat {seat}", COUNT)
        fits = all(order is not None and order(x) for x in orders)
        need(fits, f"seat {seat} has a standing order that there is not")
        need(list(orders) == sorted(orders), f"the standing orders of seat {seat} stand in their order")
    has = sum(1 << seat for seat, orders in enumerate(s.orders) if orders)
    need(whole(s.has_standing, has, has), "has_standing is the mask of seats with standing orders")


# ---- the agenda ------------------------------------------------------------------------------------------------------


def steps(s: S, longest: int, arguments: Mapping[str, Callable[[object, S], bool]]) -> None:
    """Every step's arguments are numbers that can be, on the agenda and among what is put off (whose shape the game has
    checked). `longest`: steps on the agenda; `arguments`: by a field's name, what it may be, whichever step has it."""
    need(len(s.agenda) <= longest, f"the agenda has at most {longest} steps")
    for step in (*s.agenda, *(step for _, step in s.later)):
        if isinstance(step, Asking):
            _asking(s, step, arguments)
        else:
            _step(s, step, arguments)


def asked(s: State) -> None:
    """`must` is who is asked now, and everybody who is asked has an option. It lets the rules look at the state, so
    all else is checked before."""
    if not s.agenda:
        need(s.must == 0, "must is 0: the match is over")
        return
    top = s.agenda[-1]
    step, ready = (top.step, top.ready) if isinstance(top, Asking) else (top, 0)
    must = _tried(step, step.asks, s) & ~ready
    need(0 <= must < 1 << s.seats, f"{type(step).__name__} on the agenda asks a seat that there is not")
    need(s.must == must, f"must is {must}: the seats that are asked now")
    need(_tried(step, _offered, s, must), "a seat is asked and has no option")


def _offered(s: State, must: int) -> bool:
    return all(legal(s, seat).legal for seat in seats_of(must))


def _tried(step: Step[Any], look: Callable[..., T], *arguments: object) -> T:
    try:
        return look(*arguments)
    except Exception as error:  # whatever a strange step does
        raise BadData(f"{type(step).__name__} on the agenda does not fit: {error!r}"[:150]) from error


def _step(s: S, step: Step[Any], arguments: Mapping[str, Callable[[object, S], bool]]) -> None:
    kind = type(step).__name__
    bare = type(step).__init__ is object.__init__
    need(not bare or not fields(step), f"{kind} on the agenda: {kind} has no fields")
    types = getattr(type(step).__init__, "__annotations__", {})  # a compiled class does not say
    for name in fields(step):
        value, said, bound = getattr(step, name), str(types.get(name, "")), arguments.get(name)
        fits = plain(value, DEEPEST) and value is not None
        if said in ("int", "bool") or said.startswith("tuple"):
            fits = fits and isinstance(value, tuple) == said.startswith("tuple")
        fits = fits and (bound is None or bound(value, s))
        need(fits, f"{kind} on the agenda: {name[:40]} does not fit")


def _asking(s: S, asking: Asking, arguments: Mapping[str, Callable[[object, S], bool]]) -> None:
    """Answers of a Together: each draft is one that could have been given."""
    step: object = asking.step
    need(isinstance(step, Step) and step.together(), "this is not answered by all at once")
    _step(s, asking.step, arguments)
    need(whole(asking.ready, 0, (1 << s.seats) - 1) and whole(asking.plays, 0, COUNT), "ready is a mask of seats")
    drafts: object = asking.drafts
    need(type(drafts) is tuple and len(asking.drafts) == s.seats, "drafts are one a seat")
    must = _tried(asking.step, asking.step.asks, s)
    for seat, draft in enumerate(asking.drafts):
        tuples(draft, -1, f"the draft of seat {seat}", COUNT)
        need(len(draft) < 100, f"the draft of seat {seat} is too long")
        may = not draft or (must >> seat & 1 and _tried(asking.step, _admitted, s, asking.step, seat, draft))
        need(bool(may), f"the draft of seat {seat} is no answer")
        full = bool(draft) and (draft[-1][0] == DONE or _tried(asking.step, asking.step.enough, s, seat, draft))
        need(full == bool(asking.ready >> seat & 1), f"seat {seat} is ready when its answer is whole, and only then")


def _admitted(s: State, step: Step[Any], seat: int, draft: tuple[Option, ...]) -> bool:
    """Could the seat have said each part of its draft after those before?"""
    for done, option in enumerate(draft):
        menu = Menu(False, draft[:done])
        step.offer(s, seat, menu)
        if not option or not menu.admits(option):
            return False
    return True
