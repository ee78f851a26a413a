# Projects. 5.10
do-advance = Advance { $card }, out of { $account }
do-keep-project = Keep { $card } where it is, out of { $account }
do-pay-nothing = Pay nothing more

ask-projects = { $n ->
        [0] Your projects are paid for.
        [one] { $n } project waits for gold. What you do not pay for you give up.
       *[other] { $n } projects wait for gold. What you do not pay for you give up.
    } Your chest holds { $gold } Au.
ask-permission = { $seat } wants to spend { $n } Au out of { $account } on { $card }. Do you allow it?

event-project-advances = { $card }: { $block }
event-counter-built = { $card } is built, { $place }
event-gold-refused = { $seat } gives no gold for { $card }

why-paid-this-summer = This project is paid for this summer.
why-mature-already = This project is mature.
why-not-your-treasury = Imperial gold for projects is spent by who holds its C card, or its L card while nobody holds C.
