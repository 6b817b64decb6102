/** Written by tools/protocol.py from py/volle/protocol.py and answers.py: `make protocol` writes it anew. */

export type { Answer, Answers, Message, Request } from "./worker.js";

export type EngineRequest =
  | NewRequest
  | LoadRequest
  | ActRequest
  | StepRequest
  | ChanceRequest
  | ChooseChanceRequest
  | TakeBackRequest
  | LeaveRequest
  | ViewRequest
  | RecordRequest
  | CheckOptionsRequest
  | WhyRequest
  | AskRequest;

/** Begins a match. */
export interface NewRequest {
  do: "new";
  game: string;
  /** Who sits where: `NAME` is a person, `bot:GRADE` or `bot:GRADE NAME` a bot. */
  seats: readonly string[];
  options: unknown;
  seed: string;
  /** The picture of each seat, from 1; null where nobody has chosen any. */
  avatars?: readonly number[] | null;
  /** The lesson as which it begins, if any. */
  lesson?: string | null;
  /** The seat that will look at the answer, or null for everybody's eyes. */
  as?: Seat | null;
}

/** A place at the table, from 0; text and records count from 1. */
export type Seat = number;

/** Replaces the match by a record's. */
export interface LoadRequest {
  do: "load";
  record: string;
  /** For the dice of a match that is not over, where the record has no seed. */
  seed?: string | null;
  as?: Seat | null;
}

/** Plays the action of a person. */
export interface ActRequest {
  do: "act";
  action: string;
  /** The length of the log that the request is made for, so that a late click is refused. */
  ply: number;
  as?: Seat | null;
}

/** Plays what needs no person: chance or a bot. */
export interface StepRequest {
  do: "step";
  ply: number;
  as?: Seat | null;
}

/** Asks what chance decides now, for whoever wants to choose it. */
export interface ChanceRequest {
  do: "chance";
  ply: number;
}

/** Plays chance with chosen values; the match loses its seal, for nothing vouches for such dice. */
export interface ChooseChanceRequest {
  do: "choose-chance";
  ply: number;
  /** One for each lot, in their order. */
  values: readonly string[];
  as?: Seat | null;
}

/** Goes back to before the last action of a person. */
export interface TakeBackRequest {
  do: "take-back";
  ply: number;
  as?: Seat | null;
}

/** Has the match go on without the guide of its lesson, and with honest chance. */
export interface LeaveRequest {
  do: "leave-lesson";
  ply: number;
  as?: Seat | null;
}

/** Shows the match to other eyes. */
export interface ViewRequest {
  do: "view";
  as?: Seat | null;
}

/** Asks for the record, without what is still secret. */
export interface RecordRequest {
  do: "record";
  /** The number of an action: the record ends where somebody last decided before or by it. Null: the whole. */
  before?: number | null;
}

/** Asks whether a match could begin like this. */
export interface CheckOptionsRequest {
  do: "check-options";
  game: string;
  seats: readonly string[];
  options: unknown;
  avatars?: readonly number[] | null;
}

/** Asks why an action of a person is not legal now, and plays nothing. */
export interface WhyRequest {
  do: "why";
  action: string;
}

/** Asks what everybody may do at the end of a record, and why not the rest; the match stays as it is. */
export interface AskRequest {
  do: "ask";
  record: string;
}

/** The match after a change. */
export interface Changed extends Shown {
  /** The record that may be shared: without the seed, and without choices that are not revealed. */
  record: string;
  /** The private record, which must not reach a screen. */
  save: string;
}

/** The match as somebody may see it. */
export interface Shown {
  view: View;
  /** All that happened before `frames`, or null where it still reads as it did. */
  log: readonly GameEvent[] | null;
  /** What the action has changed, one fact after the other; empty where it was none. */
  frames: readonly Frame[];
}

/** The table as one seat may see it, now or in passing; a game adds what lies on it. */
export interface View {
  game: string;
  /** How many actions have been played. */
  ply: number;
  /** Who sees it like this; null is somebody who only watches. */
  seat: Seat | null;
  /** The game's name for this moment. */
  phase: string;
  /** Null in passing, and when the match is over. */
  next: Next | null;
  /** Whether seats choose at the same time and in secret now. */
  secret: boolean;
  /** The seats that owe an action. */
  to_act: readonly Seat[];
  /** Whose action would be taken back, or null where none can be. */
  take_back: Seat | null;
  /** What this seat may do. */
  legal: readonly Legal[];
  seats: readonly SeatView[];
  /** Null until the match is over. */
  result: Result | null;
  /** What was agreed, in a form that another match can begin with. */
  options: object;
  /** The hash of the seed, known from the beginning; null where nothing vouches for the dice. */
  seal: string | null;
  /** The seed once the match is over, if the seal vouches for it. */
  seed: string | null;
  /** What the guide says; in passing, what it said before. Null where there is none. */
  lesson: Guide | null;
}

/** Who goes on: chance, and for whose turn; a bot; or a person. */
export interface Next {
  by: "chance" | "bot" | "person";
  seat: Seat | null;
}

/** One of the things that the seat may do now. */
export interface Legal {
  /** What is sent back. */
  text: string;
  verb: string;
  seat: Seat;
}

/** What is known of every seat; a game adds what lies before it. */
export interface SeatView {
  /** Empty for a bot that has been given none. */
  name: string;
  /** The grade of the bot, or null for a person. */
  bot: string | null;
  /** The number of its picture, from 1; no two seats have the same. */
  avatar: number;
}

/** How a match ended; a game adds its scores. */
export interface Result {
  winners: readonly Seat[];
  totals: readonly number[];
  /** The seats by places, the winners first; who has as many points shares a place. */
  ranking: readonly (readonly Seat[])[];
  /** What people talk about, best first. */
  highlights: readonly Highlight[];
}

/** Something that people talk about after a match; its other fields depend on its code. */
export interface Highlight {
  code: string;
  seats: readonly Seat[];
  rule: string;
}

/** What the guide of a lesson says now. */
export interface Guide {
  /** What is said, as a code of the game's lesson. */
  step: string;
  rule: string;
  /** Whether the match goes on only when the person wishes: there is something to read. */
  waits: boolean;
}

/** A fact, with the rule that makes it so; its other fields depend on its code. */
export interface GameEvent {
  code: string;
  rule: string;
  /** The number of the action that caused it. */
  ply: number;
  seat?: Seat;
  winners?: readonly Seat[];
}

/** A fact, and the table right after it. */
export interface Frame {
  event: GameEvent;
  /** Null where the table is the one that the answer shows in the end. */
  view: View | null;
}

/** What chance decides now. */
export interface Lots {
  /** Null where nothing is due, or more than anybody would choose one by one. */
  lots: readonly Lot[] | null;
}

/** One of the things that chance decides: a die that is rolled, a card that is turned over. */
export interface Lot {
  /** What it is called by; things that are alike have one name. */
  name: string;
  /** What it can come to. */
  values: readonly string[];
}

/** The record that may be shared. */
export interface Recorded {
  record: string;
}

/** Nothing was to be said. */
export type Done = object;

/** Why an action is not legal now; null where it is. */
export interface Reason {
  refusal: Refusal | null;
}

/** Why something cannot be: a code, the rule that says so, and what a sentence needs. */
export interface Refusal {
  code: string;
  rule: string | null;
  params: Readonly<Record<string, unknown>>;
  /** The line of a record that is at fault, from 1. */
  line?: number;
}

/** A position of another match, as everybody may see it, and what its rules say there. */
export interface Asked {
  position: View;
  seats: readonly SeatAsked[];
}

/** What one seat may do now, and what not. */
export interface SeatAsked {
  legal: readonly Legal[];
  /** Each kind of action once for each reason against it. */
  refused: readonly Refused[];
}

/** Something that a seat may not do now, and why. */
export interface Refused {
  /** Legal at another moment, perhaps. */
  action: Legal;
  refusal: Refusal;
}

/** What the engine answers to each request. */
export interface EngineAnswers {
  "new": Changed;
  load: Changed;
  act: Changed;
  step: Changed;
  chance: Lots;
  "choose-chance": Changed;
  "take-back": Changed;
  "leave-lesson": Changed;
  view: Shown;
  record: Recorded;
  "check-options": Done;
  why: Reason;
  ask: Asked;
}
