# Orde.
event-horde-appeared = Un'orda compare in { $place }: { $units }
event-horde-moved = L'orda si sposta da { $from } a { $place }
event-horde-took = L'orda prende { $place } e la saccheggia
event-horde-disbanded = L'orda in { $place } si scioglie
