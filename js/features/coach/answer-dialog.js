/** Dialogs with an answer of the engine: while it is awaited, when it is there, and where it failed. */

import { html } from "lit-html";
import { refusalIn } from "../../engine/errors.js";
import { gameUiOf } from "../../games/index.js";
import { closeRow, showDialog } from "../../kit/components/dialog.js";
import { t } from "../../kit/i18n.js";
import { errorWords, seatName } from "../../match/components/words.js";
import { people } from "../../match/seats.js";
import { copyReport } from "../crash/crash.js";

/** @import { App } from "../../app/app.js" */
/** @import { CodedError } from "../../engine/errors.js" */
/** @import { Close } from "../../kit/components/dialog.js" */
/** @import { OptionOdds, View } from "../../protocol/shared.js" */

/**
 * Shows a dialog immediately, and the answer in it when it arrives. A failure is shown in the dialog, with a button
 * that tries again.
 * @template Answer
 * @param {App} app
 * @param {"advice" | "odds"} name the class of its content, and the message with its heading
 * @param {object} dialog
 * @param {() => Promise<Answer>} dialog.ask rejects with a CodedError
 * @param {(answer: Answer, redraw: () => void) => unknown} dialog.draw
 * @param {((close: Close) => unknown) | undefined} [dialog.links] drawn beside the button that closes the dialog
 */
export function showAnswer(app, name, { ask, draw, links }) {
  /** @type {(() => unknown) | undefined} undefined while the answer is awaited */
  let content;
  let redraw = () => {};
  const load = async () => {
    content = undefined;
    redraw();
    try {
      const answer = await ask();
      content = () => draw(answer, redraw);
    } catch (error) {
      const refusal = refusalIn(error);
      content = () => failure(app, refusal, load);
    }
    redraw();
  };
  const closed = showDialog(t(name), (close, drawAgain) => {
    redraw = drawAgain;
    return html`<div class=${name} tabindex="-1" data-reading aria-busy=${content === undefined}>
        ${content ? content() : html`<p role="status">${t("advice-waiting")}</p>`}
      </div>
      ${closeRow(close, links?.(close))}`;
  });
  load();
  return closed;
}

/** Draws the reason of a failure, and buttons. @param {App} app @param {CodedError} error @param {() => void} retry */
export function failure(app, error, retry) {
  return html`<div class="failure" role="alert" data-code=${error.code}>
    <p>${errorWords(error)}</p>
    <p class="row">
      <button type="button" class="button button-main" data-retry @click=${retry}>${t("start-again")}</button>
      ${error.code.startsWith("engine.") ? copyReport(app, error) : ""}
    </p>
  </div>`;
}

/** Draws the line that says for whom the numbers are; the only person here needs no name. @param {View} view @param {number} seat */
export function whoseLine(view, seat) {
  const [first, ...others] = people(view);
  const whose = first === seat && !others.length ? "own" : "other";
  return html`<p>${t("odds-of", { whose, name: seatName(view, seat) })}</p>`;
}

/** Returns the words for an option. @param {View} view @param {Pick<OptionOdds, "actions">} option */
export function optionWords(view, { actions }) {
  if (!actions.length) return t("odds-next", { phase: view.phase });
  const { move } = gameUiOf(view.game);
  const words = actions.map((one) => move(view, one) ?? t(`move-${view.game}-${one.verb}`));
  return words.join(" · ");
}
