# Prisoners.
do-free-prisoner = Free { $person }
do-execute = Execute { $person }
event-taken-prisoner = { $person } of { $seat } is a prisoner of { $owner }
event-wounded = { $person } is wounded
event-released = { $person } of { $seat } is free and returns to the capital
event-executed = { $seat } executes { $person }
why-captivity-too-short = A prisoner can be freed or executed after two seasons of captivity.
