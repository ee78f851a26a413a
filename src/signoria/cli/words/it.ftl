# Le parole del terminale. Quello che dicono le regole sta con i giochi.
player = Giocatore { $n }
bot = { $bot } { $n }
prompt = { $name } >
seat-of = { $name } (posto { $n })
welcome = Si gioca qui: { $seats }, di { $all } posti. "help" elenca i comandi.
more = -- continua: Invio; o la tua scelta -- >
curtain = -- tocca a { $name }: passa la tastiera e premi Invio -- >
next-player = -- tocca a { $name } --
earlier = … { $count ->
    [one] una riga precedente
   *[other] { $count } righe precedenti
}: log { $all }
group = { $title } … { $count ->
    [one] una scelta
   *[other] { $count } scelte
}
back =      Invio: torna a tutte le scelte
answered = { $name } ha risposto
undone = { $name } ritira una scelta, con ciò che è seguito.
undo-nothing = Non c'è nulla di tuo da ritirare.
undo-others = Così si ritirano anche scelte di { $names }. Siete tutti d'accordo? s/n >
undo-kept = Non è stato ritirato nulla.
yes = s sì si y
number-unknown = Nella lista non c'è il { $number }; va da 1 a { $last }.
number-why = Nella lista di "why" non c'è il { $number }; va da 1 a { $last }.
amount-none = Questa scelta non ha una quantità.
amount-outside = La quantità va da { $least } a { $most }{ $step ->
    [1] {""}
   *[other] {" "}a passi di { $step }
}, non { $amount }.
not-listed = Non è tra le scelte di adesso; "why" dice che cosa è vietato.
refused = Non fatto: { $text }. { $reason }
not-understood = Non capisco "{ $text }"; "help" elenca i comandi.
why-nothing = Qui nulla è vietato.
why-legal = Questo adesso è permesso.
why-no-candidate = Non è una scelta che la domanda richiede.
problem = { $problem }
why-rule = rules { $clause } mostra la clausola.
hint = Consiglio: { $text }
hint-then = Poi: { $text }
saved = Salvato come { $file }
autosaved = La partita non era salvata; è conservata in { $file } (si continua con: signoria play { $game } --load { $file })
finished = La partita è conservata in { $file } (si controlla con: signoria verify { $file })
save-name = Indica un file: save FILE
save-exists = { $file } esiste già e non è questa partita; scegli un altro nome.
save-failed = Impossibile scrivere { $file }: { $problem }
score-now = Punti se la partita finisse ora
score-final = Punteggio finale
score-total = totale
score-place = posto
won = { $names } { $count ->
    [one] vince
   *[other] vincono insieme
} con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
help = Un numero prende quella scelta; con una quantità, "3" prende la minima e "3 5" prende 5. Un gruppo si apre con il suo numero; "2 4" prende la scelta 4 del gruppo 2, Invio torna a tutte. Vale anche il testo di una scelta, come { $example }.
help-why = why [N|SCELTA] | che cosa è vietato, con motivo e clausola; una sola per intero
help-undo = undo | ritira la tua ultima scelta
help-hint = hint | che cosa farebbe un bot al tuo posto
help-rules = rules [CLAUSOLA] | il regolamento, o una clausola come rules { $clause }
help-look = look [TESTO] | che cosa fanno carte, leader e tessere in vista; o solo quelli con TESTO nel nome
help-board = board | ridisegna il tabellone
help-log = log [N] | che cosa è successo finora; le ultime N righe
help-score = score | i punti finora, per origine
help-save = save FILE | scrive la partita in un file; si continua con --load FILE
help-quit = quit | esce; ciò che non è salvato resta in un file
amount = { $least }{ $most ->
    [0] {""}
   *[other] –{ $most }
}
typed-ask = { $title }: { $count } fra 1–{ $last } >
typed-number = Non c'è { $number }: si va da 1 a { $last }.
typed-unknown = Qui non si può pescare niente che si chiami "{ $text }".
typed-several = Più nomi cominciano con "{ $text }": scrivi di più, o il numero.
typed-twice = { $name } non può uscire due volte.
typed-many = Qui { $count ->
    [one] ne esce una sola
   *[other] ne escono solo { $count }
}, non { $given }.
look-others = Altro con `look`:
look-nothing = Qui nulla si chiama { $text }.
orders = Ordini permanenti: a che cosa si risponde per te senza chiedere
orders-none = Adesso non ci sono ordini permanenti da dare.
orders-barred = Adesso nessun ordine permanente si può cambiare. { $reason }
orders-given = Annotato. { $text }
help-orders = orders [N …] | ordini permanenti: a che cosa si risponde per te senza chiedere
rank-nothing = Qui non c'è nulla da mettere in ordine: "{ $text }".
rank-unknown = Qui non c'è una sola cosa che si chiami "{ $text }"; ci sono: { $known }.
rank-same = Quest'ordine vale già.
cards-name = nome
cards-kind = genere
cards-period = periodo
cards-effect = effetto
cards-title = { $count } { $count ->
    [one] voce
   *[other] voci
}
cards-kind-leader = Leader
cards-kind-family = Famiglia
cards-kind-tile = Scomunica
cards-kind-bonus_tile = Tessera bonus
cards-kind-auction_tile = Tessera Asta
cards-kind-token = Gettone speciale
cards-brings = Porta { $goods }.
cards-special = (Famiglie)
cards-asks = Richiede { $needs }.
cards-harvest = Raccolto: { $goods }.
cards-production = Produzione: { $goods }.
cards-none = Nessuna voce corrisponde a questi filtri.
cards-more = Una voce intera, con i suoi chiarimenti: signoria cards { $game } NOME
cards-rulings = Regole e chiarimenti
cards-reconstruction = Ricostruito in ciò che nessuna fonte pubblica mostra: { $clause }
cards-name-ours = Il nome è nostro, nessuna fonte pubblica ne ha uno: { $clause }
