# Family: traits, age, offspring.
do-fate = Roll for { $person }
ask-fate = Seniority 10 or more: choose for whom you roll first. On 1 the person dies. The Sovereign rolls last.
event-traits = { $person }: virtue { $virtue }, flaw { $flaw }
event-aged = Everybody's seniority rises by one
event-death-roll = { $person }, seniority 10 or more, rolls { $die }
event-died = { $person } of { $seat } dies
event-offspring-roll = { $seat } rolls { $die } for offspring
event-born = { $seat } has a new minor Heir: { $person }
event-of-age = { $person } of { $seat } comes of age
