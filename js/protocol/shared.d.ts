/**
 * What the engine says of every game, and what may be asked of it. Every number here is the engine's; the
 * page only shows it. What one game adds stands in its own folder.
 */

export type Seat = number;

/** One of the things that the seat may do now; `text` is what is sent back. */
export interface Legal {
  text: string;
  verb: string;
  seat: Seat;
}

export interface SeatView {
  name: string;
  bot: string | null;
}

export interface View {
  game: string;
  ply: number;
  seat: Seat | null;
  next: { by: "chance" | "bot" | "person"; seat: Seat | null } | null;
  /** Whether seats choose at the same time and in secret now. */
  secret: boolean;
  to_act: Seat[];
  take_back: Seat | null;
  legal: Legal[];
  /** The game's name for this moment: shared code hands it on to styles and tests, and never reads it. */
  phase: string;
  seats: SeatView[];
  result: { winners: Seat[] } | null;
  seal: string | null;
  seed: string | null;
  /** What was agreed, in a form that another match can begin with. */
  options: object;
}

/** A fact, with the rule that makes it so. Its other fields depend on its code: see py/volle/GAME/events.py. */
export interface GameEvent {
  code: string;
  rule: string;
  ply: number;
  seat?: Seat;
  winners?: Seat[];
  [field: string]: unknown;
}

export interface Answer {
  ok: true;
  view: View;
  events: GameEvent[];
}

/** What the engine offers: the grades of bots go from the weakest to the best. */
export interface About {
  version: string;
  games: Record<string, { rules: number; seats: [number, number]; bots: string[] }>;
}

/** What is agreed before a match. */
export interface Agreement {
  seats: string[];
  options: object;
}
