# Che cosa cambia col proprietario di una provincia.
event-fortress-adapted = La fortezza di { $place } ha { $ps } PS sotto il nuovo proprietario
