# Guerra, patti, pace, consenso, ritorno. 12.2

do-declare-war = Dichiara guerra a { $seat }
do-ask-transit = Chiedi a { $seat } il consenso al transito
do-go-home = Torna in { $place }

event-war-declared = { $seat } dichiara guerra a { $other }
event-peace-made = { $seat } e { $other } concludono la pace
event-pact-signed = { $seat } e { $other } registrano un patto fino alla fine dell'anno { $year }
event-pact-broken = { $seat } viola il patto con { $other }
event-consent-given = { $seat } consente il transito a { $other }
event-consent-refused = { $seat } nega il transito a { $other }
event-gone-home = Le truppe di { $seat } tornano da { $place } a { $to }: { $units }
event-were-interned = Le truppe di { $seat } in { $place } non hanno via di ritorno e sono internate fino alla pace con { $foe }: { $units }
event-given-back = { $seat } riceve in { $place } le truppe internate: { $units }
event-went-along = Anche { $person } va in { $place }

why-war-allied = Un alleato dinastico non si attacca.
why-war-already = Sei già in guerra con questo regno.
why-pact-at-war = Chi è in guerra conclude prima la pace.
why-pact-already = Tra voi esiste già un patto registrato.
why-pact-court = Almeno uno dei due deve avere Corte 2.
why-pact-money = Entrambi devono poter pagare.
why-peace-already = Non sei in guerra con questo regno.
why-transit-asked = Questo regno ha già risposto in questa attivazione.

ask-go-home = Le tue truppe devono lasciare { $place }. In quale dei territori più vicini tornano?
ask-consent = Consenti a { $seat } il transito nei tuoi territori in questa attivazione?
