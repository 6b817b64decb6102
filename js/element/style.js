/** How the element looks; its frame looks as the site does. */

export const STYLE = new CSSStyleSheet();
STYLE.replaceSync(`
:host { display: block; max-width: 64rem; }
:host([hidden]) { display: none; }
iframe { border: 0; border-radius: .75rem; box-sizing: border-box; display: block; height: 640px; max-height: max(480px, min(1200px, 100vh)); width: 100%; }
button { background: #ffc94a; border: 2px solid #152a45; border-radius: .75rem; color: #152a45; cursor: pointer; display: block; font: 700 1.1rem/1.2 system-ui, sans-serif; margin: .5rem 0; min-height: 3rem; padding: .5rem 1.25rem; }
button:focus-visible { outline: 3px solid #152a45; outline-offset: 3px; }
@media print { button { display: none; } }
p { background: #fff; color: #152a45; font: 1rem/1.3 system-ui, sans-serif; margin: .5rem 0; padding: .5rem; }
`);
