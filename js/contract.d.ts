/** What the engine says and what may be asked of it. Every number here is the engine's; the page only shows it. */

export type Seat = number;
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

/** One of the things that the seat may do now; `text` is what is sent back. */
export interface Legal {
  text: string;
  verb: "bid" | "keep" | "claim" | "rescue" | "miss" | "take" | "steal" | "leave" | "top";
  seat: Seat;
  bid?: string;
  die?: DieKind;
  cards?: string[];
  card?: string;
}

export interface Payment {
  bonus: number;
  chips: number;
}

export interface SeatView {
  name: string;
  bot: string | null;
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

export interface View {
  game: "wolle";
  ply: number;
  seat: Seat | null;
  next: { by: "chance" | "bot" | "person"; seat: Seat | null } | null;
  to_act: Seat[];
  take_back: Seat | null;
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
  seal: string | null;
  seed: string | null;
  options: { deck: "house" | Card[]; open_herd?: boolean };
}

/** A fact, with the rule that makes it so. Its other fields depend on its code: see py/volle/wolle/events.py. */
export interface GameEvent {
  code: string;
  rule: string;
  ply: number;
  seat?: Seat;
  owner?: Seat;
  card?: string;
  cards?: string[];
  bids?: string[];
  winners?: Seat[];
  dice?: number[];
  way?: string;
  die?: DieKind;
  bid?: string | null;
  boards?: number[];
  [field: string]: unknown;
}

export interface Answer {
  ok: true;
  view: View;
  events: GameEvent[];
}

export interface About {
  version: string;
  games: Record<string, { rules: number; seats: [number, number]; bots: string[] }>;
}

/** What is agreed before a match. */
export interface Agreement {
  seats: string[];
  options: { deck: "house" | unknown; open_herd: boolean };
}
