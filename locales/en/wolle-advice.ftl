# What the coach says of a choice. The terms are those of wolle.ftl. $chance: in hundredths; "hardly" and
# "nearly" stand for what would round to 0 and 100.

# Below a choice, without a full stop. $points: a number with one digit behind the point, often below 0.
advice-points-wolle = Average lead at the end: { $points }

## Of a choice: each is a sentence of its own

advice-wolle-reach = { $chance ->
        [0] You can’t reach it.
        [hardly] Chance of reaching it: less than 1 in 100.
        [nearly] Chance of reaching it: more than 99 in 100.
        [100] You’re sure to reach it.
       *[other] Chance of reaching it: { $chance } in 100.
    }
advice-wolle-at-once = { $chance ->
        [0] You can’t reach it on the first try.
        [hardly] Chance of reaching it on the first try: less than 1 in 100.
        [nearly] Chance of reaching it on the first try: more than 99 in 100.
        [100] You’re sure to reach it on the first try.
       *[other] Chance of reaching it on the first try: { $chance } in 100.
    }
advice-wolle-first = { $chance ->
        [0] The coach doesn’t expect you to go first.
        [hardly] Chance of going first, given what the others may bid: less than 1 in 100.
        [nearly] Chance of going first, given what the others may bid: more than 99 in 100.
        [100] The coach expects you to go first.
       *[other] Chance of going first, given what the others may bid: { $chance } in 100.
    }
advice-wolle-last = { $chance ->
        [0] The coach doesn’t expect you to go last.
        [hardly] Chance of going last and taking what’s left without rolling: less than 1 in 100.
        [nearly] Chance of going last and taking what’s left without rolling: more than 99 in 100.
        [100] The coach expects you to go last and take what’s left without rolling.
       *[other] Chance of going last and taking what’s left without rolling: { $chance } in 100.
    }
advice-wolle-last-unwanted = { $chance ->
        [0] The coach doesn’t expect you to go last.
        [hardly] Chance of going last and being left with cards no one wants: less than 1 in 100.
        [nearly] Chance of going last and being left with cards no one wants: more than 99 in 100.
        [100] The coach expects you to go last and be left with cards no one wants.
       *[other] Chance of going last and being left with cards no one wants: { $chance } in 100.
    }
advice-wolle-below-14 = { $chance ->
        [hardly] Chance of ending below 14 and getting the black sheep: less than 1 in 100.
        [nearly] Chance of ending below 14 and getting the black sheep: more than 99 in 100.
        [100] You’re sure to end below 14 and get the black sheep.
       *[other] Chance of ending below 14 and getting the black sheep: { $chance } in 100.
    }
advice-wolle-costs-chip = It costs a wool chip.
advice-wolle-can-reach = { $chance ->
        [0] You can’t reach your bid this way.
        [hardly] Chance of reaching your bid this way: less than 1 in 100.
        [nearly] Chance of reaching your bid this way: more than 99 in 100.
        [100] You’re sure to reach your bid this way.
       *[other] Chance of reaching your bid this way: { $chance } in 100.
    }
advice-wolle-must-take = { $chance ->
        [0] You can’t reach your bid.
        [hardly] Chance of reaching your bid and being stuck with cards you don’t want: less than 1 in 100.
        [nearly] Chance of reaching your bid and being stuck with cards you don’t want: more than 99 in 100.
        [100] You’re sure to reach your bid and be stuck with cards you don’t want.
       *[other] Chance of reaching your bid and being stuck with cards you don’t want: { $chance } in 100.
    }
advice-wolle-next-try = { $cards ->
        [one] The next try can still earn { $cards } card.
       *[other] The next try can still earn { $cards } cards.
    }
advice-wolle-takes = { $cards ->
        [one] { $cards } card for sure.
       *[other] { $cards } cards for sure.
    }
advice-wolle-takes-unwanted = { $cards ->
        [one] You have to take { $cards } card that hurts you more than it helps.
       *[other] You have to take { $cards } cards that hurt you more than they help.
    }
advice-wolle-pays = { $chips ->
        [one] It costs { $chips } wool chip.
       *[other] It costs { $chips } wool chips.
    }
advice-wolle-no-black = { $cards ->
        [one] The black sheep stays on the table.
       *[other] The { $cards } black sheep stay on the table.
    }
advice-wolle-black = { $cards ->
        [one] You get { $cards } black sheep.
       *[other] You get { $cards } black sheep.
    }
advice-wolle-gets-chip = You get a wool chip.
advice-wolle-no-chip = The stock is empty, so you get no chip.
advice-wolle-points = { $points ->
        [one] { $points } point from sheep.
       *[other] { $points } points from sheep.
    }
advice-wolle-minus-points = { $points ->
        [one] −{ $points } point from sheep.
       *[other] −{ $points } points from sheep.
    }
advice-wolle-set-370 = { $count ->
        [one] Your first 3‑7‑0 sheep: { $points } points, unless more come.
       *[other] You’d then have { $count } 3‑7‑0 sheep: { $points } points, unless more come.
    }
advice-wolle-set-007 = { $count ->
        [one] Your first 0‑0‑7 sheep: { $points } points, unless more come.
       *[other] You’d then have { $count } 0‑0‑7 sheep: { $points } points, unless more come.
    }
advice-wolle-one-dog = Your first dog: { $points } points as things stand, and you won’t have to put sheep back at the end.
# $count: from 2 on.
advice-wolle-more-dogs = You’d then have { $count } dogs, and only a single dog is worth 9 points.
# $points: how many it costs to have the most.
advice-wolle-most-dogs = You’d then have { $count } dogs, and no one has more: that costs { $points } points as things stand.
advice-wolle-bone = { $count ->
        [0] The bone is worth 4 points for each dog, but you have none yet.
        [one] The bone is worth 4 points for each dog, and you have { $count }.
       *[other] The bone is worth 4 points for each dog, and you have { $count }.
    }
# $count: dogs of the owner, from 1 on.
advice-wolle-takes-bone = { $count ->
        [one] The bone’s owner loses 4 points.
       *[other] The bone’s owner loses 4 points for each of their { $count } dogs.
    }
advice-wolle-bonus = Your top card would give +{ $corner } on later rolls.
advice-wolle-malus = Your top card would cost you { $corner } on later rolls.
advice-wolle-no-corner = Your top card would have no bonus and no minus.
advice-wolle-leaves = { $points ->
        [one] { $kind ->
            [plain] It leaves { card-short-plain }, worth about { $points } point to someone else.
            [black] It leaves { card-short-black }, worth about { $points } point to someone else.
            [set-370] It leaves { card-short-370 }, worth about { $points } point to someone else.
            [set-007] It leaves { card-short-007 }, worth about { $points } point to someone else.
            [dog] It leaves { card-short-dog }, worth about { $points } point to someone else.
           *[bone] It leaves { card-short-bone }, worth about { $points } point to someone else.
        }
       *[other] { $kind ->
            [plain] It leaves { card-short-plain }, worth about { $points } points to someone else.
            [black] It leaves { card-short-black }, worth about { $points } points to someone else.
            [set-370] It leaves { card-short-370 }, worth about { $points } points to someone else.
            [set-007] It leaves { card-short-007 }, worth about { $points } points to someone else.
            [dog] It leaves { card-short-dog }, worth about { $points } points to someone else.
           *[bone] It leaves { card-short-bone }, worth about { $points } points to someone else.
        }
    }
advice-wolle-last-round = There are no more rolls, so the top card no longer matters.
advice-wolle-number = Sheep number { $number } on top: with tied bids, the lower number goes first.
advice-wolle-leaves-bone = The bone stays where it is.

## What is assumed

advice-remark-wolle-lead = Lead: how many more points than the others you can expect at the end of the game.
advice-remark-wolle-mixed-bids = Where several bids are about equally good, vary them: the others could read you if you always made the same one.
advice-remark-wolle-rolls-only = Luck is the dice. The cards on the table and how the bids met are counted on their own.
advice-remark-wolle-others-herds = The coach remembers every card that was taken, as you could have.
