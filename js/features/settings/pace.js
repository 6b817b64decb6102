/** The control of the bar that says how fast bots and dice go on by themselves. */

import { html, svg } from "lit-html";
import { t } from "../../kit/i18n.js";
import { PACES } from "../../match/settings.js";

/** @typedef {import("../../app/app.js").App} App */
/** @typedef {import("../../match/settings.js").Pace} Pace */

const ARROW = "l7 7-7 7z";

/** What stands for each pace: one arrow for every step faster, and for taps an arrow that stops. @type {Record<Pace, string>} */
const SIGNS = {
  slow: `M9 5${ARROW}`,
  normal: `M5 5${ARROW}M13 5${ARROW}`,
  fast: `M1 5${ARROW}M9 5${ARROW}M17 5${ARROW}`,
  tap: `M6 5${ARROW}M15 5h3v14h-3z`,
};

/** Draws the button that names the pace, and the list of all from which another is chosen with one tap. @param {App} app */
export function paceControl(app) {
  const { pace } = app.state.settings;
  const name = t("pace-name", { pace: t(`pace-${pace}`) });
  return html`<button type="button" class="bar-button" id="pace" popovertarget="paces" aria-label=${name} data-pace=${pace}>
      ${sign(pace)}
    </button>
    <div id="paces" class="paces" popover role="group" aria-labelledby="paces-heading">
      <p id="paces-heading">${t("pace-heading")}</p>
      ${PACES.map((each) => choice(app, each))}
    </div>`;
}

/** @param {App} app @param {Pace} pace */
function choice(app, pace) {
  const choose = () => {
    app.choose({ pace });
    app.table.skip();
  };
  return html`<button type="button" class="pace" popovertarget="paces" popovertargetaction="hide" data-pace=${pace} aria-pressed=${pace === app.state.settings.pace} @click=${choose}>
    ${sign(pace)} ${t(`pace-${pace}`)}
  </button>`;
}

/** @param {Pace} pace */
function sign(pace) {
  return html`<svg class="pace-sign" viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${SIGNS[pace]} />`}</svg>`;
}
