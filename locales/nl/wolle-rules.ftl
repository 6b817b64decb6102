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
rules-wolle-pictures-1 = Leg kaarten open op tafel: één meer dan er spelers zijn.
rules-wolle-pictures-2 = Iedereen biedt in het geheim. Daarna draaien jullie alle biedkaarten tegelijk om.
rules-wolle-pictures-3 = Wie het hoogst biedt, begint.
rules-wolle-pictures-4 = Bod niet gehaald? Laat één dobbelsteen liggen en gooi de andere opnieuw. Je hebt drie pogingen.
rules-wolle-pictures-5 = Hoe eerder je je bod haalt, hoe meer kaarten je krijgt. Met drie of meer spelers krijgt de laatste alles wat overblijft.
# The opening of the rulebook.
rules-wolle-story = Elk voorjaar komen de scheerders over de heuvel, en een schaap alleen staat dan zo in zijn blootje. Daarom zoeken de schapen een herder. Roger, de oudste ram, stelt je op de proef: noem een getal, gooi de dobbelstenen en houd woord. Lukt dat vlot, dan volgen de mooiste schapen je. Lukt het helemaal niet, dan komen de zwarte.
rules-wolle-aim = Jullie dobbelen om de mooiste schapen. Hoeveel durf je te gooien? Wie hoog biedt, mag als een van de eersten kaarten kiezen, maar moet dat bod dan wel halen. Zijn alle 60 kaarten op, dan wint de speler met de meeste punten.
    .title = Doel van het spel
    .special = Met drie of meer spelers hoeft de laatste niet te gooien: die krijgt gewoon wat er overblijft.
rules-wolle-players = Voor 2 tot 6 spelers, volgens de gedrukte regels vanaf 10 jaar. Hoelang een partij duurt, staat er niet bij. Wij schatten aan een echte tafel zo’n 45 minuten.
    .title = Spelers, leeftijd en speelduur
rules-wolle-setup = Schud de 60 kaarten en leg ze als gedekte trekstapel midden op tafel. Schud de biedkaarten met de voorkant naar boven; iedereen kiest er een zonder naar de achterkant te kijken, en krijgt een knijper. Geef iedereen 2 wolfiches; de rest ligt als voorraad naast de trekstapel. Nu nog de drie dobbelstenen, en jullie kunnen beginnen!
    .title = Voorbereiding
    .special = Wie waar zit, maakt niet uit: de biedingen bepalen wie begint. Overgebleven biedkaarten en knijpers gaan terug in de doos. Op het scherm gaat dit allemaal vanzelf.
rules-wolle-card = Linksboven zie je wat het schaap waard is: een aantal punten, of 3‑7‑0 of 0‑0‑7. Rechtsboven staat het hoeksymbool: een bonus, een minuswaarde, een botsymbool, of niets. Onderaan staat het schapengetal, dat bij gelijke biedingen beslist.
    .title = Wat er op een schapenkaart staat
    .special = Je schapen leg je op een stapel voor je: je kudde. Bonus, minuswaarde en schapengetal gelden alleen van de kaart die bovenop ligt. Een botsymbool werkt alleen op het moment dat je de kaart krijgt. De punten tellen pas aan het einde.
rules-wolle-signs = Deze symbolen en kaarten kom je tegen.
    .title = Symbolen en kaarten
rules-wolle-sign-bonus = Ligt deze kaart boven op je kudde, dan mag je de bonus bij elke poging optellen.
    .name = Bonus
rules-wolle-sign-minus = Ligt deze kaart boven op je kudde, dan moet de minuswaarde er bij elke poging af.
    .name = Minuswaarde
rules-wolle-sign-bone-symbol = Krijg je dit schaap, dan mag je meteen het bot afpakken van de speler die het heeft. Daarna doet het symbool niets meer.
    .name = Botsymbool
rules-wolle-sign-sheep-number = Gelijk geboden? Het laagste getal gaat voor. Dat van jou staat op je bovenste kaart of, zolang je nog geen schaap hebt, op de achterkant van je biedkaart.
    .name = Schapengetal
rules-wolle-sign-plain = Levert aan het einde de punten op die erop staan.
    .name = Gewoon schaap
rules-wolle-sign-black = Kost je aan het einde de punten die erop staan. Lukt je bod niet en kom je na je derde poging ook niet aan de 14, dan moet je alle zwarte schapen van tafel nemen.
    .name = Zwart schaap
rules-wolle-sign-370 = Eén is 3 punten waard, twee zijn samen 14 punten waard, en drie helemaal niets. Met de vierde begin je opnieuw.
    .name = 3‑7‑0
rules-wolle-sign-007 = Elke set van drie is 21 punten waard. Met één of twee heb je niets.
    .name = 0‑0‑7
rules-wolle-sign-dog = Precies één is 9 punten waard. Heb je er geen, dan raak je twee gewone schapen kwijt; heb je de meeste, dan kost dat 5 punten.
    .name = Herdershond
rules-wolle-sign-bone = Wie aan het einde het bot heeft, krijgt 4 punten per eigen hond.
    .name = Het bot
rules-wolle-sign-herd = Alle schapen van een speler op één stapel. Alleen de bovenste kaart is te zien.
    .name = Kudde
rules-wolle-sign-chip = Lever je een fiche in, dan komt er 1 bij je resultaat. Bewaar je het, dan is het aan het einde 1 punt waard.
    .name = Wolfiche
rules-wolle-sign-bid = Zoveel moet je met de drie dobbelstenen halen. Wie het hoogst biedt, begint.
    .name = Bod

## material
wolle-deck = Er zijn 60 kaarten: 51 schapen, 8 herdershonden en het bot. Op elke schapenkaart staat wat het schaap waard is en welk schapengetal het heeft. Rechtsboven zie je een bonus, een minuswaarde, een botsymbool of niets.
    .title = De kaarten
wolle-dice = Je gooit met drie dobbelstenen: een blauwe met 12 zijden, een rode met 10 en een gele met 8. Samen is dat minstens 3 en hoogstens 30.
    .title = De dobbelstenen
wolle-chips = Er zijn 25 wolfiches. Iedereen begint met 2; de rest is de voorraad. Met een wolfiche maak je een worp beter, en elk wolfiche dat je aan het einde nog hebt, is 1 punt waard.
    .title = Wolfiches
wolle-boards = Schud de zes biedkaarten met de voorkant naar boven; iedereen kiest er een en krijgt een knijper. Op de voorkant staat wat je kunt bieden, op de achterkant een schapengetal. Welk getal je treft, zie je pas als je hebt gekozen.
    .title = Biedkaarten
    .special = Biedkaarten die over zijn, gaan terug in de doos. Op het scherm krijg je er zomaar een.

## round
wolle-round-order = Elke ronde heeft drie stappen: kaarten neerleggen, bieden en dobbelen.
    .title = Een ronde
wolle-layout = Leg kaarten van de trekstapel open op tafel: één meer dan er spelers zijn. Met z’n tweeën spelen jullie 20 rondes met 3 kaarten, met z’n drieën 15 rondes met 4, met z’n vieren 12 rondes met 5 en met z’n vijven 10 rondes met 6.
    .title = Kaarten neerleggen
    .special = Met z’n zessen zijn het 8 rondes met 7 kaarten, en een negende met de laatste 4.
wolle-bid-secret = Iedereen kiest in het geheim een bod: zoveel wil je met de drie dobbelstenen halen. Is iedereen klaar, dan draaien jullie alle biedkaarten tegelijk om. Tot dan verraadt niemand iets.
    .title = Geheim bieden
    .special = Op een gedrukte biedkaart zet je je knijper op het getal; op het scherm kies je het gewoon.
wolle-bid-range = Je mag alles bieden van 14 tot en met 26, of 26+.
    .title = De biedingen
    .decided = De gedrukte regels laten de biedingen alleen op een plaatje van de biedkaart zien. Bij ons kun je alles bieden van 14 tot en met 26, en 26+.
wolle-bid-order = Wie het hoogst biedt, is als eerste aan de beurt. Daarna gaat het omlaag tot het laagste bod. 26+ gaat vóór 26.
    .title = Wie er begint
    .example = Voorbeeld: er is 17, 26 en 22 geboden. Wie 26 bood, begint; dan komt 22, en 17 is als laatste aan de beurt.
wolle-bid-tie = Gelijk geboden? Dan gaat het laagste schapengetal voor. Dat van jou staat op de bovenste kaart van je kudde.
    .title = Gelijke biedingen
    .special = Heb je nog geen schaap, dan geldt het getal op de achterkant van je biedkaart. Honden en het bot hebben geen schapengetal.
    .decided = In de gedrukte regels staan de schapengetallen alleen op plaatjes. Bij ons hebben de schapen 1 tot en met 51 en de biedkaarten 52 tot en met 57. Zo zijn twee getallen nooit gelijk, en wie nog geen schaap heeft, komt bij een gelijk bod altijd na spelers die er wel een hebben.
wolle-bid-plus-cost = Wie 26+ biedt, legt een wolfiche terug in de voorraad zodra de biedkaarten zijn omgedraaid. Bieden meer spelers 26+, dan leggen ze er allemaal een terug en gaat het laagste schapengetal voor.
    .title = 26+ kost een wolfiche
wolle-bid-plus-needs-chip = Zonder wolfiche kun je geen 26+ bieden.
    .title = Zonder wolfiche geen 26+
wolle-bid-plus-is-26 = Voor 26+ hoef je maar 26 te halen, net als voor een gewoon bod van 26. De plus zorgt er alleen voor dat je eerder aan de beurt bent.
    .title = Wat je voor 26+ moet halen

## turn
wolle-turn-tries = Je hebt hoogstens drie pogingen om je bod te halen: precies je bod, of meer. Alleen de laatste speler gooit niet, behalve met 2 spelers: dan gooit ook de laatste.
    .title = Drie pogingen
wolle-turn-first = Gooi alle drie de dobbelstenen. Bod gehaald? Kies drie kaarten van tafel; je beurt is voorbij.
    .title = Eerste poging
wolle-turn-second = Nog geen kaarten genomen? Laat precies één dobbelsteen naar keuze liggen en gooi de andere twee opnieuw. Bod gehaald? Kies twee kaarten; je beurt is voorbij.
    .title = Tweede poging
wolle-turn-third = Nog steeds niets? Laat ook een van de twee dobbelstenen liggen die je net hebt gegooid, en gooi alleen de laatste opnieuw. Bod gehaald? Kies één kaart.
    .title = Derde poging
    .special = De dobbelsteen die al lag, blijft gewoon liggen.
    .example = Voorbeeld: je bod is 20, en er liggen een 9 en een 7. Zonder bonus of wolfiches moet de laatste dobbelsteen minstens een 4 zijn.
wolle-turn-no-pass = Eerder opgeven kan niet. Je beurt duurt tot je kaarten krijgt of drie keer hebt gegooid.
    .title = Niet eerder stoppen
wolle-turn-miss = Lukt het ook bij de derde poging niet, dan krijg je geen kaarten. Maar je gaat niet met lege handen naar huis: je krijgt een wolfiche uit de voorraad.
    .title = Bod niet gehaald
wolle-turn-last = Ben je als laatste aan de beurt (met 3 tot 6 spelers), dan gooi je niet en krijg je ook geen wolfiche. Jij krijgt alle kaarten die er nog liggen, of je nu wilt of niet.
    .title = De laatste speler
wolle-turn-empty-display = Liggen er geen kaarten meer als jij aan de beurt komt, dan heb je pech: geen kaarten en geen wolfiche. De ronde is voorbij en de volgende begint.
    .title = Niets meer over
wolle-turn-stock-empty = Is de voorraad leeg, dan levert een niet gehaald bod geen wolfiche op, ook later niet.
    .title = Lege voorraad
    .decided = De gedrukte regels zeggen niet wat er gebeurt als de voorraad leeg is. Bij ons geldt: er zijn maar 25 wolfiches, en op is op.

## result
wolle-result-sum = Tel de drie dobbelstenen bij elkaar op, ook de stenen die bleven liggen. Dat is je resultaat.
    .title = Het resultaat
wolle-result-malus = Ligt er een minuswaarde boven op je kudde, dan moet die van je resultaat af, bij elke poging opnieuw.
    .title = Een minuswaarde moet eraf
    .example = Voorbeeld: je gooit 11, 6 en 4, en boven op je kudde staat −2. Je resultaat is 19.
wolle-result-bonus = Ligt er een bonus boven op je kudde, dan mag je die na elke poging bij je resultaat optellen. Hij raakt niet op.
    .title = Een bonus mag erbij
    .example = Voorbeeld: met een bonus van 2 maak je van 11, 6 en 4 samen 23.
wolle-result-chips = Na elke poging mag je zoveel wolfiches in de voorraad leggen als je wilt. Voor elk wolfiche komt er 1 bij je resultaat.
    .title = Wolfiches inleveren
wolle-result-optional-success = Lukt je bod alleen met je bonus of met wolfiches? Dan kies je zelf: inzetten en kaarten nemen, of nog eens gooien.
    .title = Bonus en wolfiches: het mag, het hoeft niet
    .special = Zet je ze na je derde poging niet in, dan heb je je bod niet gehaald. Op het scherm gaat altijd eerst de bonus eraan, en dan zo weinig mogelijk wolfiches.
    .example = Voorbeeld: je biedt 22, hebt een bonus van 2 en gooit meteen 19. Met je bonus en één wolfiche neem je nu drie kaarten. Of je laat een dobbelsteen liggen en gooit opnieuw, omdat je er maar twee wilt.
    .decided = De gedrukte regels laten het aan jou over wat je inzet. De bonus kost niets en elk wolfiche is een punt waard. Daarom kiest het spel altijd de goedkoopste manier.
wolle-result-forced-success = Lukt je bod zonder bonus of wolfiches, dan moet je alle kaarten nemen waar je recht op hebt, ook als je er een liever niet wilt.
    .title = Bod gehaald? Dan nemen!
wolle-result-below-14 = Let op! Bod niet gehaald, en is je resultaat na de derde poging lager dan 14? Dan moet je alle zwarte schapen van tafel nemen. Eén troost: je krijgt wel een wolfiche.
    .title = Onder de 14
    .special = Een minuswaarde gaat er ook hier af.
    .example = Voorbeeld: je gooit samen 16 en hebt een minuswaarde van 3. Je resultaat is 13: helaas!
wolle-result-rescue-14 = Kom je na je derde poging niet aan de 14? Met je bonus en je wolfiches mag je alsnog op 14 of meer komen: dan blijven de zwarte schapen liggen. Je bod heb je dan nog steeds niet gehaald, dus je krijgt gewoon een wolfiche.
    .title = Aan de zwarte schapen ontsnappen
    .special = Je moet wel onder je bod blijven. Zou je met je bonus ook je bod halen, dan lever je alleen wolfiches in. Met een bod van 14 is er dus geen uitweg.
    .example = Voorbeeld: je bod is 15, je resultaat 13 en je bonus 3. Je levert één wolfiche in.
    .decided = De gedrukte regels zeggen alleen dat je met een bonus en wolfiches op 14 mag komen, en niet wat er gebeurt als je zo ook je bod haalt. Bij ons heb je het dan gehaald en neem je kaarten. Wil je alleen aan de zwarte schapen ontsnappen, dan moet je onder je bod blijven.

## cards
wolle-take-choice = Je kiest vrij uit de kaarten op tafel. Liggen er minder dan waar je recht op hebt, dan heb je pech: je krijgt alleen wat er nog ligt.
    .title = Kaarten kiezen
wolle-herd-stack = Je schapen vormen je kudde, een stapel voor je op tafel. Nieuwe schapen leg je er meteen bovenop, in de volgorde die jij wilt.
    .title = Boven op de kudde
    .special = Kies goed welk schaap bovenop komt. De bonus of minuswaarde en het schapengetal daarvan gelden voor jou tot er een ander schaap op ligt.
wolle-herd-closed = Van een kudde zie je alleen de bovenste kaart. Niemand mag er nog in kijken, ook niet in de eigen kudde. Goed onthouden dus! Het verslag noemt genomen kaarten alleen tot er nieuwe op tafel liggen. Na de partij is alles te zien.
    .title = De kudde is gesloten
wolle-herd-beside = Honden komen niet in de kudde. Ze liggen ernaast, waar iedereen ze ziet, net als het bot.
    .title = Naast de kudde
wolle-corner-top-only = Een bonus of minuswaarde telt alleen op de bovenste kaart van je kudde, en dan bij elke worp. Komt er een ander schaap bovenop, dan telt die niet meer.
    .title = Alleen de bovenste kaart telt
wolle-bone-steal = Krijg je een schaap met een botsymbool? Dan mag je meteen het bot afpakken van de speler die het heeft. Hoe je aan dat schaap komt, maakt niet uit. Later kan het niet meer. Heeft niemand het bot, of heb je het zelf al, dan doet het symbool niets.
    .title = Het bot afpakken
    .decided = De gedrukte regels verschillen van taal tot taal: in het Nederlands, Duits en Engels mag je het bot afpakken, in het Frans gebeurt dat vanzelf. Hier heb je de keuze, net als in het Duitse origineel.
wolle-bone-top-meaningless = Boven op je kudde doet een botsymbool niets. Het werkt alleen op het moment dat je dat schaap krijgt.
    .title = Een botsymbool bovenop

## end
wolle-end = Zijn alle 60 kaarten genomen, dan is het spel uit. Alle honden en het bot hebben dan een baasje.
    .title = Einde van het spel
wolle-score-sum = Tel de punten van je schapen op en trek die van je zwarte schapen ervan af. Daar komt bij: 1 punt voor elk wolfiche, en wat je 3‑7‑0‑kaarten, 0‑0‑7‑kaarten, honden en het bot opleveren. De hoogste score wint.
    .title = Punten tellen
    .example = Voorbeeld: schapen van samen 24 punten, een zwart schaap van −5, twee 3‑7‑0‑kaarten, één hond (anderen hebben er meer) en drie wolfiches. Dat is 24 − 5 + 14 + 9 + 3 = 45 punten.
wolle-score-tie = Delen spelers de hoogste score, dan delen ze ook de overwinning.
    .title = Gedeelde overwinning
    .decided = De gedrukte regels zeggen niet wie er wint als de hoogste scores gelijk zijn. Bij ons delen die spelers de overwinning.
wolle-score-370 = Eén 3‑7‑0‑kaart is 3 punten waard, twee zijn samen 14 punten waard, en drie helemaal niets.
    .title = 3‑7‑0
    .special = Met de vierde begint een nieuwe set: vier zijn 3 punten waard, vijf 14, en zes weer niets.
wolle-score-007 = Elke set van drie 0‑0‑7‑kaarten is 21 punten waard. Eén of twee zijn niets waard.
    .title = 0‑0‑7
    .example = Drie, vier of vijf zijn dus 21 punten waard, en zes 42.
wolle-score-dog-one = Heb je precies één hond, dan is die 9 punten waard.
    .title = Eén hond
wolle-score-dog-none = Geen hond om op je schapen te passen? Dan gaan twee van je gewone schapen terug in de doos, en hun punten ben je kwijt. Zwarte schapen, 3‑7‑0‑kaarten en 0‑0‑7‑kaarten blijven bij je.
    .title = Geen hond
    .special = Op het scherm zijn het de twee met de minste punten. Heb je maar één gewoon schaap, dan gaat alleen dat terug; heb je er geen, dan verlies je niets.
    .decided = Volgens de gedrukte regels kies je de twee schapen zelf. De twee met de minste punten zijn altijd de beste keuze, dus die kiest het scherm. Wat er gebeurt als je er minder dan twee hebt, staat er niet bij; bij ons verlies je dan alleen wat je hebt.
wolle-score-dog-most = Wie de meeste honden heeft, verliest 5 punten. Hebben meer spelers er evenveel en zijn dat de meeste, dan verliezen ze allemaal 5 punten. Twee of meer honden leveren zelf niets op.
    .title = De meeste honden
wolle-score-bone = Heb je het bot, dan krijg je 4 punten voor elk van je honden.
    .title = Het bot
    .special = Het bot zelf is niets waard, en het helpt niet tegen de 5 punten die de meeste honden kosten.
    .example = Voorbeeld: met één hond krijg je 4 punten, boven op de 9 van die hond. Met drie honden krijg je er 12.

## two
wolle-two-last-rolls = Met 2 spelers gooit ook de laatste, als er nog kaarten liggen. Alles gaat zoals altijd: drie pogingen, een wolfiche als het bod niet lukt, en zwarte schapen bij een resultaat onder de 14.
    .title = Twee spelers: ook de laatste gooit
wolle-two-leftover = Blijven er met 2 spelers na de tweede beurt nog kaarten liggen? Die gaan allemaal naar de speler die de ronde begon, zwarte schapen en al: zonder ervoor te gooien, en ook als die speler al kaarten heeft.
    .title = Twee spelers: wat er overblijft

## house
wolle-house-open-herd = Je mag altijd in je eigen kudde kijken.
    .title = Huisregel: open kudde
    .decided = Volgens de gedrukte regels blijft elke kudde gesloten. Vinden jullie het lastig om alles te onthouden, spreek dit dan af vóór de partij.
wolle-house-open-herds = Iedereen mag altijd in elke kudde kijken, en het verslag blijft de kaarten van alle rondes noemen.
    .title = Huisregel: open kuddes
    .decided = Volgens de gedrukte regels blijft elke kudde gesloten. Willen jullie niet dat het beste geheugen wint, spreek dit dan af vóór de partij.
wolle-house-short = Weinig tijd? Speel met maar 30 van de 60 kaarten: 25 schapen, 4 herdershonden en het bot. De andere blijven in de doos.
    .title = Huisregel: korte partij
    .special = Met z’n tweeën spelen jullie dan 10 rondes, met z’n vieren 6 en met z’n vijven 5. Met z’n drieën zijn het er 7, en een achtste met de laatste 2 kaarten; met z’n zessen 4, en een vijfde met de laatste 2.
    .decided = Volgens de gedrukte regels speel je altijd met alle 60 kaarten. In onze helft zitten drie 3‑7‑0‑kaarten en drie 0‑0‑7‑kaarten, dus van allebei kun je nog een hele set krijgen.
wolle-house-deck = Jullie mogen met 60 eigen kaarten spelen, uit een bestand dat jullie zelf kiezen. Dat kunnen bijvoorbeeld de gedrukte kaarten zijn.
    .title = Huisregel: eigen kaarten
    .decided = In de gedrukte regels staan de kaarten alleen als afbeelding. Daarom speel je hier met de kaarten van Volle, tenzij je andere kiest.
