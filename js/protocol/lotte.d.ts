/** Written by tools/protocol.py from py/volle/lotte: `make protocol` writes it anew. */

import type * as Shared from "./shared.js";

export type Seat = Shared.Seat;

/** The table as one seat sees it; `seat` is null for an observer. */
export interface View extends Shared.View {
  game: "lotte";
  options: OptionsJson;
  seat: Seat | null;
  phase: Phase;
  to_act: readonly Seat[];
  /** Its legal actions; empty unless it is in `to_act`. */
  legal: readonly Legal[];
  agreed: Options;
  cards_left: number;
  /** The cards in the deck, in deck order; an observer can count them. */
  left: readonly CardCount[];
  seats: readonly SeatView[];
  finale: FinaleView | null;
  /** null once the game is over. */
  turn: TurnView | null;
  result: Result | null;
}

/** The action that is due: a card or roll of chance, dice to set aside, or the choice to go on. */
export type Phase = "card" | "roll" | "keep" | "go" | "over";

export type Legal = SetAside | RollOn | Stop | Draw;

/** A seat sets dice of the roll aside. */
export interface SetAside extends Shared.Legal {
  verb: "keep";
  seat: Seat;
  dice: Dice;
}

/** Numbers of up to six dice, ascending; the dice are all alike. */
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

/** A seat draws another card after a Full Roll, and risks the points so far. */
export interface Draw extends Shared.Legal {
  verb: "draw";
  seat: Seat;
}

/** The options of a match: a preset, and the options that differ from it. */
export interface Options {
  seats: number;
  preset: Preset;
  /** Points that start the end. Rule lotte.end.target. */
  target: number;
  /** All scoring dice must be set aside, or at least one. Rule lotte.roll.aside. */
  aside: "all" | "choice";
  /** The numbers of the straight. Rule lotte.card.straight. */
  straight: "1-5" | "1-6";
  /** Full Rolls that win the game. Rule lotte.card.clover. */
  clover: 1 | 2;
  /** True if no score falls below zero. Rule lotte.card.plus-minus. */
  floor: boolean;
  /** The turns after the target is reached. Rule lotte.end.catch-up. */
  end: "one-turn" | "equal-turns";
}

export type Preset = "cabinet" | "tutto";

/** The number of cards of a face in the deck. */
export interface CardCount {
  card: CardName;
  count: number;
}

/** The name of a face; cards of one face are alike. */
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

/** The view of a seat. */
export interface SeatView extends Shared.SeatView {
  score: number;
  /** Turns that it has ended. */
  turns: number;
  /** True if no seat has more, and it has more than 0. Rule lotte.card.plus-minus. */
  leads: boolean;
}

/** The finale: the seat that reached the target, and the turns to come with the current one. */
export interface FinaleView {
  seat: Seat;
  turns_left: number;
  /** The seat that plays the last of these turns. */
  last_seat: Seat;
  /** True if the finale is off should the current turn bring no seat to the target. */
  in_doubt: boolean;
  /** Points by which the best of the others is ahead of the seat to act; 0 if none is. */
  behind: number;
}

/** The current turn: its card, its dice, its points at risk, and a preview of each choice. */
export interface TurnView {
  seat: Seat;
  card: CardName | null;
  /** Cards drawn in this turn. */
  cards: number;
  /** Points that a Full Roll with this card adds, if they are fixed. */
  reward: number | null;
  /** Points at risk. */
  points: number;
  /** The dice in the tray. */
  dice: Dice;
  /** For each die of the tray, the action that sets all dice with its number aside, legal or not. */
  alike: readonly string[];
  set_aside: Dice;
  /** Dice of the next roll. */
  rolls: number;
  /** True if all six dice are about to be rolled. */
  fresh: boolean;
  /** The number of dice that can be set aside: all six. */
  places: number;
  /** Numbers that the straight asks for; () with another card. */
  straight: Dice;
  /** Those of them that are not set aside yet. */
  missing: Dice;
  full_rolls: number;
  full_rolls_needed: number;
  /** True if the card lets the seat stop before a Full Roll. */
  may_stop: boolean;
  /** One for each set of dice that may be set aside; one if the seat only decides to go on or not. */
  previews: readonly Preview[];
}

/** The consequences of setting dice aside, or of the dice that are set aside already. */
export interface Preview {
  /** The dice to set aside; () if there is no choice of dice. */
  dice: Dice;
  /** Points of these dice. */
  points: number;
  /** Points at risk then, with the card's reward if it is earned. */
  total: number;
  /** Dice of the next roll, if the seat goes on. */
  rolls: number;
  /** True if it completes a Full Roll. */
  full: boolean;
  /** The seat's score if it stops then; null if it may not stop. */
  score: number | null;
  /** True if it wins the game immediately. */
  wins: boolean;
  /** The legal moves that begin with setting these dice aside. */
  choices: readonly Choice[];
}

/** A legal move: the texts of its actions, to be played one after the other. */
export interface Choice {
  /** `keep` if the next roll follows by itself, or the match is over. */
  verb: Verb;
  actions: readonly string[];
}

export type Verb = "roll" | "draw" | "stop" | "keep";

/** The result of a match: scores and winners. */
export interface Result extends Shared.Result {
  highlights: readonly Highlight[];
  totals: readonly number[];
  winners: readonly Seat[];
  /** The seat that has won immediately. Rule lotte.card.clover. */
  clover: Seat | null;
}

export type GameEvent =
  | DeckShuffled
  | CardTurned
  | DiceRolled
  | DiceSetAside
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

/** The deck was used up, and all cards are shuffled again. */
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

/** Dice are set aside. `points` are theirs, `total` is at risk with them. */
export interface DiceSetAside extends Shared.GameEvent {
  code: "dice.aside";
  seat: Seat;
  dice: Dice;
  points: number;
  total: number;
  way: Way;
  rule: string;
}

/** The reason for setting dice aside: all that score must be, there was no other choice, or the seat chose. */
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

/** A seat draws another card. */
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

/** A seat has reached the target; `turns` are still to come. */
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

/** The winners, and the way they won. */
export interface GameWon extends Shared.GameEvent {
  code: "game.won";
  section: "end";
  winners: readonly Seat[];
  way: "score" | "tie" | "clover";
  rule: string;
}

export type Highlight = BiggestTurn | BiggestLoss | Comeback | MostFullRolls | MostRolls;

/** The most points written down at once. */
export interface BiggestTurn extends Shared.Highlight {
  code: "biggest-turn";
  seats: readonly Seat[];
  points: number;
  rule: string;
}

/** The most points at risk that were lost, and the card. */
export interface BiggestLoss extends Shared.Highlight {
  code: "biggest-loss";
  seats: readonly Seat[];
  points: number;
  card: CardName;
  rule: string;
}

/** The largest deficit of the winner. */
export interface Comeback extends Shared.Highlight {
  code: "comeback";
  seats: readonly Seat[];
  points: number;
  rule: string;
}

/** The seat with the most Full Rolls. */
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

/** A face of the deck, and its number of cards. `points` is the number on a bonus card. */
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
