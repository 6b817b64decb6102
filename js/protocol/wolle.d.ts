/** What the engine says of Volle Wolle, beyond what it says of every game. */

import type { Scene as SharedScene } from "../games/game-ui.js";
import type { State as SharedState } from "../state/state.js";
import type { Store as SharedStore } from "../state/store.js";
import type * as Shared from "./shared.js";

export type Seat = Shared.Seat;
export type CardKind = "plain" | "black" | "370" | "007" | "dog" | "bone";
export type DieKind = "d12" | "d10" | "d8";
export type Phase = "boards" | "deal" | "bids" | "roll" | "try" | "take" | "bone" | "top" | "over";

export interface Card {
  id: string;
  kind: CardKind;
  points: number;
  number: number | null;
  corner: number | "bone";
}

export interface Legal extends Shared.Legal {
  verb: "bid" | "keep" | "claim" | "rescue" | "miss" | "take" | "steal" | "leave" | "top";
  bid?: string;
  die?: DieKind;
  cards?: string[];
  card?: string;
}

export interface Payment {
  bonus: number;
  chips: number;
}

export interface SeatView extends Shared.SeatView {
  board: number | null;
  sheep_number: number | null;
  top: Card | null;
  herd_count: number;
  herd: Card[] | null;
  dogs: Card[];
  has_bone: boolean;
  chips: number;
  has_bid: boolean;
  bid: string | null;
  place: number | null;
}

export interface Turn {
  seat: Seat;
  tries: number;
  dice: number[] | null;
  kept: DieKind[];
  bid: string;
  target: number;
  corner: number;
  entitled: number;
  total: number | null;
  result: number | null;
  short: number | null;
  claim: Payment | null;
  rescue: Payment | null;
  miss_takes: string[];
  earns: number[];
  rolls: boolean;
  leftover: boolean;
}

export interface Taking {
  seat: Seat;
  count: number;
  new_sheep: Card[];
  bone_owner: Seat | null;
}

export interface Score {
  plain: number;
  black: number;
  set_370: number;
  set_007: number;
  dogs: number;
  bone: number;
  chips: number;
  total: number;
  returned: Card[];
}

export interface Options {
  deck: "house" | Card[];
  open_herd?: boolean;
}

export interface View extends Shared.View {
  legal: Legal[];
  phase: Phase;
  round: number;
  rounds: number;
  undealt_count: number;
  stock: number;
  display: Card[];
  fields: string[];
  seats: SeatView[];
  order: Seat[];
  turn: Turn | null;
  taking: Taking | null;
  result: { scores: Score[]; winners: Seat[] } | null;
  options: Options;
}

export interface GameEvent extends Shared.GameEvent {
  owner?: Seat;
  card?: string;
  cards?: string[];
  bids?: string[];
  dice?: number[];
  way?: string;
  die?: DieKind;
  bid?: string | null;
  boards?: number[];
}

/** `roll` is what the dice show in the moment; `gone` are cards that have left the display before. */
export interface Scene extends SharedScene {
  kind: "rolling" | "rolled" | "taking";
  event: GameEvent;
  roll: GameEvent | undefined;
  gone: string[];
}

/** The page as it is while this game is played. */
export type State = {
  decks: { wolle?: Card[] };
  view: View | null;
  moment: Scene | null;
  log: GameEvent[];
} & SharedState;
export type Store = { state: State } & SharedStore;
