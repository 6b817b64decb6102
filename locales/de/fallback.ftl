### What a page says where its scripts do not run: in the page itself, and by fallback.js.

# Where JavaScript is switched off. A header of the server can do that.
needs-script = Dieses Spiel läuft im Browser und braucht JavaScript. Das ist hier abgeschaltet: im Browser oder vom Server (Content-Security-Policy).
# Where no script has come at all.
start-nothing = Das Spiel ist nicht gestartet. Es braucht einen Webserver mit allen seinen Dateien, der seine Skripte erlaubt, und einen Browser, der sie ausführt. Die Adresse eines Ordners braucht am Ende einen Schrägstrich.
# A page that was opened as a file.
start-file = Das Spiel läuft nicht aus einer Datei heraus, es braucht einen Webserver. Starte in diesem Ordner „python3 -m http.server“ und öffne dann http://localhost:8000.
# A frame of another site. The words in quotation marks stay as they are.
start-frame = In diesem Rahmen darf das Spiel nicht laufen. Seine Sandbox braucht neben „allow-scripts“ auch „allow-same-origin“.
start-browser = Dieser Browser ist zu alt für das Spiel oder verändert seine Skripte. Das Spiel braucht Chrome 111, Firefox 114, Safari 16.4 oder neuer.
