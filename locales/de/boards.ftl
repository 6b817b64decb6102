# Boards on phones: "Handy" as people say it; "Tisch" is the device that holds the game.

## At the table

boards-short = Handys
boards-about = Der Tisch bleibt hier. Wer mag, bekommt eine eigene Tafel aufs Handy und entscheidet dort. Auf dem Handy reicht ein Browser.
boards-network = Handys und Tisch müssen im selben WLAN sein. Nichts geht durchs Internet. Vielleicht fragt dein Browser, ob er Geräte im Netzwerk suchen darf: Bitte erlaube es.
boards-on-table = am Tisch
boards-on-phone = am Handy
boards-on-lost = Handy nicht verbunden
boards-pair = Handy für { $name }
boards-pair-again = { $name } wieder verbinden
boards-part = { $name } am Tisch spielen lassen
boards-camera-heading = Darf der Tisch seine Kamera benutzen?
boards-camera-about = Der Tisch zeigt einen Code für { $name }, und das Handy antwortet mit einem zweiten, den die Kamera dieses Geräts liest. Die Bilder bleiben auf diesem Gerät, und die Kamera geht aus, sobald das Handy verbunden ist. Gleich fragt dich dein Browser.
boards-camera-use = Kamera benutzen
boards-camera-without = Ohne Kamera verbinden
boards-table-code = Der Code des Tisches
boards-scan = 1. { $name }, scanne diesen Code mit der Kamera deines Handys, öffne den Link und tippe dort auf „Mit dem Tisch verbinden“.
boards-scan-again = { $name }, scanne diesen Code mit der Kamera deines Handys, öffne den Link und tippe dort auf „Mit dem Tisch verbinden“. Das ist alles.
boards-hold = 2. Halte dann dein Handy mit seinem Code vor diese Kamera.
boards-vain = Noch kein Code gelesen. Halte das Handy näher heran und ganz ruhig. Manche Browser verfremden Bilder zum Schutz vor Tracking, dann kann die Kamera nichts lesen: Nimm die Links unten.
boards-link-about = 2. Das Handy hat dann einen Link für den Tisch. Schick ihn an dieses Gerät und öffne ihn hier, oder füge ihn unten ein.
boards-links = Mit Links statt mit Codes
boards-copy = Link fürs Handy kopieren
boards-paste = Link vom Handy von { $name }
boards-connect = Verbinden
boards-handed-heading = Ein Handy für { $name } verbinden?
boards-handed-about = In einem anderen Tab dieses Browsers wurde der Link eines Handys geöffnet. Verbinde es nur, wenn das gerade jemand von euch war.
boards-handed-no = Nicht verbinden
boards-digits-heading = Zeigt das Handy von { $name } diese Ziffern?
boards-digits-about = Stehen auf beiden dieselben Ziffern, ist es das richtige Handy, und kein fremdes Gerät ist dazwischen.
boards-digits-yes = Ja, dieselben
boards-digits-no = Nein, andere
boards-awaiting = { $count ->
    [one] Entscheidung auf einem anderen Gerät: { $names }.
   *[other] Entscheidung auf anderen Geräten: { $names }.
}
boards-lost = { $count ->
    [one] Das Handy von { $names } ist nicht verbunden. Nichts ist verloren: Ein Scan verbindet es wieder, und bis dahin geht es auch hier am Tisch.
   *[other] Die Handys von { $names } sind nicht verbunden. Nichts ist verloren: Je ein Scan verbindet sie wieder, und bis dahin könnt ihr hier spielen.
}
boards-lost-way = Wieder verbinden

## On the phone

boards-phone-heading = Deine Tafel
boards-phone-start = Hier bekommst du deine eigene Tafel für ein Spiel an einem Tisch im selben WLAN. Verbinde dich nur, wenn du gerade dort den Code gescannt hast. Bevor du tippst, schickt dein Handy dem Tisch nichts.
boards-phone-join = Mit dem Tisch verbinden
boards-phone-about = Halte diesen Code vor die Kamera des Tisches. Sobald er gelesen ist, stehen hier und am Tisch sechs Ziffern zum Vergleichen.
boards-phone-code = Der Code dieses Handys
boards-phone-copy = Link für den Tisch kopieren
boards-phone-digits = Der Tisch fragt, ob dein Handy diese Ziffern zeigt. Vergleiche sie und antworte am Tisch.
boards-phone-declined = Der Tisch hat dieses Handy nicht verbunden. Scanne seinen neuen Code, um es noch einmal zu versuchen.
boards-phone-lost = Die Verbindung zum Tisch ist weg. Nichts ist verloren: Tippe am Tisch auf „Handys“, wähle deinen Namen und scanne dort den Code mit deinem Handy.
boards-taken = Der Tisch hat deinen Link und fragt, ob das Handy verbunden werden soll. Du kannst diesen Tab schließen.
boards-not-taken = In diesem Browser wartet kein Tisch auf diesen Link. Tippe am Tisch auf „Handys“ und wähle, wer mitspielt; öffne dann den Link noch einmal.

## Errors

error-board-message = Was das Handy geschickt hat, kann der Tisch nicht lesen. Es hat sich nichts geändert.
error-board-seat = Das entscheidet jemand anders. Es hat sich nichts geändert.
error-pair-card = Das ist kein Code und kein Link von einem Handy oder Tisch dieses Spiels. Scanne noch einmal.
error-pair-camera = Hier gibt es keine Kamera, oder sie darf nicht benutzt werden. Verbinde mit den Links darunter.
error-pair-digits = Handy und Tisch haben nicht dieselben Ziffern gezeigt, darum ist das Handy nicht verbunden. Versucht es mit dem neuen Code noch einmal. Sind die Ziffern wieder verschieden, ist vielleicht ein fremdes Gerät dazwischen: Spielt dann am Tisch.
error-pair-lost = Handy und Tisch sind gerade nicht verbunden.
error-pair-message = Das andere Gerät hat etwas geschickt, das nicht zu diesem Spiel gehört. Es wurde nicht beachtet.
error-pair-other = Der Code war für ein anderes Handy. Scanne mit diesem den neuen Code des Tisches und zeige dann noch einmal seinen Code.
error-pair-rewritten = Am Tisch ist etwas anderes geschehen, als dieses Handy gesehen hat. Frag am Tisch nach.
error-pair-seat = Der Tisch hat geschickt, was nur jemand anders sehen darf. Es wird nicht gezeigt.
error-pair-unreachable = Handy und Tisch finden sich nicht. Manche Netze, vor allem solche für Gäste, lassen das nicht zu. Versucht es mit dem neuen Code noch einmal, reicht dieses Gerät herum oder spielt über Links.
error-pair-unsupported = Handys lassen sich hier nicht verbinden: Dafür braucht es eine Adresse mit https und einen neueren Browser.
error-pair-version = Handy und Tisch haben verschiedene Versionen dieses Spiels. Lade beide Seiten neu und versuche es noch einmal.
