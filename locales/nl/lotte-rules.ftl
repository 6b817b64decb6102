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
rules-lotte-pictures-3 = Leg apart wat telt. Met de rest mag je opnieuw gooien.
rules-lotte-pictures-4 = Stop op tijd en schrijf je punten op. Gooi je eerst een misworp, dan is je hele beurt niets waard.
rules-lotte-pictures-5 = Tellen alle zes de dobbelstenen? Dan krijg je de beloning van je kaart.
# The opening of the rulebook.
rules-lotte-story = Zodra de scheerders weg zijn, glippen de schapen naar de kermis. Daar staat de dobbelkraam van Lotte, een lam dat altijd op volle snelheid rent en nog nooit op tijd is gestopt. De egel stopt vroeg, de vos telt de kaarten en de haas gooit nog één keertje. Drie keer raden wie haar lieveling is.
rules-lotte-aim = Trek een kaart, gooi zes dobbelstenen en verzamel punten. Stop je op tijd, dan zijn ze van jou; gooi je één keer te veel, dan zijn ze weg. Heeft iemand de doelscore bereikt, meestal 6.000 punten, dan volgt de laatste ronde. De hoogste score wint.
    .title = Doel van het spel
rules-lotte-players = Voor 2 tot 10 spelers, volgens de gedrukte regels vanaf 8 jaar. Hoelang een partij duurt, staat er niet bij. Wij schatten aan een echte tafel zo’n 30 minuten met vier spelers, en langer met meer.
    .title = Spelers, leeftijd en speelduur
rules-lotte-setup = Schud de 56 kaarten en leg ze als gedekte trekstapel waar iedereen erbij kan, met de zes dobbelstenen ernaast. Pak pen en papier; iedereen begint met 0. Spreek af of jullie de klassieke of de nieuwe regels volgen, wat de doelscore is en wie er begint. Jullie spelen met de klok mee.
    .title = Voorbereiding
    .special = De nieuwe regels zijn die van Tutto, zoals het spel later heette. Op het scherm begint de speler op plaats 1, vooraan aan tafel, en gaat de rest vanzelf.
rules-lotte-tip = Gooi door tot je beurt 300 punten waard is, stop dan en schrijf ze op. Veel beter kan het niet: zelfs wie perfect speelt, haalt gemiddeld maar zo’n 3 punten per beurt meer. In de laatste ronde gooi je door tot je genoeg hebt.
    .title = Een tip: wanneer stop je?
    .special = Met de nieuwe regels leg je zo weinig mogelijk dobbelstenen apart en gooi je door tot je 350 hebt.
rules-lotte-signs = Deze kaarten en symbolen kom je tegen. Vaak draait het om een Tutto: die heb je als alle zes je dobbelstenen hebben geteld, in een of meer worpen.
    .title = Kaarten en symbolen
rules-lotte-sign-stop = Niet gooien! Je beurt is voorbij en de punten ervan ben je kwijt.
    .name = Stop
rules-lotte-sign-fireworks = Gooi tot er niets meer telt. Dan schrijf je al je punten op.
    .name = Vuurwerk
rules-lotte-sign-bonus = Met een Tutto krijg je de punten op de kaart erbij.
    .name = Bonus
rules-lotte-sign-double = Met een Tutto verdubbel je alle punten van je beurt.
    .name = Verdubbelaar
rules-lotte-sign-plus-minus = Ga voor een Tutto: stoppen mag niet. Lukt het, dan krijg je 1.000 punten en verliest de koploper er 1.000, tenzij je dat zelf bent.
    .name = Plus/Min
rules-lotte-sign-straight = Gooi de straat bij elkaar, getal voor getal. Die is 2.000 punten waard.
    .name = Straat
rules-lotte-sign-clover = Ga voor een Tutto (met de nieuwe regels: voor twee). Lukt het, dan win je de partij meteen!
    .name = Klavertjevier
rules-lotte-sign-deck = De kaarten die nog komen, gedekt. Zijn ze op, dan worden alle 56 opnieuw geschud.
    .name = De trekstapel
rules-lotte-sign-risk = De punten van deze beurt. Stop je op tijd, dan schrijf je ze op; bij een misworp ben je ze kwijt.
    .name = Op het spel
rules-lotte-sign-safe = Deze punten ben je niet zomaar kwijt. Alleen door Plus/Min kan de koploper er nog verliezen.
    .name = Opgeschreven
rules-lotte-sign-leader = Heeft de meeste punten opgeschreven. Plus/Min kan de koploper 1.000 punten kosten.
    .name = Koploper
rules-lotte-sign-target = Heeft de doelscore als eerste bereikt: de laatste ronde is bezig. De hoogste score wint.
    .name = Doelscore bereikt

## material
lotte-deck = Er zijn 56 kaarten: 25 keer Bonus (200, 300, 400, 500 en 600, elk 5 keer), 10 keer Stop, 5 keer Vuurwerk, 5 keer Verdubbelaar, 5 keer Plus/Min, 5 keer Straat, en maar één keer Klavertjevier.
    .title = De kaarten
lotte-dice = Je gooit met zes gewone dobbelstenen, elk met de getallen 1 tot en met 6.
    .title = De dobbelstenen
lotte-deck-exhausted = Is de trekstapel op, dan worden alle 56 kaarten opnieuw geschud voordat iemand de volgende trekt.
    .title = De trekstapel is op
    .decided = De gedrukte regels zeggen niet wat er gebeurt als de trekstapel op is. Bij ons worden alle kaarten geschud en spelen jullie verder.

## turn
lotte-turn-start = Jullie spelen met de klok mee. Trek de bovenste kaart van de trekstapel en leg die open neer. Gooi dan alle zes de dobbelstenen, tenzij het een Stop is. Op het scherm begint de speler op plaats 1.
    .title = Eerst een kaart, dan de dobbelstenen
lotte-score-single = Elke 1 is 100 punten waard en elke 5 is 50 punten waard. De andere getallen tellen alleen als trio.
    .title = Losse dobbelstenen
    .example = Voorbeeld: 1‑5‑5 is 200 punten waard.
lotte-score-triple = Drie dezelfde in één worp zijn een trio: 1‑1‑1 = 1.000 punten, 2‑2‑2 = 200, 3‑3‑3 = 300, 4‑4‑4 = 400, 5‑5‑5 = 500 en 6‑6‑6 = 600.
    .title = Trio’s
    .special = Dobbelstenen uit een eerdere worp maken nooit een trio compleet.
    .example = Voorbeeld: leg je een 1 apart en gooi je daarna 1‑1, dan heb je drie losse dobbelstenen, samen 300 waard.
lotte-score-once = Elke dobbelsteen telt maar één keer, los of in een trio.
    .title = Geen dobbelsteen telt dubbel
    .example = Voorbeeld: 1‑1‑1‑1 is 1.100 waard en 5‑5‑5‑5 is 550 waard, maar 2‑2‑2‑2 is 200 waard, met één dobbelsteen over. Twee trio’s in één worp tellen allebei: 2‑2‑2‑6‑6‑6 is 800 waard.

## roll
lotte-roll-nothing = Telt er niets in je worp? Een misworp! Je beurt is voorbij en al je punten van deze beurt zijn weg, ook die van eerdere kaarten. Bij Vuurwerk en Straat gaat dat anders.
    .title = Misworp
lotte-roll-aside = Leg apart wat telt; met de rest mag je opnieuw gooien. Bij Straat gaat dat anders.
    .title = Dobbelstenen apart leggen
    .cabinet = Alles wat telt, moet apart. Bij 1‑2‑3‑4‑5‑6 zijn dat de 1 en de 5; met de andere vier mag je opnieuw gooien.
    .tutto = Je kiest zelf wat je apart legt, maar minstens een 1, een 5 of een trio. Bij 1‑2‑3‑4‑5‑6 mag je alleen de 1 apart leggen en met vijf dobbelstenen opnieuw gooien. Alleen wat apart ligt, levert punten op. Bij Vuurwerk gaat altijd alles apart wat telt.
lotte-roll-stop = De punten van je beurt staan op het spel tot je stopt. Na een worp die punten oplevert, mag je stoppen en ze allemaal opschrijven. Bij Vuurwerk, Plus/Min, Straat en Klavertjevier mag je niet stoppen: je gooit door zolang de kaart dat wil.
    .title = Stoppen

## full-roll
lotte-full-roll = Hebben alle zes de dobbelstenen geteld, in één worp of in meer? Dat is een Tutto! Je krijgt de beloning van je kaart. Dan kies je: stoppen en je punten opschrijven, of nog een kaart trekken en weer met alle zes gooien. Daarmee zet je alle punten van je beurt opnieuw op het spel.
    .title = Tutto
    .special = Bij Vuurwerk en Klavertjevier gaat het daarna anders verder.
    .example = Voorbeeld: eerst leg je 1‑5‑5 apart en daarna gooi je 3‑3‑3.
lotte-full-roll-must-roll = Trek je nog een kaart, dan moet je minstens één keer gooien, tenzij het een Stop is. Eerst de kaart bekijken en dan stoppen: dat gaat niet.
    .title = Wie trekt, moet gooien
    .decided = De gedrukte regels zeggen niet of je nog een kaart mag bekijken en dan mag stoppen. Bij ons moet je gooien, want een nieuwe kaart hoort altijd een gok te zijn.

## cards
lotte-card-stop = Niet gooien! Je beurt is meteen voorbij en alle punten van deze beurt zijn weg.
    .title = Stop
lotte-card-bonus = Haal je een Tutto, dan tel je het getal op de kaart bij je punten op. Stop je eerder of gooi je een misworp, dan is er geen bonus.
    .title = Bonus
    .example = Voorbeeld: 850 punten gegooid plus een Bonus van 300 is 1.150.
lotte-card-double = Haal je een Tutto, dan verdubbelen alle punten die je in deze beurt al hebt, ook die van eerdere kaarten. Stop je eerder of gooi je een misworp, dan verdubbelt er niets.
    .title = Verdubbelaar
    .example = Voorbeeld: 1.250 punten worden er 2.500.
lotte-card-fireworks = Gooien, gooien, gooien: stoppen mag niet! Leg steeds alles apart wat telt. Na elke Tutto gooi je weer met alle zes, zonder nog een kaart te trekken. Bij de eerste misworp is je beurt voorbij, maar bij Vuurwerk verlies je dan niets: je schrijft alle punten van je beurt op, ook die van eerdere kaarten.
    .title = Vuurwerk
    .decided = De Engelse vertaling achter de klassieke regels laat je de punten die je tot dan toe hebt. Of die van eerdere kaarten meetellen en of je zelf mag stoppen, zegt ze niet duidelijk. In de nieuwe regels van de uitgever staat het wel, en zo spelen we het: gooi tot er niets meer telt, en houd alle punten.
lotte-card-plus-minus = Ga voor een Tutto: stoppen mag niet. Lukt het, dan krijg je precies 1.000 punten, wat je ook hebt gegooid; die komen bij je punten van eerdere kaarten. De koploper verliest er meteen 1.000, ook als je beurt daarna misgaat. Daarna stop je, of je trekt nog een kaart.
    .title = Plus/Min
    .special = Koploper is wie de meeste punten heeft opgeschreven; met 0 punten ben je geen koploper. Zijn er meer koplopers, dan verliezen ze elk 1.000 punten, behalve jij. Ben je de enige koploper, dan verliest dus niemand iets.
    .cabinet = Een score mag onder nul komen: van 600 punten gaat een koploper naar −400.
    .tutto = Geen score komt onder nul: van 600 punten gaat een koploper naar 0.
    .decided = De Engelse vertaling achter de klassieke regels zegt niet of de dobbelstenen ook tellen (hier niet), en wat er gebeurt met meer koplopers. We volgen in beide gevallen de nieuwe regels van de uitgever: elke koploper behalve jij verliest 1.000 punten. Dat niemand met 0 punten koploper is, hebben wij bepaald.
lotte-card-straight = Gooi de straat bij elkaar. In elke worp moet minstens één getal zitten dat je nog niet apart hebt. Leg nieuwe getallen apart, van elk één dobbelsteen, en gooi de rest opnieuw. De complete straat is 2.000 punten waard; iets anders telt bij deze kaart niet.
    .title = Straat
    .special = Geen nieuw getal in je worp? Dan is je beurt voorbij en zijn alle punten ervan weg.
    .cabinet = De straat is 1‑2‑3‑4‑5, en je gooit met zes dobbelstenen. Van elk nieuw getal leg je er één apart: bij 1‑1‑3‑3‑6‑6 zijn dat één 1 en één 3. Is de straat compleet, dan is je beurt voorbij en schrijf je de 2.000 op, samen met je punten van eerdere kaarten.
    .tutto = De straat is 1‑2‑3‑4‑5‑6. Je legt een of meer nieuwe getallen apart, net wat je wilt: bij 1‑1‑3‑3‑6‑6 bijvoorbeeld alleen een 1. De complete straat geldt als Tutto: je stopt of trekt nog een kaart.
    .decided = De gedrukte regels zeggen niet of enen, vijven en trio’s bij deze kaart meetellen; bij ons niet. Ook over punten van eerdere kaarten zeggen ze niets: bij ons houd je die als de straat compleet is, en anders ben je ze kwijt.
lotte-card-clover = Ga voor één Tutto, of voor twee als jullie regels dat vragen: stoppen mag niet. Lukt het, dan win je de partij meteen, hoe de stand ook is! Gooi je eerst een misworp, dan is je beurt voorbij en zijn alle punten ervan weg.
    .title = Klavertjevier
    .cabinet = Eén Tutto is genoeg.
    .tutto = Je hebt twee Tutto’s achter elkaar nodig. Voor de tweede gooi je weer met alle zes, zonder kaart ertussen.
    .decided = De Engelse vertaling waar de klassieke regels uit komen, zegt niet wat er met punten van eerdere kaarten gebeurt als het niet lukt. Bij ons ben je ze kwijt, net als met de nieuwe regels en bij een misworp met elke andere kaart, behalve Vuurwerk.

## end
lotte-end-target = De laatste ronde begint zodra een speler 6.000 punten of meer heeft opgeschreven. Willen jullie langer spelen, spreek dan vooraf een hogere doelscore af, bijvoorbeeld 10.000.
    .title = De doelscore
lotte-end-catch-up = Heeft iemand de doelscore bereikt, dan krijgen de anderen een laatste kans. Daarna wint de hoogste score, ook als iemand anders de doelscore als eerste haalde.
    .title = De laatste ronde
    .cabinet = Alle anderen hebben nog precies één beurt, met de klok mee vanaf de speler die de doelscore bereikte. Die beurten gaan altijd door.
    .tutto = Jullie spelen de ronde uit, zodat iedereen evenveel beurten heeft gehad. Door Plus/Min kan iemand nog punten verliezen. Zit daardoor na een beurt niemand meer op de doelscore, dan vervalt de laatste ronde en gaat de partij gewoon verder.
    .decided = De gedrukte regels zeggen niet hoe de laatste ronde precies verloopt, en ook niet wat er gebeurt als niemand de doelscore nog heeft. Daarom gaat het met de klassieke regels anders dan met de nieuwe. Naar de doelscore kijken jullie pas na een beurt.
lotte-end-tie = Delen spelers de hoogste score, dan delen ze ook de overwinning.
    .title = Gedeelde overwinning
    .decided = De gedrukte regels zeggen niet wie er wint als de hoogste scores gelijk zijn. Bij ons delen die spelers de overwinning.
