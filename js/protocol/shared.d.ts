/** Written by tools/protocol.py from py/volle/web/requests.py and answers.py, and the types that they import: `make protocol` writes it anew. */

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
  | OddsRequest
  | AdviceRequest
  | ReviewRequest
  | AskRequest
  | VerifyRequest
  | WatchRequest
  | MomentRequest
  | PlayOnRequest
  | SummaryRequest
  | StatisticsRequest;

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
  /** Where the seed comes from, as in a record: a date or words stand for one, `again` is the one above. */
  deal?: string | null;
  /** False where nobody is to be told odds or advice before the end, as at a table of wood. */
  help?: boolean | null;
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
  /** The number of an action: the record ends where somebody last decided by then. Null: the whole. */
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

/** Asks what can be expected now: of the seat's bids, or of the turn that is played. */
export interface OddsRequest {
  do: "odds";
  as?: Seat | null;
}

/** Asks what each choice of the seat is worth now, and why. */
export interface AdviceRequest {
  do: "advice";
  as?: Seat | null;
}

/** Has the coach look at some more of a match that is over; asked again until there is a review. */
export interface ReviewRequest {
  do: "review";
  /** Null: the match on the table. */
  record?: string | null;
}

/** Asks what everybody may do at the end of a record, and why not the rest; the match stays as it is. */
export interface AskRequest {
  do: "ask";
  record: string;
}

/** Asks whether a record has honest dice; the match stays as it is. */
export interface VerifyRequest {
  do: "verify";
  record: string;
}

/** Has a match be watched again; the one on the table stays as it is. */
export interface WatchRequest {
  do: "watch";
  /** Null: the match on the table, as far as nothing of it is hidden. */
  record: string | null;
  /** Whether to see what was hidden, too: only of a match that is over. */
  everything: boolean;
  as?: Seat | null;
}

/** Asks for the table after some of the actions of the match that is watched. */
export interface MomentRequest {
  do: "moment";
  ply: number;
  everything: boolean;
  as?: Seat | null;
}

/** Begins a match that goes on from a moment of the one that is watched. */
export interface PlayOnRequest {
  do: "play-on";
  ply: number;
  /** For new dice. */
  seed: string;
  /** Whether chance goes on as it did: only of a match that is over, and whose seed is known. */
  same_dice: boolean;
  as?: Seat | null;
}

/** Request the summary of a finished match, to be stored beside it. */
export interface SummaryRequest {
  do: "summary";
  /** Null: the match on the table. */
  record?: string | null;
}

/** Asks what many matches come to: those of a game that fit, and one player of them or everybody. */
export interface StatisticsRequest {
  do: "statistics";
  game: string;
  /** The summaries of all stored matches, of any game and in any order. */
  summaries: readonly unknown[];
  /** When each of them ended, in the same order: texts such as 2026-11-22T20:15:00.000Z. */
  when: readonly unknown[];
  /** Under which name the options of the matches are compared; null: all. */
  preset?: string | null;
  /** The moment since which they have ended; null: ever. */
  since?: string | null;
  /** The key of a player; null: everybody. */
  player?: string | null;
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
  /** Whether a seat has done anything yet, or chance anything for one. */
  begun: boolean;
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
  /** Where the seed comes from; null where nobody could have known it. */
  deal: Deal | null;
  /** Whether odds and advice may be told of the match before its end. */
  help: boolean;
  /** What the guide says; in passing, what it said before. Null where there is none. */
  lesson: Hint | null;
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
  /** The luck of the winners; null in a lesson, and where the game counts nothing. */
  luck: WinnersLuck | null;
}

/** Something that people talk about after a match; its other fields depend on its code. */
export interface Highlight {
  code: string;
  seats: readonly Seat[];
  rule: string;
}

/** The luck of the winners of a match, as the page puts it into words. */
export type WinnersLuck = "lucky" | "unlucky" | "usual";

/** Where a seed comes from that somebody could have known before the match. */
export interface Deal {
  /** A date, words that were agreed on, or the seed of an earlier match. */
  kind: "day" | "words" | "again";
  /** The date or the words. */
  text: string;
}

/** What the guide says now. */
export interface Hint {
  /** What is said, as a code of the game's lesson. */
  step: string;
  rule: string;
  /** Whether the match goes on only when the person wishes. */
  waits: boolean;
}

/** A fact, with the rule that makes it so; its other fields depend on its code. */
export interface GameEvent {
  code: string;
  rule: string;
  /** The number of the action that caused it. */
  ply: number;
  /** The seat in whose turn it happened; null outside turns. */
  turn: Seat | null;
  /** The part of the match outside turns that it belongs to, such as `reveal`. */
  section?: string;
  seat?: Seat;
  winners?: readonly Seat[];
}

/** A fact, and the table right after it. */
export interface Frame {
  event: GameEvent;
  /** Null where the table is the one that the answer shows in the end. */
  view: View | null;
}

/** A bot has not decided yet: whoever asks once more has it think on. */
export interface Thinking {
  thinking: true;
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
  /** What it can come to, as texts. */
  values: readonly string[];
}

/** The record that may be shared. */
export interface Recorded {
  record: string;
}

/** Nothing was to be said. */
export type Done = object;

/** The reason why an action is not legal now. */
export interface WhyAnswer {
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

/** The odds of the current position. */
export interface OddsAnswer {
  /** Null where there are none: no dice and no cards are to come. */
  odds: Odds | null;
}

/** The odds of a position for one seat, from its view. */
export interface Odds {
  /** The seat, from 0. */
  seat: number;
  /** Codes of the assumptions about hidden information. */
  remarks: readonly string[];
  aims: readonly AimOdds[];
  /** Code of a factor that decides between the options and that the numbers leave out; shown first. */
  caveat: string | null;
}

/** The odds of all options, for one aim. */
export interface AimOdds {
  aim: string;
  options: readonly OptionOdds[];
}

/** The odds of one option of a seat. */
export interface OptionOdds {
  /** The actions of the seat, in order; () where chance is due and the seat has nothing to choose. */
  actions: readonly Legal[];
  /** True if no other option comes nearer to the aim; false for all where the odds have a caveat. */
  best: boolean;
  /** Expectations by their codes, if the seat takes this option and then plays optimally for the aim. */
  expected: Readonly<Record<string, Expectation>>;
}

/** A chance, or an expected amount. */
export interface Expectation {
  value: number;
  unit: Unit;
  /** The fraction as text, such as `7/12`; null where `value` is rounded. */
  exact: string | null;
}

/** The unit of a number; chances add up to 1. */
export type Unit = "chance" | "cards" | "points";

/** The coach's advice on the current position. */
export interface AdviceAnswer {
  /** Null where the seat has no choice. */
  advice: Advice | null;
}

/** The value of each option of a seat, from a view that includes all that the seat has seen. */
export interface Advice {
  /** The seat, from 0. */
  seat: number;
  /** Codes of the assumptions about hidden information; their words are `advice-remark-GAME-CODE`. */
  remarks: readonly string[];
  /** The best first. */
  options: readonly RatedOption[];
}

/** An option of a seat and its value, if the seat then plays optimally. */
export interface RatedOption {
  /** The actions of the seat, in order. */
  actions: readonly Legal[];
  /** The chance to win the match; a match that two seats share counts as half. */
  win: number;
  /** The expected points, which docs/coach.md defines for each game. */
  points: number;
  /** How much lower the chance to win is than that of the best option. */
  win_lost: number;
  /** How many fewer points are expected than of the best option. */
  points_lost: number;
  /** True if no other option is better. */
  best: boolean;
  /** True if the option is the best one, or not distinguishable from it. */
  equal: boolean;
  /** What sets the best option apart from the next, and the others from the best; the heaviest first. */
  reasons: readonly Reason[];
}

/** A reason for or against an option, as a code that a language puts into words. */
export interface Reason {
  code: string;
  /** The values in the words, each with its name; the one named `chance` is a chance, from 0 to 1. */
  values: readonly (readonly [string, Value])[];
}

/** A value in a reason: a count or points; a fraction is a chance; a text is the id or name of an object. */
export type Value = number | string;

/** The progress of a review: the page repeats the request until there is a review. */
export interface ReviewAnswer {
  /** The number of actions of the match. */
  plies: number;
  /** The number of actions reviewed so far. */
  done: number;
  /** Null until all actions are reviewed. */
  review: Review | null;
}

/** The review of a finished match. */
export interface Review {
  seats: readonly SeatReview[];
  /** All actions that changed a chance, in the order of the match. */
  swings: readonly Swing[];
  /** Codes of the assumptions; their words are `advice-remark-GAME-CODE`. */
  remarks: readonly string[];
}

/**
 * The parts of one seat's way from its chance at the start to its result.
 *
 * `start` and the five parts add up to `result`.
 */
export interface SeatReview {
  /** Its chance to win before the first card or roll. */
  start: number;
  /** 1 for a win, a part of 1 for a shared win, 0 for a defeat. */
  result: number;
  /** The gain by its own dice and cards, compared with their expectation. */
  own_luck: number;
  /** The gain by the dice and cards of the others. */
  others_luck: number;
  /** The cost of its own decisions; never above 0. */
  own_decisions: number;
  /** The gain by decisions of the others. */
  others_decisions: number;
  /** The unexplained part: the coach does not account for everything. */
  rest: number;
  /** The number of decisions between options of different value. */
  decisions: number;
  /** The number of those in which the seat took the best option or an equal one. */
  good: number;
  /** The costliest decisions, at most three, the costliest first. */
  costliest: readonly CostlyDecision[];
}

/** A decision that lowered the chance to win. */
export interface CostlyDecision {
  /** The number of its action: the position after so many actions is the one before the decision. */
  ply: number;
  /** The action of the seat. */
  action: Legal;
  /** The actions of the best option, in order. */
  best: readonly Legal[];
  /** The cost as a chance to win, above 0. */
  win_lost: number;
  points_lost: number;
  /** The reasons that set the action apart from the best option. */
  why: readonly Reason[];
  /** The reasons that set the best option apart from the action. */
  why_best: readonly Reason[];
}

/** The change of a chance to win by one action. */
export interface Swing {
  /** The number of the action in the log, from 0. */
  ply: number;
  /** The seat whose turn it was. */
  seat: Seat;
  by: Cause;
  /** The change for this seat; never above 0 for a decision. */
  change: number;
}

export type Cause = "luck" | "decision";

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

/** What can be said of the dice of a record. */
export interface Verified {
  verdict: Verdict;
  /** The line of the record that tells against it, from 1. */
  line: number | null;
  /** What the seed draws there. */
  expected: string | null;
  game: string;
  deal: Deal | null;
  over: boolean;
}

/** Sealed, and all as the seed draws it; no seal; no seed, at all or before the end; another seal or roll. */
export type Verdict = "fair" | "no-seal" | "no-seed" | "running" | "seal" | "drawn";

/** The course of a match that is watched again. */
export interface Watched {
  /** It may be shared. */
  record: string;
  /** How many actions it has. */
  plies: number;
  /** After how many actions each round had begun. */
  rounds: readonly number[];
  /** Whether it is over, so that everything may be seen. */
  over: boolean;
  /** Whether some of it was hidden from somebody while it was played. */
  secrets: boolean;
  /** Whether another match can go on with the dice that it had. */
  same_dice: boolean;
  /** All that happened, as it could be read when it happened. */
  events: readonly GameEvent[];
}

/** The table after some of the actions. */
export interface Moment {
  view: View;
}

/** The summary of a finished match, to be stored beside it. */
export interface SummaryAnswer {
  summary: Readonly<Record<string, unknown>>;
}

/** The statistics of a game over the matches that a request selects. */
export interface Statistics {
  game: string;
  /** The number of selected matches. */
  matches: number;
  /** The number of matches of the game. */
  all: number;
  /** The number of unreadable summaries, of any game. */
  skipped: number;
  /** The presets of the matches of the game, in the order of the game. */
  presets: readonly string[];
  /** All players of the selected matches: people first, then those with most matches. */
  players: readonly PlayerStatistics[];
  /** The player whom the rest is about; null for all players. */
  player: PlayerKey | null;
  /** Empty for all players, as are `course` and `rivals`. */
  places: readonly PlaceCount[];
  course: Course | null;
  tables: readonly CountTable[];
  sums: readonly Sum[];
  records: readonly BestValue[];
  rivals: readonly Rival[];
  dice: readonly DieCount[];
}

/** The results of one player. */
export interface PlayerStatistics extends PlayerKey {
  matches: number;
  wins: number;
  win_share: number;
  /** The mean place, in tenths. */
  place: number;
  /** The mean points, in tenths. */
  mean: number;
  best: number;
  worst: number;
  luck: LuckTotal;
}

/** A player on this device. */
export interface PlayerKey {
  /** The text that a request selects the player by. */
  key: string;
  /** Empty for bots, which are counted by their level. */
  name: string;
  /** The level of a bot. */
  bot: string | null;
  /** The number of the picture in the latest match. */
  avatar: number;
}

/** The difference between what chance decided and its expectation. */
export interface LuckTotal {
  value: number;
  /** The absolute value stays below this in 95 of 100 cases. */
  usual: number;
}

/** The number of times that a place was reached. */
export interface PlaceCount {
  place: number;
  count: number;
  share: number;
}

/** The last matches of a player, the oldest first. */
export interface Course {
  matches: readonly PlayedMatch[];
  /** The most points. */
  best: number;
  worst: number;
  /** The mean points, in tenths. */
  mean: number;
}

/** One match in the course of a player. */
export interface PlayedMatch {
  when: string;
  points: number;
  place: number;
  seats: number;
}

/** What a game counts line by line, without the empty lines. */
export interface CountTable {
  name: string;
  lines: readonly TableLine[];
}

/** The counts of something that was tried repeatedly. */
export interface TableLine {
  of: string;
  chosen: number;
  tried: number;
  hits: number;
  /** Hits by tries; null without a try. */
  share: number | null;
  /** The expected number of hits, in thousandths. */
  expected: number;
  expected_share: number | null;
}

/** A sum over the matches. */
export interface Sum {
  name: string;
  sum: number;
  mean: number;
}

/** The greatest value, and by whom and when it was first reached. */
export interface BestValue {
  name: string;
  value: number;
  by: PlayerKey;
  when: string;
}

/** The balance of a player against another, in the matches that both played. */
export interface Rival extends PlayerKey {
  matches: number;
  ahead: number;
  level: number;
  behind: number;
}

/** All rolls of one kind of dice, in matches with a commitment to the dice. */
export interface DieCount {
  name: string;
  rolls: number;
  /** The number of faces outside their ranges. */
  outside: number;
  faces: readonly FaceCount[];
}

/** The number of rolls of one face, and the range in which it lies in 95 of 100 cases. */
export interface FaceCount {
  face: number;
  count: number;
  least: number;
  most: number;
  usual: boolean;
}

/** What the engine answers to each request. */
export interface EngineAnswers {
  "new": Changed;
  load: Changed;
  act: Changed;
  step: Changed | Thinking;
  chance: Lots;
  "choose-chance": Changed;
  "take-back": Changed;
  "leave-lesson": Changed;
  view: Shown;
  record: Recorded;
  "check-options": Done;
  why: WhyAnswer;
  odds: OddsAnswer;
  advice: AdviceAnswer;
  review: ReviewAnswer;
  ask: Asked;
  verify: Verified;
  watch: Watched;
  moment: Moment;
  "play-on": Changed;
  summary: SummaryAnswer;
  statistics: Statistics;
}
