# The active monument.
do-activate = { $place } has the active monument
ask-monument = You own several monuments of your government. Which one is active until the next opening?
event-activated = { $seat }: the monument in { $place } is the active one
