/** Help beside the table: odds, for whoever wants them there. They are told to one seat alone, and only while it may act. */

import { CodedError } from "../../engine/errors.js";
import { isCurtained, people } from "../../match/seats.js";

/** @typedef {import("../../protocol/shared.js").View} View */
/** @typedef {import("../../protocol/shared.js").Odds} Odds */
/** @typedef {import("../../app/state.js").State} State */
/** @typedef {import("../../app/state.js").Store} Store */
/** @typedef {import("../../match/table.js").Table} Table */
/** What can be expected of the table as it is seen; null where nothing is to be worked out. @typedef {{ view: View, told: Odds | null }} ToldOdds */

/** Who plays alone on a device is nobody by name. */
const ALONE = "";

/** So many players are remembered who want odds beside the table. */
const MOST = 30;

/** Returns by what it is remembered what somebody wants beside the table: whoever decides, or nobody. @param {View} view */
export function ownerOf(view) {
  const all = people(view);
  if (all.length < 2) return ALONE;
  const seat = deciding(view);
  return seat !== null && all.includes(seat) ? (view.seats[seat]?.name ?? null) : null;
}

/** Tells whether there are odds beside the table: as whoever decides wants it, or between turns anybody here. @param {Pick<State, "settings" | "embed" | "scene">} state @param {View} view */
export function isHelped({ settings: { helped }, embed, scene }, view) {
  if (embed || scene || view.result || view.lesson || !view.help) return false;
  const owner = ownerOf(view);
  if (owner !== null) return helped.includes(owner);
  return people(view).some((seat) => helped.includes(view.seats[seat]?.name ?? ALONE));
}

/** @param {View} view */
const deciding = ({ seat, next }) => seat ?? next?.seat ?? null;

/** Has odds be told beside the table. */
export class Help {
  #store;
  #table;
  #inquire;
  /** The view of which odds were asked for last. @type {View | null} */
  #asked = null;

  /** @param {Store} store @param {Table} table @param {import("../../protocol/worker.js").Inquire} inquire */
  constructor(store, table, inquire) {
    this.#store = store;
    this.#table = table;
    this.#inquire = inquire;
    store.onChange(() => this.#follow());
  }

  /** Tells whether somebody wants odds beside the table. @param {string} owner */
  isWanted(owner) {
    return this.#store.state.settings.helped.includes(owner);
  }

  /** Has odds stand beside the table for somebody, or no more. @param {string} owner @param {boolean} isWanted */
  want(owner, isWanted) {
    const others = this.#store.state.settings.helped.filter((one) => one !== owner);
    this.#store.choose({ helped: isWanted ? [...others, owner].slice(-MOST) : others });
  }

  /** Asks for them as soon as somebody may act who wants them. */
  async #follow() {
    const { state } = this.#store;
    const { view, screen } = state;
    if (screen !== "table" || !view || view === this.#asked || !this.#table.isAsked()) return;
    if (isCurtained(view) || !isHelped(state, view)) return;
    this.#asked = view;
    try {
      const { odds } = await this.#inquire({ do: "odds", as: view.seat });
      if (this.#store.state.view === view) this.#store.change({ odds: { view, told: odds } });
    } catch (error) {
      // The table is played without them; the dialog of the odds shows what is wrong.
      if (!(error instanceof CodedError)) throw error;
    }
  }
}
