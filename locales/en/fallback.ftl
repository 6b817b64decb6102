### What a page says where its scripts do not run: in the page itself, and by fallback.js.

# Where JavaScript is switched off. A header of the server can do that.
needs-script = This game runs in your browser and needs JavaScript, which is switched off here: in the browser, or by the server (Content-Security-Policy).
# Where no script has come at all.
start-nothing = The game hasn’t started. It needs a web server with all of its files that allows its scripts, and a browser that runs them. The address of a folder needs a slash at its end.
# A page that was opened as a file.
start-file = The game can’t run from a file. It needs a web server: run “python3 -m http.server” in this folder, then open http://localhost:8000.
# A frame of another site. The words in quotation marks stay as they are.
start-frame = This frame doesn’t let the game run. Its sandbox needs “allow-same-origin” as well as “allow-scripts”.
start-browser = This browser is too old for the game, or it changes the game’s scripts. You need Chrome 111, Firefox 114, Safari 16.4 or later.
