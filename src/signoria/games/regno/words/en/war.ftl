# War, pacts, peace, consent, going home. 12.2

do-declare-war = Declare war on { $seat }
do-ask-transit = Ask { $seat } for consent to pass
do-go-home = Go to { $place }

event-war-declared = { $seat } declares war on { $other }
event-peace-made = { $seat } and { $other } make peace
event-pact-signed = { $seat } and { $other } register a pact, to the end of year { $year }
event-pact-broken = { $seat } breaks the pact with { $other }
event-consent-given = { $seat } lets { $other } pass
event-consent-refused = { $seat } does not let { $other } pass
event-gone-home = The troops of { $seat } go from { $place } home to { $to }: { $units }
event-were-interned = The troops of { $seat } in { $place } find no way home and are interned until peace with { $foe }: { $units }
event-given-back = { $seat } gets its interned troops back in { $place }: { $units }
event-went-along = { $person } goes to { $place } too

why-war-allied = A dynastic ally cannot be attacked.
why-war-already = You are at war with this realm.
why-pact-at-war = Realms at war make peace first.
why-pact-already = There is a registered pact between you.
why-pact-court = At least one of the two needs Court 2.
why-pact-money = Both must be able to pay.
why-peace-already = You are not at war with this realm.
why-transit-asked = This realm has answered in this activation.

ask-go-home = Your troops must leave { $place }. Which of the nearest provinces do they go to?
ask-consent = Does { $seat } have your consent to pass through your provinces in this activation?
