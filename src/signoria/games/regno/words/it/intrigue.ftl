# Intrighi.
do-incite = Sobilla { $place }
do-assassinate = Fai assassinare { $person }
event-incited = { $seat } sobilla { $place } e tira { $die }
event-assassination-tried = { $seat } tenta di assassinare { $person } e tira { $die }
event-may-break-pact = { $seat } può rompere un patto con { $other } senza penalità fino alla fine dell'anno { $year }
why-incitement-needs-espionage = La sobillazione richiede Spionaggio 3.
why-assassination-needs-espionage = L'assassinio richiede Spionaggio 4.
why-not-bordering-own = Questa provincia non confina con una tua.
why-nobody-to-incite = In questa provincia non abita nessuno.
why-not-a-players-province = Si sobilla solo la provincia di un altro giocatore.
why-intrigue-against-ally = Questo regno è tuo alleato dinastico.
why-victim-in-prison = Non si colpiscono i prigionieri.
why-victim-off-map = Questo personaggio non è in una provincia sulla mappa.
why-victim-out-of-reach = Questo personaggio non è in una provincia confinante con una tua.
why-intrigue-too-dear = Non puoi pagare l'intrigo.
