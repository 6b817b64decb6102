# What the coach says of a choice. The terms are those of wolle.ftl. $chance: in hundredths; "hardly" and
# "nearly" stand for what would round to 0 and 100.

# Below a choice, without a full stop. $points: a number with one digit behind the point, often below 0.
advice-points-wolle = Vorsprung am Ende: { $points }

## Of a choice: each is a sentence of its own

advice-wolle-reach = { $chance ->
        [0] Das erreichst du nie.
        [hardly] Das erreichst du fast nie.
        [nearly] Das erreichst du in über 99 von 100 Fällen.
        [100] Das erreichst du immer.
       *[other] Das erreichst du in { $chance } von 100 Fällen.
    }
advice-wolle-at-once = { $chance ->
        [0] Im ersten Versuch klappt es nie.
        [hardly] Im ersten Versuch klappt es fast nie.
        [nearly] Im ersten Versuch klappt es in über 99 von 100 Fällen.
        [100] Im ersten Versuch klappt es immer.
       *[other] Im ersten Versuch klappt es in { $chance } von 100 Fällen.
    }
advice-wolle-first = { $chance ->
        [0] Damit bist du voraussichtlich nicht zuerst dran.
        [hardly] Damit bist du fast nie zuerst dran.
        [nearly] Damit bist du in über 99 von 100 Fällen zuerst dran.
        [100] Damit bist du voraussichtlich zuerst dran.
       *[other] Damit bist du in { $chance } von 100 Fällen zuerst dran.
    }
advice-wolle-last = { $chance ->
        [0] Du bist voraussichtlich nicht zuletzt dran.
        [hardly] Du bist fast nie zuletzt dran.
        [nearly] Du bist in über 99 von 100 Fällen zuletzt dran und nimmst ohne Wurf den Rest.
        [100] Du bist voraussichtlich zuletzt dran und nimmst ohne Wurf den Rest.
       *[other] Du bist in { $chance } von 100 Fällen zuletzt dran und nimmst ohne Wurf den Rest.
    }
advice-wolle-last-unwanted = { $chance ->
        [0] Du bist voraussichtlich nicht zuletzt dran.
        [hardly] Du bist fast nie zuletzt dran.
        [nearly] Du bist in über 99 von 100 Fällen zuletzt dran und bekommst, was niemand will.
        [100] Du bist voraussichtlich zuletzt dran und bekommst, was niemand will.
       *[other] Du bist in { $chance } von 100 Fällen zuletzt dran und bekommst, was niemand will.
    }
advice-wolle-below-14 = { $chance ->
        [0] Du bleibst nie unter 14.
        [hardly] Du bleibst fast nie unter 14.
        [nearly] Du bleibst in über 99 von 100 Fällen unter 14 und bekommst die schwarzen Schafe.
        [100] Du bleibst immer unter 14 und bekommst die schwarzen Schafe.
       *[other] Du bleibst in { $chance } von 100 Fällen unter 14 und bekommst die schwarzen Schafe.
    }
advice-wolle-costs-chip = Das kostet einen Wollchip.
advice-wolle-can-reach = { $chance ->
        [0] So erreichst du dein Gebot nie.
        [hardly] So erreichst du dein Gebot fast nie.
        [nearly] So erreichst du dein Gebot in über 99 von 100 Fällen.
        [100] So erreichst du dein Gebot immer.
       *[other] So erreichst du dein Gebot in { $chance } von 100 Fällen.
    }
advice-wolle-must-take = { $chance ->
        [0] Du erreichst dein Gebot nie.
        [hardly] Du erreichst dein Gebot fast nie.
        [nearly] Du erreichst dein Gebot in über 99 von 100 Fällen und musst dann nehmen, was dir nichts nützt.
        [100] Du erreichst dein Gebot immer und musst dann nehmen, was dir nichts nützt.
       *[other] Du erreichst dein Gebot in { $chance } von 100 Fällen und musst dann nehmen, was dir nichts nützt.
    }
advice-wolle-next-try = { $cards ->
        [one] Der nächste Versuch kann noch { $cards } Karte bringen.
       *[other] Der nächste Versuch kann noch { $cards } Karten bringen.
    }
advice-wolle-takes = { $cards ->
        [one] { $cards } Karte ist dir sicher.
       *[other] { $cards } Karten sind dir sicher.
    }
advice-wolle-takes-unwanted = { $cards ->
        [one] Du musst { $cards } Karte nehmen, die dir mehr schadet als nützt.
       *[other] Du musst { $cards } Karten nehmen, die dir mehr schaden als nützen.
    }
advice-wolle-pays = { $chips ->
        [one] Das kostet { $chips } Wollchip.
       *[other] Das kostet { $chips } Wollchips.
    }
advice-wolle-no-black = { $cards ->
        [one] Das schwarze Schaf bleibt liegen.
       *[other] Die { $cards } schwarzen Schafe bleiben liegen.
    }
advice-wolle-black = { $cards ->
        [one] Du bekommst { $cards } schwarzes Schaf.
       *[other] Du bekommst { $cards } schwarze Schafe.
    }
advice-wolle-gets-chip = Du bekommst einen Wollchip.
advice-wolle-no-chip = Der Vorrat ist leer: Einen Wollchip bekommst du nicht.
advice-wolle-points = { $points ->
        [one] { $points } Punkt durch Schafe.
       *[other] { $points } Punkte durch Schafe.
    }
advice-wolle-minus-points = { $points ->
        [one] −{ $points } Punkt durch Schafe, alles zusammengezählt.
       *[other] −{ $points } Punkte durch Schafe, alles zusammengezählt.
    }
advice-wolle-set-370 = { $count ->
        [one] Dein erstes 3‑7‑0-Schaf: { $points } Punkte, wenn keins mehr dazukommt.
       *[other] Damit sind es { $count } Schafe mit 3‑7‑0: zusammen { $points } Punkte, wenn keins mehr dazukommt.
    }
advice-wolle-set-007 = { $count ->
        [one] Dein erstes 0‑0‑7-Schaf: { $points } Punkte, wenn keins mehr dazukommt.
       *[other] Damit sind es { $count } Schafe mit 0‑0‑7: zusammen { $points } Punkte, wenn keins mehr dazukommt.
    }
advice-wolle-one-dog = Dein erster Hund: So wie es steht, bringt er { $points } Punkte, und du musst am Ende keine Schafe zurücklegen.
# $count: from 2 on.
advice-wolle-more-dogs = Dann hast du { $count } Hunde: Nur ein einzelner bringt 9 Punkte.
# $points: how many it costs to have the most.
advice-wolle-most-dogs = Dann hast du { $count } Hunde, und niemand hat mehr: So wie es steht, kostet das { $points } Punkte.
advice-wolle-bone = { $count ->
        [0] Der Knochen bringt 4 Punkte für jeden Hund, aber du hast noch keinen.
        [one] Der Knochen bringt 4 Punkte für jeden Hund, und du hast { $count }.
       *[other] Der Knochen bringt 4 Punkte für jeden Hund, und du hast { $count }.
    }
# $count: dogs of the owner, from 1 on.
advice-wolle-takes-bone = { $count ->
        [one] Wer den Knochen jetzt hat, verliert dadurch 4 Punkte.
       *[other] Wer den Knochen jetzt hat, verliert dadurch 4 Punkte für jeden von { $count } Hunden.
    }
advice-wolle-bonus = Oben auf deiner Herde liegt dann ein Bonus: +{ $corner } bei den nächsten Würfen.
advice-wolle-malus = Oben auf deiner Herde liegt dann ein Malus: −{ $corner } bei den nächsten Würfen.
advice-wolle-no-corner = Oben auf deiner Herde liegt dann weder Bonus noch Malus.
advice-wolle-leaves = { $points ->
        [one] { $kind ->
            [plain] Damit lässt du { card-short-plain } liegen, für andere etwa { $points } Punkt wert.
            [black] Damit lässt du { card-short-black } liegen, für andere etwa { $points } Punkt wert.
            [set-370] Damit lässt du { card-short-370 } liegen, für andere etwa { $points } Punkt wert.
            [set-007] Damit lässt du { card-short-007 } liegen, für andere etwa { $points } Punkt wert.
            [dog] Damit lässt du { card-short-dog } liegen, für andere etwa { $points } Punkt wert.
           *[bone] Damit lässt du { card-short-bone } liegen, für andere etwa { $points } Punkt wert.
        }
       *[other] { $kind ->
            [plain] Damit lässt du { card-short-plain } liegen, für andere etwa { $points } Punkte wert.
            [black] Damit lässt du { card-short-black } liegen, für andere etwa { $points } Punkte wert.
            [set-370] Damit lässt du { card-short-370 } liegen, für andere etwa { $points } Punkte wert.
            [set-007] Damit lässt du { card-short-007 } liegen, für andere etwa { $points } Punkte wert.
            [dog] Damit lässt du { card-short-dog } liegen, für andere etwa { $points } Punkte wert.
           *[bone] Damit lässt du { card-short-bone } liegen, für andere etwa { $points } Punkte wert.
        }
    }
advice-wolle-last-round = Gewürfelt wird nicht mehr: Welche Karte obenauf liegt, ist egal.
advice-wolle-number = Schafzahl { $number } obenauf: Bei Gleichstand entscheidet die niedrigere.
advice-wolle-leaves-bone = Der Knochen bleibt, wo er ist.

## What is assumed

advice-remark-wolle-lead = Vorsprung heißt: So viele Punkte hast du am Ende voraussichtlich mehr als die anderen.
advice-remark-wolle-mixed-bids = Sind mehrere Gebote etwa gleich gut, dann wechsle ab. Wer immer dasselbe bietet, ist leicht zu durchschauen.
advice-remark-wolle-rolls-only = Glück sind hier die Würfe. Die Karten in der Auslage und das Zusammentreffen der Gebote zählen für sich.
advice-remark-wolle-others-herds = Hier sind alle genommenen Karten bekannt. Auch du hättest sie dir merken können.
