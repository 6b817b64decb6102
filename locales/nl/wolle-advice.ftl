# What the coach says of a choice. The terms are those of wolle.ftl. $chance: in hundredths; "hardly" and
# "nearly" stand for what would round to 0 and 100.

## Of a choice: each is a sentence of its own

advice-wolle-reach = { $chance ->
        [hardly] Kans om het te halen: minder dan 1 op de 100.
        [nearly] Kans om het te halen: meer dan 99 op de 100.
       *[other] Kans om het te halen: { $chance } op de 100.
    }
advice-wolle-at-once = { $chance ->
        [hardly] Kans om het bij de eerste poging te halen: minder dan 1 op de 100.
        [nearly] Kans om het bij de eerste poging te halen: meer dan 99 op de 100.
       *[other] Kans om het bij de eerste poging te halen: { $chance } op de 100.
    }
advice-wolle-first = { $chance ->
        [hardly] Kans dat je als eerste aan de beurt bent, gezien wat de anderen kunnen bieden: minder dan 1 op de 100.
        [nearly] Kans dat je als eerste aan de beurt bent, gezien wat de anderen kunnen bieden: meer dan 99 op de 100.
       *[other] Kans dat je als eerste aan de beurt bent, gezien wat de anderen kunnen bieden: { $chance } op de 100.
    }
advice-wolle-last = { $chance ->
        [hardly] Kans dat je als laatste bent en de rest krijgt zonder te gooien: minder dan 1 op de 100.
        [nearly] Kans dat je als laatste bent en de rest krijgt zonder te gooien: meer dan 99 op de 100.
       *[other] Kans dat je als laatste bent en de rest krijgt zonder te gooien: { $chance } op de 100.
    }
advice-wolle-last-unwanted = { $chance ->
        [hardly] Kans dat je als laatste bent en krijgt wat niemand wil: minder dan 1 op de 100.
        [nearly] Kans dat je als laatste bent en krijgt wat niemand wil: meer dan 99 op de 100.
       *[other] Kans dat je als laatste bent en krijgt wat niemand wil: { $chance } op de 100.
    }
advice-wolle-below-14 = { $chance ->
        [hardly] Kans dat je onder de 14 blijft en de zwarte schapen krijgt: minder dan 1 op de 100.
        [nearly] Kans dat je onder de 14 blijft en de zwarte schapen krijgt: meer dan 99 op de 100.
       *[other] Kans dat je onder de 14 blijft en de zwarte schapen krijgt: { $chance } op de 100.
    }
advice-wolle-costs-chip = Dat kost een wolfiche.
advice-wolle-can-reach = { $chance ->
        [hardly] Kans om zo je bod te halen: minder dan 1 op de 100.
        [nearly] Kans om zo je bod te halen: meer dan 99 op de 100.
       *[other] Kans om zo je bod te halen: { $chance } op de 100.
    }
advice-wolle-must-take = { $chance ->
        [hardly] Kans dat je je bod haalt en kaarten moet nemen die je niet wilt: minder dan 1 op de 100.
        [nearly] Kans dat je je bod haalt en kaarten moet nemen die je niet wilt: meer dan 99 op de 100.
       *[other] Kans dat je je bod haalt en kaarten moet nemen die je niet wilt: { $chance } op de 100.
    }
advice-wolle-next-try = { $cards ->
        [one] De volgende poging kan nog { $cards } kaart opleveren.
       *[other] De volgende poging kan nog { $cards } kaarten opleveren.
    }
advice-wolle-takes = { $cards ->
        [one] Je neemt zeker { $cards } kaart.
       *[other] Je neemt zeker { $cards } kaarten.
    }
advice-wolle-takes-unwanted = { $cards ->
        [one] Je moet { $cards } kaart nemen waar je meer last dan plezier van hebt.
       *[other] Je moet { $cards } kaarten nemen waar je meer last dan plezier van hebt.
    }
advice-wolle-pays = { $chips ->
        [one] Dat kost { $chips } wolfiche.
       *[other] Dat kost { $chips } wolfiches.
    }
advice-wolle-no-black = { $cards ->
        [one] Het zwarte schaap blijft liggen.
       *[other] De { $cards } zwarte schapen blijven liggen.
    }
advice-wolle-black = { $cards ->
        [one] Je krijgt { $cards } zwart schaap.
       *[other] Je krijgt { $cards } zwarte schapen.
    }
advice-wolle-gets-chip = Je krijgt een wolfiche.
advice-wolle-no-chip = Er is geen wolfiche meer voor je.
advice-wolle-points = { $points ->
        [one] { $points } punt aan schapen.
       *[other] { $points } punten aan schapen.
    }
advice-wolle-minus-points = { $points ->
        [one] −{ $points } punt aan schapen.
       *[other] −{ $points } punten aan schapen.
    }
advice-wolle-set-370 = { $count ->
        [one] Je eerste 3‑7‑0-kaart: { $points } punten, als er geen meer bij komt.
       *[other] Dan heb je { $count } van de 3‑7‑0-kaarten: { $points } punten, als er geen meer bij komt.
    }
advice-wolle-set-007 = { $count ->
        [one] Je eerste 0‑0‑7-kaart: { $points } punten, als er geen meer bij komt.
       *[other] Dan heb je { $count } van de 0‑0‑7-kaarten: { $points } punten, als er geen meer bij komt.
    }
advice-wolle-one-dog = Je eerste hond: zoals het nu staat { $points } punten, en aan het eind hoef je geen schapen terug te leggen.
# $count: from 2 on.
advice-wolle-more-dogs = Dan heb je { $count } honden: alleen één enkele hond levert 9 punten op.
# $points: how many it costs to have the most.
advice-wolle-most-dogs = Dan heb je { $count } honden, en niemand heeft er meer: dat kost zoals het nu staat { $points } punten.
advice-wolle-bone = { $count ->
        [0] Het bot levert 4 punten per hond op, maar je hebt er nog geen.
        [one] Het bot levert 4 punten per hond op, en je hebt er { $count }.
       *[other] Het bot levert 4 punten per hond op, en je hebt er { $count }.
    }
# $count: dogs of the owner, from 1 on.
advice-wolle-takes-bone = { $count ->
        [one] Wie het bot nu heeft, verliest daardoor 4 punten.
       *[other] Wie het bot nu heeft, verliest 4 punten voor elk van { $count } honden.
    }
advice-wolle-bonus = +{ $corner } boven op je kudde voor de volgende worpen.
advice-wolle-malus = −{ $corner } boven op je kudde voor de volgende worpen.
advice-wolle-no-corner = Geen bonus en geen minuswaarde boven op je kudde.
advice-wolle-leaves = { $points ->
        [one] { $kind ->
            [plain] Er blijft { card-short-plain } liggen, voor een ander ongeveer { $points } punt waard.
            [black] Er blijft { card-short-black } liggen, voor een ander ongeveer { $points } punt waard.
            [set-370] Er blijft { card-short-370 } liggen, voor een ander ongeveer { $points } punt waard.
            [set-007] Er blijft { card-short-007 } liggen, voor een ander ongeveer { $points } punt waard.
            [dog] Er blijft { card-short-dog } liggen, voor een ander ongeveer { $points } punt waard.
           *[bone] Er blijft { card-short-bone } liggen, voor een ander ongeveer { $points } punt waard.
        }
       *[other] { $kind ->
            [plain] Er blijft { card-short-plain } liggen, voor een ander ongeveer { $points } punten waard.
            [black] Er blijft { card-short-black } liggen, voor een ander ongeveer { $points } punten waard.
            [set-370] Er blijft { card-short-370 } liggen, voor een ander ongeveer { $points } punten waard.
            [set-007] Er blijft { card-short-007 } liggen, voor een ander ongeveer { $points } punten waard.
            [dog] Er blijft { card-short-dog } liggen, voor een ander ongeveer { $points } punten waard.
           *[bone] Er blijft { card-short-bone } liggen, voor een ander ongeveer { $points } punten waard.
        }
    }
advice-wolle-last-round = Er wordt niet meer gegooid: de bovenste kaart doet er niet meer toe.
advice-wolle-number = Schapengetal { $number } bovenop: bij gelijke biedingen gaat het laagste getal voor.
advice-wolle-leaves-bone = Het bot blijft waar het is.

## What is assumed

advice-remark-wolle-this-round = Punten zijn wat het je naar verwachting meer oplevert dan de anderen; verder dan deze ronde wordt niet gekeken.
advice-remark-wolle-others-bid = Wat de anderen bieden, is een gok: naar wat gebruikelijk is, wat ze tot nu toe boden en waar het moeilijkst tegen te spelen is.
advice-remark-wolle-rolls-only = Alleen worpen tellen als geluk: de kaarten liggen er voor iedereen.
advice-remark-wolle-others-herds = De coach onthoudt alle kaarten die zijn genomen, zoals jij ook had gekund.
