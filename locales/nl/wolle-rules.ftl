# Wollie Bollie, rule by rule. The id is the rule's, with dashes for dots. `.decided` says what the printed rules
# leave open and how it is settled here. A rule reads in layers of at most
# 60 words: its text, `.special`, `.example`. Above the rules stands an overview: rules-wolle-….
# Terms: schapenkaart, herdershond (hond), het bot, botsymbool, hoeksymbool, bonus, minuswaarde, schapengetal, kudde,
# bovenste kaart, bovenop (boven op de kudde); trekstapel, kaarten op tafel; het wolfiche, voorraad, inleveren;
# biedkaart, bod (meervoud biedingen), halen, niet gehaald; poging, gooien, worp, een dobbelsteen laten liggen, resultaat; set;
# partij, verslag.

## Overview

# Above five pictures, each with a sentence.
rules-wolle-pictures = Een ronde in vijf plaatjes
rules-wolle-pictures-1 = Leg de kaarten open op tafel: één meer dan er spelers zijn.
rules-wolle-pictures-2 = Iedereen kiest in het geheim een bod. Daarna worden alle biedkaarten tegelijk omgedraaid.
rules-wolle-pictures-3 = Wie het hoogst biedt, is als eerste aan de beurt.
rules-wolle-pictures-4 = Haal je je bod niet, houd dan één dobbelsteen en gooi de andere opnieuw. Je hebt drie pogingen.
rules-wolle-pictures-5 = Hoe eerder je het haalt, hoe meer kaarten je neemt. Met drie of meer spelers neemt de laatste wat er overblijft.
# The opening of the rulebook.
rules-wolle-story = Elk voorjaar komen de scheerders over de heuvel, en een schaap alleen staat dan zo in zijn blootje. Daarom zoeken de schapen een herder. Roger, de oudste ram, stelt je op de proef: noem een getal, gooi de dobbelstenen en houd woord. Lukt dat vlot, dan lopen de mooiste schapen met je mee. Lukt het helemaal niet, dan komen de zwarte.
rules-wolle-aim = Je dobbelt om de mooiste schapen. Je biedt een getal dat je durft te gooien. Met een hoog bod mag je vroeg kaarten kiezen, maar dan moet je dat bod wel halen. Zijn alle 60 kaarten genomen, dan wint de speler met de meeste punten.
    .title = Doel van het spel
    .special = Met drie of meer spelers neemt de laatste simpelweg wat er overblijft.
rules-wolle-players = Voor 2 tot 6 spelers, volgens de gedrukte regels vanaf 10 jaar. Hoelang een partij duurt, zeggen ze niet; wij schatten zo’n 45 minuten.
    .title = Spelers, leeftijd en speelduur
rules-wolle-setup = Schud alle 60 kaarten en leg ze midden op tafel: dat is de gedekte trekstapel. Schud de biedkaarten met de voorkant naar boven. Iedereen kiest er een zonder naar de achterkant te kijken, en krijgt een knijper om een bod aan te wijzen. Iedereen krijgt 2 wolfiches; de rest ligt als voorraad naast de trekstapel. Leg de drie dobbelstenen klaar.
    .title = Voorbereiding
    .special = Wie waar zit, maakt niet uit, want de biedingen bepalen wie begint. Op het scherm gaat dit allemaal vanzelf.
rules-wolle-card = Linksboven op een schapenkaart zie je wat het schaap waard is: een aantal punten, of 3‑7‑0 of 0‑0‑7. Rechtsboven staat het hoeksymbool: een bonus, een minuswaarde of een botsymbool, of er staat niets. Onderaan staat het schapengetal, dat bij gelijke biedingen beslist.
    .title = Wat er op een schapenkaart staat
    .special = De schapen die je krijgt, leg je op een stapel voor je op tafel: je kudde. Bonus, minuswaarde en schapengetal gelden alleen zolang de kaart daar bovenop ligt. Een botsymbool werkt alleen op het moment dat je de kaart krijgt, en de punten tellen pas aan het einde.
rules-wolle-signs = Deze symbolen en kaarten kom je tegen.
    .title = Symbolen en kaarten
rules-wolle-sign-bonus = Ligt de kaart boven op je kudde, dan mag je de bonus bij elke poging bij je resultaat optellen.
    .name = Bonus
rules-wolle-sign-minus = Ligt de kaart boven op je kudde, dan moet je de minuswaarde bij elke poging van je resultaat aftrekken.
    .name = Minuswaarde
rules-wolle-sign-bone-symbol = Krijg je dit schaap, dan mag je het bot afpakken van de speler die het heeft. Daarna doet het symbool niets meer.
    .name = Botsymbool
rules-wolle-sign-sheep-number = Bij gelijke biedingen gaat het laagste getal eerst. Dat van jou staat op je bovenste kaart of, zolang je geen schaap hebt, op de achterkant van je biedkaart.
    .name = Schapengetal
rules-wolle-sign-plain = Is aan het einde de punten waard die erop staan.
    .name = Gewoon schaap
rules-wolle-sign-black = Kost je aan het einde de punten die erop staan. Haal je je bod niet en is je resultaat na de derde poging lager dan 14, dan moet je het nemen.
    .name = Zwart schaap
rules-wolle-sign-370 = Eén is 3 punten waard, twee zijn samen 14 punten waard en drie niets. Met de vierde begin je opnieuw te tellen.
    .name = 3‑7‑0
rules-wolle-sign-007 = Elk drietal is samen 21 punten waard. Met één of twee heb je niets.
    .name = 0‑0‑7
rules-wolle-sign-dog = Precies één is 9 punten waard. Heb je er geen, dan verlies je twee gewone schapen; heb je de meeste honden, dan verlies je 5 punten.
    .name = Herdershond
rules-wolle-sign-bone = Heb je het bot aan het einde, dan krijg je 4 punten voor elk van je honden.
    .name = Het bot
rules-wolle-sign-herd = Alle schapen van een speler, op één stapel. Alleen de bovenste kaart is te zien.
    .name = Kudde
rules-wolle-sign-chip = Elk fiche dat je betaalt, maakt je resultaat 1 hoger. Elk fiche dat je houdt, is aan het einde 1 punt waard.
    .name = Wolfiche
rules-wolle-sign-bid = Wat een speler met de drie dobbelstenen moet halen. Het hoogste bod begint.
    .name = Bod

## material
wolle-deck = Er zijn 60 kaarten: 51 schapen, 8 herdershonden en het bot. Op elke schapenkaart zie je wat het schaap waard is en welk schapengetal het heeft. Rechtsboven staat een bonus, een minuswaarde, een botsymbool of niets.
    .title = De kaarten
wolle-dice = Je gooit met drie dobbelstenen: een blauwe met 12 zijden, een rode met 10 en een gele met 8. Samen kom je daarmee op minstens 3 en hoogstens 30.
    .title = De dobbelstenen
wolle-chips = Er zijn 25 wolfiches. Je begint er met 2; wat niemand heeft, is de voorraad. Met een wolfiche kun je een worp verbeteren, en elk wolfiche dat je aan het einde nog hebt, is 1 punt waard.
    .title = Wolfiches
wolle-boards = De zes biedkaarten worden met de voorkant naar boven geschud. Iedereen kiest er een, met een knijper erbij. Op de voorkant staan alle biedingen waaruit je kunt kiezen. Op de achterkant staat een schapengetal; welk getal je krijgt, is toeval.
    .title = Biedkaarten
    .special = Biedkaarten die over zijn, doen niet mee.

## round
wolle-round-order = Elke ronde heeft drie stappen: kaarten neerleggen, bieden en dobbelen.
    .title = Een ronde
wolle-layout = Leg kaarten van de trekstapel open op tafel: één meer dan er spelers zijn. Met z’n tweeën speel je 20 rondes met telkens 3 kaarten, met z’n drieën 15 rondes met 4, met z’n vieren 12 rondes met 5 en met z’n vijven 10 rondes met 6.
    .title = Kaarten neerleggen
    .special = Met z’n zessen speel je 8 rondes met 7 kaarten, en een negende met de laatste 4.
wolle-bid-secret = Iedereen kiest in het geheim een bod: het getal dat je met de drie dobbelstenen wilt halen. Daarna worden alle biedkaarten tegelijk omgedraaid. Tot dat moment komt niemand iets te weten over het bod van een ander.
    .title = Geheim bieden
    .special = Op het scherm kies je dat getal op je biedkaart; op een gedrukte biedkaart zet je er een knijper op.
wolle-bid-range = Je mag elk getal van 14 tot en met 26 bieden, of 26+.
    .title = De biedingen
    .decided = De tekst van de gedrukte regels somt de biedingen nergens op. Volgens recensies van het spel loopt de biedkaart van 14 tot 26+, en de uitleg bij 26+ noemt ook een gewone 26. Daarom kun je hier alles van 14 tot en met 26 bieden, en 26+.
wolle-bid-order = Wie het hoogst biedt, is als eerste aan de beurt; daarna volgen de andere spelers, van het hoogste naar het laagste bod. 26+ gaat vóór 26.
    .title = Wie er begint
    .example = Voorbeeld: bij biedingen van 17, 26 en 22 begint de speler met 26, dan volgt die met 22, en die met 17 komt als laatste.
wolle-bid-tie = Bij gelijke biedingen gaat het laagste schapengetal voor. Jouw schapengetal staat op de bovenste kaart van je kudde.
    .title = Gelijke biedingen
    .special = Zolang je geen schaap hebt, geldt het getal op de achterkant van je biedkaart; honden en het bot hebben geen schapengetal.
    .decided = In de gedrukte regels staan de schapengetallen alleen op plaatjes. Hier hebben de schapen de getallen 1 tot en met 51 en de biedkaarten 52 tot en met 57. Zo zijn twee getallen nooit gelijk, en wie geen schaap heeft, komt bij een gelijk bod altijd na spelers die er wel een hebben.
wolle-bid-plus-cost = Bied je 26+, dan betaal je een wolfiche aan de voorraad zodra de biedkaarten zijn omgedraaid. Bieden meerdere spelers 26+, dan betaalt elk van hen een wolfiche, en het laagste schapengetal gaat voor.
    .title = 26+ kost een wolfiche
wolle-bid-plus-needs-chip = Je kunt alleen 26+ bieden als je een wolfiche hebt.
    .title = Zonder wolfiche geen 26+
wolle-bid-plus-is-26 = Een bod van 26+ haal je met een resultaat van 26 of meer, net als een bod van 26. De plus zorgt er alleen voor dat je eerder aan de beurt bent.
    .title = Wat je voor 26+ moet halen

## turn
wolle-turn-tries = Je hebt hoogstens drie pogingen om je bod te halen: je resultaat moet even hoog zijn als je bod, of hoger. Wie als laatste aan de beurt is, gooit niet; alleen met 2 spelers gooit ook de laatste.
    .title = Drie pogingen
wolle-turn-first = Gooi alle drie de dobbelstenen. Haal je je bod, dan neem je drie kaarten naar keuze van tafel en is je beurt voorbij.
    .title = Eerste poging
wolle-turn-second = Heeft de eerste poging je geen kaarten opgeleverd, dan houd je precies één dobbelsteen naar keuze en gooi je de andere twee opnieuw. Haal je nu je bod, dan neem je twee kaarten naar keuze en is je beurt voorbij.
    .title = Tweede poging
wolle-turn-third = Heeft ook de tweede poging je geen kaarten opgeleverd, dan houd je ook een van de twee dobbelstenen die je net hebt gegooid, en gooi je de laatste opnieuw. Haal je nu je bod, dan neem je één kaart naar keuze.
    .title = Derde poging
    .special = De dobbelsteen die je het eerst hebt gehouden, blijft zoals hij is.
    .example = Voorbeeld: je bod is 20 en je hebt een 9 en een 7 gehouden. Zonder bonus of wolfiches moet je met de laatste dobbelsteen minstens een 4 gooien.
wolle-turn-no-pass = Je kunt niet eerder stoppen. Je beurt duurt tot je kaarten krijgt of je derde poging hebt gehad.
    .title = Niet eerder stoppen
wolle-turn-miss = Haal je je bod ook bij de derde poging niet, dan heb je het gemist. Je krijgt geen kaarten, maar wel één wolfiche uit de voorraad.
    .title = Je bod missen
wolle-turn-last = Met 3 tot 6 spelers gooit degene die als laatste aan de beurt is, niet. Die speler krijgt ook geen wolfiche, maar moet alle kaarten nemen die er nog liggen.
    .title = De laatste speler
wolle-turn-empty-display = Liggen er geen kaarten meer op tafel als jij aan de beurt komt, dan vervalt je beurt: je krijgt geen kaarten en geen wolfiche. De ronde is voorbij en de volgende begint.
    .title = Niets meer over
wolle-turn-stock-empty = Is de voorraad leeg, dan krijg je voor een gemist bod geen wolfiche, ook later niet.
    .title = Lege voorraad
    .decided = De gedrukte regels zeggen niet wat er gebeurt als de voorraad leeg is. Er zijn maar 25 wolfiches, dus dan krijg je er geen.

## result
wolle-result-sum = Je resultaat is de som van alle drie de dobbelstenen, ook van die je hebt gehouden.
    .title = Het resultaat
wolle-result-malus = Staat er op de bovenste kaart van je kudde een minuswaarde, dan moet je die van je resultaat aftrekken, bij elke poging opnieuw.
    .title = Een minuswaarde moet je aftrekken
    .example = Voorbeeld: met een minuswaarde van 2 geven de dobbelstenen 11, 6 en 4 een resultaat van 19.
wolle-result-bonus = Staat er op de bovenste kaart van je kudde een bonus, dan mag je die na elke poging bij je resultaat optellen. Hij raakt niet op: je mag hem bij elke poging opnieuw gebruiken.
    .title = Een bonus mag je optellen
    .example = Voorbeeld: met een bonus van 2 kun je met de dobbelstenen 11, 6 en 4 op 23 komen.
wolle-result-chips = Na elke poging mag je wolfiches aan de voorraad betalen, zoveel je wilt. Elk wolfiche maakt je resultaat 1 hoger.
    .title = Wolfiches betalen
wolle-result-optional-success = Kun je je bod alleen met je bonus of met wolfiches halen, dan kies je: je gebruikt ze en neemt de kaarten, of je gaat door.
    .title = Je bod halen met hulp
    .special = Na de derde poging betekent doorgaan dat je je bod mist. Op het scherm wordt altijd eerst de bonus gebruikt, en dan zo weinig mogelijk wolfiches.
    .example = Voorbeeld: je biedt 22, hebt een bonus van 2 en gooit bij je eerste poging 19. Je kunt de bonus optellen, één wolfiche betalen en drie kaarten nemen. Of je houdt een dobbelsteen, gooit opnieuw en probeert er maar twee te krijgen.
    .decided = De gedrukte regels laten het aan jou over of je de bonus of wolfiches gebruikt. De bonus kost niets en elk wolfiche is een punt waard. Daarom kiest het spel altijd de goedkoopste manier.
wolle-result-forced-success = Haal je je bod zonder bonus of wolfiches, dan heb je geen keuze: je neemt alle kaarten die je hebt verdiend, ook als er een bij is die je niet wilt.
    .title = Je bod halen zonder hulp
wolle-result-below-14 = Mis je je bod en is je resultaat na de derde poging lager dan 14, dan moet je elk zwart schaap nemen dat op tafel ligt. Je wolfiche krijg je gewoon.
    .title = Onder de 14
    .special = Een minuswaarde telt ook hier.
    .example = Voorbeeld: je dobbelstenen zijn samen 16 en je hebt een minuswaarde van 3. Je resultaat is dan 13.
wolle-result-rescue-14 = Is je resultaat na de derde poging lager dan 14, dan mag je het met je bonus en wolfiches tot 14 of meer verhogen. Dan mis je je bod nog steeds, maar hoef je de zwarte schapen niet te nemen. Je wolfiche voor het gemiste bod krijg je ook dan.
    .title = Zwarte schapen ontlopen
    .special = Het verhoogde resultaat moet wel onder je bod blijven: met een bod van 14 kan dit dus nooit. Zou je door je bonus alsnog je bod halen, dan worden alleen wolfiches gebruikt.
    .example = Voorbeeld: met een bod van 15, een resultaat van 13 en een bonus van 3 betaal je één wolfiche.
    .decided = De gedrukte regels zeggen alleen dat je met een bonus en wolfiches op 14 mag komen, en niet wat er gebeurt als je daarmee ook je bod haalt. Hier heb je het dan gehaald en neem je kaarten. Wil je je bod niet halen en alleen de zwarte schapen ontlopen, dan moet je eronder blijven.

## cards
wolle-take-choice = Je kiest vrij uit de kaarten op tafel. Liggen er minder dan je hebt verdiend, dan krijg je ze allemaal, maar niet meer.
    .title = Kaarten kiezen
wolle-herd-stack = Al je schapen samen zijn je kudde, een stapel voor je op tafel. Nieuwe schapen leg je er meteen bovenop, in de volgorde die je zelf wilt.
    .title = Boven op de kudde
    .special = Kies goed welk schaap bovenop komt: de bonus of minuswaarde en het schapengetal ervan gelden voor jou tot er een ander schaap overheen komt.
wolle-herd-closed = Van een kudde is alleen de bovenste kaart te zien. Niemand mag daarna nog in een kudde kijken, ook niet in die van zichzelf. Daarom noemt het verslag de genomen kaarten alleen totdat er nieuwe kaarten op tafel komen. Na de partij is alles te zien.
    .title = De kudde is gesloten
wolle-herd-beside = Honden komen niet in de kudde. Ze liggen ernaast, waar iedereen ze kan zien, en het bot ook.
    .title = Naast de kudde
wolle-corner-top-only = Een bonus of minuswaarde telt alleen op de bovenste kaart van je kudde, en dan bij elke worp. Komt er een ander schaap overheen, dan telt die niet meer.
    .title = Alleen de bovenste kaart telt
wolle-bone-steal = Krijg je van tafel een schaap met een botsymbool, op welke manier dan ook, dan mag je het bot afpakken van de speler die het heeft: meteen of helemaal niet. Heeft niemand het bot, of heb je het zelf al, dan doet het symbool niets.
    .title = Het bot afpakken
    .decided = De gedrukte regels verschillen van taal tot taal: in het Nederlands, Duits en Engels mag je het bot afpakken, in het Frans gebeurt dat vanzelf. Hier heb je de keuze, net als in het Duitse origineel.
wolle-bone-top-meaningless = Een botsymbool op de bovenste kaart van je kudde doet niets. Het telt alleen op het moment dat je dat schaap krijgt.
    .title = Een botsymbool bovenop

## end
wolle-end = Het spel is uit als alle 60 kaarten zijn genomen. Dan hebben ook alle honden en het bot een eigenaar.
    .title = Einde van het spel
wolle-score-sum = Tel de punten van je schapen op en trek die van je zwarte schapen ervan af. Tel er 1 punt bij voor elk wolfiche, en ook wat je 3‑7‑0-kaarten, 0‑0‑7-kaarten, honden en het bot opleveren. De hoogste score wint.
    .title = Punten tellen
    .example = Voorbeeld: schapen met 24 punten, een zwart schaap van min 5, twee 3‑7‑0-kaarten, één hond en drie wolfiches geven 24 − 5 + 14 + 9 + 3 = 45 punten.
wolle-score-tie = Spelers die samen de hoogste score hebben, delen de overwinning.
    .title = Gedeelde overwinning
    .decided = De gedrukte regels zeggen niet wie er wint als de hoogste scores gelijk zijn. Hier delen de spelers dan de overwinning.
wolle-score-370 = Eén 3‑7‑0-kaart is 3 punten waard, twee zijn samen 14 punten waard en drie zijn niets waard.
    .title = 3‑7‑0
    .special = Met de vierde begint een nieuwe set: vier zijn 3 punten waard, vijf 14, en zes weer niets.
wolle-score-007 = Elk drietal 0‑0‑7-kaarten is samen 21 punten waard. Eén of twee zijn niets waard.
    .title = 0‑0‑7
    .example = Drie, vier of vijf zijn dus 21 punten waard, en zes 42.
wolle-score-dog-one = Heb je precies één hond, dan is die 9 punten waard.
    .title = Eén hond
wolle-score-dog-none = Heb je geen hond, dan gaan twee van je gewone schapen terug in de doos, en die punten krijg je niet. Zwarte schapen, 3‑7‑0-kaarten en 0‑0‑7-kaarten houd je.
    .title = Geen hond
    .special = De twee schapen met de minste punten worden voor je uitgekozen. Heb je maar één gewoon schaap, dan gaat alleen dat terug; heb je er geen, dan verlies je niets.
    .decided = Volgens de gedrukte regels kies je de twee schapen zelf. De twee met de minste punten zijn altijd de beste keuze, dus die worden voor je uitgekozen. Wat er gebeurt als je er minder dan twee hebt, staat er niet bij; je verliest dan alleen wat je hebt.
wolle-score-dog-most = De speler met de meeste honden verliest 5 punten. Hebben meerdere spelers samen de meeste, dan verliest elk van hen er 5. Twee of meer honden zijn op zichzelf niets waard.
    .title = De meeste honden
wolle-score-bone = Heb je het bot, dan krijg je 4 punten voor elk van je honden.
    .title = Het bot
    .special = Het bot zelf is niets waard. Heb je de meeste honden, dan verlies je die 5 punten ook met het bot.
    .example = Voorbeeld: met één hond krijg je 4 punten, boven op de 9 van die hond. Met drie honden krijg je er 12.

## two
wolle-two-last-rolls = Met 2 spelers gooit ook de laatste speler, als er nog kaarten liggen. Alle regels van een beurt gelden: drie pogingen, een wolfiche voor een gemist bod, en de zwarte schapen bij een resultaat onder de 14.
    .title = Twee spelers: ook de laatste gooit
wolle-two-leftover = Liggen er met 2 spelers na de tweede beurt nog kaarten, dan moet de speler die de ronde begon, ze allemaal nemen, ook de zwarte schapen. Daar wordt niet meer voor gegooid, en het maakt niet uit of die speler al kaarten heeft genomen.
    .title = Twee spelers: wat er overblijft

## house
wolle-house-open-herd = Je mag je eigen kudde altijd bekijken.
    .title = Huisregel: open kudde
    .decided = Volgens de gedrukte regels blijft elke kudde gesloten. Vinden jullie alles onthouden te lastig, spreek dit dan vóór de partij af.
wolle-house-open-herds = Iedereen mag elke kudde altijd bekijken, en het verslag blijft de kaarten van alle rondes noemen.
    .title = Huisregel: open kuddes
    .decided = Volgens de gedrukte regels blijft elke kudde gesloten. Willen jullie niet dat een goed geheugen de doorslag geeft, spreek dit dan vóór de partij af.
wolle-house-deck = Jullie mogen met een eigen set van 60 kaarten spelen, uit een bestand dat jullie zelf kiezen. Daarin kunnen bijvoorbeeld de gedrukte kaarten staan.
    .title = Huisregel: eigen kaartenset
    .decided = In de gedrukte regels staan de kaarten alleen als afbeelding. Daarom speel je hier met de kaartenset van Volle, tenzij je een eigen set kiest.
