# Why the bot chooses what it chooses, a sentence each.
because-chance = Chance decided.
because-nothing-better = Nothing else here is worth it.

# choices before the first year, auction
because-faith-of-the-land = It is the faith of the land: no target for its head.
because-faith-without-head = Nobody else strives for the head of this faith.
because-choose-government = Its monument is within your reach.
because-choose-branch = It helps a young realm to grow.
because-choose-luxury = You can use it for a marriage or a monument.
because-bid-little = An early place is worth a little.
because-bid-nothing = Your florins are needed elsewhere.

# Orders
because-order-produce = You need what your provinces yield.
because-order-build = There is something worth building or recruiting.
because-order-march = Your army has a goal.
because-order-trade = You have goods to sell or to buy.
because-order-court = The Court has something to do.
because-order-govern = There is something worth learning or settling.
because-replace-order = Another Order is now worth much more than the 15 florins.
because-keep-orders = Your Orders are still good.
because-activation-done = Everything planned is done.
because-free-prisoner = Nobody pays for this prisoner.
because-free-slaves = A free worker is of more use than a slave.

# building and recruiting
because-build-village = A Village makes room for people and buildings.
because-build-town = A Town brings income and a point.
because-build-city = A City brings income and points.
because-build-farm = There are many mouths to feed.
because-build-workshop = Its goods are needed every season.
because-build-forge = A Forge gives Iron and better soldiers.
because-build-church = A Church brings income and calms the people.
because-build-cathedral = A Cathedral brings income and a point.
because-build-market = It saves the commission.
because-build-port = A Port brings Grain and ships.
because-build-fortress = Walls keep the enemy out.
because-build-manor = It brings a good income.
because-build-monument = The monument is worth most of all.
because-build-worth = It is worth more than it costs.
because-build-ship = A ship opens the coast.
because-build-done = Nothing more is worth its price now.
because-repair = It is cheaper to repair than to do without.
because-repair-ship = A whole ship is safer.
because-public-works = There is unrest in many places.
because-spare-luxury = Of this luxury you have most.
because-recruit-for-conquest = The next conquest wants more men.
because-recruit-machines = Walls fall only to machines.
because-recruit-soldiers = They give most strength for their price.
because-batch-ready = The batch is as planned.

# war
because-conquer-neutral = The odds are good, and the province is worth it.
because-attack-enemy = The enemy is weak here.
because-lay-siege = With machines this fortress can be taken.
because-begin-siege = Before these walls you keep others out, and what is within yields nothing.
because-siege-goes-on = The siege is close to its end.
because-siege-pays = The province is worth the siege.
because-siege-dear = The siege costs more than it promises.
because-siege-hopeless = These walls will not fall.
because-join-battle = Together the odds are better.
because-battle-odds = The odds are on your side.
because-retreat-odds = This field is lost: save the rest.
because-stay-behind-walls = The walls still hold.
because-stay-against-rebels = Whoever leaves loses the province.
because-sally = The besieger is the weaker.
because-gather = The army gathers for its next goal.
because-winter-roof = In Winter an army needs a roof.
because-whole-army = Whoever fights should fight with all.
because-commander-goes = This commander helps in battle.
because-march-goal = That is the goal of the march.
because-march-done = No more marches are worth it.
because-settle-empty = An empty province pays no tax.
because-settle-posts = There the posts stand empty.
because-least-post = This post yields least.
because-declare-war = The neighbour is weak and its land open.
because-commander-helps = This commander helps most of all.
because-no-commander-helps = No commander would help here.
because-lead-best = The best soldiers profit most.
because-aim-walls = First there must be a breach.
because-aim-men = The walls are breached: now the men.
because-aimed = There is nothing more to aim at.
because-lose-cheapest = The cheapest pieces fall first.
because-fall-back-to-friends = There your army is safest.
because-save-wounded = A saved soldier is cheaper than a recruit.
because-nobody-saved = There is no money for the wounded.
because-captives-calm = Captives set free calm the people.
because-slaves-work = A post stands empty here.
because-captives-not-wanted = Slaves would bring more trouble than use.
because-strongest-capital = It is the safest place.
because-home-to-capital = It is nearest the capital.

# production, Winter
because-assign-worker = An idle worker yields nothing.
because-reform = There unrest is greatest.
because-tax-high = The people will bear it.
because-tax-moderate = More would bring unrest.
because-tax-low = Unrest must fall here.
because-tax-exempt = Only an exemption calms this province.
because-collect = There is nobody to tax.
because-produced = Everything has been collected.
because-preach = A sermon costs nothing.
because-buy-bread = Hunger brings unrest.
because-pay-all = Everything can be paid.
because-pay-dearest = Its loss would be the dearest.
because-pay-captain = An unpaid Captain deserts.
because-army-starves = Soldiers do not revolt.
because-quietest-starves = This province is the quietest.
because-quietest-bears = This province can bear it.

# trade
because-buy-for-plans = Your plans want these goods.
because-buy-grain-now = Grain is cheaper now than in need.
because-sell-surplus = You do not need them.
because-sell-abroad = The neutral market takes them.
because-sell-slaves = They bring money at once.
because-caravan-errand = The Caravan has an errand.
because-caravan-road = It is the shortest way.
because-load-surplus = They will sell abroad.
because-unload-home = Goods are of use only at home.
because-visit-market = Here you can deal.
because-trade-with-realm = The bank pays for the first good sold to another realm.
because-visit-done = Nothing more to deal in here.
because-trade-done = Nothing more is worth trading.
because-buy-caravan = A second Caravan pays.
because-smuggle-safe = The risk is small, the price good.

# research and government
because-learn-engineering = It opens fortresses and machines.
because-learn-metallurgy = It opens the Forge and better soldiers.
because-learn-urbanism = It lets your settlements grow.
because-learn-agriculture = It brings more Grain or riders.
because-learn-medicine = It saves the wounded.
because-learn-navigation = It opens the sea.
because-learn-commerce = It opens markets.
because-learn-espionage = It shows what others hide.
because-learn-court = It opens marriages and Captains.
because-learn-religion = It opens Churches and offices.
because-learn-government = It leads to your monument.
because-research-dear = No research is worth its price now.
because-govern-done = Nothing more to govern now.
because-negotiate-rebels = The province is worth more than the rebels ask.
because-give-fief = A fief yields more with a holder.

# court, offices
because-marry-neutral = A marriage takes the province without a fight.
because-propose-alliance = An alliance is worth a point and peace.
because-appoint-bishop = A Bishop preaches unrest away.
because-promote-cardinal = A Cardinal may win an office.
because-convert = The head of that faith is within reach.
because-hire-captain = You can afford a Captain.
because-educate-heir = An Heir should have no flaw.
because-take-consort = The realm needs Heirs.
because-incite = One more unrest and they revolt.
because-court-done = The Court has nothing more to do.
because-bid-office = The office brings points.
because-elevate = He is free for the office.
because-withdraw-treasury = Money in the reserve serves everything.
because-holy-war = This province is your next goal.
because-absolve = The penance fills the treasury.
because-be-absolved = Your Churches are worth the penance.
because-indulgences = They bring florins to the treasury.
because-excommunicate-enemy = It weakens an enemy.
because-bless = Sermons are needed in many places.

# talks
because-peace-wanted = This war brings you nothing more.
because-war-goes-well = You are winning this war.
because-pact-safe = A pact makes this border safe.
because-pact-dear = There is no money for a pact.
because-pact-useless = A weaker neighbour is no danger.
because-ransom-talk = A prisoner can be ransomed.
because-ransom-offer = A fair sum may be agreed.
because-ransom-fair = The sum is fair.
because-ransom-less = The person is not worth so much.
because-ransom-more = The person is worth more.
because-ransom-dear = The ransom is too dear.
because-ransom-poor = The ransom is too small.
because-alliance-points = An alliance is worth a point and peace.
because-alliance-dear = You cannot spare what it costs.
because-land-not-sold = Land is not for sale.
because-goods-needed = You need these goods.
because-trade-fair = The price is fair.
because-trade-counter = Another sum would be fair.
because-trade-dear = The price is not fair.
because-offer-fair = Both sides gain by it.
because-let-pass = These guests are no danger.
because-too-strong-to-pass = This guest is too strong to let in.

# events, revolts, people
because-calm-worst = There unrest is worst.
because-grain-needed = The Grain is needed for Winter.
because-free-soldiers = Soldiers for nothing are welcome.
because-save-horse = The horse is worth more.
because-horse-lost = There is no money to spare.
because-least-loss = It is the least loss.
because-slaves-first = Free people are worth more.
because-greatest-first = The greatest province comes first.
because-reliquary = The Reliquary costs nothing.
because-justice = The province is worth the 40 florins.
because-soldiers-suffice = Your soldiers will master the rebels.
because-shut-gates = Great centres suffer most from the Plague.
because-gates-open = Trade is worth more than the danger.
because-safest-monument = There the monument is safest.
because-best-heir = This Heir will rule best.
because-fate = All must roll.

# sea
because-ship-errand = The ship has an errand.
because-land-army = Over the sea the odds are good, and the land is worth it.
because-land-home = On land your men are of more use.
because-hunt = Your warships are the stronger, and a prize brings points.
because-blockade = A Port that is shut trades nothing and builds nothing.
because-voyage-done = The ships are where they should be.
because-more-guns = You have more guns.
because-let-sail = A fight would bring nothing.
because-ship-flees = The ship would be lost.
because-ship-boards = You have more men aboard.
because-ship-guns = Guns are your best weapon.
because-fleet-order = One way is as good as another.
