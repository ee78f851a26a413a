# La Peste. R18.3

ask-isolation = La Peste! Scegli l'Isolamento per questa stagione? Tutti scelgono in segreto.
event-isolated = In Isolamento: { $seats }
event-plague = La Peste in { $place }: { $die }; abitanti morti: { $dead }
event-sick = La Peste: { $who } tira { $die }
event-sick-army = La Peste nell'armata di { $owner } in { $place }: { $die }
