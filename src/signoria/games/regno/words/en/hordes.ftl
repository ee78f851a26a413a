# Hordes.
event-horde-appeared = A horde appears in { $place }: { $units }
event-horde-moved = The horde moves from { $from } to { $place }
event-horde-took = The horde takes { $place } and sacks it
event-horde-disbanded = The horde in { $place } disbands
