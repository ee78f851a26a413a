# Unrest, revolts, negotiation, slave flight. 9.2, 9.3

do-imperial-justice = Imperial justice: pay, and unrest becomes 1
do-reliquary = The Holy Reliquary cancels the revolt
do-revolt-first = The revolt in { $place } comes first
do-negotiate = Negotiate with the rebels of { $place }
do-damage = { $building }
ask-revolts = Several of your provinces revolt. Which one first?
ask-revolt = A revolt breaks out in { $place }. Do you cancel it?
ask-damage = A building in { $place } is damaged. Which one?
why-not-the-first-revolt = Imperial justice can cancel only the first revolt of your realm in a year.
why-no-money-for-justice = Imperial justice is paid at once, and you have not enough.
why-reliquary-used = This Reliquary has cancelled a revolt this year already.
why-no-rebels-to-negotiate-with = Only its former owner may negotiate, while the province is neutral with its rebels.
why-cannot-pay-rebels = You do not have the Florins and the Grain that the rebels ask.
event-unrest = Unrest in { $place }: { $level }
event-revolt = { $place } revolts against { $seat }: { $units }
event-revolt-cancelled = { $seat } cancels the revolt in { $place }
event-revolt-quelled = { $seat } beats the rebels of { $place }; the province is sacked until the end of the next season
event-negotiated = { $seat } comes to terms with the rebels and has { $place } back
event-slave-flight = { $place } tests slave flight: { $die }, { $slaves ->
        [0] nobody flees
        [one] { $slaves } slave flees
       *[other] { $slaves } slaves flee
    }
event-damaged = { $place }: damaged, { $building }
