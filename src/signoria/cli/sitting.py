"""A sitting at the terminal: bots answer, people read, choose and command, until the match is over or they leave."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from signoria.cli.choices import Entry, Group, NotChosen, at_any_time, entries, is_numbers, is_text, named, pick
from signoria.cli.commands import COMMANDS, ORDERS, Commands, Question
from signoria.cli.drawing import aside, board_parts, standing_lines
from signoria.cli.ranking import ranking_of
from signoria.cli.screen import Ink, Left, Screen
from signoria.cli.table import Table
from signoria.kernel.match import DO, Refused
from signoria.kernel.menu import AMOUNT, ANYTIME, Listing, Option

NEWS: Final = 8  # lines of news above the board on a terminal; what came before stands in the log
LEAST_NEWS: Final = 3  # … where much of the board has changed
QUESTION: Final = 13  # lines that a question takes below it, more or less


class Sitting:
    """One match, one screen."""

    def __init__(self, table: Table, screen: Screen) -> None:
        self.table, self.screen, self.say = table, screen, table.say
        self.ink = Ink(table.names, table.catalog.get("resources", {}))
        self.commands = Commands(table, screen, self.ink)
        self.last: int | None = None  # who sat at the keyboard last
        self.drawn = (-1, 0)  # entries of the log and round when the board was last looked after
        self.shown: dict[str, list[Text]] = {}  # parts of the board as they were last drawn

    def play(self) -> None:
        """Until the end or until the people leave; what is not saved then is kept in a file."""
        self._welcome()
        try:
            while not self.table.match.over:
                seat = self.table.asked_person()
                if seat is not None:
                    self._turn(seat)
                    continue
                self.table.bot_answers()
                if not self.table.persons:
                    self._news(-1)
        except (Left, KeyboardInterrupt):
            self._leave()
        else:
            self._end()

    def _welcome(self) -> None:
        """Which seats are played here, and where to find more."""
        here = self.table.persons
        if here:
            seats = ", ".join(self.say("seat-of", name=self.table.names[seat], n=seat + 1) for seat in here)
            self.screen.print(Text(self.say("welcome", seats=seats, all=len(self.table.names)), style="dim"))

    # ---- a person's choice ---------------------------------------------------------------------------------------

    def _turn(self, seat: int) -> None:
        """Ask until the seat's choice stands, or a command has changed the match."""
        if self.last != seat and len(self.table.persons) > 1:
            self.screen.curtain(self.table.names[seat])
            self.shown = {}
        self.last = seat
        drawn = self._changed(seat) if self._stale(seat) else []
        room = self.screen.room(drawn) - QUESTION if len(self.shown) > 1 else NEWS
        self._news(seat, max(LEAST_NEWS, min(NEWS, room)))
        self.screen.print(*drawn)
        self.drawn = (len(self.table.match.log), self.table.match.state.round)
        chain: tuple[Option, ...] = ()
        before = len(self.table.match.log)
        while len(self.table.match.log) == before:
            chain = self._ask(seat, chain)

    def _ask(self, seat: int, chain: tuple[Option, ...]) -> tuple[Option, ...]:
        """One question. Returns the parts of a choice so far that only stand together with the next one."""
        ahead = self.table.match.preview(seat, chain)
        assert ahead is not None  # parts of one choice meet no chance
        state, menu = ahead
        masked = self.table.rules.mask(state, seat)
        asked = Question(seat, state, masked, menu, entries(menu.legal, self.table.rules.grammar), chain)
        chosen = self._choose(asked)
        if not chosen:
            return ()
        try:
            self.table.choose(seat, (*chain, *chosen))
        except Refused as refused:
            if refused.code == "unfinished":
                return (*chain, *chosen)
            text, reason = self.table.refusal(seat, (*chain, *chosen)) or (str(refused), "")
            self.screen.print(self.ink(self.say("refused", text=text, reason=reason)))
            return ()
        if len(chosen) > 1:
            self.screen.print(*standing_lines(self.table, seat))
        elif chosen[0][0] & ANYTIME:
            said = self.table.option(masked, seat, chosen[0])
            self.screen.print(self.ink(self.say("orders-given", text=said)))
        return ()

    def _choose(self, asked: Question) -> tuple[Option, ...]:
        """What the person chooses: one option, or all that an order of one's own takes; nothing when a command wants
        the question asked anew."""
        shown = self._show(asked, None)
        while True:
            line = self._line(asked)
            try:
                if not line:
                    shown = self._show(asked, None)
                elif is_numbers(line):
                    picked = pick(line, shown)
                    if not isinstance(picked, Group):
                        return (picked,)
                    shown = self._show(asked, picked)
                elif (word := line.split()[0].lower()) == ORDERS:
                    rest = line[len(ORDERS) :].strip()
                    if rest and not is_numbers(rest):
                        return ranking_of(rest, asked, self.table)
                    picked = self._orders(rest, asked)
                    if not isinstance(picked, Group):
                        return (picked,)
                    shown = self._show(asked, picked)
                elif word in COMMANDS:
                    rest = line[len(word) :].strip()
                    if self.commands.run(word, rest, asked):
                        return ()
                elif is_text(line, self.table.rules.grammar):
                    return (named(line, asked.menu.legal, self.table.rules.grammar),)
                else:
                    raise NotChosen("not-understood", text=line[:40])
            except NotChosen as no:
                self.screen.print(self.ink(self.say(no.key, **no.values)))

    def _line(self, asked: Question) -> str:
        """The next line of the person's; Left at the end of the input."""
        line = self.screen.typed or self.screen.line(self.say("prompt", name=self.table.names[asked.seat]))
        self.screen.typed = ""
        if line is None:
            raise Left
        return line

    def _orders(self, rest: str, asked: Question) -> Option | Group:
        """The plays out of turn as a group, or what numbers pick of it."""
        listed = at_any_time(asked.menu.legal, self.table.rules.grammar)
        if rest and listed:
            return pick(rest, listed)
        self.screen.print(*standing_lines(self.table, asked.seat))
        if not listed:
            barred = next((option for option, _ in asked.menu.barred if option[0] & ANYTIME), None)
            if barred is None:
                raise NotChosen("orders-none")
            reason = self.table.reason(asked.masked, asked.seat, barred, asked.menu)
            raise NotChosen("orders-barred", reason=reason)
        return Group((), tuple(listed))

    # ---- what a person sees --------------------------------------------------------------------------------------

    def _news(self, seat: int, most: int = NEWS) -> None:
        """What happened since the person was last told (-1: a spectator); a terminal shows the last of it."""
        news = self.table.since(seat)
        if self.screen.interactive and len(news) > most:
            self.screen.print(Text(self.say("earlier", count=len(news) - most, all=len(news)), style="dim"))
            news = news[-most:]
        self.screen.print(*(self.ink(line) for line in news))

    def _stale(self, seat: int) -> bool:
        """Has more happened since the board was drawn than the seat's own choices in the same turn?"""
        entries, round_ = self.drawn
        fresh = self.table.match.log[max(entries, 0) :]
        own = all(entry.seat == seat and entry.kind == DO for entry in fresh)
        return entries < 0 or not own or round_ != self.table.match.state.round

    def _changed(self, seat: int) -> list[Text]:
        """What has changed of the board since it was drawn; a board that has no parts is drawn whole."""
        parts, before = board_parts(self.table, seat), self.shown
        self.shown = parts
        return [line for x, lines in parts.items() if len(parts) == 1 or before.get(x) != lines for line in lines]

    def _show(self, asked: Question, group: Group | None) -> Sequence[Entry]:
        """Print the question and its numbered list, or a group's; returns what the numbers mean now."""
        title = self.ink(self.table.question(asked.masked, asked.seat), "bold")
        inside = group is not None and len(group.head) < 2
        if group is not None and not group.head:
            title = Text(self.say("orders"), style="bold")
        elif group is not None:
            title.append(" — ").append(self._group_name(group))
        shown = asked.listed if group is None else group.entries
        lines = [title, *(self._entry(n, entry, asked, inside) for n, entry in enumerate(shown, 1))]
        if group is not None:
            lines.append(Text(self.say("back"), style="dim"))
        self.screen.page(lines)
        return shown

    def _entry(self, number: int, entry: Entry, asked: Question, inside: bool) -> Text:
        """A line of the list; `inside`: of a verb's group, whose title says the verb."""
        line = Text(f"{number:>3}  ", style="bold")
        if isinstance(entry, Group):
            name = self._argument(entry) if inside and len(entry.head) > 1 else self._group_name(entry)
            return line + Text(self.say("group", title=name, count=entry.count), style="not bold")
        said = self.table.option(asked.masked, asked.seat, entry)
        beside = [aside(self.table, asked.masked, asked.seat, entry), self._amount(entry, said)]
        return (
            line
            + self.ink(said, "not bold")
            + self.ink("".join(f"  {text}" for text in beside if text), "not bold dim")
        )

    def _amount(self, listing: Listing, said: str) -> str:
        """What a second number may be: `servants 2–5`; nothing where the option's words say it."""
        if not listing[0] & AMOUNT or not listing[-2]:
            return ""
        low, high = listing[-3:-1]
        key = f"amount-{self.table.rules.grammar.verbs[listing[0]].arguments[-1][0]}"
        own = self.say.has(key)
        if not own and (low == high or f"{low}–{high}" in said):
            return ""
        return self.say(key if own else "amount", least=low, most=0 if high == low else high)

    def _group_name(self, group: Group) -> str:
        """What the listings of a group have in common: the verb's title in the game's words, and the first argument."""
        verb = self.table.rules.grammar.verbs[group.head[0]]
        words, title = self.table.words, f"group-{verb.name}"
        argument = self._argument(group) if len(group.head) > 1 else ""
        if words.has(title):
            return f"{words.say(title)}: {argument}" if argument else words.say(title)
        return argument or (self.say(f"verb-{verb.name}") if self.say.has(f"verb-{verb.name}") else verb.name)

    def _argument(self, group: Group) -> str:
        """The first argument of a group's listings."""
        verb = self.table.rules.grammar.verbs[group.head[0]]
        return self.ink(self.table.words.name(verb.arguments[0][1], group.head[1])).plain

    # ---- the end -------------------------------------------------------------------------------------------------

    def _end(self) -> None:
        self._news(-1 if self.last is None else self.last)
        self.commands.score(final=True)
        places = self.table.rules.places(self.table.match.state)
        winners = [seat for seat, place in enumerate(places) if place == 1]
        points = sum(line.points for line in self.table.rules.sheet(self.table.match.state, winners[0]))
        names = ", ".join(self.table.names[seat] for seat in winners)
        self.screen.print(Text(self.say("won", names=names, count=len(winners), points=points), style="bold"))
        self._leave()

    def _leave(self) -> None:
        kept = self.table.keep()
        if kept is not None:
            key = "finished" if self.table.match.over else "autosaved"
            self.screen.print(self.say(key, file=str(kept), game=self.table.rules.name))
