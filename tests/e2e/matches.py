"""Matches in the middle, made once a run and given to the server as match files."""

from __future__ import annotations

from functools import cache
from typing import Any

from hosted import file_of, played

from signoria.kernel.match import Match
from signoria.kernel.menu import Menu


def places(match: Match[Any], seat: int = 0) -> bool:
    """May the seat place a member now?"""
    if match.state.must != 1 << seat:
        return False
    menu: Menu = match.menu(seat)
    return any(match.rules.grammar.text(option).startswith("place:") for option in menu.options())


@cache
def third_round(seats: int = 2, seed: int = 5, bot: str = "random") -> str:
    """Seat 0 is about to place a member in round 3, and has seen others place theirs."""
    return file_of(played(seats, seed, lambda match: match.state.round == 3 and places(match) and halfway(match), bot))


def halfway(match: Match[Any]) -> bool:
    """Have at least two members been placed this round?"""
    board = match.rules.board(match.rules.mask(match.state, 0), 0)
    return sum(not member["at_hand"] for player in board["players"] for member in player["members"]) >= 2


@cache
def hands_full(seed: int = 1) -> str:
    """Two players, seat 0 is about to place its first member; nobody has shown a leader yet."""
    return file_of(played(2, seed, places))


@cache
def finished(seats: int = 2, seed: int = 5, bot: str = "random") -> str:
    """Over and scored."""
    return file_of(played(seats, seed, lambda _: False, bot))


@cache
def draft(seats: int = 2) -> str:
    """Nothing chosen yet."""
    return file_of(played(seats, 3, lambda _: True))


@cache
def two_prices() -> str:
    """Seat 0 may place a member on a card whose two prices it could pay."""

    def offered(match: Match[Any]) -> bool:
        if match.state.round < 3 or not places(match):
            return False
        masked, menu = match.rules.mask(match.state, 0), match.menu(0)
        details = (match.rules.detail(masked, 0, option) for option in menu.legal)
        return any(len(detail.get("pay", ())) > 1 for detail in details if detail)

    return file_of(played(2, 2, offered))


@cache
def building(seats: int = 3, seed: int = 3) -> str:
    """Regno: seat 0 carries out an Order 1 and may not build everything everywhere."""

    def builds(match: Match[Any]) -> bool:
        text = match.rules.grammar.text
        return match.state.must == 1 and any(text(x).startswith("build:") for x, _ in match.menu(0, True).barred)

    return file_of(played(seats, seed, builds, name="regno"))


def producing(seats: int = 3, seed: int = 4) -> str:
    """Regno: seat 0 is about to produce, province by province, and may change its standing orders."""

    def taxes(match: Match[Any]) -> bool:
        if match.state.must != 1:
            return False
        verbs = {match.rules.grammar.text(option).partition(":")[0] for option in match.menu(0).options()}
        return {"tax", "stand"} <= verbs

    return file_of(played(seats, seed, taxes, name="regno"))


def waits(match: Match[Any], since: int) -> bool:
    """Is seat 0 asked, in this round or later?"""
    return match.state.round >= since and bool(match.state.must & 1)


@cache
def italy(seats: int = 4, since: int = 9, seed: int = 7) -> str:
    """Regno in Italy in the third year: seat 0 is asked."""
    return file_of(played(seats, seed, lambda match: waits(match, since), "greedy", "regno", scenario="italy_1450"))


@cache
def realms(seats: int = 3, since: int = 9, seed: int = 7) -> str:
    """Regno on its schematic map in the third year: seat 0 is asked."""
    return file_of(played(seats, seed, lambda match: waits(match, since), "greedy", "regno"))


@cache
def lords(seats: int = 5, since: int = 8, seed: int = 7) -> str:
    """Lords after some two years: seat 0 is asked."""
    return file_of(played(seats, seed, lambda match: waits(match, since), "greedy", "lords"))


def seventeen(since: int = 16) -> str:
    """Lords with all seats taken, after four years."""
    return lords(17, since)
