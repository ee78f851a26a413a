ask-toy = { $seat } is asked
do-trick = { $victim } is met by { $card ->
    [x] nothing
   *[other] a { $card }
}
do-give = gives { $least ->
    [0] up to { $most }
   *[other] { $least } to { $most }
}
do-work = works
do-work-hard = works for { $pay }
event-played = { $seat } plays { $card } ({ $card_id })
why-nobody-there = nobody stands on { $v0 }
why-poor = only { $v0 } left
card-filch = filch
card-cheat = cheat
card-swindle = swindle
card-rob = rob
card-dun = dun
place-hill = the hill
place-ford = the ford
place-wood = the wood
