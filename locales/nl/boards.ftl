# Boards on phones: "telefoon" throughout; "de tafel" is the device that holds the game.

## At the table

boards-short = Telefoons
boards-about = De tafel blijft hier. Wie wil, krijgt een eigen bord op de telefoon en kiest daar. Een browser is genoeg.
boards-network = Telefoons en tafel moeten op dezelfde wifi zitten. Er gaat niets via internet. Misschien vraagt je browser of hij apparaten in je netwerk mag zoeken: sta dat toe.
boards-on-table = aan tafel
boards-on-phone = op een telefoon
boards-on-lost = telefoon niet verbonden
boards-pair = Telefoon voor { $name }
boards-pair-again = { $name } opnieuw verbinden
boards-part = { $name } aan tafel laten spelen
boards-camera-heading = Mag de tafel de camera gebruiken?
boards-camera-about = De tafel laat { $name } een code zien, en de telefoon antwoordt met een andere, die de camera van dit apparaat leest. De beelden blijven op dit apparaat, en de camera gaat uit zodra de telefoon verbonden is. Je browser vraagt het je zo.
boards-camera-use = Camera gebruiken
boards-camera-without = Zonder camera verbinden
boards-table-code = De code van de tafel
boards-scan = 1. { $name }, scan deze code met de camera van je telefoon, open de link en tik daar op ‘Met de tafel verbinden’.
boards-scan-again = { $name }, scan deze code met de camera van je telefoon, open de link en tik daar op ‘Met de tafel verbinden’. Dat is alles.
boards-hold = 2. Houd daarna je telefoon met de code voor deze camera.
boards-vain = Er is nog geen code gelezen. Houd de telefoon dichterbij en houd hem stil. Sommige browsers vervormen beelden om je tegen tracking te beschermen, en dan kan de camera niets lezen: gebruik de links hieronder.
boards-link-about = 2. De telefoon heeft dan een link voor de tafel. Stuur die naar dit apparaat en open hem hier, of plak hem hieronder.
boards-links = Met links in plaats van codes
boards-copy = Link voor de telefoon kopiëren
boards-paste = Link van de telefoon van { $name }
boards-connect = Verbinden
boards-handed-heading = Een telefoon voor { $name } verbinden?
boards-handed-about = In een ander tabblad van deze browser is de link van een telefoon geopend. Verbind die telefoon alleen als een van jullie dat net heeft gedaan.
boards-handed-no = Niet verbinden
boards-digits-heading = Staan deze cijfers op de telefoon van { $name }?
boards-digits-about = Staan op allebei dezelfde cijfers, dan is dit de juiste telefoon en zit er geen ander apparaat tussen.
boards-digits-yes = Ja, dezelfde
boards-digits-no = Nee, andere
boards-awaiting = { $count ->
    [one] Keuze op een ander apparaat: { $names }.
   *[other] Keuzes op andere apparaten: { $names }.
}
boards-lost = { $count ->
    [one] De telefoon van { $names } is niet verbonden. Er is niets kwijt: met één scan is hij weer verbonden, en tot dan kan het ook hier aan tafel.
   *[other] De telefoons van { $names } zijn niet verbonden. Er is niets kwijt: met één scan per telefoon zijn ze weer verbonden, en tot dan kunnen jullie hier spelen.
}
boards-lost-way = Opnieuw verbinden

## On the phone

boards-phone-heading = Je bord
boards-phone-start = Hier krijg je je eigen bord voor een spel aan een tafel op dezelfde wifi. Maak alleen verbinding als je daar net de code hebt gescand. Voordat je tikt, stuurt je telefoon niets naar de tafel.
boards-phone-join = Met de tafel verbinden
boards-phone-about = Houd deze code voor de camera van de tafel. Zodra de tafel hem gelezen heeft, staan hier en op de tafel zes cijfers om te vergelijken.
boards-phone-code = De code van deze telefoon
boards-phone-copy = Link voor de tafel kopiëren
boards-phone-digits = De tafel vraagt of deze cijfers op je telefoon staan. Vergelijk ze en antwoord aan de tafel.
boards-phone-declined = De tafel heeft deze telefoon niet verbonden. Scan de nieuwe code van de tafel om het nog eens te proberen.
boards-phone-lost = De verbinding met de tafel is weg. Er is niets kwijt: tik op de tafel op ‘Telefoons’, kies je naam en scan daar de code met je telefoon.
boards-taken = De tafel heeft je link en vraagt of de telefoon verbonden moet worden. Je kunt dit tabblad sluiten.
boards-not-taken = In deze browser wacht geen tafel op deze link. Tik op de tafel op ‘Telefoons’ en kies wie er meespeelt; open de link daarna nog eens.

## Errors

error-board-message = De tafel begrijpt niet wat de telefoon stuurde. Er is niets veranderd.
error-board-seat = Die keuze is aan een ander. Er is niets veranderd.
error-pair-card = Dit is geen code of link van een telefoon of tafel van dit spel. Scan hem nog eens.
error-pair-camera = Er is geen camera, of die mag hier niet worden gebruikt. Verbind met de links hieronder.
error-pair-digits = Telefoon en tafel lieten niet dezelfde cijfers zien, dus de telefoon is niet verbonden. Probeer het nog eens met de nieuwe code. Zijn de cijfers weer verschillend, dan zit er misschien een ander apparaat tussen: speel dan aan tafel.
error-pair-lost = Telefoon en tafel zijn nu niet verbonden.
error-pair-message = Het andere apparaat stuurde iets dat niet bij dit spel hoort. Er is niets mee gedaan.
error-pair-other = Die code was voor een andere telefoon. Scan met deze de nieuwe code van de tafel, en laat daarna de code van de telefoon nog eens zien.
error-pair-rewritten = Aan tafel is iets anders gebeurd dan deze telefoon heeft gezien. Vraag aan tafel wat er gebeurd is.
error-pair-seat = De tafel stuurde iets dat alleen een ander mag zien. Het wordt niet getoond.
error-pair-unreachable = Telefoon en tafel kunnen elkaar niet bereiken. Sommige netwerken, vooral die voor gasten, staan dat niet toe. Probeer het nog eens met de nieuwe code, geef dit apparaat door of speel via links.
error-pair-unsupported = Hier kun je geen telefoons verbinden: daarvoor zijn een adres met https en een recente browser nodig.
error-pair-version = Telefoon en tafel hebben verschillende versies van dit spel. Laad beide pagina’s opnieuw en probeer het nog eens.
