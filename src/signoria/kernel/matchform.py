"""The form of match files: what a file may say, field by field, and the reading of one. See docs/match-format.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from signoria.kernel.files import FileError, check_plain, decode, one_line, steers, tidy, utf8
from signoria.kernel.game import Game, SetupError
from signoria.kernel.verbs import LONGEST

FORMAT: Final = "signoria match"
VERSION: Final = 1
SPECTATOR: Final = -1
HIDDEN: Final = "hidden"

Find = Callable[[str], Game[Any]]
Name = Annotated[str, Meta(max_length=60)]
Text = Annotated[str, Meta(max_length=LONGEST)]
Small = Annotated[int, Meta(ge=0, le=1 << 16)]
Count = Annotated[int, Meta(ge=0, le=1 << 20)]
Hex = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]*$")]
Got = Annotated[list[tuple[Name, Annotated[list[Small], Meta(max_length=1000)]]], Meta(max_length=1000)]


class MatchFileError(FileError):
    """A match file that cannot be read; the message is one line: what, where, and what to do."""


class SetupForm(Struct, forbid_unknown_fields=True):
    seats: Annotated[int, Meta(ge=1, le=99)]
    options: Annotated[dict[Name, Name], Meta(max_length=100)] = {}
    sets: Annotated[dict[Annotated[str, Meta(max_length=200)], int | bool], Meta(max_length=1000)] = {}
    position: dict[str, Any] | Literal["hidden"] | None = None


class OpeningForm(Struct, forbid_unknown_fields=True):
    mark: Hex
    hash: Hex
    got: Got = []
    hidden: bool = False


class EpochForm(Struct, forbid_unknown_fields=True):
    rules: Count
    changed: Annotated[list[Name], Meta(max_length=1000)] = []
    state: dict[str, Any] | None = None  # missing in a view


class EntryForm(Struct, forbid_unknown_fields=True):
    n: Count
    mark: Hex
    seat: Annotated[int, Meta(ge=0, le=98)] | UnsetType = UNSET  # only an epoch has none
    do: Annotated[list[Text], Meta(max_length=1000)] = []
    undo: Count | None = None
    retract: bool = False
    epoch: EpochForm | None = None
    got: Got = []
    by: Name = ""
    hash: Hex = ""
    hidden: bool = False


class _Head(Struct):
    format: str = ""
    version: int = 0
    game: str = ""
    rules: int = 0


class FileForm(Struct, forbid_unknown_fields=True):
    format: str
    version: int
    game: Name
    rules: int
    setup: SetupForm
    commitment: Hex
    opening: OpeningForm
    entries: Annotated[list[EntryForm], Meta(max_length=20_000)]
    seed: Hex = ""
    typed: bool = False
    view: Annotated[int, Meta(ge=SPECTATOR, le=98)] | None = None
    names: Annotated[list[Name], Meta(max_length=99)] = []
    end: Hex = ""  # the mark of the last entry, where the match is over: so a tail cannot be cut off unnoticed
    began: Count | None = None  # the version of the rules at the start, where it was an earlier one


def read(data: str | bytes, find: Find) -> tuple[FileForm, Game[Any]]:
    """A file of the right form and of rules that are here. MatchFileError says what does not fit."""
    try:
        raw = utf8(data)
        if not raw.lstrip().startswith(b"{"):
            decode(raw, Raw)  # says so when it is not even JSON
            raise FileError("this is no match file: it holds a single value, no fields")
        head = decode(raw, _Head)
        if head.format != FORMAT:
            raise FileError(f'this is no match file: its "format" is not "{FORMAT}"')
        if head.version != VERSION:
            raise FileError(
                f"the file has match format {head.version}, this Signoria reads {VERSION}: "
                "use the version that wrote it"
            )
        rules = find(head.game[:60])
        if head.rules != rules.version:
            raise FileError(
                f"the match was played by version {head.rules} of the rules of {rules.name}, this Signoria has "
                f"{rules.version}: use the version that wrote it"
            )
        file = decode(raw, FileForm)
        file.names = [tidy(name) for name in file.names]
        for packed in (file.setup.position, *(x.epoch.state for x in file.entries if x.epoch)):
            check_plain(packed)
        _check_form(file)
    except (FileError, SetupError) as error:
        raise MatchFileError(one_line(error)) from None
    return file, rules


def _check_form(file: FileForm) -> None:
    """What the types cannot say."""
    if bool(file.seed) == (file.view is not None) or (file.seed and len(file.seed) != 64):
        raise FileError("a file has either a seed of 64 hex digits (a whole match) or a view (a running one)")
    if file.view is None and (file.setup.position == HIDDEN or file.opening.hidden):
        raise FileError("only a view of a running match may hide its start")
    if file.names and len(file.names) != file.setup.seats:
        raise FileError(f"names: {len(file.names)} for {file.setup.seats} seats")
    if file.end and file.view is not None:
        raise FileError("a view is of a running match, which has no end yet")
    version = file.rules if file.began is None else file.began
    for n, entry in enumerate(file.entries, 1):
        if entry.n != n:
            raise FileError(f"entry {n} has the number {entry.n}: one is missing, doubled or moved")
        if steers(entry.by):  # it stands under the mark: it cannot be tidied
            raise FileError(f"entry {n}, by: a name has no signs that steer a screen")
        if sum((bool(entry.do), entry.undo is not None, entry.retract, entry.epoch is not None)) > 1 or not (
            entry.do or entry.undo is not None or entry.retract or entry.epoch or entry.hidden
        ):
            raise FileError(f"entry {n} needs one of do, undo, retract, epoch")
        if entry.hidden and file.view is None:
            raise FileError(f"entry {n}: only a view of a running match may hide something")
        if (entry.seat is UNSET) != (entry.epoch is not None):
            raise FileError(f"entry {n}: every entry but an epoch has a seat")
        if entry.epoch is not None:
            if (entry.epoch.state is None) != entry.hidden:
                raise FileError(f"entry {n}: an epoch holds its state, or a view hides it")
            if not version <= entry.epoch.rules <= file.rules:
                raise FileError(f"entry {n}: version {entry.epoch.rules} of the rules does not follow {version}")
            version = entry.epoch.rules
    if version > file.rules:
        raise FileError(f"began: version {version} of the rules is later than {file.rules}")
