# What the coach says of a choice. The terms are those of lotte.ftl. $chance: in hundredths; "hardly" and
# "nearly" stand for what would round to 0 and 100.

## Of a choice: each is a sentence of its own

advice-lotte-wins = Daarmee win je de partij meteen.
# $points: how much more another choice brings on average in this turn.
advice-lotte-fewer-points = { $points ->
        [one] Een andere keuze levert gemiddeld { $points } punt meer op, maar wint minder vaak.
       *[other] Een andere keuze levert gemiddeld { $points } punten meer op, maar wint minder vaak.
    }
advice-lotte-safe = { $points } punten zijn binnen.
advice-lotte-missing = Daarna kom je nog { $points } punten tekort voor de doelscore.
advice-lotte-reaches = Daarmee haal je de doelscore van { $points } punten.
advice-lotte-too-few = Je blijft { $points } punten achter op de koploper.
advice-lotte-enough = Daarmee win je de partij.
advice-lotte-level = Je komt gelijk: jullie delen de winst.
advice-lotte-needed = Je hebt nog { $points } punten nodig om gelijk te komen met de koploper.
# $stops of the $cards cards that are left.
advice-lotte-stops = { $stops ->
        [0] Onder de kaarten die over zijn ({ $cards }), zit geen Stop.
        [one] Onder de kaarten die over zijn ({ $cards }), zit { $stops } Stop: die zou je { $points } punten kosten.
       *[other] Onder de kaarten die over zijn ({ $cards }), zitten { $stops } Stops: elke Stop zou je { $points } punten kosten.
    }
advice-lotte-nothing = { $dice ->
        [one] { $chance ->
            [hardly] Met { $dice } dobbelsteen gooi je in minder dan 1 van de 100 gevallen een misworp; dan ben je { $points } punten kwijt.
            [nearly] Met { $dice } dobbelsteen gooi je in meer dan 99 van de 100 gevallen een misworp; dan ben je { $points } punten kwijt.
           *[other] Met { $dice } dobbelsteen gooi je in { $chance } van de 100 gevallen een misworp; dan ben je { $points } punten kwijt.
        }
       *[other] { $chance ->
            [hardly] Met { $dice } dobbelstenen gooi je in minder dan 1 van de 100 gevallen een misworp; dan ben je { $points } punten kwijt.
            [nearly] Met { $dice } dobbelstenen gooi je in meer dan 99 van de 100 gevallen een misworp; dan ben je { $points } punten kwijt.
           *[other] Met { $dice } dobbelstenen gooi je in { $chance } van de 100 gevallen een misworp; dan ben je { $points } punten kwijt.
        }
    }
advice-lotte-in-turn = Dan heb je { $points } punten in deze beurt.
advice-lotte-more-points = { $points ->
        [one] Doorgaan levert gemiddeld { $points } punt meer op dan hier stoppen.
       *[other] Doorgaan levert gemiddeld { $points } punten meer op dan hier stoppen.
    }
advice-lotte-full-roll = { $chance ->
        [hardly] Een Tutto levert { $points } punten extra op. Kans daarop, als je ervoor gaat: minder dan 1 op de 100.
        [nearly] Een Tutto levert { $points } punten extra op. Kans daarop, als je ervoor gaat: meer dan 99 op de 100.
       *[other] Een Tutto levert { $points } punten extra op. Kans daarop, als je ervoor gaat: { $chance } op de 100.
    }
advice-lotte-full-roll-double = { $chance ->
        [hardly] Een Tutto verdubbelt je punten. Kans daarop, als je ervoor gaat: minder dan 1 op de 100.
        [nearly] Een Tutto verdubbelt je punten. Kans daarop, als je ervoor gaat: meer dan 99 op de 100.
       *[other] Een Tutto verdubbelt je punten. Kans daarop, als je ervoor gaat: { $chance } op de 100.
    }
advice-lotte-straight = { $chance ->
        [hardly] Kans op de Straat, voor { $points } punten: minder dan 1 op de 100.
        [nearly] Kans op de Straat, voor { $points } punten: meer dan 99 op de 100.
       *[other] Kans op de Straat, voor { $points } punten: { $chance } op de 100.
    }
advice-lotte-clover = { $chance ->
        [hardly] Kans om meteen te winnen met het Klavertjevier: minder dan 1 op de 100.
        [nearly] Kans om meteen te winnen met het Klavertjevier: meer dan 99 op de 100.
       *[other] Kans om meteen te winnen met het Klavertjevier: { $chance } op de 100.
    }
advice-lotte-plus-minus = { $chance ->
        [hardly] Kans op de Tutto, voor { $points } punten: minder dan 1 op de 100.
        [nearly] Kans op de Tutto, voor { $points } punten: meer dan 99 op de 100.
       *[other] Kans op de Tutto, voor { $points } punten: { $chance } op de 100.
    }
advice-lotte-dice = { $dice ->
        [one] Daarna gooi je met { $dice } dobbelsteen.
       *[other] Daarna gooi je met { $dice } dobbelstenen.
    }

## What is assumed

advice-remark-lotte-solved = De kans om te winnen komt uit het opgeloste spel voor twee.
advice-remark-lotte-race = De kans om te winnen is een schatting: alsof iedereen elke beurt voor de meeste punten speelt.
advice-remark-lotte-whole-deck = De volgende kaart komt uit de kaarten die over zijn, latere kaarten als uit een volle trekstapel.
advice-remark-lotte-own-turns = Geluk is wat een kaart of een worp meer bracht dan het gemiddelde van alles wat had kunnen komen.
