# The server's own words: problems, undo, log. The rules' words stand with the games.
problem-bad-request = The request cannot be read: { $detail }
problem-bad-setup = { $detail }
problem-bad-match = This is no match file that can be played here: { $detail }
problem-bad-option = This option cannot be read: { $detail }
problem-bad-study = { $detail }
problem-forbidden = This device has no seat here that may do that.
problem-fault = The server failed; nothing was changed.
problem-host = This server is not known by that name; its host can add it to SIGNORIA_HOST_NAMES.
problem-origin = The request comes from another site.
problem-no-game = There is no such game: { $detail }
problem-no-table = There is no such table.
problem-no-moment = The match has no such moment.
problem-no-study = There is no such question to ask here: { $detail }
problem-no-case = The rulebook has no such case: { $detail }
problem-link-gone = This link has been used or revoked; ask the host for a new one.
problem-seated = This device already has its place at this table; open the link on the device of whoever is to play there.
problem-case = This table shows a case of the rulebook and is yours alone. Open the case anew from the rulebook, or make a table to play with others.
problem-seed-known = Somebody chose the seed and could foresee dice and cards: such a table is for practice, on one device and against bots. Leave the seed empty to play with others.
problem-too-large = That is more than { $limit } bytes.
problem-too-much = This file takes more than { $seconds } seconds or too much memory to read.
problem-too-many-tables = Too many new tables from this address; try again in an hour.
problem-too-many-spectators = The table has all the spectators that it admits.
problem-too-fast = Too many messages at once; wait a moment.
problem-lobby = The match has not begun yet.
problem-paused = The table is paused.
problem-closed = The table is closed.
problem-running = The match has already begun.
problem-over = The match is over.
problem-stale = This question has been answered or has changed; look at the table again.
problem-not-asked = You are not asked now.
problem-not-listed = This option is not possible now.
problem-unfinished = This choice has a second part: send both together.
problem-handed = This seat has been handed over; take it back first.
problem-no-undo = There is nothing to take back.
problem-no-retract = There is no answer to take back.
problem-undo-none = This table plays without taking back.
problem-undo-free = A die, a draw or another seat's choice came since: at this table it stands.
problem-epoch = The rules have changed since; what was before is kept, but cannot be shown again.
problem-no-vote = Nobody asks to take anything back now.
problem-vote-open = A wish to take something back is still open; it must be answered first.
problem-own-people = Only the seat's own people can agree to that, not a stand-in.
problem-empty-seat = Nobody sits at { $name } yet: send the link or give the seat to a bot.
problem-no-hint = There is no choice of yours to advise on now.
problem-not-over = That comes at the end of the match.
problem-broken = This table cannot be opened by this version: { $detail }

advice-then = { $first }; then: { $then }
undo-can-free = Take back your last choice
undo-can-alone = Take back your last choice, though more is known since
undo-can-ask = Ask all seats to take back your last choice
undo-vote = { $seat } asks to take a choice back
undo-done = { $seat } takes back { $count ->
    [one] one choice
   *[other] { $count } choices
}
rules-changed = The rules have been corrected; the match goes on from here{ $count ->
    [0] {""}
   *[other] {" "}({ $clauses })
}
note-bot = { $hand ->
    [host] The host lets a bot play for { $seat } ({ $who })
   *[own] { $seat } lets a bot play ({ $who })
}
note-person = { $hand ->
    [host] The host gives { $seat } back to its own player
   *[own] { $seat } is played by its own player again
}
note-free = { $hand ->
    [host] The host has signed { $seat } out: the seat is free
   *[own] { $seat } has left: the seat is free
}
note-stand-in = { $hand ->
    [host] The host makes a link for { $who } to stand in for { $seat }
   *[own] { $seat } makes a link for { $who } to stand in
}
note-opened = { $seat } was opened on another device
note-took = { $who } stands in for { $seat } and sees what is hidden there
note-host = Another device has become a host of the table
answered = { $seat } has answered
lead-taken = { $seats } takes the lead
lead-shared = { $seats } share the lead
won = { $seats } { $count ->
    [one] wins
   *[other] share the win
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
waiting = waiting for { $seats }
bye-closed = The table has been deleted.
bye-crowded = Too many connections are open here; this one made room.
bye-revoked = This device no longer has a place at this table.
seat-name = Seat { $n }
stand-in = a stand-in
bot-random = Random: takes any legal option
bot-greedy = Greedy: looks one move ahead and knows what things are worth
