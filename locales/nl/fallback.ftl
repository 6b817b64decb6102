### What a page says where its scripts do not run: in the page itself, and by fallback.js.

# Where JavaScript is switched off. A header of the server can do that.
needs-script = Dit spel draait in je browser en heeft JavaScript nodig. Dat staat hier uit: in de browser, of op de server (Content-Security-Policy).
# Where no script has come at all.
start-nothing = Het spel is niet gestart. Daarvoor is een webserver met alle bestanden nodig die de scripts toestaat, en een browser die ze uitvoert. Het adres van een map eindigt op een schuine streep.
# A page that was opened as a file.
start-file = Vanuit een bestand werkt het spel niet: het heeft een webserver nodig. Start in deze map ‘python3 -m http.server’ en open dan http://localhost:8000.
# A frame of another site. The words in quotation marks stay as they are.
start-frame = In dit frame mag het spel niet draaien. De sandbox moet naast ‘allow-scripts’ ook ‘allow-same-origin’ toestaan.
start-browser = Deze browser is te oud voor het spel, of verandert de scripts. Je hebt Chrome 111, Firefox 114, Safari 16.4 of nieuwer nodig.
