# Accordi fra giocatori. 10.3, 12.2, 14.2.6, 16.2.8
subject-trade = scambio
subject-peace = pace
subject-pact = patto di non aggressione
subject-ransom = riscatto
subject-marriage = matrimonio

reason-price = il prezzo
reason-goods = le merci
reason-land = il territorio
reason-person = la persona
reason-trust = nessuna fiducia
reason-not_now = non ora

do-offer-peace = Offri la pace a { $seat }
do-offer-pact = Offri a { $seat } un patto registrato
do-trade-with = Scambia con { $seat } in { $place }
do-give-goods = Dai { $range } [{ $resource_id }]
do-ask-goods = Chiedi { $range } [{ $resource_id }]
do-give-slaves = Dai schiavi: { $range }
do-ask-slaves = Chiedi schiavi: { $range }
do-give-land = Cedi { $place }
do-ask-land = Chiedi { $place }
do-ransom-of = Riscatto di { $person }
do-own-spouse = Il tuo sposo o la tua sposa: { $person }
do-their-spouse = La controparte sposa: { $person }
do-own-grain = La tua parte del Grano: { $range }
do-own-luxury = Il lusso lo dai tu: [{ $resource_id }]
do-their-luxury = Il lusso lo dà l'altro: [{ $resource_id }]
do-propose-deal = Fai questa offerta
do-accept-deal = Accetta
do-refuse-deal = Rifiuta: { $reason }
do-counter = Proponi un'altra somma: { $range } [florins]
do-withdraw-to = Ritirati in { $place }

event-deal-offered = { $seat } fa un'offerta a { $other }: { $subject }
event-deal-agreed = { $seat } e { $other } si accordano: { $subject }
event-deal-refused = { $seat } rifiuta l'offerta di { $other } ({ $subject }): { $reason }
event-deal-countered = { $seat } propone a { $other } un'altra somma: [{ $florins } florins]
event-escrowed = In deposito per l'offerta di { $seat }: { $goods }
event-escrow-returned = Non più in deposito per { $seat }: { $goods }
event-paid-over = { $seat } dà a { $other }: { $goods }
event-slaves-ceded = { $seat } cede schiavi a { $other }: { $n }
event-first-sale = Prima merce venduta a un altro giocatore nell'anno: { $seat } riceve [{ $florins } florins]
event-ceded = { $seat } cede { $place } a { $other }
event-withdrew = I pezzi di { $seat } in { $place } si ritirano in { $to }

ask-negotiate = Che cosa offri a { $other }? Oggetto: { $subject }.
ask-cede-withdraw = Cedi { $place }. Dove vanno i tuoi pezzi?
ask-deal-peace = { $seat } offre la pace.
ask-deal-pact = { $seat } offre un patto registrato di non aggressione.
ask-deal-ransom-pay = { $seat } vuole da te [{ $florins } florins] per { $person }.
ask-deal-ransom-get = { $seat } ti offre [{ $florins } florins] per { $person }.
ask-deal-marriage = { $seat } propone le nozze di { $own } e { $their }. Dà { $gives }, tu dai { $takes }.
ask-deal-trade = { $seat } dà { $gives }{ $slaves_given ->
        [0] { "" }
       *[other] , schiavi: { $slaves_given }
    }. Tu dai { $takes }{ $slaves_taken ->
        [0] { "" }
       *[other] , schiavi: { $slaves_taken }
    }.
ask-deal-trade-cede = { ask-deal-trade } { $seat } cede { $given }.
ask-deal-trade-claim = { ask-deal-trade } Tu cedi { $taken }.
ask-deal-trade-swap = { ask-deal-trade } { $seat } cede { $given }, tu cedi { $taken }.

why-no-more-talks = In questa attivazione non puoi fargli altre offerte.
why-refused-before = Questi termini sono stati rifiutati in questa attivazione.
why-trade-at-war = La guerra vieta gli scambi diretti.
why-trade-isolated = L'Isolamento vieta gli scambi diretti.
why-both-need-commerce2 = Entrambi dovete avere Commercio 2.
why-no-trade-posts = Servono un insediamento tuo e uno suo con Mercato, Fiera o Porto, collegati da una rotta non ostile.
why-cede-once = Un territorio per parte in ogni attivazione.
why-cede-capital = Una capitale non si cede.
why-cede-third-parties = Vi sono pezzi di terzi.
why-cede-no-exit = I tuoi pezzi non potrebbero uscire subito in una tua provincia adiacente.
why-cede-besieged = Una provincia assediata o ribelle non si cede.
why-cede-last = L'ultimo territorio non si cede.
why-cede-relic = La Reliquia non si cede.
