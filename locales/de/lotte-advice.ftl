# What the coach says of a choice. The terms are those of lotte.ftl. $chance: in hundredths; "hardly" and
# "nearly" stand for what would round to 0 and 100.

# Below a choice, without a full stop. $points: a number with one digit behind the point.
advice-points-lotte = Punkte in diesem Zug, im Schnitt: { $points }

## Of a choice: each is a sentence of its own

advice-lotte-wins = Damit ist die Partie sofort gewonnen.
# $points: how much more another choice brings on average in this turn.
advice-lotte-fewer-points = { $points ->
        [one] Eine andere Wahl bringt im Schnitt { $points } Punkt mehr, gewinnt aber seltener.
       *[other] Eine andere Wahl bringt im Schnitt { $points } Punkte mehr, gewinnt aber seltener.
    }
advice-lotte-safe = { $points } Punkte sind sicher.
advice-lotte-missing = Danach fehlen noch { $points } Punkte bis zum Ziel.
advice-lotte-reaches = Damit ist das Ziel von { $points } Punkten erreicht.
advice-lotte-too-few = Du liegst dann { $points } Punkte zurück.
advice-lotte-enough = Damit ist die Partie gewonnen.
advice-lotte-level = Das ist Gleichstand: Ihr teilt euch den Sieg.
advice-lotte-needed = Bis zum Gleichstand an der Spitze fehlen noch { $points } Punkte.
# $stops of the $cards cards that are left.
advice-lotte-stops = { $stops ->
        [0] Unter den übrigen Karten ({ $cards }) ist kein Stop.
        [one] Unter den übrigen Karten ({ $cards }) ist { $stops } Stop: Er würde { $points } Punkte kosten.
       *[other] Unter den übrigen Karten ({ $cards }) sind { $stops } Stops: Jeder würde { $points } Punkte kosten.
    }
advice-lotte-nothing = { $dice ->
        [one] { $chance ->
            [hardly] Mit { $dice } Würfel kommt in weniger als 1 von 100 Würfen eine Niete. Dann sind { $points } Punkte weg.
            [nearly] Mit { $dice } Würfel kommt in mehr als 99 von 100 Würfen eine Niete. Dann sind { $points } Punkte weg.
           *[other] Mit { $dice } Würfel kommt in { $chance } von 100 Würfen eine Niete. Dann sind { $points } Punkte weg.
        }
       *[other] { $chance ->
            [hardly] Mit { $dice } Würfeln kommt in weniger als 1 von 100 Würfen eine Niete. Dann sind { $points } Punkte weg.
            [nearly] Mit { $dice } Würfeln kommt in mehr als 99 von 100 Würfen eine Niete. Dann sind { $points } Punkte weg.
           *[other] Mit { $dice } Würfeln kommt in { $chance } von 100 Würfen eine Niete. Dann sind { $points } Punkte weg.
        }
    }
advice-lotte-in-turn = Damit hast du in diesem Zug { $points } Punkte.
advice-lotte-more-points = { $points ->
        [one] Weitermachen bringt im Schnitt { $points } Punkt mehr, als hier aufzuhören.
       *[other] Weitermachen bringt im Schnitt { $points } Punkte mehr, als hier aufzuhören.
    }
advice-lotte-full-roll = { $chance ->
        [0] Eine volle Lotte bringt { $points } Punkte dazu. Wer es darauf anlegt, schafft sie nie.
        [hardly] Eine volle Lotte bringt { $points } Punkte dazu. Wer es darauf anlegt, schafft sie fast nie.
        [nearly] Eine volle Lotte bringt { $points } Punkte dazu. Wer es darauf anlegt, schafft sie in über 99 von 100 Fällen.
        [100] Eine volle Lotte bringt { $points } Punkte dazu. Wer es darauf anlegt, schafft sie immer.
       *[other] Eine volle Lotte bringt { $points } Punkte dazu. Wer es darauf anlegt, schafft sie in { $chance } von 100 Fällen.
    }
advice-lotte-full-roll-double = { $chance ->
        [0] Eine volle Lotte verdoppelt deine Punkte. Wer es darauf anlegt, schafft sie nie.
        [hardly] Eine volle Lotte verdoppelt deine Punkte. Wer es darauf anlegt, schafft sie fast nie.
        [nearly] Eine volle Lotte verdoppelt deine Punkte. Wer es darauf anlegt, schafft sie in über 99 von 100 Fällen.
        [100] Eine volle Lotte verdoppelt deine Punkte. Wer es darauf anlegt, schafft sie immer.
       *[other] Eine volle Lotte verdoppelt deine Punkte. Wer es darauf anlegt, schafft sie in { $chance } von 100 Fällen.
    }
advice-lotte-straight = { $chance ->
        [0] Die Straße für { $points } Punkte klappt nie.
        [hardly] Die Straße für { $points } Punkte klappt fast nie.
        [nearly] Die Straße für { $points } Punkte klappt in über 99 von 100 Fällen.
        [100] Die Straße für { $points } Punkte klappt immer.
       *[other] Die Straße für { $points } Punkte klappt in { $chance } von 100 Fällen.
    }
advice-lotte-clover = { $chance ->
        [0] Mit dem Kleeblatt gewinnst du nie sofort.
        [hardly] Mit dem Kleeblatt gewinnst du fast nie sofort.
        [nearly] Mit dem Kleeblatt gewinnst du in über 99 von 100 Fällen sofort.
        [100] Mit dem Kleeblatt gewinnst du immer sofort.
       *[other] Mit dem Kleeblatt gewinnst du in { $chance } von 100 Fällen sofort.
    }
advice-lotte-plus-minus = { $chance ->
        [0] Die volle Lotte für { $points } Punkte klappt nie.
        [hardly] Die volle Lotte für { $points } Punkte klappt fast nie.
        [nearly] Die volle Lotte für { $points } Punkte klappt in über 99 von 100 Fällen.
        [100] Die volle Lotte für { $points } Punkte klappt immer.
       *[other] Die volle Lotte für { $points } Punkte klappt in { $chance } von 100 Fällen.
    }
advice-lotte-dice = { $dice ->
        [one] Als Nächstes wirfst du { $dice } Würfel.
       *[other] Als Nächstes wirfst du { $dice } Würfel.
    }

## What is assumed

advice-remark-lotte-solved = Zu zweit ist das Spiel ganz durchgerechnet: Die Gewinnchance stimmt genau.
advice-remark-lotte-race = Die Gewinnchance ist geschätzt. Angenommen wird, dass alle in jedem Zug möglichst viele Punkte holen.
advice-remark-lotte-whole-deck = Für die nächste Karte zählt, was noch im Stapel ist. Für spätere wird mit einem vollen Stapel gerechnet.
advice-remark-lotte-own-turns = Glück heißt hier: Eine Karte oder ein Wurf hat mehr gebracht als der Durchschnitt von allem, was hätte kommen können.
