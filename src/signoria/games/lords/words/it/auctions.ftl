# Le carte si scoprono e si vendono; cambi di schieramento. 4.1, 5.2, 5.14
do-bid-up-to = Offri al massimo { $range } Au
do-bid-up-to-change = Offri al massimo { $range } Au e, se vinci, passa al colore { $colour }
do-pass-bid = Non offrire
do-call-me = Chiedimelo quando tocca a me
do-raise-bid = Rilancia a { $range } Au
do-raise-bid-change = Rilancia a { $range } Au e, se vinci, passa al colore { $colour }
do-match-bid = Pareggia l'offerta più alta
do-match-bid-change = Pareggia l'offerta più alta e, se vinci, passa al colore { $colour }
do-stay-bid = Lascia com'è
do-nominate = Chiama { $card } e offri 1 Au
do-nominate-change = Chiama { $card } e offri 1 Au; se vinci, passi al colore { $colour }
do-muster = In { $place }
do-yield-card = Rinuncia a { $card }

ask-limits = È in vendita { $card }{ $top ->
        [0] .
       *[other] ; sul tavolo ci sono { $top } Au.
    } Quanto offri al massimo? Nessuno vede la tua risposta; paghi solo quanto basta a battere gli altri.
ask-limits-change = È in vendita { $card }{ $top ->
        [0] .
       *[other] ; sul tavolo ci sono { $top } Au.
    } Chi fa un'offerta vuole passare al colore { $colour }: se vinci, rinunci alle tue vecchie carte imperiali e gli alleati di Statura pari o superiore alla tua ti lasciano. Quanto offri al massimo?
ask-raise = È in vendita { $card }; l'offerta più alta è di { $top } Au. Rilanci?
ask-raise-change = È in vendita { $card }; l'offerta più alta è di { $top } Au. Rilanci? Se vinci, passi al colore { $colour }.
ask-nominate = Quale carta chiami? La chiamata è un'offerta di 1 Au. Chi passa non chiama più nulla in questa stagione.
ask-muster = { $card } porta un mercenario. Dove arriva?
ask-yield-one = Lasci il tuo impero ({ $empire }). A quale delle sue carte rinunci?
ask-arrest-turncoat = { $leader } ha cambiato parte e si trova fra le tue truppe. Lo fai arrestare?

event-card-turned-over = Si scopre { $card }
event-card-offered = In vendita: { $card }
event-bidden = { $seat } offre { $amount } Au per { $card }
event-bid-rolled = Offerte pari: { $seat } tira { $roll }
event-card-sold = { $seat } si aggiudica { $card } per { $price } Au
event-card-unsold = Nessuno offre per { $card }
event-takes-colour = { $leader } ora è di questo colore: { $colour }
event-controls-invaded = Finché dura l'invasione { $seat } controlla l'impero: { $empire }
event-aligned = { $seat } passa al colore { $colour }
event-turncoat-rolled = { $seat } fa arrestare { $leader }, colpi: { $hits }

why-own-gold-only = Si offre soltanto oro proprio, e non ne hai di più.
why-of-the-invader = Chi è schierato con l'invasore non può fare offerte.
why-emperor-keeps-colour = Un imperatore non cambia colore.
why-married-already = Non sposa chi è già sposato.
why-one-wife = Un cattolico ha una sola moglie.
why-popes-marry-not = Un Papa non si sposa.
why-new-world-unknown = Solo per chi è in viaggio di scoperta o conosce i Caraibi.
why-green-in-summer = Le carte verdi non usate si vendono in estate.
