# What the coach says of a choice. The terms are those of wolle.ftl. $chance: see coach.ftl.

## Of a choice: each is a sentence of its own

advice-wolle-reach = Chance de le remplir : { advice-chance }.
advice-wolle-at-once = Chance de le remplir au premier essai : { advice-chance }.
advice-wolle-first = Chance de jouer en premier, selon ce que les autres peuvent choisir : { advice-chance }.
advice-wolle-last = Chance de jouer en dernier et de prendre le reste sans lancer : { advice-chance }.
advice-wolle-last-unwanted = Chance de jouer en dernier et d’hériter de ce dont personne ne veut : { advice-chance }.
advice-wolle-below-14 = Chance de finir sous 14 et de recevoir les moutons noirs : { advice-chance }.
advice-wolle-costs-chip = Cela coûte un jeton Laine.
advice-wolle-can-reach = Chance de remplir ainsi votre contrat : { advice-chance }.
advice-wolle-must-take = Chance de remplir votre contrat et de devoir prendre ce qui ne vous vaut rien : { advice-chance }.
advice-wolle-next-try = { $cards ->
        [one] Le prochain essai peut encore rapporter { $cards } carte.
       *[other] Le prochain essai peut encore rapporter { $cards } cartes.
    }
advice-wolle-takes = { $cards ->
        [one] Vous prenez { $cards } carte à coup sûr.
       *[other] Vous prenez { $cards } cartes à coup sûr.
    }
advice-wolle-takes-unwanted = { $cards ->
        [one] Vous devez prendre { $cards } carte qui vous fait plus de mal que de bien.
       *[other] Vous devez prendre { $cards } cartes qui vous font plus de mal que de bien.
    }
advice-wolle-pays = { $chips ->
        [one] Cela coûte { $chips } jeton Laine.
       *[other] Cela coûte { $chips } jetons Laine.
    }
advice-wolle-no-black = { $cards ->
        [one] Le mouton noir reste sur la table.
       *[other] Les { $cards } moutons noirs restent sur la table.
    }
advice-wolle-black = { $cards ->
        [one] Vous recevez { $cards } mouton noir.
       *[other] Vous recevez { $cards } moutons noirs.
    }
advice-wolle-gets-chip = Vous recevez un jeton Laine.
advice-wolle-no-chip = Il ne reste pas de jeton Laine pour vous.
advice-wolle-points = { $points ->
        [one] { $points } point en moutons.
       *[other] { $points } points en moutons.
    }
advice-wolle-minus-points = { $points ->
        [one] −{ $points } point en moutons.
       *[other] −{ $points } points en moutons.
    }
advice-wolle-set-370 = { $count ->
        [one] Votre premier mouton 3‑7‑0 : { $points } points, sauf s’il en vient d’autres.
       *[other] Vous aurez { $count } des moutons 3‑7‑0 : { $points } points, sauf s’il en vient d’autres.
    }
advice-wolle-set-007 = { $count ->
        [one] Votre premier mouton 0‑0‑7 : { $points } points, sauf s’il en vient d’autres.
       *[other] Vous aurez { $count } des moutons 0‑0‑7 : { $points } points, sauf s’il en vient d’autres.
    }
advice-wolle-one-dog = Votre premier chien : { $points } points pour l’instant, et aucun mouton à rendre à la fin.
# $count: from 2 on.
advice-wolle-more-dogs = Vous aurez { $count } chiens : seul un chien unique rapporte 9 points.
# $points: how many it costs to have the most.
advice-wolle-most-dogs = Vous aurez { $count } chiens, et personne n’en aura davantage : cela coûte { $points } points pour l’instant.
advice-wolle-bone = { $count ->
        [0] L’os rapporte 4 points par chien, mais vous n’en avez pas encore.
        [one] L’os rapporte 4 points par chien, et vous en avez { $count }.
       *[other] L’os rapporte 4 points par chien, et vous en avez { $count }.
    }
# $count: dogs of the owner, from 1 on.
advice-wolle-takes-bone = { $count ->
        [one] Qui a l’os en ce moment y perd 4 points.
       *[other] Qui a l’os en ce moment y perd 4 points pour chacun de ses { $count } chiens.
    }
advice-wolle-bonus = +{ $corner } sur le dessus de votre troupeau pour les prochains lancers.
advice-wolle-malus = −{ $corner } sur le dessus de votre troupeau pour les prochains lancers.
advice-wolle-no-corner = Ni bonus ni malus sur le dessus de votre troupeau.
# A card that is left; $told is always "no" here, and $count 1.
advice-wolle-card = { $kind ->
        [plain] { card-short-plain }
        [black] { card-short-black }
        [set-370] { card-short-370 }
        [set-007] { card-short-007 }
        [dog] { card-short-dog }
       *[bone] { card-short-bone }
    }
advice-wolle-leaves = { $points ->
        [one] Cela laisse { advice-wolle-card }, soit environ { $points } point pour quelqu’un d’autre.
       *[other] Cela laisse { advice-wolle-card }, soit environ { $points } points pour quelqu’un d’autre.
    }
advice-wolle-last-round = On ne lancera plus les dés : la carte du dessus n’a plus d’importance.
advice-wolle-number = Niveau { $number } sur le dessus : à contrats égaux, le plus bas joue en premier.
advice-wolle-leaves-bone = L’os reste où il est.

## What is assumed

advice-remark-wolle-this-round = Les points sont ce que cela devrait vous rapporter de plus qu’aux autres, sans regarder au-delà de cette manche.
advice-remark-wolle-others-bid = Les contrats des autres sont supposés : d’après ce que l’on choisit d’habitude, ce qu’ils ont choisi jusqu’ici et ce qui serait le plus difficile à contrer.
advice-remark-wolle-rolls-only = Seuls les lancers comptent comme chance : les cartes sont là pour tout le monde.
advice-remark-wolle-others-herds = Le coach se souvient de toutes les cartes prises, comme vous auriez pu le faire.
