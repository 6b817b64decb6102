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
  | PositionRequest
  | PlayOnRequest
  | SummaryRequest
  | StatisticsRequest;

/** Begin a match. */
export interface NewRequest {
  do: "new";
  game: string;
  /** The players in seat order: `NAME` is a person, `bot:LEVEL` or `bot:LEVEL NAME` a bot. */
  seats: readonly string[];
  options: unknown;
  seed: string;
  /** The picture of each seat, from 1; null for the default ones. */
  avatars?: readonly number[] | null;
  /** The name of the lesson, for a match with a guide. */
  lesson?: string | null;
  /** The source of the seed, as in a record: a date, words, or `again` for the seed above. */
  deal?: string | null;
  /** False to refuse odds and advice until the end, as at a real table. */
  help?: boolean | null;
  /** The seat that sees the answer; null for the public view. */
  as?: Seat | null;
}

/** A place at the table, from 0; text and records count from 1. */
export type Seat = number;

/** Replace the match by that of a record. */
export interface LoadRequest {
  do: "load";
  record: string;
  /** The seed for an unfinished match whose record has none. */
  seed?: string | null;
  as?: Seat | null;
}

/** Play the action of a person. */
export interface ActRequest {
  do: "act";
  action: string;
  /** The number of actions that the request was made for, so that a late tap is refused. */
  ply: number;
  as?: Seat | null;
}

/** Play the next action of chance or of a bot. */
export interface StepRequest {
  do: "step";
  ply: number;
  as?: Seat | null;
}

/** List the outcomes that chance decides now, so that they can be chosen. */
export interface ChanceRequest {
  do: "chance";
  ply: number;
}

/** Play chance with chosen outcomes; the match loses its commitment. */
export interface ChooseChanceRequest {
  do: "choose-chance";
  ply: number;
  /** One for each outcome, in their order. */
  values: readonly string[];
  as?: Seat | null;
}

/** Go back to before the last action of a person. */
export interface TakeBackRequest {
  do: "take-back";
  ply: number;
  as?: Seat | null;
}

/** Go on without the guide of the lesson, and with fair dice. */
export interface LeaveRequest {
  do: "leave-lesson";
  ply: number;
  as?: Seat | null;
}

/** Show the match as another seat sees it. */
export interface ViewRequest {
  do: "view";
  as?: Seat | null;
}

/** Return the public record. */
export interface RecordRequest {
  do: "record";
  /** The number of an action: the record ends with the last decision before or at it. Null: all of it. */
  before?: number | null;
}

/** Check whether a match could begin with these players and options. */
export interface CheckOptionsRequest {
  do: "check-options";
  game: string;
  seats: readonly string[];
  options: unknown;
  avatars?: readonly number[] | null;
}

/** Return the reason why an action of a person is not legal now. */
export interface WhyRequest {
  do: "why";
  action: string;
}

/** Return the odds of the seat's bids, or of the current turn. */
export interface OddsRequest {
  do: "odds";
  as?: Seat | null;
}

/** Return the value of each option of the seat, with the reasons. */
export interface AdviceRequest {
  do: "advice";
  as?: Seat | null;
}

/** Review some more of a finished match; repeated until the review is complete. */
export interface ReviewRequest {
  do: "review";
  /** Null: the current match. */
  record?: string | null;
}

/** Return the actions of each seat at the end of a record; the current match stays as it is. */
export interface AskRequest {
  do: "ask";
  record: string;
}

/** Check whether a record has fair dice; the current match stays as it is. */
export interface VerifyRequest {
  do: "verify";
  record: string;
}

/** Begin a replay; the current match stays as it is. */
export interface WatchRequest {
  do: "watch";
  /** Null: the current match, up to its last public position. */
  record: string | null;
  /** True to show hidden information, too: only of a finished match. */
  everything: boolean;
  as?: Seat | null;
}

/** Return the position of the replay after some of its actions. */
export interface PositionRequest {
  do: "position";
  ply: number;
  everything: boolean;
  as?: Seat | null;
}

/** Begin a match from a position of the replay. */
export interface PlayOnRequest {
  do: "play-on";
  ply: number;
  /** The seed for new dice. */
  seed: string;
  /** True to draw the same dice again: only of a finished match with a known seed. */
  same_dice: boolean;
  as?: Seat | null;
}

/** Request the summary of a finished match, to be stored beside it. */
export interface SummaryRequest {
  do: "summary";
  /** Null: the current match. */
  record?: string | null;
}

/** Return statistics over the selected matches of a game, for one player or for all. */
export interface StatisticsRequest {
  do: "statistics";
  game: string;
  /** The summaries of all stored matches, of any game and in any order. */
  summaries: readonly unknown[];
  /** The end of each match, in the same order: texts such as 2026-11-22T20:15:00.000Z. */
  when: readonly unknown[];
  /** The preset of the matches; null for all of them. */
  preset?: string | null;
  /** The earliest end of the matches; null for no limit. */
  since?: string | null;
  /** The key of a player; null: all players. */
  player?: string | null;
}

/** The match after a change. */
export interface Changed extends Shown {
  /** The public record: without the seed and without secret choices. */
  record: string;
  /** The private record, which must not reach the page. */
  save: string;
}

/** The match as a seat may see it. */
export interface Shown {
  view: View;
  /** All events before `frames`; null where they read as in the answer before. */
  log: readonly GameEvent[] | null;
  /** The events of the action, in order; empty where the answer follows no action. */
  frames: readonly Frame[];
}

/** The table as one seat may see it, now or between two events; a game adds its cards and dice. */
export interface View {
  game: string;
  /** The number of actions so far. */
  ply: number;
  /** True once a seat has acted, or chance has acted in the turn of a seat. */
  begun: boolean;
  /** The seat that sees it; null for the public view. */
  seat: Seat | null;
  /** The game's name for the current phase. */
  phase: string;
  /** Null between events, and after the end. */
  next: Next | null;
  /** True while seats choose simultaneously and in secret. */
  secret: boolean;
  /** The seats that owe an action. */
  to_act: readonly Seat[];
  /** The seat whose action would be taken back; null where none can be. */
  take_back: Seat | null;
  /** The legal actions of the seat. */
  legal: readonly Legal[];
  seats: readonly SeatView[];
  /** Null until the match is over. */
  result: Result | null;
  /** The options of the match, in a form that another match can begin with. */
  options: object;
  /** The commitment to the seed, known from the beginning; null without one. */
  seal: string | null;
  /** The seed, once the match is over and if there is a commitment to it. */
  seed: string | null;
  /** The source of the seed; null where nobody could have known it. */
  deal: Deal | null;
  /** False if odds and advice are refused until the end of the match. */
  help: boolean;
  /** The hint of a lesson's guide; between events, the hint before. Null without a guide. */
  lesson: Hint | null;
}

/** The next to act: chance, with the seat whose turn it is; a bot; or a person. */
export interface Next {
  by: "chance" | "bot" | "person";
  seat: Seat | null;
}

/** A legal action of the seat; a game adds its fields. */
export interface Legal {
  /** The text that a request plays it with. */
  text: string;
  verb: string;
  seat: Seat;
}

/** The public part of a seat; a game adds its cards and scores. */
export interface SeatView {
  /** Empty for a bot without a name. */
  name: string;
  /** The level of the bot; null for a person. */
  bot: string | null;
  /** The number of its picture, from 1; no two seats have the same. */
  avatar: number;
}

/** The result of a match; a game adds its scores. */
export interface Result {
  winners: readonly Seat[];
  totals: readonly number[];
  /** The seats by places, the winners first; seats with equal points share a place. */
  ranking: readonly (readonly Seat[])[];
  /** The best first. */
  highlights: readonly Highlight[];
  /** The luck of the winners; null in a lesson, and for a game without statistics. */
  luck: WinnersLuck | null;
}

/** A memorable event of a match; a code of the game adds its fields. */
export interface Highlight {
  code: string;
  seats: readonly Seat[];
  rule: string;
}

/** The luck of the winners of a match. */
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

/** An event, with the rule that explains it; a code of the game adds its fields. */
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

/** An event, and the table right after it. */
export interface Frame {
  event: GameEvent;
  /** Null where it is the view of the whole answer. */
  view: View | null;
}

/** A bot has not decided yet: the same request lets it go on. */
export interface Thinking {
  thinking: true;
}

/** The outcomes that chance decides now. */
export interface Lots {
  /** Null where chance is not due, or decides too much to be chosen one by one. */
  lots: readonly Lot[] | null;
}

/** One of the things that chance decides: a die that is rolled, a card that is turned over. */
export interface Lot {
  /** What it is called by; things that are alike have one name. */
  name: string;
  /** What it can come to, as texts. */
  values: readonly string[];
}

/** The public record. */
export interface Recorded {
  record: string;
}

/** The request is accepted. */
export type Done = object;

/** The reason why an action is not legal now. */
export interface WhyAnswer {
  /** Null where the action is legal. */
  refusal: Refusal | null;
}

/** The reason for a refusal: a code, the rule it cites, and the parameters of its sentence. */
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
  values: readonly (readonly [string, ReasonValue])[];
}

/** A value in a reason: a count or points; a fraction is a chance; a text is the id or name of an object. */
export type ReasonValue = number | string;

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

/** The public view of the last position of a record, and the actions of each seat there. */
export interface Inquired {
  position: View;
  seats: readonly SeatActions[];
}

/** The actions of one seat in a position. */
export interface SeatActions {
  legal: readonly Legal[];
  /** Each kind of action once for each reason against it. */
  refused: readonly Refused[];
}

/** A candidate action of a seat, and the reason against it. */
export interface Refused {
  /** The action, which is illegal here. */
  action: Legal;
  refusal: Refusal;
}

/** The verdict on the dice of a record. */
export interface Verified {
  verdict: Verdict;
  /** The line of the record that contradicts the seed, from 1. */
  line: number | null;
  /** The action of chance that the seed draws there. */
  expected: string | null;
  game: string;
  deal: Deal | null;
  over: boolean;
}

/** Fair dice; no commitment; no seed; a seed that is still secret; another commitment; another roll. */
export type Verdict = "fair" | "no-seal" | "no-seed" | "running" | "seal" | "drawn";

/** The course of a match for a replay. */
export interface Watched {
  /** The public record. */
  record: string;
  /** The number of actions. */
  plies: number;
  /** The number of actions before each round. */
  rounds: readonly number[];
  /** True if the match is over, so that hidden information may be shown. */
  over: boolean;
  /** True if the game has hidden information. */
  secrets: boolean;
  /** True if another match can go on with the dice of this one. */
  same_dice: boolean;
  /** All events, as they could be read when they happened. */
  events: readonly GameEvent[];
}

/** A position of a replay. */
export interface ReplayPosition {
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
  ask: Inquired;
  verify: Verified;
  watch: Watched;
  position: ReplayPosition;
  "play-on": Changed;
  summary: SummaryAnswer;
  statistics: Statistics;
}
