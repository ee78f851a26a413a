"""Intervals of 95 %."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, variance
from typing import Final, NamedTuple

Z: Final = NormalDist().inv_cdf(0.975)


class Difference(NamedTuple):
    """Mean of paired differences with its interval; `marked`: the interval excludes 0."""

    mean: float
    low: float
    high: float
    marked: bool


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Interval of a share (Wilson's score interval); shared wins may be fractions."""
    share, z2 = wins / games, Z * Z
    middle = share + z2 / (2 * games)
    half = Z * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def paired(differences: Sequence[float]) -> Difference:
    """Interval of the mean of differences, one a pair, of two pairs or more."""
    n = len(differences)
    mean = fmean(differences)
    half = student(n - 1) * sqrt(variance(differences, mean) / n)
    return Difference(mean, mean - half, mean + half, mean - half > 0 or mean + half < 0)


def student(degrees: int) -> float:
    """The 97.5 % quantile of Student's t: its series around the normal one, exact to a percent from 4 degrees on."""
    z3, z5, z7 = Z**3, Z**5, Z**7
    first = (z3 + Z) / (4 * degrees)
    second = (5 * z5 + 16 * z3 + 3 * Z) / (96 * degrees**2)
    third = (3 * z7 + 19 * z5 + 17 * z3 - 15 * Z) / (384 * degrees**3)
    return Z + first + second + third
