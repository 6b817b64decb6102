# What the coach says of a choice. The terms are those of lotte.ftl. $chance: see coach.ftl.

## Of a choice: each is a sentence of its own

advice-lotte-wins = La partie est gagnée aussitôt.
# $points: how much more another choice brings on average in this turn.
advice-lotte-fewer-points = { $points ->
        [one] Un autre choix rapporte { $points } point de plus en moyenne, mais gagne moins souvent.
       *[other] Un autre choix rapporte { $points } points de plus en moyenne, mais gagne moins souvent.
    }
advice-lotte-safe = { $points } points sont acquis.
advice-lotte-missing = Il vous manquera encore { $points } points pour atteindre l’objectif.
advice-lotte-reaches = Vous atteignez l’objectif de { $points } points.
advice-lotte-too-few = Vous restez { $points } points derrière la tête.
advice-lotte-enough = La partie est gagnée.
advice-lotte-level = Vous égalisez : la victoire est partagée.
advice-lotte-needed = Il vous faut encore { $points } points pour égaliser.
# $stops of the $cards cards that are left.
advice-lotte-stops = { $stops ->
        [0] Il n’y a pas de Stop parmi les { $cards } cartes restantes.
        [one] Il reste { $stops } Stop parmi { $cards } cartes : il ferait perdre { $points } points.
       *[other] Il reste { $stops } Stop parmi { $cards } cartes : chacun ferait perdre { $points } points.
    }
advice-lotte-nothing = { $dice ->
        [one] Avec { $dice } dé, le risque d’un lancer nul, qui ferait perdre { $points } points, est de { advice-chance }.
       *[other] Avec { $dice } dés, le risque d’un lancer nul, qui ferait perdre { $points } points, est de { advice-chance }.
    }
advice-lotte-in-turn = Vous avez alors { $points } points dans ce tour.
advice-lotte-more-points = { $points ->
        [one] Continuer rapporte en moyenne { $points } point de plus que s’arrêter là.
       *[other] Continuer rapporte en moyenne { $points } points de plus que s’arrêter là.
    }
advice-lotte-full-roll = Un Tutto ajoute { $points } points ; en jouant pour cela, la chance est de { advice-chance }.
advice-lotte-full-roll-double = Un Tutto double vos points ; en jouant pour cela, la chance est de { advice-chance }.
advice-lotte-straight = Chance de finir la Suite, pour { $points } points : { advice-chance }.
advice-lotte-clover = Chance de gagner aussitôt avec le Trèfle à quatre feuilles : { advice-chance }.
advice-lotte-plus-minus = Chance de réussir le Tutto, pour { $points } points : { advice-chance }.
advice-lotte-dice = { $dice ->
        [one] Il restera { $dice } dé à lancer.
       *[other] Il restera { $dice } dés à lancer.
    }

## What is assumed

advice-remark-lotte-solved = La chance de gagner vient du jeu résolu à deux.
advice-remark-lotte-race = La chance de gagner est estimée, comme si tout le monde cherchait à marquer le plus de points à chaque tour.
advice-remark-lotte-whole-deck = La prochaine carte vient des cartes restantes, les suivantes comme d’une pioche complète.
advice-remark-lotte-own-turns = La chance, c’est ce qu’une carte ou un lancer a apporté de plus que la moyenne de tout ce qui pouvait venir.
