# Ecclesiastici.
do-appoint = Nomina un Vescovo a { $place }
do-promote = Promuovi { $person } a Cardinale
event-appointed = { $seat } nomina { $person } a { $place }
event-promoted = { $seat } promuove { $person } a Cardinale
event-clergy-left = { $person } lascia { $seat }
why-needs-religion1 = Gli ecclesiastici richiedono Religione 1.
why-needs-religion2 = I Cardinali richiedono Religione 2.
why-no-working-church = Qui non c'è una Chiesa o Cattedrale funzionante.
why-bishops-most = Un regno ha un Vescovo per ogni Chiesa o Cattedrale funzionante, al massimo quattro.
why-few-working-churches = Un Cardinale richiede due Chiese o Cattedrali funzionanti nel regno.
why-cardinals-most = Un regno ha al massimo due Cardinali.
why-bishop-captive = Questo Vescovo è prigioniero.
