# The Plague. R18.3

ask-isolation = Plague! Do you choose Isolation this season? All choose in secret.
event-isolated = In Isolation: { $seats }
event-plague = The Plague in { $place }: { $die }; inhabitants dead: { $dead }
event-sick = The Plague: { $who } rolls { $die }
event-sick-army = The Plague in the army of { $owner } in { $place }: { $die }
