/** The panel with the scoring rules in short, beside the table or one tap away. */

import { guard } from "lit-html/directives/guard.js";
import { gameUiOf } from "../../games/index.js";
import { panel } from "../../kit/components/panel.js";
import { t } from "../../kit/i18n.js";

/** @import { App } from "../../app/app.js" */
/** @import { View } from "../../protocol/shared.js" */

/** Draws the panel; its content depends on the language and the options only. @param {App} app @param {View} view */
export function cheatSheet(app, view) {
  const inputs = [app.state.language, view.game, JSON.stringify(view.options)];
  const body = () => guard(inputs, () => gameUiOf(view.game).cheatSheet(view));
  return panel("crib", t(`crib-${view.game}`), body, () => app.change({}));
}
