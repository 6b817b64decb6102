# Wollie Bollie, rule by rule. The id is the rule's, with dashes for dots. `.decided` says what the printed rules
# leave open and how it is settled here. Above the rules stands an overview: rules-wolle-….
# Terms: schapenkaart, herdershond (hond), het bot, botsymbool, hoeksymbool, bonus, minuswaarde, schapengetal,
# kudde, bovenste kaart, bovenop; trekstapel, kaarten op tafel; het wolfiche, voorraad, betalen; biedkaart,
# bod (meervoud biedingen), halen, missen; poging, gooien, worp, een dobbelsteen houden, resultaat; set; partij, verslag.

## Overview

rules-wolle-aim = Je dobbelt om de mooiste schapen. Met een hoog bod mag je vroeg kiezen, maar kaarten krijg je alleen als je je bod ook haalt. Zijn alle 60 kaarten genomen, dan wint de speler met de meeste punten.
    .title = Doel van het spel
rules-wolle-players = Voor 2 tot 6 spelers, volgens de gedrukte regels vanaf 10 jaar. Hoelang een spel duurt, staat er niet bij; wij schatten zo’n 45 minuten.
    .title = Spelers, leeftijd en speelduur
rules-wolle-setup = Schud alle 60 kaarten en leg ze gedekt midden op tafel. Schud de biedkaarten en geef iedereen er een. Iedereen krijgt 2 wolfiches; de rest ligt als voorraad naast de kaarten. Leg de drie dobbelstenen klaar. Wie waar zit, maakt niet uit, want de biedingen bepalen wie begint. Op het scherm gaat dit allemaal vanzelf.
    .title = Voorbereiding
rules-wolle-card = Linksboven op een schapenkaart zie je wat het schaap waard is: een aantal punten, of 3-7-0 of 0-0-7. Rechtsboven staat het hoeksymbool: een bonus, een minuswaarde of een botsymbool, of er staat niets. Onderaan staat het schapengetal, dat bij gelijke biedingen beslist. Hoeksymbool en schapengetal gelden alleen zolang de kaart bovenop je kudde ligt; de punten tellen aan het einde.
    .title = Wat er op een schapenkaart staat
rules-wolle-signs = Deze symbolen en kaarten kom je tegen.
    .title = Symbolen en kaarten
rules-wolle-sign-bonus = Zolang die bovenop je kudde ligt, mag je hem bij elke poging bij je resultaat optellen.
    .name = Bonus
rules-wolle-sign-minus = Zolang die bovenop je kudde ligt, moet je hem bij elke poging van je resultaat aftrekken.
    .name = Minuswaarde
rules-wolle-sign-bone-symbol = Krijg je dit schaap, dan mag je het bot afpakken van de speler die het heeft. Daarna doet het symbool niets meer.
    .name = Botsymbool
rules-wolle-sign-plain = Levert je de punten op die erop staan.
    .name = Schaap met punten
rules-wolle-sign-black = Kost je de punten die erop staan.
    .name = Zwart schaap
rules-wolle-sign-370 = Eén is 3 punten waard, twee zijn er samen 14 waard en drie niets. Daarna begint een nieuwe set.
    .name = 3-7-0
rules-wolle-sign-007 = Elk drietal is samen 21 punten waard. Met één of twee heb je niets.
    .name = 0-0-7
rules-wolle-sign-dog = Precies één is 9 punten waard. Heb je er geen, dan verlies je twee schapen; heb je de meeste, dan verlies je 5 punten.
    .name = Herdershond
rules-wolle-sign-bone = Levert de eigenaar 4 punten per hond op.
    .name = Het bot

## material
wolle-deck = Er zijn 60 kaarten: 51 schapen, 8 herdershonden en het bot. Op elke schapenkaart zie je wat het schaap waard is en welk schapengetal het heeft. Rechtsboven staat een bonus, een minuswaarde, een botsymbool of niets.
    .title = De kaarten
wolle-dice = Je gooit met drie dobbelstenen: een blauwe met 12 zijden, een rode met 10 en een gele met 8. Samen kom je daarmee op minstens 3 en hoogstens 30.
    .title = De dobbelstenen
wolle-chips = Er zijn 25 wolfiches. Je begint er met 2; wat niemand heeft, is de voorraad. Met een wolfiche kun je een worp verbeteren, en elk wolfiche dat je aan het einde nog hebt, is 1 punt waard.
    .title = Wolfiches
wolle-boards = De zes biedkaarten worden geschud en je krijgt er een van. Op de voorkant staan alle biedingen waaruit je kunt kiezen. Op de achterkant staat een schapengetal; welk getal je krijgt, heb je niet voor het kiezen. Biedkaarten die over zijn, doen niet mee.
    .title = Biedkaarten

## round
wolle-round-order = Elke ronde heeft drie stappen: kaarten neerleggen, bieden en dobbelen.
    .title = Een ronde
wolle-layout = Leg één kaart meer open op tafel dan er spelers zijn. Met z’n tweeën speel je 20 rondes met telkens 3 kaarten, met z’n drieën 15 rondes met 4, met z’n vieren 12 rondes met 5 en met z’n vijven 10 rondes met 6. Met z’n zessen speel je 8 rondes met 7 kaarten, en een negende met de laatste 4.
    .title = Kaarten neerleggen
wolle-bid-secret = Iedereen kiest in het geheim een bod. Daarna worden alle biedkaarten tegelijk omgedraaid. Tot dat moment komt niemand iets te weten over het bod van een ander.
    .title = Geheim bieden
wolle-bid-range = Je mag elk getal van 14 tot en met 26 bieden, of 26+.
    .title = De biedingen
    .decided = De gedrukte regels sommen de biedingen nergens op. Recensies van het spel noemen 14 en 26+, en de uitleg bij 26+ noemt ook een gewone 26. Daarom kun je hier alles van 14 tot en met 26 bieden, en 26+.
wolle-bid-order = Wie het hoogst biedt, is als eerste aan de beurt; daarna volgen de andere biedingen van hoog naar laag. 26+ gaat vóór 26. Voorbeeld: bij biedingen van 17, 26 en 22 begint de 26, dan volgt de 22 en de 17 komt als laatste.
    .title = Wie er begint
wolle-bid-tie = Bij gelijke biedingen gaat het laagste schapengetal voor. Jouw schapengetal staat op de bovenste kaart van je kudde. Zolang je geen schaap hebt, geldt het getal op de achterkant van je biedkaart; honden en het bot hebben geen schapengetal. De schapen hebben hier de getallen 1 tot en met 51 en de biedkaarten 52 tot en met 57. Wie geen schaap heeft, komt bij een gelijk bod dus altijd na spelers die er wel een hebben.
    .title = Gelijke biedingen
wolle-bid-plus-cost = Bied je 26+, dan betaal je een wolfiche aan de voorraad zodra de biedkaarten zijn omgedraaid. Bieden meerdere spelers 26+, dan betaalt elk van hen een wolfiche, en het laagste schapengetal gaat voor.
    .title = 26+ kost een wolfiche
wolle-bid-plus-needs-chip = Je kunt alleen 26+ bieden als je een wolfiche hebt.
    .title = Zonder wolfiche geen 26+
wolle-bid-plus-is-26 = Een bod van 26+ haal je met een resultaat van 26 of meer, net als een bod van 26. Door de plus ben je alleen eerder aan de beurt.
    .title = Wat je voor 26+ moet halen

## turn
wolle-turn-tries = Iedereen behalve de laatste speler heeft hoogstens drie pogingen om het eigen bod te halen of te overtreffen. Met 2 spelers gooit ook de laatste.
    .title = Drie pogingen
wolle-turn-first = Gooi alle drie de dobbelstenen. Haal je je bod, dan neem je drie kaarten naar keuze van tafel en is je beurt voorbij.
    .title = Eerste poging
wolle-turn-second = Heeft de eerste poging je geen kaarten opgeleverd, dan houd je precies één dobbelsteen, hoog of laag, en gooi je de andere twee opnieuw. Haal je nu je bod, dan neem je twee kaarten naar keuze en is je beurt voorbij.
    .title = Tweede poging
wolle-turn-third = Heeft ook de tweede poging je geen kaarten opgeleverd, dan houd je ook een van de twee dobbelstenen die je net hebt gegooid, en gooi je de laatste opnieuw. De dobbelsteen die je het eerst hebt gehouden, blijft zoals hij is. Haal je nu je bod, dan neem je één kaart naar keuze. Voorbeeld: je bod is 20 en je hebt een 9 en een 7 gehouden. Zonder bonus of wolfiches moet je met de laatste dobbelsteen minstens een 4 gooien.
    .title = Derde poging
wolle-turn-no-pass = Je kunt niet eerder stoppen. Je beurt duurt tot je kaarten krijgt of je derde poging hebt gehad.
    .title = Niet eerder stoppen
wolle-turn-miss = Haal je je bod ook bij de derde poging niet, dan heb je het gemist. Je krijgt geen kaarten, maar wel één wolfiche uit de voorraad.
    .title = Bod gemist
wolle-turn-last = Met 3 tot 6 spelers gooit de laatste speler niet. Die krijgt ook geen wolfiche, maar moet alle kaarten nemen die er nog liggen.
    .title = De laatste speler
wolle-turn-empty-display = Liggen er geen kaarten meer op tafel als jij aan de beurt komt, dan vervalt je beurt: je krijgt geen kaarten en geen wolfiche. De ronde is voorbij en de volgende begint.
    .title = Niets meer over
wolle-turn-stock-empty = Is de voorraad leeg, dan krijg je voor een gemist bod geen wolfiche, ook later niet.
    .title = Lege voorraad
    .decided = De gedrukte regels zeggen niet wat er gebeurt als de voorraad leeg is. Er zijn maar 25 wolfiches, dus dan krijg je er geen.

## result
wolle-result-sum = Je resultaat is de som van alle drie de dobbelstenen, ook van die je hebt gehouden.
    .title = Het resultaat
wolle-result-malus = Staat er op de bovenste kaart van je kudde een minuswaarde, dan moet je die van je resultaat aftrekken, bij elke poging opnieuw. Voorbeeld: met een minuswaarde van 2 geven de dobbelstenen 11, 6 en 4 een resultaat van 19.
    .title = Een minuswaarde moet je aftrekken
wolle-result-bonus = Staat er op de bovenste kaart van je kudde een bonus, dan mag je die na elke poging bij je resultaat optellen. Hij raakt niet op: je mag hem bij elke poging opnieuw gebruiken. Voorbeeld: met een bonus van 2 kun je met de dobbelstenen 11, 6 en 4 op 23 komen.
    .title = Een bonus mag je optellen
wolle-result-chips = Na elke poging mag je wolfiches aan de voorraad betalen, zoveel je wilt. Elk wolfiche maakt je resultaat 1 hoger.
    .title = Wolfiches betalen
wolle-result-optional-success = Kun je je bod alleen met je bonus of met wolfiches halen, dan kies je: je gebruikt ze en neemt de kaarten, of je gaat door. Na de derde poging betekent doorgaan dat je je bod mist. Voorbeeld: je biedt 22, hebt een bonus van 2 en gooit bij je eerste poging 19. Je kunt de bonus optellen, één wolfiche betalen en drie kaarten nemen. Of je houdt een dobbelsteen, gooit opnieuw en probeert er maar twee te krijgen. Hier wordt altijd eerst de bonus gebruikt, en dan zo weinig mogelijk wolfiches.
    .title = Je bod halen als je dat wilt
    .decided = De gedrukte regels laten aan jou over hoe je betaalt. De bonus kost niets en elk wolfiche is een punt waard. Daarom wordt hier altijd de goedkoopste manier gebruikt.
wolle-result-forced-success = Haal je je bod zonder bonus of wolfiches, dan heb je geen keuze: je neemt alle kaarten die je hebt verdiend, ook als je ze liever niet had.
    .title = Je bod halen zonder hulp
wolle-result-below-14 = Mis je je bod en is je resultaat na de derde poging lager dan 14, dan moet je elk zwart schaap nemen dat op tafel ligt. Je wolfiche krijg je gewoon. Een minuswaarde telt ook hier: zijn je dobbelstenen samen 16 en heb je een minuswaarde van 3, dan is je resultaat 13.
    .title = Onder de 14
wolle-result-rescue-14 = Zo’n resultaat mag je met je bonus en wolfiches tot 14 verhogen. Dan laat je de zwarte schapen op tafel, al mis je je bod. Dat kan alleen zolang het verhoogde resultaat onder je bod blijft; je wolfiche krijg je ook dan. Met een bod van 14 kan het dus nooit. Zou je door je bonus alsnog je bod halen, dan worden alleen wolfiches gebruikt. Voorbeeld: met een bod van 15, een resultaat van 13 en een bonus van 3 betaal je één wolfiche.
    .title = Gered van de zwarte schapen

## cards
wolle-take-choice = Je kiest vrij uit de kaarten op tafel. Liggen er minder dan je hebt verdiend, dan krijg je wat er nog ligt.
    .title = Kaarten kiezen
wolle-herd-stack = Nieuwe schapen leg je meteen bovenop je kudde, in de volgorde die je zelf wilt. Kies goed welk schaap bovenop komt: het hoeksymbool en het schapengetal ervan gelden voor jou tot er een ander schaap overheen komt.
    .title = Bovenop de kudde
wolle-herd-closed = Van een kudde is alleen de bovenste kaart te zien. Niemand mag een kudde later nog bekijken, zelfs de eigen niet. Daarom noemt het verslag de genomen kaarten alleen tot er nieuwe kaarten worden neergelegd. Na de partij is alles te zien.
    .title = De kudde is gesloten
wolle-herd-beside = Honden komen niet in de kudde. Ze liggen ernaast, waar iedereen ze kan zien, en het bot ook.
    .title = Naast de kudde
wolle-corner-top-only = Bonussen en minuswaarden tellen alleen op de bovenste kaart van een kudde. Zolang die kaart bovenop ligt, tellen ze bij elke worp.
    .title = Alleen het bovenste hoeksymbool telt
wolle-bone-steal = Krijg je van tafel een schaap met een botsymbool, op welke manier dan ook, dan mag je het bot afpakken van de speler die het heeft: meteen of helemaal niet. Heeft niemand het bot, of heb je het zelf al, dan doet het symbool niets.
    .title = Het bot afpakken
    .decided = De gedrukte regels verschillen van taal tot taal: in sommige mag je het bot afpakken, in een andere gebeurt dat vanzelf. Hier heb je de keuze, net als in het Duitse origineel.
wolle-bone-top-meaningless = Een botsymbool op de bovenste kaart van je kudde doet niets. Het telt alleen op het moment dat je dat schaap krijgt.
    .title = Een botsymbool bovenop

## end
wolle-end = Het spel is uit als alle 60 kaarten zijn genomen. Dan hebben ook alle honden en het bot een eigenaar.
    .title = Einde van het spel
wolle-score-sum = Tel de punten van je schapen op, tel er 1 punt bij voor elk wolfiche, en ook wat je 3-7-0-kaarten, 0-0-7-kaarten, honden en het bot waard zijn. De hoogste score wint. Voorbeeld: schapen met 24 punten, een zwart schaap van min 5, twee 3-7-0-kaarten, één hond en drie wolfiches geven 24 − 5 + 14 + 9 + 3 = 45 punten.
    .title = Punten tellen
wolle-score-tie = Spelers die samen de hoogste score hebben, delen de overwinning.
    .title = Gedeelde overwinning
    .decided = De gedrukte regels zeggen niet wie er wint als de hoogste scores gelijk zijn. Hier delen de spelers dan de overwinning.
wolle-score-370 = Eén 3-7-0-kaart is 3 punten waard, twee zijn samen 14 punten waard en drie zijn niets waard. Met de vierde begint een nieuwe set: vier zijn 3 punten waard, vijf 14, en zes weer niets.
    .title = 3-7-0
wolle-score-007 = Elk drietal 0-0-7-kaarten is samen 21 punten waard. Eén of twee zijn niets waard. Drie, vier of vijf zijn dus 21 punten waard, en zes 42.
    .title = 0-0-7
wolle-score-dog-one = Heb je precies één hond, dan is die 9 punten waard.
    .title = Eén hond
wolle-score-dog-none = Heb je geen hond, dan gaan twee van je schapen terug in de doos, en hun punten ben je kwijt. Zwarte schapen, 3-7-0-kaarten en 0-0-7-kaarten houd je. De twee schapen met de minste punten worden voor je uitgekozen. Heb je minder dan twee van zulke schapen, dan verlies je wat je ervan hebt.
    .title = Geen hond
    .decided = Volgens de gedrukte regels kies je de twee schapen zelf. De twee met de minste punten zijn altijd de beste keuze, dus die worden voor je uitgekozen. Wat er gebeurt als je er minder dan twee hebt, staat er niet; je verliest dan alleen wat je hebt.
wolle-score-dog-most = Heb je meer honden dan ieder ander, dan verlies je 5 punten. Hebben meerdere spelers de meeste honden, dan verliest elk van hen 5 punten. Twee of meer honden zijn op zichzelf niets waard.
    .title = De meeste honden
wolle-score-bone = Heb je het bot, dan krijg je 4 punten voor elk van je honden: 4 voor één hond, boven op de 9 van die hond, of 12 voor drie honden. Het bot zelf is niets waard en bespaart je de 5 strafpunten voor de meeste honden niet.
    .title = Het bot

## two
wolle-two-last-rolls = Met 2 spelers gooit ook de laatste speler, als er nog kaarten liggen. Alle regels van een beurt gelden: drie pogingen, een wolfiche voor een gemist bod, en de zwarte schapen bij een resultaat onder de 14.
    .title = Twee spelers: ook de laatste gooit
wolle-two-leftover = Met 2 spelers zijn de kaarten die na de tweede beurt overblijven, voor wie als eerste aan de beurt was. Daar wordt niet meer voor gegooid, en het maakt niet uit of die speler al eerder kaarten heeft genomen.
    .title = Twee spelers: wat er overblijft

## house
wolle-house-open-herd = Je mag je eigen kudde altijd bekijken.
    .title = Huisregel: open kudde
    .decided = Volgens de gedrukte regels blijft elke kudde gesloten. Willen jullie niet alles hoeven onthouden, spreek dit dan voor de partij af.
wolle-house-open-herds = Iedereen mag elke kudde altijd bekijken, en het verslag blijft de kaarten van alle rondes noemen.
    .title = Huisregel: alle kuddes open
    .decided = Volgens de gedrukte regels blijft elke kudde gesloten. Willen jullie niet dat een goed geheugen de doorslag geeft, spreek dit dan voor de partij af.
wolle-house-deck = Jullie mogen met een andere set van 60 kaarten spelen die jullie zelf invoeren, bijvoorbeeld met de gedrukte kaarten.
    .title = Huisregel: een andere kaartenset
    .decided = In de gedrukte regels staan de kaarten alleen als afbeelding. Daarom speel je hier met de kaartenset van Volle, tenzij je een andere invoert.
