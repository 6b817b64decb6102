# Volle Lotte, rule by rule. The id is the rule's, with dashes for dots. Where the two sets of rules part,
# `.cabinet` and `.tutto` say what each adds; the text itself holds for both. `.decided` says what the printed
# rules leave open and how it is settled here. A rule reads in layers of at most
# 60 words: its text, `.special`, `.example`. Above the rules stands an overview: rules-lotte-….
# Terms: Tutto, trio, dobbelsteen die telt, apart leggen, opnieuw gooien, misworp; stoppen (de kaart: Stop),
# op het spel, opschrijven; trekstapel, een kaart trekken; doelscore, laatste ronde, koploper (aan kop staan);
# Vuurwerk, Bonus, Verdubbelaar, Plus/Min, Straat, Klavertjevier.

## Overview

# Above five pictures, each with a sentence.
rules-lotte-pictures = Een beurt in vijf plaatjes
rules-lotte-pictures-1 = Trek een kaart.
rules-lotte-pictures-2 = Gooi alle zes de dobbelstenen.
rules-lotte-pictures-3 = Leg dobbelstenen apart die tellen. De rest mag je opnieuw gooien.
rules-lotte-pictures-4 = Stop op tijd en schrijf je punten op. Gooi je eerst een misworp, dan is je hele beurt niets waard.
rules-lotte-pictures-5 = Hebben alle zes de dobbelstenen geteld, dan krijg je de beloning van je kaart.
# The opening of the rulebook.
rules-lotte-story = Zodra de scheerders weg zijn, glippen de schapen naar de kermis. Daar staat de dobbelkraam van Lotte, een lam dat altijd op volle snelheid rent en nog nooit op tijd is gestopt. De egel stopt vroeg, de vos telt de kaarten en de haas gooit nog één keertje. Drie keer raden wie haar lieveling is.
rules-lotte-aim = Je trekt een kaart, gooit zes dobbelstenen en verzamelt punten. Stop op tijd en schrijf ze op, anders ben je ze kwijt. Heeft een speler de doelscore bereikt, meestal 6.000 punten, dan volgt er een laatste ronde. Daarna wint de hoogste score.
    .title = Doel van het spel
rules-lotte-players = Voor 2 tot 10 spelers, volgens de gedrukte regels vanaf 8 jaar. Hoelang een partij duurt, zeggen ze niet; wij schatten zo’n 30 minuten met vier spelers, en langer met meer spelers.
    .title = Spelers, leeftijd en speelduur
rules-lotte-setup = Schud de 56 kaarten en leg ze als gedekte trekstapel waar iedereen erbij kan, met de zes dobbelstenen ernaast. Leg pen en papier klaar voor de scores; iedereen begint met 0. Spreek af of jullie de klassieke regels of de Tutto-regels volgen, wat de doelscore is en wie er begint; daarna gaat het met de klok mee.
    .title = Voorbereiding
    .special = Op het scherm begint de speler op plaats 1, vooraan aan tafel, en de rest gaat vanzelf.
rules-lotte-signs = Deze kaarten en symbolen kom je tegen. Vaak draait het om een Tutto. Die heb je als al je zes dobbelstenen hebben geteld, in een of meer worpen.
    .title = Kaarten en symbolen
rules-lotte-sign-stop = Je gooit niet. Je beurt is voorbij, en je bent alle punten van deze beurt kwijt.
    .name = Stop
rules-lotte-sign-fireworks = Gooi tot er niets meer telt. Dan schrijf je al je punten op.
    .name = Vuurwerk
rules-lotte-sign-bonus = Met een Tutto krijg je de punten op de kaart erbij.
    .name = Bonus
rules-lotte-sign-double = Met een Tutto verdubbel je alle punten van je beurt.
    .name = Verdubbelaar
rules-lotte-sign-plus-minus = Je moet een Tutto zien te halen. Die levert je 1.000 punten op, en de koploper verliest er 1.000, tenzij je dat zelf bent.
    .name = Plus/Min
rules-lotte-sign-straight = Je moet een straat zien te gooien, getal voor getal. Dat levert je 2.000 punten op.
    .name = Straat
rules-lotte-sign-clover = Je moet een Tutto zien te halen, of twee met de Tutto-regels. Lukt dat, dan win je het spel in één klap.
    .name = Klavertjevier
rules-lotte-sign-deck = De kaarten die nog komen, gedekt. Zijn ze op, dan worden alle 56 opnieuw geschud.
    .name = De trekstapel
rules-lotte-sign-risk = De punten van deze beurt. Stop je op tijd, dan schrijf je ze op; bij een misworp ben je ze kwijt.
    .name = Op het spel
rules-lotte-sign-safe = Punten die je houdt. Alleen Plus/Min kan er de koploper nog van afnemen.
    .name = Opgeschreven
rules-lotte-sign-leader = Heeft de meeste punten opgeschreven. Plus/Min kan de koploper 1.000 punten kosten.
    .name = Koploper
rules-lotte-sign-target = Heeft de doelscore als eerste bereikt: de laatste ronde is bezig. Aan het einde wint de hoogste score.
    .name = Doelscore bereikt

## material
lotte-deck = Er zijn 56 kaarten: 25 keer Bonus (200, 300, 400, 500 en 600, elk 5 keer), 10 keer Stop, 5 keer Vuurwerk, 5 keer Verdubbelaar, 5 keer Plus/Min, 5 keer Straat, en maar één keer Klavertjevier.
    .title = De kaarten
lotte-dice = Je gooit met zes gewone dobbelstenen, elk met de getallen 1 tot en met 6.
    .title = De dobbelstenen
lotte-deck-exhausted = Is de laatste kaart getrokken en is er nog een nodig, dan worden alle 56 kaarten opnieuw geschud.
    .title = De trekstapel is op
    .decided = De gedrukte regels zeggen niet wat er gebeurt als de trekstapel op is. Daarom worden hier alle kaarten geschud en speel je verder.

## turn
lotte-turn-start = Het gaat met de klok mee; op het scherm begint de speler op plaats 1. Je begint je beurt door de bovenste kaart van de trekstapel te trekken en open neer te leggen. Dan gooi je alle zes de dobbelstenen, tenzij de kaart een Stop is.
    .title = Eerst een kaart, dan de dobbelstenen
lotte-score-single = Elke 1 is 100 punten waard en elke 5 is 50 punten waard. De andere getallen tellen alleen als trio.
    .title = Losse dobbelstenen
    .example = 1‑5‑5 is dus 200 punten waard.
lotte-score-triple = Drie gelijke in één worp zijn een trio: 1‑1‑1 is 1.000 punten waard, 2‑2‑2 is 200 waard, 3‑3‑3 is 300, 4‑4‑4 is 400, 5‑5‑5 is 500 en 6‑6‑6 is 600.
    .title = Trio’s
    .special = Dobbelstenen uit een eerdere worp maken nooit een trio compleet.
    .example = Leg je een 1 apart en gooi je daarna 1‑1, dan heb je drie losse dobbelstenen, die samen 300 waard zijn.
lotte-score-once = Elke dobbelsteen telt maar één keer, los of in een trio.
    .title = Geen dobbelsteen telt dubbel
    .example = Dus 1‑1‑1‑1 is 1.100 waard en 5‑5‑5‑5 is 550 waard, maar 2‑2‑2‑2 is 200 waard, met één dobbelsteen over. Twee trio’s in één worp tellen allebei: 2‑2‑2‑6‑6‑6 is 800 waard.

## roll
lotte-roll-nothing = Telt er niets in je worp, dan is dat een misworp: je beurt is voorbij en je bent alle punten van deze beurt kwijt, ook die van eerdere kaarten. Voor Vuurwerk en Straat gelden eigen regels.
    .title = Misworp
lotte-roll-aside = Leg dobbelstenen apart die tellen; de rest mag je daarna opnieuw gooien. Bij Straat gaat het apart leggen op een eigen manier.
    .title = Dobbelstenen apart leggen
    .cabinet = Je legt alle dobbelstenen apart die tellen. Bij 1‑2‑3‑4‑5‑6 zijn dat de 1 en de 5, en er blijven vier dobbelstenen over om opnieuw te gooien.
    .tutto = Je legt minstens één losse dobbelsteen die telt of één trio apart, en je kiest zelf wat. Bij 1‑2‑3‑4‑5‑6 mag je alleen de 1 apart leggen en vijf dobbelstenen opnieuw gooien. Alleen de dobbelstenen die je apart legt, leveren punten op. Bij Vuurwerk leg je altijd alle dobbelstenen apart die tellen.
lotte-roll-stop = De punten van je beurt staan op het spel tot je stopt. Na een worp die punten oplevert, mag je stoppen en ze allemaal opschrijven. Bij Vuurwerk, Plus/Min, Straat en Klavertjevier mag je niet stoppen: je gooit opnieuw zolang de kaart dat voorschrijft.
    .title = Stoppen

## full-roll
lotte-full-roll = Hebben alle zes de dobbelstenen geteld, in één worp of in meer, dan is dat een Tutto. Je krijgt de beloning van je kaart. Daarna kies je: je stopt en schrijft je punten op, of je trekt nog een kaart en gooit opnieuw met alle zes de dobbelstenen. Dan staan alle punten van deze beurt weer op het spel.
    .title = Tutto
    .special = Bij Vuurwerk en Klavertjevier gaat het daarna anders verder.
    .example = Voorbeeld: eerst leg je 1‑5‑5 apart en daarna gooi je 3‑3‑3.
lotte-full-roll-must-roll = Trek je nog een kaart, dan moet je ook minstens één keer gooien. Je kunt niet eerst de kaart bekijken en dan toch stoppen. Trek je een Stop, dan gooi je niet en is je beurt voorbij.
    .title = Nieuwe kaart, nieuwe worp
    .decided = De gedrukte regels zeggen niet of je nog een kaart mag bekijken en dan mag stoppen. Hier moet je gooien, want aan een nieuwe kaart hoort altijd een risico vast te zitten.

## cards
lotte-card-stop = Je gooit niet. Je beurt is meteen voorbij en je bent alle punten van deze beurt kwijt.
    .title = Stop
lotte-card-bonus = Haal je een Tutto, dan tel je het getal op de kaart bij je punten op. Stop je vóór de Tutto of gooi je een misworp, dan krijg je geen bonus.
    .title = Bonus
    .example = Voorbeeld: 850 van de dobbelstenen en een Bonus van 300 zijn samen 1.150.
lotte-card-double = Haal je een Tutto, dan worden alle punten verdubbeld die je in deze beurt al hebt, ook die van eerdere kaarten. Stop je eerder of gooi je een misworp, dan wordt er niets verdubbeld.
    .title = Verdubbelaar
    .example = Voorbeeld: 1.250 punten worden er 2.500.
lotte-card-fireworks = Je moet blijven gooien, en je legt alle dobbelstenen apart die tellen. Na elke Tutto gooi je opnieuw met alle zes de dobbelstenen, zonder nog een kaart te trekken. Bij de eerste misworp is je beurt voorbij, maar deze keer verlies je niets: je schrijft alle punten van de beurt op, ook die van eerdere kaarten.
    .title = Vuurwerk
    .decided = De Engelse vertaling waar de klassieke regels uit komen, zegt niet of je zelf mag stoppen, en ook niet wat er met punten van eerdere kaarten gebeurt. In de latere Tutto-regels van de uitgever staat het wel, en beide regels volgen die hier: je gooit tot er niets meer telt, en houdt dan alle punten van de beurt.
lotte-card-plus-minus = Je moet een Tutto zien te halen. Daarvoor krijg je precies 1.000 punten, hoeveel je dobbelstenen zelf ook waard zijn; die komen bij je punten van eerdere kaarten in deze beurt. Meteen verliest de koploper 1.000 punten, ook als je beurt daarna nog misgaat. Daarna stop je, of je trekt nog een kaart.
    .title = Plus/Min
    .special = De koploper is de speler met de meeste opgeschreven punten; zolang niemand meer dan 0 heeft, is er geen koploper. Staan meerdere spelers samen aan kop, dan verliest elk van hen 1.000 punten, maar jij nooit. Sta je alleen aan kop, dan verliest dus niemand punten.
    .cabinet = Een score mag onder nul komen: een koploper met 600 punten komt op −400.
    .tutto = Geen score komt onder nul: een koploper met 600 punten komt op 0.
    .decided = De Engelse vertaling achter de klassieke regels zegt niet of de dobbelstenen ook tellen, en wat er gebeurt met meerdere koplopers. Beide volgen hier de latere Tutto-regels: de dobbelstenen leveren niets extra’s op, en elke koploper behalve jij verliest 1.000 punten. Wanneer je kijkt wie aan kop staat, en dat dat niet met 0 punten kan, bepalen wij.
lotte-card-straight = Je moet een straat gooien. In elke worp moet minstens één getal van de straat zitten dat je nog niet apart hebt gelegd. Leg zulke getallen apart, van elk getal één dobbelsteen, en gooi de rest opnieuw. De complete straat levert 2.000 punten op; iets anders telt bij deze kaart niet.
    .title = Straat
    .special = Zit er in een worp geen nieuw getal, dan is je beurt voorbij en ben je alle punten van deze beurt kwijt.
    .cabinet = De straat is 1‑2‑3‑4‑5, en je gooit met zes dobbelstenen. Je legt van elk nieuw getal één dobbelsteen apart: bij 1‑1‑3‑3‑6‑6 zijn dat één 1 en één 3. Is de straat compleet, dan is je beurt voorbij en schrijf je de 2.000 op, samen met je punten van eerdere kaarten.
    .tutto = De straat is 1‑2‑3‑4‑5‑6. Je legt een of meer van de nieuwe getallen apart, net wat je wilt: bij 1‑1‑3‑3‑6‑6 bijvoorbeeld alleen een 1. De complete straat geldt als Tutto: je stopt of trekt nog een kaart.
    .decided = De gedrukte regels zeggen niet wat er met punten van eerdere kaarten gebeurt, en ook niet of enen, vijven en trio’s meetellen. Daarom gaat het net als bij andere kaarten: eerdere punten houd je als de straat compleet is, en je bent ze kwijt als een worp geen nieuw getal oplevert. Hier telt niets anders dan de straat.
lotte-card-clover = Je moet een Tutto zien te halen en mag niet stoppen. Lukt het, dan win je het spel meteen, wat de scores ook zijn. Gooi je vóór die tijd een misworp, dan is je beurt voorbij en ben je alle punten van deze beurt kwijt.
    .title = Klavertjevier
    .cabinet = Met één Tutto win je.
    .tutto = Je hebt twee Tutto’s achter elkaar nodig. Voor de tweede gooi je opnieuw met alle zes de dobbelstenen, zonder kaart ertussen.
    .decided = De Engelse vertaling waar de klassieke regels uit komen, zegt niet wat er met punten van eerdere kaarten gebeurt als het niet lukt. Hier ben je ze kwijt, net als volgens de Tutto-regels en zoals bij een misworp met elke andere kaart, behalve Vuurwerk.

## end
lotte-end-target = De laatste ronde begint zodra een speler 6.000 punten of meer heeft opgeschreven. Vóór de partij kunnen jullie een andere doelscore afspreken, bijvoorbeeld 10.000 als het langer mag duren.
    .title = De doelscore
lotte-end-catch-up = Heeft een speler de doelscore bereikt, dan krijgen de anderen een laatste kans om die speler in te halen. Daarna wint de hoogste score, ook als iemand anders de doelscore als eerste had bereikt.
    .title = De laatste ronde
    .cabinet = Elke andere speler heeft nog precies één beurt, met de klok mee vanaf de speler die de doelscore als eerste bereikte. Wat er ook gebeurt, die beurten gaan door.
    .tutto = De ronde wordt uitgespeeld, zodat iedereen even vaak aan de beurt is geweest. Een Plus/Min kan spelers nog steeds punten kosten. Heeft na afloop van een beurt, als de punten zijn opgeschreven, niemand meer genoeg punten voor de doelscore, dan vervalt de laatste ronde en gaat het spel verder.
    .decided = De gedrukte regels zeggen niet hoe de laatste ronde verloopt, en ook niet wat er gebeurt als niemand de doelscore nog heeft. Daarom hebben de klassieke regels en de Tutto-regels hier elk hun eigen antwoord. Naar de doelscore kijk je pas na afloop van een beurt.
lotte-end-tie = Spelers die samen de hoogste score hebben, delen de overwinning.
    .title = Gedeelde overwinning
    .decided = De gedrukte regels zeggen niet wie er wint als de hoogste scores gelijk zijn. Hier delen de spelers dan de overwinning.
