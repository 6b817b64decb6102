/** The menu, and the settings: theme, language, speed, sound and full screen, in a dialog, in the bar and on the start page. */

import { html, nothing } from "lit-html";
import { pictogram } from "../../kit/art/drawing.js";
import { closeRow, showDialog } from "../../kit/components/dialog.js";
import { checkbox, withField } from "../../kit/components/fields.js";
import { speak, t } from "../../kit/i18n.js";
import { LANGUAGES } from "../../kit/languages.js";
import { canVibrate, KINDS, vibrate } from "../../kit/sound/sounds.js";
import { downloadRecord } from "../../match/components/files.js";
import { PACES, THEMES } from "../../match/settings.js";
import { reasonIn } from "../../storage/site-file.js";

/** @import { App } from "../../app/app.js" */
/** @import { State } from "../../app/state.js" */
/** @import { Close } from "../../kit/components/dialog.js" */
/** @import { Language } from "../../kit/languages.js" */
/** @import { Pace } from "../../kit/motion/differences.js" */
/** @import { SoundSettings, Theme } from "../../match/settings.js" */
/** @import { View } from "../../protocol/shared.js" */
/** @import { Kind } from "../../kit/sound/sounds.js" */

/** Draws a part of the menu. @typedef {(app: App, close: Close) => unknown} Part */

/** Opens the menu; `leave` stands beside the button that closes it. @param {App} app @param {Part} parts @param {Part} [leave] */
export function showMenu(app, parts, leave = () => nothing) {
  return showDialog(
    t("table-menu"),
    (close) => html`${parts(app, close)} ${closeRow(close, leave(app, close))}`,
  );
}

/** Draws links and buttons under a heading. @param {string} heading its id @param {unknown} links */
export function menuPart(heading, links) {
  return html`<section class="menu-part"><h3>${t(heading)}</h3> <div class="menu-links">${links}</div></section>`;
}

/** Draws the sign of an entry of the menu and its words. @param {string} sign a pictogram @param {string} words */
export function entry(sign, words) {
  return html`${pictogram(sign)} <span>${words}</span>`;
}

/** Draws the button of the menu that opens the settings. @param {App} app @param {Close} close closes the menu */
export function settingsButton(app, close) {
  const show = () => {
    close("");
    showSettings(app);
  };
  return html`<button type="button" class="button" id="settings" aria-haspopup="dialog" @click=${show}>${entry("settings", t("menu-settings"))}</button>`;
}

/** Shows the settings. @param {App} app */
function showSettings(app) {
  return showDialog(
    t("menu-settings"),
    (close, redraw) =>
      html`<div class="menu-settings">
          ${themeChoice(app)} ${languageList(app, () => close(""))} ${paceList(app)} ${soundChoices(app, redraw)} ${checkbox("roll-on", app.state.settings.rollOn, (rollOn) => app.choose({ rollOn }))} ${fullScreenButton(redraw)}
        </div>
        ${closeRow(close)}`,
  );
}

/** Draws the button that downloads the match on the table, if there is one. @param {App} app */
export function recordButton(app) {
  if (!app.state.view) return nothing;
  return html`<button type="button" class="button" id="download-record" @click=${() => downloadRecord(app)}>${entry("download", t("record-download"))}</button>`;
}

/** @param {App} app */
function themeChoice(app) {
  const choice = (/** @type {Theme} */ theme) => html`<label class="choice">
    <input type="radio" name="theme" value=${theme} ?checked=${app.state.settings.theme === theme} @change=${() => app.choose({ theme })}>
    <span>${t(`theme-${theme}`)}</span>
  </label>`;
  return html`<fieldset class="segments">
    <legend>${t("settings-theme")}</legend>
    <div class="segment-row">${THEMES.map(choice)}</div>
  </fieldset>`;
}

/** Draws the button for full screen, where the browser has it. @param {() => void} redraw called when full screen ends otherwise */
function fullScreenButton(redraw) {
  if (!document.fullscreenEnabled) return nothing;
  document.onfullscreenchange = redraw;
  const isFull = document.fullscreenElement !== null;
  // The browser may refuse.
  const toggle = () =>
    (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
      () => {},
    );
  return html`<button type="button" class="button" id="full-screen" @click=${toggle}>${t(isFull ? "settings-full-screen-leave" : "settings-full-screen")}</button>`;
}

const ALL = /** @type {[Language, { name: string }][]} */ (Object.entries(LANGUAGES));

/** Changes the language of the page; resolves to false if its words could not be loaded. @param {App} app @param {Language} language */
export async function speakFromNow(app, language) {
  try {
    if (!(await speak(language))) return false;
  } catch (error) {
    app.refuse("language.not-loaded", { reason: reasonIn(error) });
    return false;
  }
  app.change({ language, refusal: null });
  return true;
}

/** Changes the language of this visit and later ones. @param {App} app @param {Language} language */
async function chooseLanguage(app, language) {
  if (!(await speakFromNow(app, language))) return;
  app.choose({ language });
  // The choice replaces the language that the address asks for.
  app.address.remove("lang");
}

/** Draws the languages beside each other. @param {App} app */
export function languageLinks(app) {
  const now = app.state.language;
  return html`<nav class="languages" aria-label=${t("settings-language")}>
    ${ALL.map(([code, { name }]) => html`<button type="button" lang=${code} data-language=${code} aria-current=${code === now ? "true" : nothing} @click=${() => chooseLanguage(app, code)}>${name}</button>`)}
  </nav>`;
}

/** Draws the languages as a list. @param {App} app @param {() => void} chosen called when one is chosen */
function languageList(app, chosen) {
  const pick = withField(({ value }) => {
    chooseLanguage(app, /** @type {Language} */ (value));
    chosen();
  });
  return html`<p><label class="field">
    <span>${t("settings-language")}</span>
    <select id="language" @change=${pick}>
      ${ALL.map(([code, { name }]) => html`<option value=${code} lang=${code} ?selected=${code === app.state.language}>${name}</option>`)}
    </select>
  </label></p>`;
}

/** Changes the speed, from now on. @param {App} app @param {Pace} pace */
function choosePace(app, pace) {
  app.choose({ pace });
  app.table.skip();
}

/** Draws the speeds as a list. @param {App} app */
function paceList(app) {
  const now = app.state.settings.pace;
  const pick = withField(({ value }) => choosePace(app, /** @type {Pace} */ (value)));
  return html`<p><label class="field">
    <span>${t("pace-heading")}</span>
    <select id="pace-list" @change=${pick}>
      ${PACES.map((pace) => html`<option value=${pace} ?selected=${pace === now}>${t(`pace-${pace}`)}</option>`)}
    </select>
  </label></p>`;
}

/** Draws the button that names the speed, and the list to choose another one. @param {App} app */
export function paceControl(app) {
  const now = app.state.settings.pace;
  return html`<button type="button" class="bar-button" id="pace" popovertarget="paces" aria-label=${t("pace-name", { pace: t(`pace-${now}`) })} data-pace=${now}>
      ${pictogram(`pace-${now}`)}
    </button>
    <div id="paces" class="paces" popover role="group" aria-labelledby="paces-heading">
      <p id="paces-heading">${t("pace-heading")}</p>
      ${PACES.map((pace) => html`<button type="button" class="pace" popovertarget="paces" popovertargetaction="hide" data-pace=${pace} aria-pressed=${pace === now} @click=${() => choosePace(app, pace)}>${pictogram(`pace-${pace}`)} ${t(`pace-${pace}`)}</button>`)}
    </div>`;
}

/** Draws the button that switches sound on and off. @param {App} app */
export function soundButton(app) {
  const { on } = app.state.settings.sound;
  return html`<button type="button" class="bar-button" id="sound" aria-label=${t("sound")} aria-pressed=${on} title=${on ? t("sound-is-on") : t("sound-is-off")} @click=${() => chooseSound(app, { on: !on })}>${pictogram(on ? "sound-on" : "sound-off")}</button>`;
}

/** Returns true at the first roll of a person, if sound has not been offered yet, and until its dice lie: browsers start sound with a tap only. @param {State} state @param {View} view */
export function isSoundOffered({ embed, settings, soundOffer }, { begun, lesson, next, ply }) {
  const isOpen = !settings.soundOffered || soundOffer === ply;
  // A guide speaks of something else.
  return isOpen && !embed && !lesson && begun && next?.by === "chance";
}

/** Draws the switch that offers sound beside the button of a roll. @param {App} app */
export function soundOffer(app) {
  const { on } = app.state.settings.sound;
  return html`<button type="button" class="button sound-offer" id="sound-offer" role="switch" aria-checked=${on} @click=${() => chooseSound(app, { on: !on }, on ? null : "dice")}>
    <span>${pictogram(on ? "sound-on" : "sound-off")} ${t("sound-offer")}</span>
  </button>`;
}

/** Makes sound never be offered again after the roll at this table. @param {App} app @param {View} view */
export function endSoundOffer(app, { ply }) {
  app.change({ soundOffer: ply });
  app.choose({ soundOffered: true });
}

/** Draws the settings of sound and vibration. @param {App} app @param {() => void} redraw called when sound is switched: the volume is that of sound only */
function soundChoices(app, redraw) {
  const { sound, haptics } = app.state.settings;
  const chooseVolume = withField((field) =>
    chooseSound(app, { volume: field.valueAsNumber / 100 }),
  );
  const switchSound = (/** @type {boolean} */ on) => {
    chooseSound(app, { on });
    redraw();
  };
  const chooseKind = (/** @type {Kind} */ kind, /** @type {boolean} */ isOn) => {
    const { kinds } = app.state.settings.sound;
    chooseSound(app, { kinds: { ...kinds, [kind]: isOn } }, isOn ? kind : null);
  };
  const chooseHaptics = (/** @type {boolean} */ isOn) => {
    app.choose({ haptics: isOn });
    if (isOn) vibrate("land");
  };
  return html`<fieldset class="choices sound-choices">
    <legend>${t("sound")}</legend>
    ${checkbox("sound-play", sound.on, switchSound)}
    <label class="sound-volume"><span>${t("sound-volume")}</span>
      <input type="range" id="sound-volume" min="5" max="100" step="5" ?disabled=${!sound.on} .value=${String(sound.volume * 100)} @change=${chooseVolume}>
    </label>
    <details>
      <summary>${t("sound-kinds")}</summary>
      ${KINDS.map((kind) => checkbox(`sound-${kind}`, sound.kinds[kind], (isOn) => chooseKind(kind, isOn)))}
    </details>
    ${canVibrate() ? checkbox("haptics", haptics, chooseHaptics) : nothing}
  </fieldset>`;
}

/** Changes the sound settings, and plays an example. @param {App} app @param {Partial<SoundSettings>} choices @param {Kind | null} [kind] */
function chooseSound(app, choices, kind = "dice") {
  app.choose({ sound: { ...app.state.settings.sound, ...choices } });
  if (kind) app.sound.sample(kind);
}
