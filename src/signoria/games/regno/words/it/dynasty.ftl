# Famiglia: tratti, anzianità, prole.
do-fate = Tira per { $person }
ask-fate = Anzianità 10 o più: scegli per chi tirare. Con 1 muore. Il Sovrano tira per ultimo.
event-traits = { $person }: pregio { $virtue }, difetto { $flaw }
event-aged = L'anzianità di tutti aumenta di uno
event-death-roll = { $person }, anzianità 10 o più, tira { $die }
event-died = Muore { $person } di { $seat }
event-offspring-roll = { $seat } tira { $die } per la prole
event-born = { $seat } ha un nuovo Erede minorenne: { $person }
event-of-age = { $person } di { $seat } diventa adulto
