# Prigionieri.
do-free-prisoner = Libera { $person }
do-execute = Giustizia { $person }
event-taken-prisoner = { $person } di { $seat } è prigioniero di { $owner }
event-wounded = { $person } è ferito
event-released = { $person } di { $seat } è libero e torna alla capitale
event-executed = { $seat } giustizia { $person }
why-captivity-too-short = Un prigioniero si può liberare o giustiziare dopo due stagioni di prigionia.
