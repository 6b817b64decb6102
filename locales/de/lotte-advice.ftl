# What the coach says of a choice. The terms are those of lotte.ftl. $chance: see coach.ftl.

## Of a choice: each is a sentence of its own

advice-lotte-wins = Damit ist die Partie sofort gewonnen.
# $points: how much more another choice brings on average in this turn.
advice-lotte-fewer-points = { $points ->
        [one] Etwas anderes bringt im Schnitt { $points } Punkt mehr, gewinnt aber seltener.
       *[other] Etwas anderes bringt im Schnitt { $points } Punkte mehr, gewinnt aber seltener.
    }
advice-lotte-safe = { $points } Punkte sind sicher.
advice-lotte-missing = Danach fehlen noch { $points } Punkte bis zum Ziel.
advice-lotte-reaches = Damit ist das Ziel von { $points } Punkten erreicht.
advice-lotte-too-few = Du bleibst { $points } Punkte hinter der Führung.
advice-lotte-enough = Damit ist die Partie gewonnen.
advice-lotte-level = Das ist Gleichstand: Ihr teilt euch den Sieg.
advice-lotte-needed = Bis zum Gleichstand mit der Führung fehlen noch { $points } Punkte.
# $stops of the $cards cards that are left.
advice-lotte-stops = { $stops ->
        [0] Unter den übrigen { $cards } Karten ist kein Stop.
        [one] { $stops } der übrigen { $cards } Karten ist ein Stop: Er würde { $points } Punkte kosten.
       *[other] { $stops } der übrigen { $cards } Karten sind Stops: Jeder würde { $points } Punkte kosten.
    }
advice-lotte-nothing = { $dice ->
        [one] Mit { $dice } Würfel sind { advice-chance } Würfen Nieten und kosten { $points } Punkte.
       *[other] Mit { $dice } Würfeln sind { advice-chance } Würfen Nieten und kosten { $points } Punkte.
    }
advice-lotte-in-turn = Damit hast du in diesem Zug { $points } Punkte.
advice-lotte-more-points = { $points ->
        [one] Weitermachen bringt im Schnitt { $points } Punkt mehr, als hier aufzuhören.
       *[other] Weitermachen bringt im Schnitt { $points } Punkte mehr, als hier aufzuhören.
    }
advice-lotte-full-roll = Eine volle Lotte bringt { $points } Punkte dazu; wer es darauf anlegt, schafft sie in { advice-chance } Fällen.
advice-lotte-full-roll-double = Eine volle Lotte verdoppelt deine Punkte; wer es darauf anlegt, schafft sie in { advice-chance } Fällen.
advice-lotte-straight = Chance auf die Straße für { $points } Punkte: { advice-chance }.
advice-lotte-clover = Chance, mit dem Kleeblatt sofort zu gewinnen: { advice-chance }.
advice-lotte-plus-minus = Chance auf die volle Lotte für { $points } Punkte: { advice-chance }.
advice-lotte-dice = { $dice ->
        [one] Als Nächstes rollt { $dice } Würfel.
       *[other] Als Nächstes rollen { $dice } Würfel.
    }

## What is assumed

advice-remark-lotte-solved = Die Gewinnchance stammt aus dem gelösten Spiel zu zweit.
advice-remark-lotte-race = Die Gewinnchance ist geschätzt: als spielten alle in jedem Zug auf möglichst viele Punkte.
advice-remark-lotte-whole-deck = Die nächste Karte kommt aus den übrigen Karten, spätere wie aus einem vollen Stapel.
advice-remark-lotte-own-turns = Glück ist, was eine Karte oder ein Wurf mehr brachte als der Durchschnitt von allem, was hätte kommen können.
