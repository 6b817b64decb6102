# What the coach says of a choice. The terms are those of wolle.ftl. $chance: see coach.ftl.

## Of a choice: each is a sentence of its own

advice-wolle-reach = Chance, es zu erreichen: { advice-chance }.
advice-wolle-at-once = Chance, es gleich im ersten Versuch zu erreichen: { advice-chance }.
advice-wolle-first = Chance, zuerst dran zu sein: { advice-chance }. Das hängt von den Geboten der anderen ab.
advice-wolle-last = Chance, zuletzt dran zu sein und ohne Wurf den Rest zu nehmen: { advice-chance }.
advice-wolle-last-unwanted = Chance, zuletzt dran zu sein und zu bekommen, was niemand will: { advice-chance }.
advice-wolle-below-14 = Chance, unter 14 zu bleiben und die schwarzen Schafe zu bekommen: { advice-chance }.
advice-wolle-costs-chip = Das kostet einen Wollchip.
advice-wolle-can-reach = Chance, so dein Gebot zu erreichen: { advice-chance }.
advice-wolle-must-take = Chance, dein Gebot zu erreichen und dann nehmen zu müssen, was dir nichts nützt: { advice-chance }.
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
        [one] −{ $points } Punkt durch schwarze Schafe.
       *[other] −{ $points } Punkte durch schwarze Schafe.
    }
advice-wolle-set-370 = { $count ->
        [one] Dein erstes 3‑7‑0-Schaf: { $points } Punkte, wenn keins mehr dazukommt.
       *[other] Damit sind es { $count } Schafe mit 3‑7‑0: zusammen { $points } Punkte, wenn keins mehr dazukommt.
    }
advice-wolle-set-007 = { $count ->
        [one] Dein erstes 0‑0‑7-Schaf: { $points } Punkte, wenn keins mehr dazukommt.
       *[other] Damit sind es { $count } Schafe mit 0‑0‑7: zusammen { $points } Punkte, wenn keins mehr dazukommt.
    }
advice-wolle-one-dog = Dein erster Hund: Allein bringt er { $points } Punkte, und du musst am Ende keine Schafe zurücklegen.
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
# A card that is left; $told is always "no" here, and $count 1.
advice-wolle-card = { $kind ->
        [plain] { card-short-plain }
        [black] { card-short-black }
        [set-370] { card-short-370 }
        [set-007] { card-short-007 }
        [dog] { card-short-dog }
       *[bone] { card-short-bone }
    }
advice-wolle-leaves = { $points ->
        [one] Damit lässt du { advice-wolle-card } liegen, für andere etwa { $points } Punkt wert.
       *[other] Damit lässt du { advice-wolle-card } liegen, für andere etwa { $points } Punkte wert.
    }
advice-wolle-last-round = Gewürfelt wird nicht mehr: Welche Karte obenauf liegt, ist egal.
advice-wolle-number = Schafzahl { $number } obenauf: Bei Gleichstand ist die niedrigere zuerst dran.
advice-wolle-leaves-bone = Der Knochen bleibt, wo er ist.

## What is assumed

advice-remark-wolle-this-round = Die Punkte sagen, wie viel du in dieser Runde voraussichtlich mehr gewinnst als die anderen. Weiter voraus wird nicht gerechnet.
advice-remark-wolle-others-bid = Was die anderen bieten, ist geschätzt: nach den üblichen Geboten und nach dem, was sie bisher geboten haben. Im Zweifel gilt das Gebot, gegen das du am schwersten ankommst.
advice-remark-wolle-rolls-only = Als Glück zählen nur die Würfe, denn die Karten liegen für alle gleich da.
advice-remark-wolle-others-herds = Hier sind alle genommenen Karten bekannt. Auch du hättest sie dir merken können.
