# Terminalens egne ord. Hvad reglerne siger, står hos spillene.
player = Spiller { $n }
bot = { $bot } { $n }
prompt = { $name } >
seat-of = { $name } (plads { $n })
welcome = Her spilles: { $seats } af { $all } pladser. "help" viser kommandoerne.
more = -- mere: Enter; eller dit valg -- >
curtain = -- { $name } er den næste: giv tastaturet videre, og tryk Enter -- >
next-player = -- { $name } er den næste --
earlier = … { $count } tidligere { $count ->
    [one] linje
   *[other] linjer
}: log { $all }
group = { $title } … { $count } { $count ->
    [one] mulighed
   *[other] muligheder
}
back =      Enter: tilbage til alle muligheder
answered = { $name } har svaret
undone = { $name } fortryder et valg og det, der fulgte efter.
undo-nothing = Du har intet at fortryde.
undo-others = Så fortrydes også valg af { $names }. Er alle enige? j/n >
undo-kept = Intet blev fortrudt.
yes = j ja y
number-unknown = Listen har intet nummer { $number }; den går fra 1 til { $last }.
number-why = Listen over "why" har intet nummer { $number }; den går fra 1 til { $last }.
amount-none = Dette valg har intet antal.
amount-outside = Antallet er fra { $least } til { $most }{ $step ->
    [1] {""}
   *[other] {" "}i spring på { $step }
}, ikke { $amount }.
not-listed = Det er ikke blandt mulighederne nu; "why" fortæller, hvad der er spærret.
refused = Ikke gjort: { $text }. { $reason }
not-understood = Jeg forstår ikke "{ $text }"; "help" viser kommandoerne.
why-nothing = Intet er spærret her.
why-legal = Det er tilladt nu.
why-no-candidate = Det er ikke et valg, som spørgsmålet beder om.
problem = { $problem }
why-rule = rules { $clause } viser reglen.
hint = Tip: { $text }
hint-then = Derefter: { $text }
saved = Gemt som { $file }
autosaved = Partiet var ikke gemt; det ligger i { $file } (fortsæt med: signoria play { $game } --load { $file })
finished = Partiet ligger i { $file } (efterprøv det med: signoria verify { $file })
save-name = Angiv en fil: save FIL
save-exists = { $file } findes allerede og er ikke dette parti; vælg et andet navn.
save-failed = { $file } kan ikke skrives: { $problem }
score-now = Point, hvis partiet stoppede nu
score-final = Slutstilling
score-total = i alt
score-place = placering
won = { $names } { $count ->
    [one] vinder
   *[other] deler sejren
} med { $points } point.
help = Et nummer tager den mulighed; med et antal tager "3" det mindste og "3 5" tager 5. En gruppe åbnes med sit nummer; "2 4" tager mulighed 4 i gruppe 2, Enter fører tilbage til alle. En muligheds tekst, som { $example }, virker også.
help-why = why [N|VALG] | hvad der er spærret, hver med grund og regel; eller en enkelt i sin helhed
help-undo = undo | fortryd dit seneste valg
help-hint = hint | hvad en bot ville gøre i dit sted
help-rules = rules [REGEL] | regelbogen, eller en regel som rules { $clause }
help-look = look [TEKST] | hvad de synlige kort, ledere og brikker gør; eller dem med TEKST i navnet
help-board = board | tegn spillepladen igen
help-log = log [N] | hvad der er sket indtil nu; de sidste N linjer
help-score = score | point indtil nu, efter kilde
help-save = save FIL | skriv partiet til en fil; fortsæt med --load FIL
help-quit = quit | stop; hvad der ikke er gemt, lægges i en fil
amount = { $least }{ $most ->
    [0] {""}
   *[other] –{ $most }
}
typed-ask = { $title }: { $count } af 1–{ $last } >
typed-number = Der er intet nummer { $number }; det går fra 1 til { $last }.
typed-unknown = Intet, der kan trækkes her, hedder "{ $text }".
typed-several = Flere ting begynder med "{ $text }"; skriv mere af navnet eller nummeret.
typed-twice = { $name } kan ikke trækkes to gange.
typed-many = Her trækkes kun { $count }, ikke { $given }.
look-others = Mere med `look`:
look-nothing = Intet her hedder { $text }.
orders = Stående ordrer: hvad der besvares for dig uden at spørge
orders-none = Der er ingen stående ordrer at give nu.
orders-barred = Ingen stående ordre kan ændres nu. { $reason }
orders-given = Noteret. { $text }
help-orders = orders [N …] | stående ordrer: hvad der besvares for dig uden at spørge
rank-nothing = Her er intet at sætte i rækkefølge: "{ $text }".
rank-unknown = Der er ikke én bestemt ting her, der hedder "{ $text }"; der er: { $known }.
rank-same = Den ordre gælder allerede.
cards-name = navn
cards-kind = slags
cards-period = periode
cards-effect = virkning
cards-title = { $count } { $count ->
    [one] opslag
   *[other] opslag
}
cards-kind-leader = Leder
cards-kind-family = Familie
cards-kind-tile = Bandlysning
cards-kind-bonus_tile = Bonusbrik
cards-kind-auction_tile = Auktionsbrik
cards-kind-token = Specialjeton
cards-brings = Bringer { $goods }.
cards-special = (Houses)
cards-asks = Kræver { $needs }.
cards-harvest = Høst: { $goods }.
cards-production = Produktion: { $goods }.
cards-none = Intet passer til disse filtre.
cards-more = Et helt opslag med dets afgørelser: signoria cards { $game } NAVN
cards-rulings = Regler og afgørelser
cards-reconstruction = Rekonstrueret i det, som ingen offentlig kilde viser: { $clause }
cards-name-ours = Navnet er vores, for ingen offentlig kilde har et: { $clause }
