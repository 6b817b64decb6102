# What the coach says of a choice. The terms are those of wolle.ftl. $chance: in hundredths; "hardly" and
# "nearly" stand for what would round to 0 and 100.

## Of a choice: each is a sentence of its own

advice-wolle-reach = { $chance ->
        [hardly] Chance of reaching it: less than 1 in 100.
        [nearly] Chance of reaching it: more than 99 in 100.
       *[other] Chance of reaching it: { $chance } in 100.
    }
advice-wolle-at-once = { $chance ->
        [hardly] Chance of reaching it on the first try: less than 1 in 100.
        [nearly] Chance of reaching it on the first try: more than 99 in 100.
       *[other] Chance of reaching it on the first try: { $chance } in 100.
    }
advice-wolle-first = { $chance ->
        [hardly] Chance of going first, given what the others may bid: less than 1 in 100.
        [nearly] Chance of going first, given what the others may bid: more than 99 in 100.
       *[other] Chance of going first, given what the others may bid: { $chance } in 100.
    }
advice-wolle-last = { $chance ->
        [hardly] Chance of going last and taking what’s left without rolling: less than 1 in 100.
        [nearly] Chance of going last and taking what’s left without rolling: more than 99 in 100.
       *[other] Chance of going last and taking what’s left without rolling: { $chance } in 100.
    }
advice-wolle-last-unwanted = { $chance ->
        [hardly] Chance of going last and being left with cards no one wants: less than 1 in 100.
        [nearly] Chance of going last and being left with cards no one wants: more than 99 in 100.
       *[other] Chance of going last and being left with cards no one wants: { $chance } in 100.
    }
advice-wolle-below-14 = { $chance ->
        [hardly] Chance of ending below 14 and getting the black sheep: less than 1 in 100.
        [nearly] Chance of ending below 14 and getting the black sheep: more than 99 in 100.
       *[other] Chance of ending below 14 and getting the black sheep: { $chance } in 100.
    }
advice-wolle-costs-chip = It costs a wool chip.
advice-wolle-can-reach = { $chance ->
        [hardly] Chance of reaching your bid this way: less than 1 in 100.
        [nearly] Chance of reaching your bid this way: more than 99 in 100.
       *[other] Chance of reaching your bid this way: { $chance } in 100.
    }
advice-wolle-must-take = { $chance ->
        [hardly] Chance of reaching your bid and being stuck with cards you don’t want: less than 1 in 100.
        [nearly] Chance of reaching your bid and being stuck with cards you don’t want: more than 99 in 100.
       *[other] Chance of reaching your bid and being stuck with cards you don’t want: { $chance } in 100.
    }
advice-wolle-next-try = { $cards ->
        [one] The next try can still bring { $cards } card.
       *[other] The next try can still bring { $cards } cards.
    }
advice-wolle-takes = { $cards ->
        [one] You take { $cards } card for sure.
       *[other] You take { $cards } cards for sure.
    }
advice-wolle-takes-unwanted = { $cards ->
        [one] You have to take { $cards } card that does you more harm than good.
       *[other] You have to take { $cards } cards, which do you more harm than good.
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
advice-wolle-no-chip = There is no wool chip left for you.
advice-wolle-points = { $points ->
        [one] { $points } point in sheep.
       *[other] { $points } points in sheep.
    }
advice-wolle-minus-points = { $points ->
        [one] −{ $points } point in sheep.
       *[other] −{ $points } points in sheep.
    }
advice-wolle-set-370 = { $count ->
        [one] Your first 3‑7‑0 sheep: { $points } points, unless more come.
       *[other] You then have { $count } of the 3‑7‑0 sheep: { $points } points, unless more come.
    }
advice-wolle-set-007 = { $count ->
        [one] Your first 0‑0‑7 sheep: { $points } points, unless more come.
       *[other] You then have { $count } of the 0‑0‑7 sheep: { $points } points, unless more come.
    }
advice-wolle-one-dog = Your first dog: { $points } points as it stands, and no sheep have to go back at the end.
# $count: from 2 on.
advice-wolle-more-dogs = Then you have { $count } dogs: only a single dog brings 9 points.
# $points: how many it costs to have the most.
advice-wolle-most-dogs = Then you have { $count } dogs, and nobody has more: that costs { $points } points as it stands.
advice-wolle-bone = { $count ->
        [0] The bone brings 4 points for each dog, but you have none yet.
        [one] The bone brings 4 points for each dog, and you have { $count }.
       *[other] The bone brings 4 points for each dog, and you have { $count }.
    }
# $count: dogs of the owner, from 1 on.
advice-wolle-takes-bone = { $count ->
        [one] Whoever has the bone now loses 4 points by it.
       *[other] Whoever has the bone now loses 4 points for each of { $count } dogs.
    }
advice-wolle-bonus = +{ $corner } on top of your herd for the rolls to come.
advice-wolle-malus = −{ $corner } on top of your herd for the rolls to come.
advice-wolle-no-corner = No bonus and no minus on top of your herd.
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
advice-wolle-last-round = No more rolls follow: the top card no longer matters.
advice-wolle-number = Sheep number { $number } on top: where bids are equal, the lower number goes first.
advice-wolle-leaves-bone = The bone stays where it is.

## What is assumed

advice-remark-wolle-this-round = Points are what it is expected to bring you over the others, looking no further than this round.
advice-remark-wolle-others-bid = What the others bid is a guess: by what is usual, by their bids so far, and by what would be hardest to beat.
advice-remark-wolle-rolls-only = Only rolls count as luck: cards lie there for everyone.
advice-remark-wolle-others-herds = The coach remembers all cards that were taken, as you could have.
