# Wollie Bollie, the scenes: short stretches of a match that show a rule. The id is the scene's, with dashes for dots and
# slashes. The title says what is seen, in 8 words at most; `.story` where we stand, in 34, and no result yet; `.task`
# what to do, in 16; `.notice` is told afterwards, in 34.
#
# $seat1, $seat2 and so on are the players' names: no "hij" or "zij" for them. "Je" is the player through whose eyes a
# scene is seen; where nobody is, the text only looks on. Figures for dice, bids and
# results; numbers of things in words. Terms: as in wolle.ftl.

## material

scene-wolle-deck-each-card-once = Wat weg is, is weg
    .story = De eerste ronde is voorbij. Straks komen er nieuwe kaarten van de trekstapel op tafel.
    .notice = Geen kaart komt in een partij twee keer op tafel. Het zwarte schaap dat { $seat3 } in de eerste ronde nam, zie je dus niet meer terug.
scene-wolle-dice-no-thirteen = Een 13 kun je niet gooien
    .story = Iedereen heeft geboden. { $seat2 } begint en pakt alle drie de dobbelstenen.
    .notice = De blauwe dobbelsteen gaat tot 12, de rode tot 10 en de gele tot 8. Hoger wordt het niet.
scene-wolle-dice-thirty-at-most = De hoogste worp die er is
    .story = { $seat2 } heeft het hoogst geboden en pakt de dobbelstenen. Hoe hoog kunnen drie dobbelstenen samen komen?
    .notice = 12, 10 en 8 is samen 30: hoger kan niet. De laagste worp is 3, met op elke dobbelsteen een 1.
scene-wolle-chips-two-each = Twee fiches om mee te beginnen
    .story = De partij begint net. Niemand heeft al een schaap, maar met lege handen begint ook niemand.
    .notice = Iedereen begint met twee wolfiches. Met een fiche maak je een worp beter, en elk fiche dat je aan het einde nog hebt, is een punt waard.
scene-wolle-chips-the-stock = De voorraad naast de kaarten
    .story = Iedereen heeft wolfiches gekregen, en straks komen de eerste kaarten op tafel.
    .notice = De fiches die niemand heeft, zijn de voorraad. Wat je inlevert, gaat erin. Lukt een bod niet, dan komt er een fiche uit.
scene-wolle-boards-one-each = Voor iedereen een biedkaart
    .story = Vóór de eerste ronde worden de zes biedkaarten met de voorkant naar boven geschud. Daarna pakt iedereen er een.
    .notice = Op elke achterkant staat een ander schapengetal. Welk getal je treft, zie je pas als je hebt gekozen. Biedkaarten die over zijn, doen niet mee.
scene-wolle-boards-six-backs = Zes biedkaarten, zes schapengetallen
    .story = De partij is nog niet begonnen. De zes biedkaarten liggen nog in het midden.
    .notice = Er zijn maar zes biedkaarten, en hun getallen zijn hier hoger dan die van alle schapen. Een biedkaart heeft dus nooit hetzelfde getal als een schaap.

## round

scene-wolle-round-order-bid-before-cards = Eerst bieden, dan pas kaarten nemen
    .story = De eerste ronde begint, en straks komen er kaarten op tafel. Misschien ligt er meteen iets moois bij.
    .task = Probeer meteen kaarten te nemen en doe dan je bod.
    .notice = Kaarten neerleggen, bieden, dobbelen: zo gaat elke ronde, altijd in die volgorde. Zolang niet iedereen heeft geboden, neemt niemand een kaart.
scene-wolle-layout-five-seats = Vijf spelers, zes kaarten
    .story = Er zitten vijf spelers aan tafel, klaar voor hun eerste ronde.
    .notice = Er ligt één kaart meer dan er spelers zijn: met z’n vijven dus zes. Na tien van die rondes zijn alle kaarten op.
scene-wolle-layout-last-four-cards = Nog maar vier kaarten
    .story = Zes spelers hebben acht rondes met zeven kaarten gespeeld. De trekstapel is bijna leeg.
    .notice = In de negende ronde liggen alleen de laatste vier kaarten op tafel, minder dan er spelers zijn. Zo eindigt alleen een partij met z’n zessen.
scene-wolle-layout-not-one-less = Drie kaarten voor twee spelers
    .story = Twee spelers zijn klaar voor hun eerste ronde. Straks komen de kaarten op tafel.
    .notice = Met z’n tweeën liggen er drie kaarten, want er ligt steeds één kaart meer dan er spelers zijn.
scene-wolle-bid-secret-still-hidden = Geboden, maar hoeveel?
    .story = De kaarten liggen op tafel. Jij biedt deze keer als eerste, daarna { $seat2 }.
    .notice = Je ziet dat { $seat2 } heeft geboden, maar niet hoeveel. Jouw bod blijft net zo geheim.
scene-wolle-bid-secret-no-second-bid = Je bod staat vast
    .story = Je hebt geboden. { $seat2 } en { $seat3 } denken nog na.
    .notice = Je biedt één keer per ronde. Bedenken kan niet meer, en je bod blijft geheim tot alle biedkaarten worden omgedraaid.
scene-wolle-bid-secret-turned-over = Alle biedkaarten tegelijk omgedraaid
    .story = De kaarten liggen op tafel, en drie spelers bieden in het geheim.
    .notice = Pas na het laatste bod werden de biedkaarten omgedraaid, allemaal tegelijk. Nu kan iedereen elk bod zien.
scene-wolle-bid-range-lowest = Het laagste bod is 14
    .story = Er liggen kaarten op tafel, en jij mag bieden. Wat durf je te gooien?
    .task = Kies het laagste bod op je biedkaart.
    .notice = De biedingen beginnen bij 14. Zo’n laag bod haal je makkelijk, maar wie meer biedt, mag eerder kiezen dan jij.
scene-wolle-bid-range-highest = Bovenaan staat 26+
    .story = Jij mag bieden. Op je biedkaart staat alles wat je kunt kiezen.
    .notice = Na 26 komt er nog één bod, het laatste op de kaart: 26+. Hoger kan niemand bieden.
scene-wolle-bid-order-highest-first = Het hoogste bod begint
    .story = Drie spelers denken na over hun bod. Wie waar zit en wie het snelst kiest, maakt niet uit.
    .notice = { $seat2 } bood het meest en begint, dan volgt { $seat3 } en dan { $seat1 }. Alleen de biedingen beslisten daarover.
scene-wolle-bid-order-plus-before-26 = 26+ gaat vóór 26
    .story = { $seat1 } en { $seat2 } durven allebei veel, { $seat3 } is voorzichtiger. Straks worden de biedkaarten omgedraaid.
    .notice = 26+ gaat vóór een gewone 26, dus { $seat1 } begint. Een gelijk bod is dat niet: het lagere schapengetal van { $seat2 } helpt hier niet.
scene-wolle-bid-tie-equal-bids = Gelijke biedingen
    .story = Het is de eerste ronde, en drie spelers kiezen hun bod. Twee van hen hebben hetzelfde getal in hun hoofd.
    .notice = { $seat1 } en { $seat2 } bieden evenveel, dus het laagste schapengetal gaat voor. Schapen zijn er nog niet: de achterkant van de biedkaarten beslist.
scene-wolle-bid-tie-top-card-before-board = Een schaap gaat vóór een biedkaart
    .story = De tweede ronde begint. { $seat2 } heeft al een schaap; { $seat3 } nog niet, en heeft alleen het getal van de biedkaart.
    .notice = { $seat2 } en { $seat3 } bieden evenveel. Hier heeft elk schaap een lager getal dan elke biedkaart, dus { $seat2 } gaat vóór { $seat3 }.
scene-wolle-bid-plus-cost-paid-at-once = 26+ kost je meteen een fiche
    .story = { $seat1 } wil hoe dan ook beginnen. Dan past maar één bod: 26+.
    .notice = Zodra de biedkaarten waren omgedraaid, ging er een fiche van { $seat1 } in de voorraad. Dat fiche is weg, wat { $seat1 } ook gooit.
scene-wolle-bid-plus-cost-each-pays = Twee keer 26+, twee fiches
    .story = Iedereen wil dezelfde kaarten, en twee spelers wagen zich aan 26+.
    .notice = { $seat1 } en { $seat2 } leveren allebei een fiche in. Hun biedingen zijn gelijk, dus het laagste schapengetal gaat voor: dat van { $seat2 }.
scene-wolle-bid-plus-needs-chip-empty-handed = 26+ zonder fiche
    .story = Je fiches zijn op. Er begint een nieuwe ronde, en er wordt weer geboden.
    .task = Probeer 26+ te bieden en kies dan een ander bod.
    .notice = 26+ kost een fiche, en je hebt er geen. Dat bod kun je dus niet doen, alle andere wel.
scene-wolle-bid-plus-is-26-exactly-26 = 26 is genoeg
    .story = { $seat1 } kiest 26+ en moet daarna als eerste gooien.
    .notice = Voor 26+ is een resultaat van 26 genoeg, net als voor het bod zonder plus. Door de plus was { $seat1 } alleen eerder aan de beurt.

## turn

scene-wolle-turn-tries-no-fourth = Een vierde poging is er niet
    .story = Twee pogingen waren niet genoeg. Twee dobbelstenen liggen vast, en alleen de laatste gooi je nog.
    .task = Probeer nog een dobbelsteen te laten liggen. Lever dan een fiche in.
    .notice = Na de derde poging is het gooien voorbij. Nu haal je je bod, of niet.
scene-wolle-turn-first-three-cards = Drie kaarten bij de eerste poging
    .story = Je hebt het hoogst geboden en begint, met alle drie de dobbelstenen.
    .task = Probeer maar twee kaarten te nemen en neem er dan drie.
    .notice = Wie het bod bij de eerste poging haalt, neemt drie kaarten. Meer levert een worp niet op, en minder nemen mag niet.
scene-wolle-turn-second-keep-two = Twee blijven liggen, één gooi je
    .story = Jij begint. Is je worp niet genoeg, dan laat je een dobbelsteen liggen en gooi je de andere opnieuw.
    .task = Laat de rode dobbelsteen liggen, en na de tweede poging de blauwe.
    .notice = Na elke poging bleef er een dobbelsteen meer liggen, tot je alleen de gele nog gooide. Aan het einde telden ze alle drie.
scene-wolle-turn-second-two-cards = Twee kaarten bij de tweede poging
    .story = Je eerste worp was te laag, en één dobbelsteen bleef liggen. De andere twee mogen nog een keer.
    .task = Probeer drie kaarten of maar één te nemen. Neem er dan twee.
    .notice = De tweede poging levert precies twee kaarten op, en jij kiest welke. Drie is voor de eerste poging, en één is te weinig.
scene-wolle-turn-third-kept-dice-lie = Wat ligt, blijft liggen
    .story = { $seat1 } heeft na twee pogingen de rode en de blauwe dobbelsteen laten liggen. Nu de derde poging.
    .notice = Alleen de gele dobbelsteen wordt nog gegooid. De twee andere blijven precies zoals ze zijn, en tellen gewoon mee.
scene-wolle-turn-third-not-the-same-die = Niet twee keer dezelfde dobbelsteen
    .story = Na je eerste poging heb je de gele dobbelsteen laten liggen. De andere twee gooi je opnieuw.
    .task = Probeer nog eens de gele. Laat dan een andere dobbelsteen liggen.
    .notice = De gele ligt al vast. Vóór de derde poging laat je ook een van de twee dobbelstenen liggen die je net hebt gegooid.
scene-wolle-turn-third-one-card = Eén kaart bij de derde poging
    .story = Twee dobbelstenen liggen vast. Dit is je derde poging, en de gele beslist.
    .task = Probeer twee kaarten te nemen en neem er dan één.
    .notice = Bij de derde poging levert je bod nog maar één kaart op; jij kiest welke. Hoe langer het duurt, hoe minder je krijgt.
scene-wolle-turn-no-pass-roll-on = Opgeven na een slechte worp?
    .story = Jij bent aan de beurt: je eerste poging, met alle drie de dobbelstenen.
    .task = Probeer nu al op te geven. Laat dan een dobbelsteen liggen.
    .notice = Na een slechte worp kun je niet opgeven. Je beurt gaat door tot je kaarten krijgt of alle drie de pogingen hebt gehad.
scene-wolle-turn-miss-a-chip = Een fiche als troost
    .story = { $seat2 } is aan de beurt en heeft hoogstens drie pogingen om het bod te halen.
    .notice = Ook de derde poging was te laag: bod niet gehaald. Kaarten krijgt { $seat2 } daar niet voor, maar wel een wolfiche uit de voorraad.
scene-wolle-turn-last-takes-what-is-left = De laatste neemt de rest
    .story = { $seat2 } heeft nog één poging. Daarna komt { $seat3 }, met het laagste bod en dus als laatste aan de beurt.
    .notice = { $seat3 } gooide niet, kreeg geen fiche en moest alle overgebleven kaarten nemen. Deze keer was dat geen slechte vangst.
scene-wolle-turn-empty-display-skipped = Deze keer blijft er niets over
    .story = { $seat2 } heeft drie kaarten genomen, en er ligt er nog één. { $seat3 } is aan de beurt; { $seat1 } komt als laatste.
    .notice = De laatste kaart ging naar { $seat3 }. Daarom vervalt de beurt van { $seat1 }: geen kaart en geen fiche. De ronde is voorbij.
scene-wolle-turn-stock-empty-no-chip = Niet gehaald, en geen fiche meer
    .story = De spelers hebben alle fiches, en de voorraad is leeg. { $seat1 } moet een heel hoog bod halen.
    .notice = { $seat1 } haalde het bod niet, maar de fiches waren op. Dat fiche komt er later ook niet meer.

## result

scene-wolle-result-sum-nine-eight-five = Dobbelstenen, minuswaarde en een fiche
    .story = Je bovenste kaart heeft een minuswaarde, maar je hebt nog fiches. Je tweede poging wacht.
    .task = Lever een fiche in en haal zo je bod.
    .notice = Alle drie de dobbelstenen tellen mee, ook de steen die bleef liggen. Dan gaat de minuswaarde eraf en komt het fiche erbij: precies genoeg.
scene-wolle-result-malus-third-try = Drie pogingen tegen een minuswaarde
    .story = Je hebt hoog geboden en begint. Maar boven op je kudde ligt een minuswaarde, en je hebt maar één fiche.
    .task = Laat eerst de blauwe dobbelsteen liggen, dan de rode. Lever daarna je fiche in.
    .notice = Twee keer gooide je genoeg, maar de minuswaarde ging er telkens af. Je fiche maakte het verschil.
scene-wolle-result-malus-every-try = De minuswaarde gaat er telkens af
    .story = { $seat1 } pakt de dobbelstenen, met een minuswaarde boven op de kudde en hoogstens drie pogingen.
    .notice = Na elke worp ging dezelfde minuswaarde er weer af. Een minuswaarde raakt niet op: die telt zolang de kaart bovenop ligt.
scene-wolle-result-bonus-for-nothing = Een bonus kost niets
    .story = Je bovenste kaart heeft een bonus, en wolfiches heb je ook. Dit is je tweede poging.
    .task = Haal je bod zonder fiches in te leveren.
    .notice = Je bonus was genoeg, dus al je fiches heb je nog. Ook de bonus raakt niet op: hij kan je nog eens helpen.
scene-wolle-result-chips-two-chips = Fiches maken het verschil
    .story = Twee dobbelstenen liggen vast. Je hebt nog één poging: de derde.
    .task = Haal toch nog een kaart binnen.
    .notice = Elk fiche dat je inlevert, telt er één bij op, en je mag er zoveel inleveren als je wilt. Dat was genoeg voor je bod.
scene-wolle-result-chips-one-too-few = Eén fiche te weinig
    .story = Je hebt maar één fiche, en je bovenste kaart heeft een minuswaarde. Jij begint met je eerste poging.
    .task = Probeer je bod met je fiche te halen. Laat dan een dobbelsteen liggen.
    .notice = Een fiche telt maar voor één, en je kunt alleen inleveren wat je hebt. Je kwam te veel tekort.
scene-wolle-result-optional-success-decline = Eerst verder gooien, dan pas inleveren
    .story = Jij bent aan de beurt. Je bovenste kaart heeft een bonus, en je hebt fiches.
    .task = Laat de blauwe dobbelsteen liggen, lever dan fiches in en neem de twee goede schapen.
    .notice = Met bonus en fiches had je meteen drie kaarten kunnen nemen. Maar je mocht ook verder gooien en ze pas bij de tweede poging inzetten.
scene-wolle-result-optional-success-three-cards-declined = Nee zeggen tegen drie kaarten
    .story = Dit is je eerste poging. Met je bonus en al je fiches zou het net genoeg kunnen zijn.
    .task = Houd je fiches nog even.
    .notice = Bonus en fiches waren genoeg voor drie kaarten, maar je hoeft ze niet in te zetten. Je liet een dobbelsteen liggen en gooit door.
scene-wolle-result-optional-success-miss-on-purpose = Inleveren of opgeven
    .story = Je bent aan je derde poging toe. Je hebt nog één fiche.
    .notice = Je fiche zou genoeg zijn voor een kaart. Maar je mag het ook houden en opgeven: dan krijg je er zelfs een bij.
scene-wolle-result-forced-success-black-sheep = Bod gehaald, zwart schaap gewonnen
    .story = Er ligt alleen nog een zwart schaap. { $seat3 } is aan de beurt, en zou het bod deze keer liever niet halen.
    .notice = { $seat3 } haalde het bod met alleen de dobbelstenen en had geen keus: het zwarte schaap moest mee.
scene-wolle-result-below-14-both-black-sheep = Onder de 14: alle zwarte schapen
    .story = Er liggen twee zwarte schapen. Jij begint, met een minuswaarde boven op je kudde en zonder fiches.
    .task = Laat eerst de gele dobbelsteen liggen, dan de blauwe; kies daarna je bovenste schaap.
    .notice = Door de minuswaarde bleef je onder de 14, dus je moest alle zwarte schapen nemen. Een fiche kreeg je toch, want je bod was niet gehaald.
scene-wolle-result-rescue-14-one-chip = Een fiche tegen zwarte schapen
    .story = Er liggen zwarte schapen, en je bod is niet meer te halen. Er is nog één dobbelsteen te gooien.
    .task = Laat de zwarte schapen op tafel liggen.
    .notice = Met je fiche kwam je net op 14: zo bleven de zwarte schapen liggen. Je bod was niet gehaald, dus je kreeg weer een fiche.
scene-wolle-result-rescue-14-bonus-too-great = Een te grote bonus
    .story = Er liggen alleen nog zwarte schapen, en je hebt nog één dobbelsteen. Je bovenste kaart heeft een grote bonus.
    .task = Ontsnap aan de zwarte schapen zonder je bod te halen.
    .notice = Met de bonus had je je bod gehaald en een zwart schaap moeten nemen. Daarom leverde je een fiche in, en bleven de zwarte schapen liggen.
scene-wolle-result-rescue-14-bid-of-14 = Met een bod van 14 geen uitweg
    .story = Je hebt het laagste bod dat er is. Er liggen zwarte schapen, en alles hangt af van de laatste dobbelsteen.
    .task = Probeer alleen aan de zwarte schapen te ontsnappen. Haal dan je bod, of geef op.
    .notice = Kom je op 14, dan heb je een bod van 14 ook gehaald. Het is het een of het ander: een kaart, of de zwarte schapen.

## cards

scene-wolle-take-choice-from-the-display = Alleen kaarten die op tafel liggen
    .story = Je hebt je bod bij de eerste poging gehaald en mag drie kaarten nemen.
    .task = Probeer een kaart van { $seat2 } te pakken. Neem er dan drie.
    .notice = Je kiest vrij, maar alleen uit de kaarten op tafel. Wat een ander al heeft, blijft bij die speler.
scene-wolle-take-choice-fewer-than-earned = Recht op drie, nog maar twee over
    .story = { $seat1 } heeft twee kaarten genomen, en er liggen er nog twee. Dan is het de beurt aan { $seat2 }.
    .notice = Bij de eerste poging gehaald: { $seat2 } had recht op drie kaarten, maar er lagen er nog maar twee. Pech: voor de derde komt niets in de plaats.
scene-wolle-herd-stack-new-top = Een nieuw schaap bovenop
    .story = { $seat2 } heeft nog geen schaap en dobbelt om het eerste.
    .notice = { $seat2 } koos welk nieuw schaap bovenop kwam. Alleen van dat schaap tellen nu hoeksymbool en schapengetal.
scene-wolle-herd-stack-not-an-old-sheep = Oude schapen blijven eronder
    .story = Je hebt net twee schapen genomen. Ze komen boven op je kudde, in de volgorde die je zelf wilt.
    .task = Probeer je oude schaap weer bovenop te leggen. Kies daarna een nieuw schaap.
    .notice = Alleen een schaap dat je net hebt genomen, kan bovenop komen. De andere liggen eronder, en daar blijven ze.
scene-wolle-herd-closed-next-round = Wie onthoudt wat er is genomen?
    .story = { $seat2 } neemt drie kaarten, en iedereen ziet welke.
    .notice = Nu er nieuwe kaarten liggen, zegt het verslag alleen nog hoeveel kaarten iedereen heeft genomen. Welke dat waren, moet je zelf onthouden.
scene-wolle-herd-closed-not-even-your-own = Gesloten, ook voor jou
    .story = In de eerste ronde heb je schapen genomen. Nu liggen er nieuwe kaarten op tafel.
    .notice = Van je kudde zie je alleen de bovenste kaart. Niemand mag er later nog in kijken, dus onthoud wat eronder ligt.
scene-wolle-herd-beside-a-dog = Een hond naast de kudde
    .story = { $seat2 } mag drie kaarten nemen. Een van de kaarten op tafel is een herdershond.
    .notice = De twee schapen van { $seat2 } vormen de kudde. De hond ligt ernaast, waar iedereen hem ziet.
scene-wolle-herd-beside-nothing-covered = Een hond bedekt geen bonus
    .story = { $seat1 } zet de bonus van de bovenste kaart in en mag twee kaarten nemen.
    .notice = { $seat1 } nam een hond en het bot. Die liggen allebei naast de kudde, dus hetzelfde schaap ligt nog bovenop, met zijn bonus.
scene-wolle-corner-top-only-bonus-stays = Dezelfde bonus, ronde na ronde
    .story = Je bovenste kaart heeft een bonus. Jij bent aan de beurt, en in de volgende ronde begin je weer.
    .task = Haal je bod in beide rondes met je bonus.
    .notice = De hond en het bot bedekten niets, dus hetzelfde schaap bleef bovenop. Zo hielp die bonus je in beide rondes.
scene-wolle-corner-top-only-covered = Een bedekte bonus is weg
    .story = { $seat1 } heeft een bonus boven op de kudde, maar heeft net nieuwe schapen genomen.
    .notice = De nieuwe bovenste kaart heeft geen hoeksymbool, en de bonus eronder telt niet meer. Bij de volgende worp moet { $seat1 } het zonder doen.
scene-wolle-bone-steal-from-its-owner = Het bot wordt afgepakt
    .story = { $seat2 } heeft het bot. Jij bent aan de beurt, en er liggen schapen met een botsymbool op tafel.
    .task = Neem alles behalve het zwarte schaap, en pak dan het bot af.
    .notice = Een van je nieuwe schapen heeft een botsymbool. Daarom mocht je het bot van { $seat2 } afpakken: meteen of helemaal niet.
scene-wolle-bone-steal-left-alone = Het bot afpakken of niet
    .story = { $seat1 } heeft het bot. Er ligt alleen nog een zwart schaap met een botsymbool, en jij pakt de dobbelstenen.
    .task = Kies: pak het bot af of laat het liggen.
    .notice = Aan het zwarte schaap ontkwam je niet. Maar het botsymbool telt ook dan, en wat je ermee doet, bepaal je zelf.
scene-wolle-bone-steal-your-own-bone = Van wie zou je het afpakken?
    .story = { $seat2 } pakt de dobbelstenen. Op tafel liggen het bot zelf en een schaap met een botsymbool.
    .notice = { $seat2 } kreeg ze allebei tegelijk. Niemand anders had het bot, dus het symbool deed niets.
scene-wolle-bone-top-meaningless-no-corner = Een botsymbool verandert geen worp
    .story = { $seat1 } heeft een schaap met een botsymbool boven op de kudde, en { $seat2 } heeft het bot. Er begint een nieuwe ronde.
    .notice = De dobbelstenen van { $seat1 } telden gewoon, en { $seat2 } heeft het bot nog steeds. Bovenop doet een botsymbool niets.

## end

scene-wolle-end-last-card = De laatste kaart is genomen
    .story = De laatste vier kaarten liggen op tafel, en zes spelers hebben geboden. { $seat6 } begint.
    .notice = { $seat6 } en { $seat3 } namen de laatste kaarten. Voor de anderen was er niets over, en de partij was uit.
scene-wolle-end-no-further-round = Geen kaarten, geen biedingen meer
    .story = Er ligt nog één kaart op tafel, en de trekstapel is leeg. { $seat3 } is aan de beurt.
    .notice = Alle kaarten zijn genomen. Er wordt dus niet meer geboden, en er komt geen ronde meer. Nu worden de kuddes geteld.
scene-wolle-score-sum-forty-two = Een kudde wordt geteld
    .story = Er is nog één kaart te nemen. Dan tellen we alles wat { $seat1 } heeft verzameld.
    .notice = Twee 3‑7‑0‑kaarten leveren { $seat1 } veel op, twee 0‑0‑7‑kaarten niets. Het bot levert punten op voor vier honden, maar wie de meeste honden heeft, verliest punten.
scene-wolle-score-sum-black-sheep = Zwarte schapen gaan eraf
    .story = In de kudde van { $seat1 } zitten zwarte schapen. Na de laatste kaart worden alle kuddes geteld.
    .notice = Elk zwart schaap kost { $seat1 } de punten die erop staan: die gaan af van de punten van de andere schapen.
scene-wolle-score-sum-chips = Fiches die over zijn, zijn punten
    .story = { $seat3 } heeft nog wolfiches en gooit om de laatste kaart.
    .notice = { $seat3 } haalde het bod met alleen de dobbelstenen en heeft alle fiches nog. Elk fiche is nu een punt waard.
scene-wolle-score-tie-shared-win = Twee spelers delen de overwinning
    .story = Het is de laatste ronde van een lange partij met z’n tweeën. { $seat2 } dobbelt om de laatste kaarten.
    .notice = Allebei hebben ze dezelfde score, dus ze delen de overwinning. Wie meer schapen of fiches heeft, maakt niet uit.
scene-wolle-score-370-four = Vier 3‑7‑0‑kaarten
    .story = { $seat5 } heeft meer 3‑7‑0‑kaarten verzameld dan wie ook. Na de laatste kaart worden ze geteld.
    .notice = De eerste drie zijn een set en niets waard. Met de vierde begint een nieuwe set, voor drie punten; twee kaarten hadden meer opgeleverd.
scene-wolle-score-007-four = Vier 0‑0‑7‑kaarten
    .story = { $seat6 } heeft 0‑0‑7‑kaarten verzameld. Na de laatste kaart van de partij worden ze geteld.
    .notice = Drie ervan zijn samen veel waard, de vierde is alleen niets waard. Voor een nieuwe set zijn er nog twee nodig.
scene-wolle-score-dog-one-nine = Precies één hond
    .story = { $seat3 } heeft één hond. Na de laatste kaart tellen ook de honden.
    .notice = Precies één hond is 9 punten waard. Alleen { $seat3 } krijgt die: alle anderen hebben meer honden of geen.
scene-wolle-score-dog-none-two-least = Geen hond, twee schapen minder
    .story = { $seat4 } heeft geen hond. Na de laatste kaart worden de kuddes geteld.
    .notice = Zonder hond gaan er twee gewone schapen van { $seat4 } terug in de doos. Welke, mag je zelf kiezen; hier zijn het de twee met de minste punten, dat kost het minst.
scene-wolle-score-dog-none-black-sheep-stay = Een zwart schaap blijft
    .story = { $seat4 } heeft geen hond, maar wel een zwart schaap in de kudde. Na de laatste kaart worden de kuddes geteld.
    .notice = Twee gewone schapen gingen terug in de doos. Het zwarte schaap blijft bij { $seat4 } en kost de punten die erop staan.
scene-wolle-score-dog-most-both = Allebei de meeste honden
    .story = Het is de laatste ronde met z’n tweeën. { $seat1 } heeft meer honden, maar er liggen er nog twee, en { $seat2 } is aan de beurt.
    .notice = Nu hebben ze allebei evenveel honden, en niemand heeft er meer. Dat kost ze allebei punten.
scene-wolle-score-dog-most-second-most = Alleen wie de meeste heeft, verliest punten
    .story = { $seat2 } heeft meerdere honden, maar { $seat1 } heeft er nog meer. Na de laatste kaart worden de honden geteld.
    .notice = Alleen { $seat1 } verliest punten voor de meeste honden. De honden van { $seat2 } kosten niets, maar leveren ook niets op.
scene-wolle-score-bone-four-dogs = Het bot: vier punten per hond
    .story = { $seat2 } heeft het bot en is aan de beurt. Er liggen nog twee honden op tafel.
    .notice = Het bot levert { $seat2 } vier punten op voor elke hond. De punten voor de meeste honden gaan er wel nog af.

## two

scene-wolle-two-last-rolls-second-rolls = Met z’n tweeën gooit iedereen
    .story = Er zijn maar twee spelers. { $seat1 } is aan de derde poging toe; { $seat2 } bood minder en komt als laatste.
    .notice = Met z’n tweeën gooit ook de laatste, in hoogstens drie pogingen. { $seat2 } had ze alle drie nodig om het bod te halen.
scene-wolle-two-leftover-to-the-first = De rest is voor wie begon
    .story = { $seat1 } begon en haalde het bod niet. { $seat2 } heeft nog één poging, en er liggen drie kaarten.
    .notice = { $seat2 } nam één kaart. De twee die over waren, gingen naar { $seat1 }: zonder worp, en ook al was het bod niet gehaald.

## house

scene-wolle-house-open-herd-your-own = In je eigen kudde kijken
    .story = Jullie spelen met open kudde, een huisregel. Je hebt al een paar schapen, en er begint een nieuwe ronde.
    .notice = Met deze huisregel mag je altijd in je eigen kudde kijken. Je hoeft niet te onthouden wat eronder ligt.
scene-wolle-house-open-herd-not-the-others = Andere kuddes blijven gesloten
    .story = Jullie spelen met open kudde, een huisregel. Ook { $seat2 } heeft een kudde.
    .notice = Alleen je eigen kudde is voor jou open. Van de kudde van { $seat2 } zie je alleen de bovenste kaart.
scene-wolle-house-open-herds-all = Alle kuddes zijn open
    .story = Vóór de partij hebben jullie afgesproken met open kuddes te spelen. Er begint een nieuwe ronde.
    .notice = Je mag in de kudde van { $seat2 } net zo goed kijken als in die van jezelf. Een goed geheugen helpt hier niet.
scene-wolle-house-open-herds-history = Het verslag noemt elke kaart
    .story = Twee spelers hebben afgesproken met open kuddes te spelen. Hun eerste ronde begint.
    .notice = De derde ronde is begonnen, en het verslag noemt nog steeds de kaarten die { $seat1 } en { $seat2 } in de eerste twee namen.
scene-wolle-house-short-half = Halve stapel, halve partij
    .story = Twee spelers hebben maar weinig tijd. De eerste kaarten van hun korte partij liggen op tafel.
    .notice = De helft van de kaarten blijft in de doos, dus er zijn maar half zoveel rondes.
scene-wolle-house-deck-own-deck = Spelen met andere kaarten
    .story = Deze spelers hebben hun eigen kaarten gekozen. Straks komen de eerste op tafel.
    .notice = De regels zijn hetzelfde, de kaarten niet: hier kunnen schapen andere punten en een ander hoeksymbool hebben.
