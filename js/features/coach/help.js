/** Odds beside the table: who wants them, and their requests. They are for one seat only, and only while it may act. */

import { refusalIn } from "../../engine/errors.js";
import { gameUiOf } from "../../games/index.js";
import { isCurtained, people } from "../../match/seats.js";

/** @import { State, Store } from "../../app/state.js" */
/** @import { Table } from "../../match/table.js" */
/** @import { Odds, View } from "../../protocol/shared.js" */
/** @import { Inquire } from "../../protocol/worker.js" */

/** The odds of a view; null where there are none. @typedef {{ view: View, answer: Odds | null }} OddsBeside */
/** The odds beside the table. @typedef {{ odds: OddsBeside | null }} OddsState */

/** The owner where one person plays alone on the device. */
const ALONE = "";

/** The number of owners to remember. */
const MOST = 30;

/** Returns the owner of the odds beside the table: the name of the person who decides, or null. @param {View} view */
export function ownerOf(view) {
  const all = people(view);
  if (all.length < 2) return ALONE;
  const seat = view.seat ?? view.next?.seat ?? null;
  return seat !== null && all.includes(seat) ? (view.seats[seat]?.name ?? null) : null;
}

/** Returns true if there are odds beside the table: for the person who decides, or between turns for anyone here. @param {Pick<State, "settings" | "embed" | "scene">} state @param {View} view */
export function isHelped({ settings: { helped }, embed, scene }, view) {
  if (embed || scene || view.result || view.lesson || !view.help) return false;
  const owner = ownerOf(view);
  if (owner !== null) return helped.includes(owner);
  return people(view).some((seat) => helped.includes(view.seats[seat]?.name ?? ALONE));
}

/** The number of saved matches until which people are warned like beginners. */
const FIRST_MATCHES = 3;

/** Returns true if the person who decides is warned of unwise actions: in the first matches, and with help. @param {State} state @param {View} view */
function isWarned(state, view) {
  if (isHelped(state, view)) return true;
  const { embed, scene, shelf } = state;
  const isEarly = shelf !== null && shelf.total <= FIRST_MATCHES;
  // A tap waits for odds that are being worked out, so they are requested only where warnings are shown.
  if (!isEarly || view.phase !== gameUiOf(view.game).cautioned) return false;
  return !embed && !scene && !view.lesson && view.help && view.seat !== null;
}

/** Requests the odds beside the table. */
export class Help {
  #store;
  #table;
  #inquire;
  /** The view whose odds were requested last. @type {View | null} */
  #asked = null;

  /** @param {Store} store @param {Table} table @param {Inquire} inquire */
  constructor(store, table, inquire) {
    this.#store = store;
    this.#table = table;
    this.#inquire = inquire;
    store.onChange(() => this.#follow());
  }

  /** Returns true if an owner wants odds beside the table. @param {string} owner */
  isWanted(owner) {
    return this.#store.state.settings.helped.includes(owner);
  }

  /** Switches odds beside the table on or off for an owner. @param {string} owner @param {boolean} isWanted */
  want(owner, isWanted) {
    const others = this.#store.state.settings.helped.filter((one) => one !== owner);
    this.#store.choose({ helped: isWanted ? [...others, owner].slice(-MOST) : others });
  }

  /** Requests the odds when a person who wants them may act. */
  async #follow() {
    const { state } = this.#store;
    const { view, screen } = state;
    if (screen !== "table" || !view || view === this.#asked || !this.#table.isAsked()) return;
    if (isCurtained(view, state) || !isWarned(state, view)) return;
    this.#asked = view;
    const asking = this.#inquire({ do: "odds", as: view.seat });
    // Without odds the table is played all the same; their dialog shows the reason.
    const answer = await asking.catch((error) => void refusalIn(error));
    if (!answer || this.#store.state.view !== view) return;
    const { odds } = answer;
    const actions = odds?.cautions.map(({ text }) => text) ?? [];
    this.#store.change({ odds: { view, answer: odds }, caution: { view, actions } });
  }
}
