/** Written by tools/protocol.py from py/volle/lotte: `make protocol` writes it anew. */

import type * as Shared from "./shared.js";

export type Seat = Shared.Seat;

/** The table as one seat sees it; `seat` null is somebody who only watches. */
export interface View extends Shared.View {
  game: "lotte";
  options: OptionsJson;
  seat: Seat | null;
  phase: Phase;
  to_act: readonly Seat[];
  /** What this seat may do; empty unless it is in `to_act`. */
  legal: readonly Legal[];
  agreed: Options;
  cards_left: number;
  /** What is left in the deck, in deck order: anybody who has watched can count it. */
  left: readonly CardCount[];
  seats: readonly SeatView[];
  finale: FinaleView | null;
  /** null once the game is over. */
  turn: TurnView | null;
  result: Result | null;
}

/** What is due: a card or a roll of chance, the dice to lay aside, or whether to go on. */
export type Phase = "card" | "roll" | "keep" | "go" | "over";

export type Legal = Keep | RollOn | Stop | Draw;

/** A seat lays aside dice of the roll. */
export interface Keep extends Shared.Legal {
  verb: "keep";
  seat: Seat;
  dice: Dice;
}

/** Numbers that lie together, ascending: up to six dice, which are all alike. */
export type Dice = readonly number[];

/** A seat rolls the dice that are left. */
export interface RollOn extends Shared.Legal {
  verb: "roll";
  seat: Seat;
}

/** A seat writes down the points of its turn. */
export interface Stop extends Shared.Legal {
  verb: "stop";
  seat: Seat;
}

/** A seat takes another card after a Full Roll, and risks the points so far. */
export interface Draw extends Shared.Legal {
  verb: "draw";
  seat: Seat;
}

/** What is agreed before a match: a preset, and whatever departs from it. */
export interface Options {
  seats: number;
  preset: Preset;
  /** Points that start the end. Rule lotte.end.target. */
  target: number;
  /** Whether all dice that score are laid aside, or at least one. Rule lotte.roll.aside. */
  aside: "all" | "choice";
  /** Rule lotte.card.straight. */
  straight: "1-5" | "1-6";
  /** Full Rolls that win the game. Rule lotte.card.clover. */
  clover: 1 | 2;
  /** Whether no score falls below zero. Rule lotte.card.plus-minus. */
  floor: boolean;
  /** Rule lotte.end.catch-up. */
  end: "one-turn" | "equal-turns";
}

export type Preset = "cabinet" | "tutto";

/** How many cards of a face are left in the deck. */
export interface CardCount {
  card: CardName;
  count: number;
}

/** Cards of one name are alike. */
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

/** What is written down for one seat. */
export interface SeatView extends Shared.SeatView {
  score: number;
  /** Turns that it has ended. */
  turns: number;
  /** Whether nobody has more, and it has more than 0. Rule lotte.card.plus-minus. */
  leads: boolean;
}

/** The end that has begun: who reached the target, and turns still to come with the running one. */
export interface FinaleView {
  seat: Seat;
  turns_left: number;
  /** Who plays the last of these turns. */
  last_seat: Seat;
  /** Whether it is off if the running turn ends without bringing a seat to the target. */
  in_doubt: boolean;
  /** How many points the best of the others has more than the seat whose turn it is; 0 if none has. */
  behind: number;
}

/** The turn that is played: its card, its dice, its points at risk, and where each choice leads. */
export interface TurnView {
  seat: Seat;
  card: CardName | null;
  /** Cards drawn in this turn. */
  cards: number;
  /** Points that a Full Roll with this card adds, where that is a fixed number. */
  reward: number | null;
  /** Points at risk. */
  points: number;
  /** What lies in the tray. */
  dice: Dice;
  /** For each die of the tray, the action that would lay aside all that show its number, legal or not. */
  alike: readonly string[];
  aside: Dice;
  /** Dice that are rolled next. */
  rolls: number;
  /** Whether all six dice are about to be rolled. */
  fresh: boolean;
  /** Dice that can lie aside: all there are. */
  places: number;
  /** Numbers that the straight asks for; () with another card. */
  straight: Dice;
  /** Those of them that are not laid aside yet. */
  missing: Dice;
  full_rolls: number;
  full_rolls_needed: number;
  /** Whether the card lets the seat stop before a Full Roll. */
  may_stop: boolean;
  /** One for each way to lay dice aside; one where the seat only decides whether to go on. */
  prospects: readonly Prospect[];
}

/** What laying aside some dice, or what lies aside already, leads to. */
export interface Prospect {
  /** The choice it belongs to; () where nothing is to be chosen. */
  dice: Dice;
  /** Points of these dice. */
  points: number;
  /** Points at risk then, with the card's reward if that is earned. */
  total: number;
  /** Dice that are rolled then, if the seat goes on. */
  rolls: number;
  /** Whether it is a Full Roll. */
  full: boolean;
  /** The seat's score if it stops then; null where it may not stop. */
  score: number | null;
  /** Whether it wins the game at once. */
  wins: boolean;
  /** What the seat may do: these dice are laid aside first, where there are any. */
  choices: readonly Choice[];
}

/** What the seat may do: the texts of the actions, to be played one after the other. */
export interface Choice {
  /** `keep` where the next roll follows by itself, or the match is over. */
  verb: Verb;
  actions: readonly string[];
}

export type Verb = "roll" | "draw" | "stop" | "keep";

/** How a match ended: the points written down, and who has won. */
export interface Result extends Shared.Result {
  highlights: readonly Highlight[];
  totals: readonly number[];
  winners: readonly Seat[];
  /** Who has won at once. Rule lotte.card.clover. */
  clover: Seat | null;
}

export type GameEvent =
  | DeckShuffled
  | CardTurned
  | DiceRolled
  | DiceAside
  | FullRollMade
  | RewardGiven
  | LeaderLost
  | RollCalled
  | CardCalled
  | TurnLost
  | TurnScored
  | FinaleBegun
  | FinaleOff
  | GameWon;

/** The deck was used up: all cards are shuffled again. */
export interface DeckShuffled extends Shared.GameEvent {
  code: "deck.shuffled";
  rule: string;
}

/** A card lies face up; `number` counts the cards of the turn from 1. */
export interface CardTurned extends Shared.GameEvent {
  code: "card.turned";
  seat: Seat;
  card: CardName;
  number: number;
  rule: string;
}

/** The dice of a roll. */
export interface DiceRolled extends Shared.GameEvent {
  code: "dice.rolled";
  seat: Seat;
  dice: Dice;
  rule: string;
}

/** Dice are laid aside. `points` are theirs, `total` is at risk with them. */
export interface DiceAside extends Shared.GameEvent {
  code: "dice.aside";
  seat: Seat;
  dice: Dice;
  points: number;
  total: number;
  way: Way;
  rule: string;
}

/** Why dice are laid aside: all that score must be, no other way was left, or the seat chose them. */
export type Way = "all" | "only" | "choice";

/** All six dice have scored; `count` counts the Full Rolls with this card from 1. */
export interface FullRollMade extends Shared.GameEvent {
  code: "full-roll.made";
  seat: Seat;
  count: number;
  rule: string;
}

/** The card's reward is added; `total` is at risk with it. */
export interface RewardGiven extends Shared.GameEvent {
  code: "reward.given";
  seat: Seat;
  card: CardName;
  points: number;
  total: number;
  rule: string;
}

/** A leader loses points that were written down. */
export interface LeaderLost extends Shared.GameEvent {
  code: "leader.lost";
  seat: Seat;
  points: number;
  score: number;
  rule: string;
}

/** A seat goes on rolling. */
export interface RollCalled extends Shared.GameEvent {
  code: "roll.called";
  seat: Seat;
  rule: string;
}

/** A seat takes another card. */
export interface CardCalled extends Shared.GameEvent {
  code: "card.called";
  seat: Seat;
  rule: string;
}

/** A turn ends without points; `points` were at risk. */
export interface TurnLost extends Shared.GameEvent {
  code: "turn.lost";
  seat: Seat;
  card: CardName;
  points: number;
  rule: string;
}

/** A turn ends, and its points are written down. */
export interface TurnScored extends Shared.GameEvent {
  code: "turn.scored";
  seat: Seat;
  points: number;
  score: number;
  rule: string;
}

/** A seat has reached the target; so many turns are still to come. */
export interface FinaleBegun extends Shared.GameEvent {
  code: "finale.begun";
  seat: Seat;
  score: number;
  turns: number;
  rule: string;
}

/** No seat is at the target any more: the game goes on. */
export interface FinaleOff extends Shared.GameEvent {
  code: "finale.off";
  rule: string;
}

/** Who has won, and how. */
export interface GameWon extends Shared.GameEvent {
  code: "game.won";
  section: "end";
  winners: readonly Seat[];
  way: "score" | "tie" | "clover";
  rule: string;
}

export type Highlight = BiggestTurn | BiggestLoss | Comeback | MostFullRolls | MostRolls;

/** The most points that were written down at once. */
export interface BiggestTurn extends Shared.Highlight {
  code: "biggest-turn";
  seats: readonly Seat[];
  points: number;
  rule: string;
}

/** The most points that were at risk and lost, and with which card. */
export interface BiggestLoss extends Shared.Highlight {
  code: "biggest-loss";
  seats: readonly Seat[];
  points: number;
  card: CardName;
  rule: string;
}

/** How far behind the leader the winner once was. */
export interface Comeback extends Shared.Highlight {
  code: "comeback";
  seats: readonly Seat[];
  points: number;
  rule: string;
}

/** Who has made the most Full Rolls. */
export interface MostFullRolls extends Shared.Highlight {
  code: "most-full-rolls";
  seats: readonly Seat[];
  count: number;
  rule: string;
}

/** The turn with the most rolls. */
export interface MostRolls extends Shared.Highlight {
  code: "most-rolls";
  seats: readonly Seat[];
  count: number;
  rule: string;
}

/** One of the faces of the deck, and how many cards bear it. `points` is the number on a bonus card. */
export interface Card {
  name: CardName;
  kind: Kind;
  points: number;
  count: number;
}

export type Kind = "stop" | "fireworks" | "bonus" | "double" | "plus-minus" | "straight" | "clover";

export type Turn = TurnView;

/** What is agreed before a match, as JSON: what is left out has its default. */
export interface OptionsJson {
  preset?: "cabinet" | "tutto";
  target?: number;
  aside?: "all" | "choice";
  straight?: "1-5" | "1-6";
  clover?: 1 | 2;
  floor?: boolean;
  end?: "one-turn" | "equal-turns";
}
