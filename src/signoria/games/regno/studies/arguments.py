"""The arguments of a study, and the season in which something was told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from signoria.games.regno.reconstruction.year import SEASON_BEGAN
from signoria.kernel.study import Scene, StudyError, Told


def whole_number(scene: Scene, given: Mapping[str, str], name: str, limit: int) -> int | None:
    """An argument from 0 to `limit` - 1; None: it is not given. StudyError for anything else."""
    text = given.get(name)
    if text is None:
        return None
    if not (text.isdecimal() and text.isascii() and len(text) < 9 and int(text) < limit):
        raise StudyError(scene.words.say(f"study-no-{name}"))
    return int(text)


def seasons(scene: Scene) -> Iterator[tuple[int, Told]]:
    """What was told, oldest first, each with the season that it belongs to: an entry that ends one tells of the next
    one too."""
    begun = sum(told.event[0] == SEASON_BEGAN for told in scene.told)
    season: int = scene.state.round - begun
    for told in scene.told:
        season += told.event[0] == SEASON_BEGAN
        yield season, told
