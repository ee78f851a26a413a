# What changes with a province's owner.
event-fortress-adapted = The fortress of { $place } has { $ps } PS under its new owner
