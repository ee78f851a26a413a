"""A menu as a numbered list, and what a typed line picks from it. Knows no screen.

A long menu is grouped by verb and first argument (the family member, say), or by verb where there is only one argument,
so that it fits 24 lines; a group opens with its number. Where that is still long, the groups of a verb are one group.
Every option can also be named by its canonical text, with or without its amount. Plays out of turn stand in a list of
their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from signoria.kernel.menu import AMOUNT, ANYTIME, Listing, Option, least
from signoria.kernel.verbs import Grammar

FLAT: Final = 12  # a menu of at most so many listings is not grouped
LONG: Final = 14  # a list of more groups is grouped once more


class NotChosen(Exception):
    """The line picks nothing. `key` and `values` are the words that say so."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key, self.values = key, values


@dataclass(frozen=True)
class Group:
    """Entries that share `head`: verb and first argument, or the verb alone."""

    head: tuple[int, ...]
    entries: tuple[Entry, ...]

    @property
    def count(self) -> int:
        """How many listings there are in it."""
        return sum(entry.count if isinstance(entry, Group) else 1 for entry in self.entries)


Entry = Group | Listing


def entries(menu: Iterable[Listing], grammar: Grammar) -> list[Entry]:
    """What stands under the numbers 1, 2, 3 …; the order is the menu's, a group stands where its first listing does."""
    listed = [listing for listing in menu if not listing[0] & ANYTIME]
    if len(listed) <= FLAT:
        return list(listed)
    groups = _groups(listed, grammar)
    if len(groups) <= LONG:
        return groups
    verbs: dict[int, list[Listing]] = {}
    for listing in listed:
        verbs.setdefault(listing[0], []).append(listing)
    return [_verb_group(verb, found, grammar) for verb, found in verbs.items()]


def at_any_time(menu: Iterable[Listing], grammar: Grammar) -> list[Entry]:
    """The plays out of turn, grouped."""
    return _groups([listing for listing in menu if listing[0] & ANYTIME], grammar)


def _groups(listed: Sequence[Listing], grammar: Grammar) -> list[Entry]:
    groups: dict[tuple[int, ...], list[Listing]] = {}
    for listing in listed:
        groups.setdefault(_head(listing, grammar), []).append(listing)
    return [group[0] if len(group) == 1 else Group(head, tuple(group)) for head, group in groups.items()]


def _verb_group(verb: int, found: Sequence[Listing], grammar: Grammar) -> Entry:
    if len(found) == 1:
        return found[0]
    inside = _groups(found, grammar) if len(found) > FLAT else found
    return inside[0] if len(inside) == 1 else Group((verb,), tuple(inside))


def _head(listing: Listing, grammar: Grammar) -> tuple[int, ...]:
    """What the listings of a group share: verb and first argument, or the verb alone where that is all it has."""
    arguments = len(grammar.verbs[listing[0]].arguments) - (1 if listing[0] & AMOUNT else 0)
    return listing[:2] if arguments > 1 else listing[:1]


def with_amount(listing: Listing, amount: int | None) -> Option:
    """The option of a listing, with the least amount when none is given. NotChosen when the amount does not fit."""
    if not listing[0] & AMOUNT:
        if amount is not None:
            raise NotChosen("amount-none")
        return listing
    low, high, step = listing[-3:]
    if amount is None:
        return least(listing)
    if not low <= amount <= high or (amount - low) % step:
        raise NotChosen("amount-outside", least=low, most=high, step=step, amount=amount)
    return (*listing[:-3], amount)


def pick(line: str, listed: Sequence[Entry]) -> Option | Group:
    """What numbers pick: `3`, `3 5` (amount 5), `2 4` (choice 4 of group 2), `2 4 5`. NotChosen says what is wrong."""
    numbers = [int(word) for word in line.split()]
    number, rest = numbers[0], numbers[1:]
    if not 1 <= number <= len(listed):
        raise NotChosen("number-unknown", number=number, last=len(listed))
    entry = listed[number - 1]
    if isinstance(entry, Group):
        return pick(" ".join(map(str, rest)), entry.entries) if rest else entry
    if len(rest) > 1:
        raise NotChosen("amount-none")
    return with_amount(entry, rest[0] if rest else None)


def named(text: str, menu: Sequence[Listing], grammar: Grammar) -> Option:
    """The listed option of a canonical text, with the least amount where it has none. NotChosen: there is none."""
    for listing in menu:
        if listing[0] & AMOUNT and grammar.text(least(listing)).rpartition(":")[0] == text:
            return least(listing)
    try:
        option = grammar.option(text)
    except ValueError as error:
        raise NotChosen("problem", problem=str(error)) from None
    for listing in menu:
        if listing == option:
            return option
        if listing[0] & AMOUNT and listing[:-3] == option[:-1]:
            return with_amount(listing, option[-1])
    raise NotChosen("not-listed")


def is_numbers(line: str) -> bool:
    """Does the line pick by number?"""
    words = line.split()
    return bool(words) and all(word.isascii() and word.isdecimal() and len(word) < 7 for word in words)


def is_text(line: str, grammar: Grammar) -> bool:
    """Does the line begin like an option's canonical text?"""
    verb = line.partition(":")[0]
    return any(verb == signature.name for signature in grammar.verbs.values())


def barred_as(text: str, barred: Sequence[Option], grammar: Grammar) -> int | None:
    """Index of a barred candidate by its canonical text; an amount in the text makes no difference."""
    for i, option in enumerate(barred):
        mine = grammar.text(option)
        head = mine.rpartition(":")[0] if option[0] & AMOUNT else mine
        if text in (mine, head) or (option[0] & AMOUNT and text.rpartition(":")[0] == head):
            return i
    return None
