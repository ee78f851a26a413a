# Mezzi catturati. 10.5.5, 15.6.5-15.6.8
do-crew-prize = { $ship } governa la preda: { $prize }
do-take-prize = { $ship } raccoglie la preda abbandonata: { $prize }
do-throw = { $carrier } perde 1 { $cargo }
do-salvage = { $carrier } prende { $range } { $cargo }

ask-prize = Catturata: { $prize }. Quale nave cede un Equipaggio?
ask-overload = { $carrier } contiene più di quanto puoi trasportare. Che cosa si perde?
ask-salvage = Che cosa prendono i tuoi mezzi in { $place }?

event-captured = { $owner } cattura { $carrier } in { $place }
event-prize-manned = { $seat } prende { $carrier }, ora { $name }
event-destroyed = { $carrier } è distrutto
event-thrown = { $carrier } perde { $amount } { $cargo }
event-salvaged = { $carrier } prende { $amount } { $cargo }
event-embargoed = L'Embargo delle Gilde contro { $seat } dura fino alla fine dell'anno { $year }

why-too-few-crew = La nave d'origine deve conservare almeno un Equipaggio.
why-unknown-type = La tua tecnologia non consente di impiegare questo tipo.
why-no-carrier-left = Non hai più pezzi in riserva per questo mezzo.
