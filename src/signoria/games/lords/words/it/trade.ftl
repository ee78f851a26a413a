# Rotte commerciali, pedaggi, passaggio. 5.11
do-declare = { $n ->
    [0] { $source }: { $good } per la rotta migliore
   *[other] { $source }: { $good } per un'altra rotta allo stesso costo ({ $n })
}
do-declare-all = Dichiara la rotta migliore di ciascuno
do-collect-toll = Il pedaggio va a { $place }
do-ask-passage = Chiedi a { $seat } { $range } Au per ogni tua unità usata
do-refuse-passage = Nega a { $seat } tutte le tue unità
do-ask-tribute = Chiedi { $range } Au a ogni rotta straniera nei tuoi stretti
do-ask-ship-toll = Chiedi { $range } Au a ogni nave straniera nei tuoi stretti
do-deny-straits = Chiudi i tuoi stretti a tutti gli altri colori
do-close-strait = Chiudi { $strait } alle unità di { $seat }
do-open-strait = Riapri { $strait } alle unità di { $seat }
do-deny-trade = Nega a { $seat } il commercio di { $place }
do-allow-trade = Permetti di nuovo a { $seat } il commercio di { $place }
do-deny-use = Nega a tutti l'uso di { $card }; va alla prossima asta
ask-declare = Dichiara le tue rotte commerciali.
ask-collect-toll = Quale città prende il pedaggio di questo anello?
event-route = { $seat }: { $source } riceve { $good } da { $place } in { $links } { $links ->
    [one] anello
   *[other] anelli
}
event-passage-asked = { $seat } lascia usare le sue unità a { $other } per [{ $n } au] l'una
event-passage-refused = { $seat } nega le sue unità a { $other }
event-tribute-asked = { $seat } chiede [{ $n } au] a ogni rotta straniera nei suoi stretti
event-ship-toll-asked = { $seat } chiede [{ $n } au] a ogni nave straniera nei suoi stretti
event-straits-denied = { $seat } chiude i suoi stretti a tutti gli altri colori
event-strait-closed = { $seat } chiude { $strait } alle unità di { $other }
event-strait-opened = { $seat } riapre { $strait } alle unità di { $other }
event-trade-denied = { $seat } nega a { $other } il commercio di { $place }
event-trade-allowed = { $seat } permette a { $other } il commercio di { $place }
event-use-denied = { $seat } nega l'uso di { $card }
why-trade-denied = Chi tiene il luogo di commercio ti nega le sue merci.
why-no-supplier = Nessuno ora fornisce questa merce.
why-no-chain-of-links = Nessuna catena di unità amiche porta da qui alle forniture; anche il luogo di commercio deve avere un'unità.
why-fees-exceed-gold = Ciò che gli altri chiedono per unità e stretti supera il tuo oro e questo profitto.
why-no-unit-in-strait = Non hai armate o navi in un porto di questo stretto.
