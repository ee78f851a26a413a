# The terminal's own words. What the rules say stands with the games.
player = Player { $n }
bot = { $bot } { $n }
prompt = { $name } >
seat-of = { $name } (seat { $n })
welcome = Played here: { $seats }, of { $all } seats. "help" lists the commands.
more = -- more: Enter; or your choice -- >
curtain = -- { $name } is next: hand the keyboard over and press Enter -- >
next-player = -- { $name } is next --
earlier = … { $count } earlier { $count ->
    [one] line
   *[other] lines
}: log { $all }
group = { $title } … { $count } { $count ->
    [one] choice
   *[other] choices
}
back =      Enter: back to all choices
answered = { $name } has answered
undone = { $name } takes a choice back, with what came after it.
undo-nothing = There is nothing of yours to take back.
undo-others = This takes back choices of { $names } too. Does everybody agree? y/n >
undo-kept = Nothing was taken back.
yes = y yes
number-unknown = There is no { $number } in the list; it goes from 1 to { $last }.
number-why = There is no { $number } in the list of "why"; it goes from 1 to { $last }.
amount-none = This choice takes no amount.
amount-outside = The amount is { $least } to { $most }{ $step ->
    [1] {""}
   *[other] {" "}in steps of { $step }
}, not { $amount }.
not-listed = This is not among the choices now; "why" says what is barred.
refused = Not done: { $text }. { $reason }
not-understood = I do not understand "{ $text }"; "help" lists the commands.
why-nothing = Nothing is barred here.
why-legal = This is allowed now.
why-no-candidate = This is not a choice that the question asks for.
problem = { $problem }
why-rule = rules { $clause } prints the clause.
hint = Hint: { $text }
hint-then = Then: { $text }
saved = Saved as { $file }
autosaved = Your match was not saved; it is kept as { $file } (go on with: signoria play { $game } --load { $file })
finished = The match is kept as { $file } (check it with: signoria verify { $file })
save-name = Name a file: save FILE
save-exists = { $file } is there already and is not this match; choose another name.
save-failed = { $file } cannot be written: { $problem }
score-now = Points if the match stopped now
score-final = Final score
score-total = total
score-place = place
won = { $names } { $count ->
    [one] wins
   *[other] share the win
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
help = A number takes that choice; with an amount, "3" takes the least and "3 5" takes 5. A group opens with its number; "2 4" takes choice 4 of group 2, Enter goes back to all. A choice's text, such as { $example }, works too.
help-why = why [N|CHOICE] | what is barred, each with its reason and clause; one of them in full
help-undo = undo | take your last choice back
help-hint = hint | what a bot would do in your place
help-rules = rules [CLAUSE] | the rulebook, or a clause such as rules { $clause }
help-look = look [TEXT] | what the cards, leaders and tiles in sight do; or those with TEXT in their names
help-board = board | draw the board again
help-log = log [N] | what has happened so far; the last N lines
help-score = score | points so far, by source
help-save = save FILE | write the match to a file; go on with --load FILE
help-quit = quit | stop; what is not saved is kept in a file
amount = { $least }{ $most ->
    [0] {""}
   *[other] –{ $most }
}
typed-ask = { $title }: { $count } of 1–{ $last } >
typed-number = There is no { $number }; it goes from 1 to { $last }.
typed-unknown = Nothing that can be drawn here is called "{ $text }".
typed-several = Several things begin with "{ $text }"; type more of the name, or its number.
typed-twice = { $name } cannot be drawn twice.
typed-many = Only { $count } { $count ->
    [one] is
   *[other] are
} drawn here, not { $given }.
look-others = More with `look`:
look-nothing = Nothing here is called { $text }.
orders = Standing orders: what is answered for you without asking
orders-none = There are no standing orders to give now.
orders-barred = No standing order can be changed now. { $reason }
orders-given = Noted. { $text }
help-orders = orders [N …] | standing orders: what is answered for you without asking
rank-nothing = There is nothing here to put in an order: "{ $text }".
rank-unknown = There is no one thing here that is called "{ $text }"; there are: { $known }.
rank-same = That order holds already.
cards-name = name
cards-kind = kind
cards-period = period
cards-effect = effect
cards-title = { $count } { $count ->
    [one] entry
   *[other] entries
}
cards-kind-leader = Leader
cards-kind-family = Family
cards-kind-tile = Excommunication
cards-kind-bonus_tile = Bonus tile
cards-kind-auction_tile = Auction tile
cards-kind-token = Special token
cards-brings = Brings { $goods }.
cards-special = (Houses)
cards-asks = Asks for { $needs }.
cards-harvest = Harvest: { $goods }.
cards-production = Production: { $goods }.
cards-none = Nothing fits these filters.
cards-more = One of them whole, with its rulings: signoria cards { $game } NAME
cards-rulings = Rules and rulings
cards-reconstruction = Reconstructed in what no public source shows: { $clause }
cards-name-ours = Its name is ours, as no public source has one: { $clause }
