"""What a person can type besides a choice: each command is a method of `Commands`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rich.markdown import Markdown
from rich.text import Text

from signoria.cli.choices import Entry, NotChosen, barred_as, is_numbers, is_text, named
from signoria.cli.drawing import board_lines, look_lines, score_lines
from signoria.cli.screen import Ink, Left, Screen
from signoria.cli.table import Table
from signoria.kernel.menu import ANYTIME, Menu, Option, Refusal, least
from signoria.kernel.rulebook import Rulebook, UnknownClause

ORDERS: Final = "orders"  # the list of plays out of turn; `sitting` shows it
COMMANDS: Final = ("why", ORDERS, "undo", "hint", "rules", "look", "board", "log", "score", "save", "help", "quit")


@dataclass(frozen=True)
class Question:
    """What a person is looking at. `chain`: parts of a choice that only stand together with the next one."""

    seat: int
    state: Any
    masked: Any
    menu: Menu
    listed: Sequence[Entry]
    chain: tuple[Option, ...]


class Commands:
    """The commands of one table at one screen."""

    def __init__(self, table: Table, screen: Screen, ink: Ink) -> None:
        self.table, self.screen, self.ink, self.say = table, screen, ink, table.say

    def run(self, word: str, rest: str, asked: Question) -> bool:
        """Carry a command out; True when the question must be asked anew. NotChosen when it cannot be done."""
        if word == "undo":
            return self.undo(asked)
        if word == "quit":
            raise Left
        if word == "why":
            self.why(rest, asked)
        elif word == "hint":
            self.hint(asked)
        elif word == "rules":
            self.rules(rest)
        elif word == "look":
            self.screen.page(look_lines(self.table, asked.seat, rest))
        elif word == "board":
            self.board(asked.seat)
        elif word == "log":
            self.log(rest, asked.seat)
        elif word == "score":
            self.score(final=False)
        elif word == "save":
            self.save(rest)
        else:
            self.help(asked)
        return False

    # ---- what is barred ------------------------------------------------------------------------------------------

    def why(self, rest: str, asked: Question) -> None:
        """All that is barred, by reason; or one candidate, by its number in that list or by its text."""
        grammar = self.table.rules.grammar
        barred = self._by_reason(asked)
        options = [option for _, option, _ in barred]
        if not rest:
            self._list_barred(barred, asked)
        elif is_numbers(rest):
            number = int(rest.split(maxsplit=1)[0])
            if not 1 <= number <= len(barred):
                raise NotChosen("number-why" if barred else "why-nothing", number=number, last=len(barred))
            self._explain(*barred[number - 1], asked)
        else:
            found = barred_as(rest, options, grammar)
            if found is not None:
                self._explain(*barred[found], asked)
                return
            if not is_text(rest, grammar):
                raise NotChosen("not-understood", text=rest[:40])
            try:
                named(rest, asked.menu.legal, grammar)
            except NotChosen:
                raise NotChosen("why-no-candidate") from None
            self.screen.print(self.say("why-legal"))

    def _by_reason(self, asked: Question) -> list[tuple[str, Option, Refusal]]:
        """(reason in words, candidate, refusal), candidates with the same reason together, in the menu's order."""
        said: dict[str, list[tuple[Option, Refusal]]] = {}
        for option, refusal in asked.menu.barred:
            reason = self.table.words.refusal(refusal, asked.state, asked.seat, option)
            said.setdefault(f"[{refusal.clause}] {reason}", []).append((option, refusal))
        return [(reason, *pair) for reason, pairs in said.items() for pair in pairs]

    def _list_barred(self, barred: Sequence[tuple[str, Option, Refusal]], asked: Question) -> None:
        if not barred:
            raise NotChosen("why-nothing")
        lines: list[Text] = []
        reason = ""
        for n, (why, option, _) in enumerate(barred, 1):
            if why != reason:
                lines.append(self.ink(why, "bold"))
                reason = why
            lines.append(Text(f"{n:>4}  ", style="dim") + self.ink(self.table.option(asked.masked, asked.seat, option)))
        self.screen.page(lines)

    def _explain(self, reason: str, option: Option, refusal: Refusal, asked: Question) -> None:
        self.screen.print(self.ink(self.table.option(asked.masked, asked.seat, option), "bold"), self.ink(reason))
        self.screen.print(Text(self.say("why-rule", clause=refusal.clause), style="dim"))

    # ---- back and ahead ------------------------------------------------------------------------------------------

    def undo(self, asked: Question) -> bool:
        """Back to the seat's last choice. With bots everybody agrees; other persons are asked."""
        if asked.chain:
            return True
        others = self.table.others_in_undo(asked.seat)
        if others:
            names = ", ".join(self.table.names[seat] for seat in others)
            answer = self.screen.line(self.say("undo-others", names=names))
            if answer is None:
                raise Left
            if answer.lower() not in self.say("yes").split():
                self.screen.print(self.say("undo-kept"))
                return False
        if not self.table.undo(asked.seat):
            raise NotChosen("undo-nothing")
        return True

    def hint(self, asked: Question) -> None:
        """What a bot would do here, and why."""
        chain, reason = self.table.hint(asked.masked, asked.seat)
        ahead = self.table.match.preview(asked.seat, asked.chain)
        for n in range(len(chain)):
            if ahead is None:
                break  # what follows depends on a die or a card
            masked = self.table.rules.mask(ahead[0], asked.seat)
            spelled = self.table.rules.grammar.text(chain[n])
            text = self.table.option(masked, asked.seat, chain[n])
            self.screen.print(self.ink(self.say("hint-then" if n else "hint", text=text)))
            self.screen.print(Text(f"      {spelled}", style="dim"))
            ahead = self.table.match.preview(asked.seat, (*asked.chain, *chain[: n + 1]))
        self.screen.print(self.ink(reason))

    # ---- looking -------------------------------------------------------------------------------------------------

    def board(self, seat: int) -> None:
        """The board as the seat may see it."""
        self.screen.print(*board_lines(self.table, seat))

    def log(self, rest: str, seat: int) -> None:
        """All that has happened, or the last lines of it."""
        lines = self.table.whole_log(seat)
        if rest and not is_numbers(rest):
            raise NotChosen("not-understood", text=rest[:40])
        kept = lines[max(0, len(lines) - int(rest.split(maxsplit=1)[0])) :] if rest else lines
        self.screen.page([self.ink(line) for line in kept])

    def score(self, final: bool) -> None:
        """Points by source, a column a seat."""
        self.screen.page(score_lines(self.table, self.ink, final))

    def rules(self, clause: str) -> None:
        """The rulebook's chapters with their clauses, or one clause in full."""
        book = Rulebook.load(self.table.rules.package)
        language = book.language(self.table.language)
        text = book.text(language)
        if not clause:
            self.screen.page(
                [
                    line
                    for chapter in text.chapters
                    for line in (
                        Text(chapter.title, style="bold"),
                        *(Text(f"  {key:>5}  {text.clauses[key].title}") for key in chapter.clauses),
                    )
                ]
            )
            return
        try:
            said = book.clause(clause, language)
        except UnknownClause as error:
            raise NotChosen("problem", problem=str(error)) from None
        if self.screen.interactive:
            self.screen.console.print(Markdown(said))
        else:
            self.screen.print(said)

    def help(self, asked: Question) -> None:
        """The commands, with an example of a choice's text."""
        example = self.table.rules.grammar.text(least(asked.menu.legal[0])) if asked.menu.legal else "…"
        book = Rulebook.load(self.table.rules.package)
        clause = next(iter(book.index), "1")
        self.screen.print(self.say("help", example=example))
        offered = [*asked.menu.legal, *(option for option, _ in asked.menu.barred)]
        for command in COMMANDS:
            if command != "help" and (command != ORDERS or any(x[0] & ANYTIME for x in offered)):
                own = f"t-help-{command}"  # where a game says it in its own words
                key = own if self.say.has(own) else f"help-{command}"
                usage, _, text = self.say(key, clause=clause).partition(" | ")
                self.screen.print(f"  {usage:<17} {text}")

    # ---- files ---------------------------------------------------------------------------------------------------

    def save(self, name: str) -> None:
        """Write the match file."""
        if not name:
            raise NotChosen("save-name")
        file = Path(name)
        try:
            self.table.save(file)
        except FileExistsError:
            raise NotChosen("save-exists", file=name) from None
        except OSError as error:
            raise NotChosen("save-failed", file=name, problem=error.strerror or str(error)) from None
        self.screen.print(self.say("saved", file=name))
