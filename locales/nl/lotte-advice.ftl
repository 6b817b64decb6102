# What the coach says of a choice. The terms are those of lotte.ftl. $chance: in hundredths; "hardly" and
# "nearly" stand for what would round to 0 and 100.

# Below a choice, without a full stop. $points: a number with one digit behind the point.
advice-points-lotte = Punten deze beurt, gemiddeld: { $points }

## Of a choice: each is a sentence of its own

advice-lotte-wins = Daarmee win je meteen de partij!
# $points: how much more another choice brings on average in this turn.
advice-lotte-fewer-points = { $points ->
        [one] Een andere keuze levert gemiddeld { $points } punt meer op, maar wint minder vaak.
       *[other] Een andere keuze levert gemiddeld { $points } punten meer op, maar wint minder vaak.
    }
advice-lotte-safe = Dan zijn { $points } punten binnen.
advice-lotte-missing = Daarna heb je nog { $points } punten nodig voor de doelscore.
advice-lotte-reaches = Daarmee haal je de doelscore van { $points } punten.
advice-lotte-too-few = Je blijft { $points } punten achter op de koploper.
advice-lotte-enough = Daarmee win je de partij.
advice-lotte-level = Je komt precies gelijk: jullie delen de overwinning.
advice-lotte-needed = Je hebt nog { $points } punten nodig om de koploper bij te halen.
# $stops of the $cards cards that are left.
advice-lotte-stops = { $stops ->
        [0] In de trekstapel zit geen Stop meer (kaarten over: { $cards }).
        [one] In de trekstapel zit nog { $stops } Stop (kaarten over: { $cards }). Trek je die, dan ben je { $points } punten kwijt.
       *[other] In de trekstapel zitten nog { $stops } Stops (kaarten over: { $cards }). Trek je er een, dan ben je { $points } punten kwijt.
    }
advice-lotte-nothing = { $dice ->
        [one] { $chance ->
            [hardly] Kans op een misworp met { $dice } dobbelsteen: minder dan 1 op de 100. Dan ben je { $points } punten kwijt.
            [nearly] Kans op een misworp met { $dice } dobbelsteen: meer dan 99 op de 100. Dan ben je { $points } punten kwijt.
           *[other] Kans op een misworp met { $dice } dobbelsteen: { $chance } op de 100. Dan ben je { $points } punten kwijt.
        }
       *[other] { $chance ->
            [hardly] Kans op een misworp met { $dice } dobbelstenen: minder dan 1 op de 100. Dan ben je { $points } punten kwijt.
            [nearly] Kans op een misworp met { $dice } dobbelstenen: meer dan 99 op de 100. Dan ben je { $points } punten kwijt.
           *[other] Kans op een misworp met { $dice } dobbelstenen: { $chance } op de 100. Dan ben je { $points } punten kwijt.
        }
    }
advice-lotte-in-turn = Dan staan er { $points } punten op het spel.
advice-lotte-more-points = { $points ->
        [one] Doorgaan levert gemiddeld { $points } punt meer op dan hier stoppen.
       *[other] Doorgaan levert gemiddeld { $points } punten meer op dan hier stoppen.
    }
advice-lotte-full-roll = { $chance ->
        [hardly] Een Tutto levert { $points } punten extra op. Kans dat het lukt als je ervoor gaat: minder dan 1 op de 100.
        [nearly] Een Tutto levert { $points } punten extra op. Kans dat het lukt als je ervoor gaat: meer dan 99 op de 100.
       *[other] Een Tutto levert { $points } punten extra op. Kans dat het lukt als je ervoor gaat: { $chance } op de 100.
    }
advice-lotte-full-roll-double = { $chance ->
        [hardly] Een Tutto verdubbelt je punten. Kans dat het lukt als je ervoor gaat: minder dan 1 op de 100.
        [nearly] Een Tutto verdubbelt je punten. Kans dat het lukt als je ervoor gaat: meer dan 99 op de 100.
       *[other] Een Tutto verdubbelt je punten. Kans dat het lukt als je ervoor gaat: { $chance } op de 100.
    }
advice-lotte-straight = { $chance ->
        [hardly] Kans dat de Straat lukt, voor { $points } punten: minder dan 1 op de 100.
        [nearly] Kans dat de Straat lukt, voor { $points } punten: meer dan 99 op de 100.
       *[other] Kans dat de Straat lukt, voor { $points } punten: { $chance } op de 100.
    }
advice-lotte-clover = { $chance ->
        [hardly] Kans dat je met het Klavertjevier meteen wint: minder dan 1 op de 100.
        [nearly] Kans dat je met het Klavertjevier meteen wint: meer dan 99 op de 100.
       *[other] Kans dat je met het Klavertjevier meteen wint: { $chance } op de 100.
    }
advice-lotte-plus-minus = { $chance ->
        [hardly] Kans dat de Tutto lukt, voor { $points } punten: minder dan 1 op de 100.
        [nearly] Kans dat de Tutto lukt, voor { $points } punten: meer dan 99 op de 100.
       *[other] Kans dat de Tutto lukt, voor { $points } punten: { $chance } op de 100.
    }
advice-lotte-dice = { $dice ->
        [one] Daarna gooi je met { $dice } dobbelsteen.
       *[other] Daarna gooi je met { $dice } dobbelstenen.
    }

## What is assumed

advice-remark-lotte-solved = Voor twee spelers is de kans om te winnen precies uitgerekend.
advice-remark-lotte-race = De kans om te winnen is een schatting: we doen alsof iedereen in elke beurt zoveel mogelijk punten wil halen.
advice-remark-lotte-whole-deck = Voor de volgende kaart rekenen we met wat er nog in de trekstapel zit, voor kaarten daarna met een volle stapel.
advice-remark-lotte-own-turns = Geluk is hoeveel een kaart of worp meer opleverde dan gemiddeld.
