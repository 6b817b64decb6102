/** What the engine says of Volle Lotte. Every number here is the engine's; the page only shows it. */

export type Seat = number;
export type Kind = "stop" | "fireworks" | "bonus" | "double" | "plus-minus" | "straight" | "clover";
export type CardName =
  | "stop"
  | "fireworks"
  | "bonus-200"
  | "bonus-300"
  | "bonus-400"
  | "bonus-500"
  | "bonus-600"
  | "double"
  | "plus-minus"
  | "straight"
  | "clover";
export type Phase = "card" | "roll" | "keep" | "go" | "over";
export type Verb = "keep" | "roll" | "stop" | "draw";

/** A face of the deck, and how many cards have it. */
export interface Face {
  name: CardName;
  kind: Kind;
  points: number;
  count: number;
}

/** One of the things that the seat may do now; `text` is what is sent back. */
export interface Legal {
  text: string;
  verb: Verb;
  seat: Seat;
  dice?: number[];
}

export interface SeatView {
  name: string;
  bot: string | null;
  score: number;
  turns: number;
  leads: boolean;
}

/** Where one choice leads. */
export interface Prospect {
  dice: number[];
  points: number;
  total: number;
  rolls: number;
  full: boolean;
  score: number | null;
  wins: boolean;
  then: Exclude<Verb, "keep">[];
}

export interface Turn {
  seat: Seat;
  card: CardName | null;
  cards: number;
  reward: number | null;
  points: number;
  dice: number[];
  aside: number[];
  rolls: number;
  fresh: boolean;
  missing: number[];
  full_rolls: number;
  full_rolls_needed: number;
  may_stop: boolean;
  prospects: Prospect[];
}

/** The rules that are played, each option by its value. */
export interface Agreed {
  preset: "cabinet" | "tutto";
  target: number;
  aside: "all" | "choice";
  straight: "1-5" | "1-6";
  clover: 1 | 2;
  floor: boolean;
  end: "one-turn" | "equal-turns";
}

/** A fact, with the rule that makes it so. Its other fields depend on its code: see py/volle/lotte/events.py. */
export interface LotteEvent {
  code: string;
  rule: string;
  ply: number;
  seat?: Seat;
  card?: CardName;
  number?: number;
  dice?: number[];
  points?: number;
  total?: number;
  score?: number;
  count?: number;
  turns?: number;
  winners?: Seat[];
  way?: string;
  [field: string]: unknown;
}

export interface View {
  game: "lotte";
  ply: number;
  seat: Seat | null;
  secret: boolean;
  next: { by: "chance" | "bot" | "person"; seat: Seat | null } | null;
  to_act: Seat[];
  take_back: Seat | null;
  legal: Legal[];
  phase: Phase;
  agreed: Agreed & { seats: number };
  cards_left: number;
  left: { card: CardName; count: number }[];
  seats: SeatView[];
  finale: { seat: Seat; turns_left: number } | null;
  turn: Turn | null;
  result: { totals: number[]; winners: Seat[]; clover: Seat | null } | null;
  seal: string | null;
  seed: string | null;
  options: Partial<Agreed>;
}
