### What a page says where its scripts do not run: in the page itself, and by fallback.js.

# Where JavaScript is switched off.
needs-script = Dit spel draait in je browser en heeft JavaScript nodig.
# Where no script has come at all.
start-nothing = Het spel is niet gestart. Het heeft een webserver nodig die alle bestanden heeft, en een browser die de scripts uitvoert.
# A page that was opened as a file.
start-file = Het spel werkt niet vanuit een bestand: het heeft een webserver nodig. Start in deze map “python3 -m http.server” en open dan http://localhost:8000.
# A frame of another site. The words in quotation marks stay as they are.
start-frame = In dit frame mag het spel niet draaien. De sandbox moet naast “allow-scripts” ook “allow-same-origin” toestaan.
start-browser = Deze browser is te oud voor het spel, of verandert de scripts. Het spel vraagt Chrome 111, Firefox 114, Safari 16.4 of nieuwer.
