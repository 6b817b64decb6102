# What the coach says of a choice. The terms are those of lotte.ftl. $chance: in hundredths; "hardly" and
# "nearly" stand for what would round to 0 and 100.

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
        [one] { $chance ->
            [hardly] Avec { $dice } dé, il y a moins d’une chance sur 100 de faire un lancer nul et de perdre { $points } points.
            [nearly] Avec { $dice } dé, il y a plus de 99 chances sur 100 de faire un lancer nul et de perdre { $points } points.
            [one] Avec { $dice } dé, il y a { $chance } chance sur 100 de faire un lancer nul et de perdre { $points } points.
           *[other] Avec { $dice } dé, il y a { $chance } chances sur 100 de faire un lancer nul et de perdre { $points } points.
        }
       *[other] { $chance ->
            [hardly] Avec { $dice } dés, il y a moins d’une chance sur 100 de faire un lancer nul et de perdre { $points } points.
            [nearly] Avec { $dice } dés, il y a plus de 99 chances sur 100 de faire un lancer nul et de perdre { $points } points.
            [one] Avec { $dice } dés, il y a { $chance } chance sur 100 de faire un lancer nul et de perdre { $points } points.
           *[other] Avec { $dice } dés, il y a { $chance } chances sur 100 de faire un lancer nul et de perdre { $points } points.
        }
    }
advice-lotte-in-turn = Vous avez alors { $points } points dans ce tour.
advice-lotte-more-points = { $points ->
        [one] Continuer rapporte en moyenne { $points } point de plus que s’arrêter là.
       *[other] Continuer rapporte en moyenne { $points } points de plus que s’arrêter là.
    }
advice-lotte-full-roll = { $chance ->
        [hardly] Un Tutto ajoute { $points } points ; si vous le visez, vous avez moins d’une chance sur 100.
        [nearly] Un Tutto ajoute { $points } points ; si vous le visez, vous avez plus de 99 chances sur 100.
        [one] Un Tutto ajoute { $points } points ; si vous le visez, vous avez { $chance } chance sur 100.
       *[other] Un Tutto ajoute { $points } points ; si vous le visez, vous avez { $chance } chances sur 100.
    }
advice-lotte-full-roll-double = { $chance ->
        [hardly] Un Tutto double vos points ; si vous le visez, vous avez moins d’une chance sur 100.
        [nearly] Un Tutto double vos points ; si vous le visez, vous avez plus de 99 chances sur 100.
        [one] Un Tutto double vos points ; si vous le visez, vous avez { $chance } chance sur 100.
       *[other] Un Tutto double vos points ; si vous le visez, vous avez { $chance } chances sur 100.
    }
advice-lotte-straight = { $chance ->
        [hardly] Pour réussir la Suite et ses { $points } points : moins d’une chance sur 100.
        [nearly] Pour réussir la Suite et ses { $points } points : plus de 99 chances sur 100.
        [one] Pour réussir la Suite et ses { $points } points : { $chance } chance sur 100.
       *[other] Pour réussir la Suite et ses { $points } points : { $chance } chances sur 100.
    }
advice-lotte-clover = { $chance ->
        [hardly] Pour gagner sur-le-champ avec le Trèfle à quatre feuilles : moins d’une chance sur 100.
        [nearly] Pour gagner sur-le-champ avec le Trèfle à quatre feuilles : plus de 99 chances sur 100.
        [one] Pour gagner sur-le-champ avec le Trèfle à quatre feuilles : { $chance } chance sur 100.
       *[other] Pour gagner sur-le-champ avec le Trèfle à quatre feuilles : { $chance } chances sur 100.
    }
advice-lotte-plus-minus = { $chance ->
        [hardly] Pour réussir le Tutto et ses { $points } points : moins d’une chance sur 100.
        [nearly] Pour réussir le Tutto et ses { $points } points : plus de 99 chances sur 100.
        [one] Pour réussir le Tutto et ses { $points } points : { $chance } chance sur 100.
       *[other] Pour réussir le Tutto et ses { $points } points : { $chance } chances sur 100.
    }
advice-lotte-dice = { $dice ->
        [one] Il restera { $dice } dé à lancer.
       *[other] Il restera { $dice } dés à lancer.
    }

## What is assumed

advice-remark-lotte-solved = La chance de gagner vient du jeu résolu à deux.
advice-remark-lotte-race = La chance de gagner est estimée, comme si tout le monde cherchait à marquer le plus de points à chaque tour.
advice-remark-lotte-whole-deck = La prochaine carte vient des cartes restantes, les suivantes comme d’une pioche complète.
advice-remark-lotte-own-turns = La chance, c’est ce qu’une carte ou un lancer a apporté de plus que la moyenne de tout ce qui pouvait venir.
