# What the coach says of a choice. The terms are those of wolle.ftl. $chance: in hundredths; "hardly" and
# "nearly" stand for what would round to 0 and 100.

# Below a choice, without a full stop. $points: a number with one digit behind the point, often below 0.
advice-points-wolle = Voorsprong aan het eind: { $points }

## Of a choice: each is a sentence of its own

advice-wolle-reach = { $chance ->
        [0] Dit bod haal je nooit.
        [hardly] Kans dat je dit bod haalt: minder dan 1 op de 100.
        [nearly] Kans dat je dit bod haalt: meer dan 99 op de 100.
        [100] Dit bod haal je zeker.
       *[other] Kans dat je dit bod haalt: { $chance } op de 100.
    }
advice-wolle-at-once = { $chance ->
        [0] Bij de eerste poging lukt het nooit.
        [hardly] Kans dat het meteen bij de eerste poging lukt: minder dan 1 op de 100.
        [nearly] Kans dat het meteen bij de eerste poging lukt: meer dan 99 op de 100.
        [100] Bij de eerste poging lukt het zeker.
       *[other] Kans dat het meteen bij de eerste poging lukt: { $chance } op de 100.
    }
advice-wolle-first = { $chance ->
        [0] De coach verwacht niet dat je als eerste aan de beurt bent.
        [hardly] Kans dat je met dit bod als eerste aan de beurt bent: minder dan 1 op de 100.
        [nearly] Kans dat je met dit bod als eerste aan de beurt bent: meer dan 99 op de 100.
        [100] De coach verwacht dat je als eerste aan de beurt bent.
       *[other] Kans dat je met dit bod als eerste aan de beurt bent: { $chance } op de 100.
    }
advice-wolle-last = { $chance ->
        [0] De coach verwacht niet dat je als laatste aan de beurt bent.
        [hardly] Kans dat je als laatste de rest krijgt zonder te gooien: minder dan 1 op de 100.
        [nearly] Kans dat je als laatste de rest krijgt zonder te gooien: meer dan 99 op de 100.
        [100] De coach verwacht dat je als laatste de rest krijgt zonder te gooien.
       *[other] Kans dat je als laatste de rest krijgt zonder te gooien: { $chance } op de 100.
    }
advice-wolle-last-unwanted = { $chance ->
        [0] De coach verwacht niet dat je als laatste aan de beurt bent.
        [hardly] Kans dat je als laatste blijft zitten met wat niemand wil: minder dan 1 op de 100.
        [nearly] Kans dat je als laatste blijft zitten met wat niemand wil: meer dan 99 op de 100.
        [100] De coach verwacht dat je als laatste blijft zitten met wat niemand wil.
       *[other] Kans dat je als laatste blijft zitten met wat niemand wil: { $chance } op de 100.
    }
advice-wolle-below-14 = { $chance ->
        [hardly] Kans dat je onder de 14 blijft en de zwarte schapen krijgt: minder dan 1 op de 100.
        [nearly] Kans dat je onder de 14 blijft en de zwarte schapen krijgt: meer dan 99 op de 100.
        [100] Je blijft zeker onder de 14 en krijgt de zwarte schapen.
       *[other] Kans dat je onder de 14 blijft en de zwarte schapen krijgt: { $chance } op de 100.
    }
advice-wolle-costs-chip = Dat kost een wolfiche.
advice-wolle-can-reach = { $chance ->
        [0] Zo haal je je bod nooit.
        [hardly] Kans dat je zo je bod nog haalt: minder dan 1 op de 100.
        [nearly] Kans dat je zo je bod nog haalt: meer dan 99 op de 100.
        [100] Zo haal je je bod zeker.
       *[other] Kans dat je zo je bod nog haalt: { $chance } op de 100.
    }
advice-wolle-must-take = { $chance ->
        [0] Je haalt je bod nooit.
        [hardly] Kans dat je kaarten moet nemen die je niet wilt: minder dan 1 op de 100.
        [nearly] Kans dat je kaarten moet nemen die je niet wilt: meer dan 99 op de 100.
        [100] Je haalt je bod zeker en moet kaarten nemen die je niet wilt.
       *[other] Kans dat je kaarten moet nemen die je niet wilt: { $chance } op de 100.
    }
advice-wolle-next-try = { $cards ->
        [one] Haal je het bij de volgende poging, dan krijg je { $cards } kaart.
       *[other] Haal je het bij de volgende poging, dan krijg je { $cards } kaarten.
    }
advice-wolle-takes = { $cards ->
        [one] Dan heb je { $cards } kaart binnen.
       *[other] Dan heb je { $cards } kaarten binnen.
    }
advice-wolle-takes-unwanted = { $cards ->
        [one] Je krijgt { $cards } kaart waar je meer last dan plezier van hebt.
       *[other] Je krijgt { $cards } kaarten waar je meer last dan plezier van hebt.
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
        [one] Je moet { $cards } zwart schaap nemen.
       *[other] Je moet { $cards } zwarte schapen nemen.
    }
advice-wolle-gets-chip = Je krijgt een wolfiche.
advice-wolle-no-chip = De wolfiches zijn op, dus je krijgt er geen.
advice-wolle-points = { $points ->
        [one] Schapen van samen { $points } punt.
       *[other] Schapen van samen { $points } punten.
    }
advice-wolle-minus-points = { $points ->
        [one] Schapen van samen −{ $points } punt.
       *[other] Schapen van samen −{ $points } punten.
    }
advice-wolle-set-370 = { $count ->
        [one] Je eerste 3‑7‑0‑kaart: { $points } punten, als het daarbij blijft.
       *[other] Dan heb je { $count } van de 3‑7‑0‑kaarten: { $points } punten, als het daarbij blijft.
    }
advice-wolle-set-007 = { $count ->
        [one] Je eerste 0‑0‑7‑kaart: { $points } punten, als het daarbij blijft.
       *[other] Dan heb je { $count } van de 0‑0‑7‑kaarten: { $points } punten, als het daarbij blijft.
    }
advice-wolle-one-dog = Je eerste hond: dat is nu { $points } punten waard, en aan het einde hoef je geen schapen terug te leggen.
# $count: from 2 on.
advice-wolle-more-dogs = Dan heb je { $count } honden, en alleen één enkele hond is 9 punten waard.
# $points: how many it costs to have the most.
advice-wolle-most-dogs = Dan heb je { $count } honden, en niemand heeft er meer: dat kost je nu { $points } punten.
advice-wolle-bone = { $count ->
        [0] Het bot levert 4 punten per hond op, maar je hebt nog geen hond.
        [one] Het bot levert 4 punten per hond op, en je hebt er { $count }.
       *[other] Het bot levert 4 punten per hond op, en je hebt er { $count }.
    }
# $count: dogs of the owner, from 1 on.
advice-wolle-takes-bone = { $count ->
        [one] De speler met het bot verliest daardoor 4 punten.
       *[other] De speler met het bot verliest 4 punten voor elk van de { $count } honden.
    }
advice-wolle-bonus = Boven op je kudde komt +{ $corner }, voor al je volgende worpen.
advice-wolle-malus = Boven op je kudde komt −{ $corner }, voor al je volgende worpen.
advice-wolle-no-corner = Boven op je kudde komt geen bonus en geen minuswaarde.
advice-wolle-leaves = { $points ->
        [one] { $kind ->
            [plain] Dan blijft { card-short-plain } liggen, voor een ander ongeveer { $points } punt waard.
            [black] Dan blijft { card-short-black } liggen, voor een ander ongeveer { $points } punt waard.
            [set-370] Dan blijft { card-short-370 } liggen, voor een ander ongeveer { $points } punt waard.
            [set-007] Dan blijft { card-short-007 } liggen, voor een ander ongeveer { $points } punt waard.
            [dog] Dan blijft { card-short-dog } liggen, voor een ander ongeveer { $points } punt waard.
           *[bone] Dan blijft { card-short-bone } liggen, voor een ander ongeveer { $points } punt waard.
        }
       *[other] { $kind ->
            [plain] Dan blijft { card-short-plain } liggen, voor een ander ongeveer { $points } punten waard.
            [black] Dan blijft { card-short-black } liggen, voor een ander ongeveer { $points } punten waard.
            [set-370] Dan blijft { card-short-370 } liggen, voor een ander ongeveer { $points } punten waard.
            [set-007] Dan blijft { card-short-007 } liggen, voor een ander ongeveer { $points } punten waard.
            [dog] Dan blijft { card-short-dog } liggen, voor een ander ongeveer { $points } punten waard.
           *[bone] Dan blijft { card-short-bone } liggen, voor een ander ongeveer { $points } punten waard.
        }
    }
advice-wolle-last-round = Er wordt niet meer gegooid, dus de bovenste kaart doet er niet meer toe.
advice-wolle-number = Bovenop komt schapengetal { $number }: bij gelijke biedingen gaat het laagste getal voor.
advice-wolle-leaves-bone = Het bot blijft waar het is.

## What is assumed

advice-remark-wolle-lead = De voorsprong is het aantal punten dat je aan het eind gemiddeld meer hebt dan je tegenstanders.
advice-remark-wolle-mixed-bids = Zijn meerdere biedingen ongeveer even goed, wissel ze dan af. Wie steeds hetzelfde biedt, is makkelijk te doorzien.
advice-remark-wolle-rolls-only = Geluk zijn hier de worpen. De kaarten op tafel en hoe de biedingen uitpakten, tellen apart.
advice-remark-wolle-others-herds = De coach onthoudt elke kaart die is genomen. Dat had jij ook gekund.
