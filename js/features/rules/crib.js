/** What scores, in short, to have in sight or one tap away. */

import { guard } from "lit-html/directives/guard.js";
import { gameUiOf } from "../../games/index.js";
import { panel } from "../../kit/components/panel.js";
import { t } from "../../kit/i18n.js";

/** Draws the crib of a match; it stays as it is while the match goes on. @param {import("../../app/app.js").App} app @param {import("../../protocol/shared.js").View} view */
export function crib(app, view) {
  const about = [app.state.language, view.game, JSON.stringify(view.options)];
  const body = () => guard(about, () => gameUiOf(view.game).crib(view));
  return panel("crib", t(`crib-${view.game}`), body, () => app.change({}));
}
