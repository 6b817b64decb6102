# What the coach says of a choice. The terms are those of wolle.ftl. $chance: in hundredths; "hardly" and
# "nearly" stand for what would round to 0 and 100.

# Below a choice, without a full stop. $points: a number with one digit behind the point, often below 0.
advice-points-wolle = Avance à la fin : { $points }

## Of a choice: each is a sentence of its own

advice-wolle-reach = { $chance ->
        [0] Vous ne pouvez pas le remplir.
        [hardly] Chances de le remplir : moins de 1 sur 100.
        [nearly] Chances de le remplir : plus de 99 sur 100.
        [100] Vous le remplirez à coup sûr.
       *[other] Chances de le remplir : { $chance } sur 100.
    }
advice-wolle-at-once = { $chance ->
        [0] Vous ne pouvez pas le remplir du premier coup.
        [hardly] Chances de le remplir du premier coup : moins de 1 sur 100.
        [nearly] Chances de le remplir du premier coup : plus de 99 sur 100.
        [100] Vous le remplirez du premier coup, c’est certain.
       *[other] Chances de le remplir du premier coup : { $chance } sur 100.
    }
advice-wolle-first = { $chance ->
        [0] Le coach ne s’attend pas à vous voir jouer en premier.
        [hardly] Chances de jouer en premier, selon ce que les autres peuvent choisir : moins de 1 sur 100.
        [nearly] Chances de jouer en premier, selon ce que les autres peuvent choisir : plus de 99 sur 100.
        [100] Le coach s’attend à vous voir jouer en premier.
       *[other] Chances de jouer en premier, selon ce que les autres peuvent choisir : { $chance } sur 100.
    }
advice-wolle-last = { $chance ->
        [0] Le coach ne s’attend pas à vous voir jouer en dernier.
        [hardly] Chances de jouer en dernier et de ramasser le reste sans lancer les dés : moins de 1 sur 100.
        [nearly] Chances de jouer en dernier et de ramasser le reste sans lancer les dés : plus de 99 sur 100.
        [100] Le coach s’attend à vous voir jouer en dernier et ramasser le reste sans lancer les dés.
       *[other] Chances de jouer en dernier et de ramasser le reste sans lancer les dés : { $chance } sur 100.
    }
advice-wolle-last-unwanted = { $chance ->
        [0] Le coach ne s’attend pas à vous voir jouer en dernier.
        [hardly] Risque de jouer en dernier et d’hériter de ce dont personne ne veut : moins de 1 sur 100.
        [nearly] Risque de jouer en dernier et d’hériter de ce dont personne ne veut : plus de 99 sur 100.
        [100] Le coach s’attend à vous voir jouer en dernier et hériter de ce dont personne ne veut.
       *[other] Risque de jouer en dernier et d’hériter de ce dont personne ne veut : { $chance } sur 100.
    }
advice-wolle-below-14 = { $chance ->
        [hardly] Risque de finir sous 14 et de prendre les moutons noirs : moins de 1 sur 100.
        [nearly] Risque de finir sous 14 et de prendre les moutons noirs : plus de 99 sur 100.
        [100] Vous finirez à coup sûr sous 14 et prendrez les moutons noirs.
       *[other] Risque de finir sous 14 et de prendre les moutons noirs : { $chance } sur 100.
    }
advice-wolle-costs-chip = Cela coûte un jeton Laine.
advice-wolle-can-reach = { $chance ->
        [0] Ainsi, vous ne pouvez pas remplir votre contrat.
        [hardly] Chances de remplir ainsi votre contrat : moins de 1 sur 100.
        [nearly] Chances de remplir ainsi votre contrat : plus de 99 sur 100.
        [100] Ainsi, vous remplirez votre contrat à coup sûr.
       *[other] Chances de remplir ainsi votre contrat : { $chance } sur 100.
    }
advice-wolle-must-take = { $chance ->
        [0] Vous ne pouvez pas remplir votre contrat.
        [hardly] Risque de remplir votre contrat et de devoir prendre des cartes dont vous ne voulez pas : moins de 1 sur 100.
        [nearly] Risque de remplir votre contrat et de devoir prendre des cartes dont vous ne voulez pas : plus de 99 sur 100.
        [100] Vous remplirez votre contrat à coup sûr et devrez prendre des cartes dont vous ne voulez pas.
       *[other] Risque de remplir votre contrat et de devoir prendre des cartes dont vous ne voulez pas : { $chance } sur 100.
    }
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
        [one] Les moutons rapportent { $points } point.
       *[other] Les moutons rapportent { $points } points.
    }
advice-wolle-minus-points = { $points ->
        [one] Les moutons coûtent { $points } point.
       *[other] Les moutons coûtent { $points } points.
    }
advice-wolle-set-370 = { $count ->
        [one] Votre premier mouton 3‑7‑0 : { $points } points, sauf s’il en vient d’autres.
       *[other] Vous aurez { $count } moutons 3‑7‑0, d’une valeur de { $points }, sauf s’il en vient d’autres.
    }
advice-wolle-set-007 = { $count ->
        [one] Votre premier mouton 0‑0‑7 : { $points } point, sauf s’il en vient d’autres.
       *[other] Vous aurez { $count } moutons 0‑0‑7, d’une valeur de { $points }, sauf s’il en vient d’autres.
    }
advice-wolle-one-dog = Votre premier chien : { $points } points pour l’instant, et aucun mouton à remettre dans la boîte à la fin.
# $count: from 2 on.
advice-wolle-more-dogs = Vous aurez { $count } chiens : les 9 points ne valent que pour un chien tout seul.
# $points: how many it costs to have the most.
advice-wolle-most-dogs = Vous aurez { $count } chiens, et personne n’en aura davantage : cela coûte { $points } points pour l’instant.
advice-wolle-bone = { $count ->
        [0] L’os rapporte 4 points par chien, mais vous n’avez pas encore de chien.
        [one] L’os rapporte 4 points par chien, et vous en avez { $count }.
       *[other] L’os rapporte 4 points par chien, et vous en avez { $count }.
    }
# $count: dogs of the owner, from 1 on.
advice-wolle-takes-bone = { $count ->
        [one] Son propriétaire actuel y perd 4 points.
       *[other] Son propriétaire actuel y perd 4 points pour chacun de ses { $count } chiens.
    }
advice-wolle-bonus = +{ $corner } sur le dessus de votre troupeau pour les prochains lancers.
advice-wolle-malus = −{ $corner } sur le dessus de votre troupeau pour les prochains lancers.
advice-wolle-no-corner = Ni bonus ni malus sur le dessus de votre troupeau.
advice-wolle-leaves = { $points ->
        [one] { $kind ->
            [plain] Vous laissez { card-short-plain } : environ { $points } point pour quelqu’un d’autre.
            [black] Vous laissez { card-short-black } : environ { $points } point pour quelqu’un d’autre.
            [set-370] Vous laissez { card-short-370 } : environ { $points } point pour quelqu’un d’autre.
            [set-007] Vous laissez { card-short-007 } : environ { $points } point pour quelqu’un d’autre.
            [dog] Vous laissez { card-short-dog } : environ { $points } point pour quelqu’un d’autre.
           *[bone] Vous laissez { card-short-bone } : environ { $points } point pour quelqu’un d’autre.
        }
       *[other] { $kind ->
            [plain] Vous laissez { card-short-plain } : environ { $points } points pour quelqu’un d’autre.
            [black] Vous laissez { card-short-black } : environ { $points } points pour quelqu’un d’autre.
            [set-370] Vous laissez { card-short-370 } : environ { $points } points pour quelqu’un d’autre.
            [set-007] Vous laissez { card-short-007 } : environ { $points } points pour quelqu’un d’autre.
            [dog] Vous laissez { card-short-dog } : environ { $points } points pour quelqu’un d’autre.
           *[bone] Vous laissez { card-short-bone } : environ { $points } points pour quelqu’un d’autre.
        }
    }
advice-wolle-last-round = On ne lancera plus les dés : la carte du dessus n’a plus d’importance.
advice-wolle-number = Niveau { $number } sur le dessus : à contrats égaux, le plus bas joue en premier.
advice-wolle-leaves-bone = L’os reste où il est.

## What is assumed

advice-remark-wolle-lead = L’avance, ce sont les points que vous devriez avoir de plus que les autres à la fin de la partie.
advice-remark-wolle-mixed-bids = Quand plusieurs contrats se valent, variez : à toujours annoncer le même, on devient prévisible.
advice-remark-wolle-rolls-only = La chance, ce sont les lancers. Les cartes sur la table et la rencontre des contrats comptent à part.
advice-remark-wolle-others-herds = Le coach se souvient de toutes les cartes prises, comme vous auriez pu le faire.
