# What the coach says of a choice. The terms are those of lotte.ftl. $chance: in hundredths; "hardly" and
# "nearly" stand for what would round to 0 and 100.

# Below a choice, without a full stop. $points: a number with one digit behind the point.
advice-points-lotte = Points de ce tour, en moyenne : { $points }

## Of a choice: each is a sentence of its own

advice-lotte-wins = Vous gagnez la partie sur-le-champ.
# $points: how much more another choice brings on average in this turn.
advice-lotte-fewer-points = { $points ->
        [one] Un autre choix rapporte en moyenne { $points } point de plus, mais fait gagner moins souvent.
       *[other] Un autre choix rapporte en moyenne { $points } points de plus, mais fait gagner moins souvent.
    }
advice-lotte-safe = { $points } points sont à l’abri.
advice-lotte-missing = Il vous manquera encore { $points } points pour atteindre l’objectif.
advice-lotte-reaches = Vous atteignez l’objectif de { $points } points.
advice-lotte-too-few = Il vous manquera encore { $points } points pour rattraper le premier.
advice-lotte-enough = La partie est gagnée.
advice-lotte-level = Vous égalisez : la victoire est partagée.
advice-lotte-needed = Il vous faut encore { $points } points pour égaliser.
# $stops of the $cards cards that are left.
advice-lotte-stops = { $stops ->
        [0] Plus aucun Stop parmi les cartes restantes ({ $cards }).
        [one] Il reste { $stops } Stop dans la pioche (cartes en tout : { $cards }) : il ferait perdre { $points } points.
       *[other] Il reste { $stops } Stop dans la pioche (cartes en tout : { $cards }) : chacun ferait perdre { $points } points.
    }
advice-lotte-nothing = { $dice ->
        [one] { $chance ->
            [hardly] Risque d’un lancer nul avec { $dice } dé : moins de 1 sur 100. Il vous coûterait { $points } points.
            [nearly] Risque d’un lancer nul avec { $dice } dé : plus de 99 sur 100. Il vous coûterait { $points } points.
           *[other] Risque d’un lancer nul avec { $dice } dé : { $chance } sur 100. Il vous coûterait { $points } points.
        }
       *[other] { $chance ->
            [hardly] Risque d’un lancer nul avec { $dice } dés : moins de 1 sur 100. Il vous coûterait { $points } points.
            [nearly] Risque d’un lancer nul avec { $dice } dés : plus de 99 sur 100. Il vous coûterait { $points } points.
           *[other] Risque d’un lancer nul avec { $dice } dés : { $chance } sur 100. Il vous coûterait { $points } points.
        }
    }
advice-lotte-in-turn = Vous en êtes alors à { $points } points dans ce tour.
advice-lotte-more-points = { $points ->
        [one] Continuer rapporte en moyenne { $points } point de plus que s’arrêter là.
       *[other] Continuer rapporte en moyenne { $points } points de plus que s’arrêter là.
    }
advice-lotte-full-roll = { $chance ->
        [hardly] Un Tutto ajoute { $points } points. Chances d’y arriver si vous le visez : moins de 1 sur 100.
        [nearly] Un Tutto ajoute { $points } points. Chances d’y arriver si vous le visez : plus de 99 sur 100.
       *[other] Un Tutto ajoute { $points } points. Chances d’y arriver si vous le visez : { $chance } sur 100.
    }
advice-lotte-full-roll-double = { $chance ->
        [hardly] Un Tutto double vos points. Chances d’y arriver si vous le visez : moins de 1 sur 100.
        [nearly] Un Tutto double vos points. Chances d’y arriver si vous le visez : plus de 99 sur 100.
       *[other] Un Tutto double vos points. Chances d’y arriver si vous le visez : { $chance } sur 100.
    }
advice-lotte-straight = { $chance ->
        [hardly] Chances de réussir la Suite et ses { $points } points : moins de 1 sur 100.
        [nearly] Chances de réussir la Suite et ses { $points } points : plus de 99 sur 100.
       *[other] Chances de réussir la Suite et ses { $points } points : { $chance } sur 100.
    }
advice-lotte-clover = { $chance ->
        [hardly] Chances de gagner sur-le-champ avec le Trèfle à quatre feuilles : moins de 1 sur 100.
        [nearly] Chances de gagner sur-le-champ avec le Trèfle à quatre feuilles : plus de 99 sur 100.
       *[other] Chances de gagner sur-le-champ avec le Trèfle à quatre feuilles : { $chance } sur 100.
    }
advice-lotte-plus-minus = { $chance ->
        [hardly] Chances de réussir le Tutto et ses { $points } points : moins de 1 sur 100.
        [nearly] Chances de réussir le Tutto et ses { $points } points : plus de 99 sur 100.
       *[other] Chances de réussir le Tutto et ses { $points } points : { $chance } sur 100.
    }
advice-lotte-dice = { $dice ->
        [one] Il restera { $dice } dé à lancer.
       *[other] Il restera { $dice } dés à lancer.
    }

## What is assumed

advice-remark-lotte-solved = À deux, les chances de gagner sont exactes : l’ordinateur a calculé tout le jeu.
advice-remark-lotte-race = Les chances de gagner sont une estimation : on suppose que tout le monde cherche à marquer le plus de points à chaque tour.
advice-remark-lotte-whole-deck = On compte la prochaine carte parmi celles qui restent, et les suivantes comme si la pioche était complète.
advice-remark-lotte-own-turns = La chance, c’est ce qu’une carte ou un lancer a rapporté de plus que la moyenne de tout ce qui pouvait sortir.
