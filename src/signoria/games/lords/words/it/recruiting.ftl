# Comprare, rinforzare, ciò che formano le potenze senza giocatore. 5.3 a 5.5, 5.7.11
do-raise-army = Forma un'armata ({ $empire }) a { $place }; paga { $account }
do-build-ship = Costruisci a { $place } ({ $empire }): { $unit }; paga { $account }
do-build-caravan = Fai partire una carovana ({ $empire }) da { $place }; paga { $account }
do-recruit = Recluta mercenari a { $place }; paga { $account }
do-build-pirate = Costruisci { $counter } a { $place }; paga { $account }
do-freshen = Riporta a piena forza { $counter }; paga { $account }
do-merge = Unisci { $other } a { $counter }, che torna a piena forza
do-repair = Ripara { $card }; paga { $account }
do-ask-siege-leave = Chiedi all'imperatore fuori da { $place } il permesso di rinforzarla
do-pay-vassals = Paga al massimo { $range } Au per { $leader }

ask-buying = Compra e rinforza. Nella tua cassa ci sono { $n } Au. Puoi perdere alleati e pirati se non paghi per i loro segnalini logori.
ask-vassals = { $seat } non paga per { $n ->
        [one] { $n } segnalino logoro
       *[other] { $n } segnalini logori
    } di mercenari con { $leader }. Chi paga ottiene la carta e loro. Quanto paghi al massimo? Non paghi più di quanto serve per superare gli altri.
ask-siege-leave = { $seat } ti chiede il permesso di rinforzare { $place }, che è assediata. Lo concedi?
ask-defend-home = Qualcuno sta per entrare a { $place }. Aggiungi { $n } Au dalla tua cassa, perché formi dei mercenari?

event-building-repaired = Riparazione: { $card }
event-siege-leave-given = { $seat } lascia rinforzare { $place }
event-vassal-changes = { $leader } passa a { $seat } per { $n } Au
event-city-rises = { $place } prende le armi

why-imperial-army-there = In questa città c'è già un'armata imperiale.
why-not-your-empire = Questa città non è di un impero di cui costruisci i segnalini.
why-not-your-dukedom = Con oro tuo recluti mercenari nel tuo Ducato, nei suoi satelliti e nei Ducati di cui hai la carta.
why-raised-this-round = Questa città ha già formato un'armata in questo round.
why-launched-this-year = Questo porto ha già costruito una flotta quest'anno.
why-no-port = Le navi si costruiscono solo nei porti.
why-recruits-besieged = Una città assediata forma solo ciò che deve quando qualcuno vi entra.
why-recruits-foreign-army = In questa città c'è un'armata di un altro colore.
why-no-counter-left = Non restano segnalini di questo tipo.
why-needs-chancellor-card = Questo tesoro lo spende solo chi ha la sua carta C.
why-purse-too-small = Non c'è oro abbastanza; qui ci sono { $v0 } Au.
why-no-allied-leader-there = I pirati si costruiscono in un porto dove si trova un tuo leader.
why-pirate-card-held = Qualcun altro ha questa carta, o è fuori dal gioco.
why-pirate-on-map = Questi pirati sono già in mare.
why-besieged-no-refresh = Una città assediata ha bisogno di una flotta amica, di oro al suo interno o del permesso dell'imperatore fuori.
why-nothing-to-pay-with = Non c'è oro che tu possa usare per questo.
why-not-yours-to-keep = Questo segnalino non lo mantieni tu.
why-unlike-counters = Si uniscono solo segnalini logori di un tipo e di un colore nello stesso luogo.
why-not-your-building = Questo edificio non è tuo.
