# Order 5, court and intrigue.
do-propose-marriage = Propose a marriage to { $seat }
do-educate = Educate { $person }
do-take-consort = Take a Consort and give [1 { $luxury_id }]
do-give-luxury = Give [1 { $luxury_id }]
ask-court = Court and intrigue: { $left ->
        [0] both functions are done.
        [one] one function is left.
       *[other] { $left } functions are left.
    }
ask-gift = Which luxury goes with the marriage of { $person } into { $place }?
event-educated = { $seat } educates { $person }: the flaw is gone
event-consort-taken = { $person } becomes Consort of { $seat }
why-two-functions-done = This Order holds two functions, and both are done.
why-function-done = You have done this function in this Order.
why-one-intrigue = An Order holds one intrigue only.
why-heir-in-prison = This Heir is a prisoner.
why-heir-on-map = Only an Heir at Court can be educated.
why-educated-before = This Heir has no flaw to lose; one is educated once in a lifetime.
why-education-too-dear = You cannot pay the education.
why-no-sovereign-to-marry = You have no free Sovereign.
why-marriage-talks-over = You can propose nothing more to this player in this activation.
why-sovereign-married = Your Sovereign is married.
why-consort-too-dear = You cannot pay 40 Florins and this luxury.
why-family-full = Your family has no name left.
