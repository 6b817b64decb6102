/** Written by tools/protocol.py from py/volle/wolle: `make protocol` writes it anew. */

import type * as Shared from "./shared.js";

export type Seat = Shared.Seat;

/** The table as one seat sees it; `seat` is null for an observer. */
export interface View extends Shared.View {
  game: "wolle";
  options: OptionsJson;
  seat: Seat | null;
  phase: Phase;
  to_act: readonly Seat[];
  /** Its legal actions; empty unless it is in `to_act`. */
  legal: readonly Legal[];
  round: number;
  rounds: number;
  undealt_count: number;
  stock: number;
  display: readonly Card[];
  /** Every field of a bid board, the lowest bid first. */
  fields: readonly FieldView[];
  /** The bids in order of play, from the reveal to the first roll. */
  reveal: readonly RevealView[];
  seats: readonly SeatView[];
  order: readonly Seat[];
  turn: TurnView | null;
  taking: TakingView | null;
  result: Result | null;
}

/** The action that is due: of chance, all bids, or a decision of the seat to act. */
export type Phase = "boards" | "deal" | "bids" | "roll" | "try" | "take" | "bone" | "top" | "over";

export type Legal = MakeBid | Keep | Claim | Rescue | Miss | Take | Steal | Leave | Top;

/** A seat marks its bid in secret. */
export interface MakeBid extends Shared.Legal {
  verb: "bid";
  seat: Seat;
  bid: Bid;
}

/** A promise to reach `target`; `plus` is the sign of 26+. Higher bids compare greater. */
export type Bid = string;

/** A seat keeps one die and rolls the others. */
export interface Keep extends Shared.Legal {
  verb: "keep";
  seat: Seat;
  die: DieName;
}

export type DieName = "d12" | "d10" | "d8";

/** A seat reaches its bid with its bonus and the fewest chips needed. */
export interface Claim extends Shared.Legal {
  verb: "claim";
  seat: Seat;
}

/** A seat that missed lifts its result to 14 with its bonus and the fewest chips needed. */
export interface Rescue extends Shared.Legal {
  verb: "rescue";
  seat: Seat;
}

/** A seat accepts its third try as missed. */
export interface Miss extends Shared.Legal {
  verb: "miss";
  seat: Seat;
}

/** A seat chooses cards of the display, in deck order. */
export interface Take extends Shared.Legal {
  verb: "take";
  seat: Seat;
  cards: readonly CardId[];
}

export type CardId = string;

/** A seat takes the bone from its owner. */
export interface Steal extends Shared.Legal {
  verb: "steal";
  seat: Seat;
}

/** A seat leaves the bone with its owner. */
export interface Leave extends Shared.Legal {
  verb: "leave";
  seat: Seat;
}

/** A seat chooses which of its new sheep ends on top of the herd. */
export interface Top extends Shared.Legal {
  verb: "top";
  seat: Seat;
  card: CardId;
}

/** One of the 60 cards. `points` counts for plain and black sheep; `corner` 0 is an empty corner. */
export interface Card {
  id: CardId;
  kind: Kind;
  points: number;
  number: number | null;
  corner: Corner;
}

export type Kind = "plain" | "black" | "370" | "007" | "dog" | "bone";

export type Corner = number | "bone";

/** A field of a bid board. */
export interface FieldView {
  bid: Bid;
  /** Wool chips that it costs at the reveal. Rule wolle.bid.plus-cost. */
  cost: number;
  /** The text of the viewing seat's bid on this field; null without a viewing seat. */
  action: string | null;
  /** True if the viewing seat may make that bid now. */
  is_open: boolean;
}

/** A revealed bid, and its place in the order. */
export interface RevealView {
  seat: Seat;
  /** From 1. */
  place: number;
  bid: Bid;
  sheep_number: number;
  /** Wool chips that the bid costs. */
  cost: number;
  /** True if the sheep number breaks a tie with another seat. */
  is_tied: boolean;
  rule: string;
}

/** The view of a seat. */
export interface SeatView extends Shared.SeatView {
  /** The sheep number on the back of its bid board; null before the boards are dealt. */
  board: number | null;
  /** The number that breaks ties. Rule wolle.bid.tie. */
  sheep_number: number | null;
  /** The only visible card of the herd. Rule wolle.herd.closed. */
  top: Card | null;
  herd_count: number;
  /**
   * The whole herd if a house rule opens it to the viewer, else null.
   *
   * Rules wolle.house.open-herd, wolle.house.open-herds.
   */
  herd: readonly Card[] | null;
  dogs: readonly Card[];
  has_bone: boolean;
  chips: number;
  has_bid: boolean;
  /** Its bid after the reveal, and before it in the seat's own view. */
  bid: Bid | null;
  /** Its bids of finished rounds, in views that remember them, else null. */
  past_bids: readonly Bid[] | null;
  /** Its place in the order, from 1, after the reveal. */
  place: number | null;
}

/** The current turn: the dice, their result, and what it would earn or cost. */
export interface TurnView {
  seat: Seat;
  /** Rolls made so far. */
  tries: number;
  dice: Dice | null;
  kept: readonly DieName[];
  bid: Bid;
  target: number;
  /** Bonus or malus of the top card. */
  corner: number;
  /** Cards that success with the last try brings, or with the first before any roll. */
  entitled: number;
  total: number | null;
  /** The total with the malus and the payment. */
  result: number | null;
  /** Points missing to the target; 0 if it is reached. */
  short: number | null;
  /** The outcome of the tries; null until it is settled. */
  outcome: TurnOutcome | null;
  /** The price of success or of a rescue; 0 and 0 if the dice alone reached the bid. */
  paid: Payment | null;
  claim: Payment | null;
  rescue: Payment | null;
  /** Wool chips that the seat would get after that rescue; 0 from an empty stock. */
  rescue_chips: number;
  /** Wool chips that a miss brings; 0 from an empty stock. */
  miss_chips: number;
  /** Black sheep that a miss would bring now, after the third try. */
  miss_takes: readonly string[];
  /** Cards that success with each try brings; unchanged once cards are taken. */
  earns: readonly number[];
  /** True if the seat rolls for its bid and does not take leftovers. */
  rolls: boolean;
  /** True if the seat takes the leftovers of two seats. */
  leftover: boolean;
}

/** Numbers on the d12, the d10 and the d8, in this order. */
export type Dice = readonly [number, number, number];

/** The outcome of a seat's tries. */
export type TurnOutcome = "reached" | "missed";

/** A payment that lifts a result: the corner's bonus (0 if not needed) and wool chips. */
export interface Payment {
  bonus: number;
  chips: number;
}

/** Cards being taken: how many may be chosen, the new sheep, and the owner of a bone that may be taken. */
export interface TakingView {
  seat: Seat;
  count: number;
  new_sheep: readonly Card[];
  bone_owner: Seat | null;
}

/** The result of a match. */
export interface Result extends Shared.Result {
  highlights: readonly Highlight[];
  scores: readonly Score[];
  /** The count of each seat's herd, card by card: herds are open now. Rule wolle.score.sum. */
  counts: readonly (readonly Counted[])[];
  /** Every seat with the best score. Rule wolle.score.tie. */
  winners: readonly Seat[];
}

/** A seat's points, part by part. */
export interface Score {
  plain: number;
  black: number;
  set_370: number;
  set_007: number;
  dogs: number;
  bone: number;
  chips: number;
  /** The sum of all parts. Rule wolle.score.sum. */
  total: number;
  /** Plain sheep put back into the box by a seat without a dog; not counted in `plain`. */
  returned: readonly Card[];
}

/** A step of the final count: cards that are counted together, and the seat's points so far. */
export interface Counted {
  part: Part;
  /** () for wool chips. */
  cards: readonly Card[];
  points: number;
  /** The seat's points so far. */
  sum: number;
}

/** A part of the final count, in the order of counting. */
export type Part =
  | "plain"
  | "returned"
  | "black"
  | "set_370"
  | "set_007"
  | "dogs"
  | "bone"
  | "chips";

export type GameEvent =
  | BoardsDealt
  | DisplayDealt
  | BidMarked
  | BidsRevealed
  | PlusPaid
  | OrderPlaced
  | DiceRolled
  | DieKept
  | BidReached
  | BidMissed
  | ResultRescued
  | ChipGained
  | ChipNone
  | CardsTaken
  | HerdTopped
  | BoneStolen
  | BoneLeft
  | TurnSkipped
  | GameEnded
  | SheepReturned
  | SeatScored
  | GameWon;

/** Each seat has its bid board. */
export interface BoardsDealt extends Shared.GameEvent {
  code: "boards.dealt";
  section: "deal";
  boards: readonly number[];
  rule: string;
}

/** The cards of a round lie on the table. */
export interface DisplayDealt extends Shared.GameEvent {
  code: "display.dealt";
  section: "deal";
  round: number;
  count: number;
  /** null once the round is past: rule wolle.herd.closed. */
  cards: readonly CardId[] | null;
  rule: string;
}

/** A seat has marked its bid; `bid` is null for the other seats until the reveal. */
export interface BidMarked extends Shared.GameEvent {
  code: "bid.marked";
  section: "bids";
  seat: Seat;
  bid: Bid | null;
  rule: string;
}

/** All boards are turned over. */
export interface BidsRevealed extends Shared.GameEvent {
  code: "bids.revealed";
  section: "reveal";
  bids: readonly Bid[];
  rule: string;
}

/** A seat has put a chip into the stock for its 26+. */
export interface PlusPaid extends Shared.GameEvent {
  code: "plus.paid";
  section: "reveal";
  seat: Seat;
  rule: string;
}

/** The place of a seat in the order, from 1, and the reason. */
export interface OrderPlaced extends Shared.GameEvent {
  code: "order.placed";
  section: "reveal";
  seat: Seat;
  place: number;
  bid: Bid;
  /** null once the round is past, because it reveals the top card: rule wolle.herd.closed. */
  sheep_number: number | null;
  round: number;
  rule: string;
}

/** The dice after a try, and their result. */
export interface DiceRolled extends Shared.GameEvent {
  code: "dice.rolled";
  seat: Seat;
  try: number;
  dice: Dice;
  total: number;
  corner: number;
  result: number;
  target: number;
  rule: string;
}

/** A seat has left a die lying. */
export interface DieKept extends Shared.GameEvent {
  code: "die.kept";
  seat: Seat;
  die: DieName;
  value: number;
  rule: string;
}

/** A seat has reached its bid, and the price it paid. */
export interface BidReached extends Shared.GameEvent {
  code: "bid.reached";
  seat: Seat;
  result: number;
  try: number;
  entitled: number;
  bonus: number;
  chips: number;
  rule: string;
}

/** A seat has missed its bid with all three tries. */
export interface BidMissed extends Shared.GameEvent {
  code: "bid.missed";
  seat: Seat;
  result: number;
  rule: string;
}

/** A seat has lifted its result to 14 or more, and the price it paid. */
export interface ResultRescued extends Shared.GameEvent {
  code: "result.rescued";
  seat: Seat;
  result: number;
  bonus: number;
  chips: number;
  rule: string;
}

/** A seat gets a chip from the stock after a miss. */
export interface ChipGained extends Shared.GameEvent {
  code: "chip.gained";
  seat: Seat;
  rule: string;
}

/** A chip is due, but the stock is empty. */
export interface ChipNone extends Shared.GameEvent {
  code: "chip.none";
  seat: Seat;
  rule: string;
}

/** Cards go from the display to a seat. */
export interface CardsTaken extends Shared.GameEvent {
  code: "cards.taken";
  seat: Seat;
  count: number;
  /** null once the round is past: rule wolle.herd.closed. */
  cards: readonly CardId[] | null;
  way: Way;
  round: number;
  rule: string;
}

export type Way = "choice" | "all" | "last" | "leftover" | "below-14";

/** A sheep card now lies on top of a herd. */
export interface HerdTopped extends Shared.GameEvent {
  code: "herd.topped";
  seat: Seat;
  /** null once the round is past: rule wolle.herd.closed. */
  card: CardId | null;
  round: number;
  rule: string;
}

/** The bone goes from its owner to a seat. */
export interface BoneStolen extends Shared.GameEvent {
  code: "bone.stolen";
  seat: Seat;
  owner: Seat;
  rule: string;
}

/** A seat could have taken the bone and did not. */
export interface BoneLeft extends Shared.GameEvent {
  code: "bone.left";
  seat: Seat;
  owner: Seat;
  rule: string;
}

/** No card is left when a seat's turn comes. */
export interface TurnSkipped extends Shared.GameEvent {
  code: "turn.skipped";
  seat: Seat;
  /** The seats skipped in this round, this one last. */
  seats: readonly Seat[];
  rule: string;
}

/** All cards have been handed out. */
export interface GameEnded extends Shared.GameEvent {
  code: "game.ended";
  section: "end";
  rule: string;
}

/** A seat without a dog puts sheep back into the box. */
export interface SheepReturned extends Shared.GameEvent {
  code: "sheep.returned";
  section: "end";
  seat: Seat;
  cards: readonly CardId[];
  rule: string;
}

/** A seat's final score. */
export interface SeatScored extends Shared.GameEvent {
  code: "seat.scored";
  section: "end";
  seat: Seat;
  total: number;
  rule: string;
}

/** The winners. */
export interface GameWon extends Shared.GameEvent {
  code: "game.won";
  section: "end";
  winners: readonly Seat[];
  rule: string;
}

export type Highlight =
  | BoldestBid
  | LuckiestRoll
  | MostBlackSheep
  | BoneThief
  | RichestTake
  | ClosestMiss;

/** The highest bid that was reached, and in the fewest tries. */
export interface BoldestBid extends Shared.Highlight {
  code: "boldest-bid";
  seats: readonly Seat[];
  bid: Bid;
  try: number;
  rule: string;
}

/** The least likely roll. */
export interface LuckiestRoll extends Shared.Highlight {
  code: "luckiest-roll";
  seats: readonly Seat[];
  total: number;
  /** The chance of at least this total, as one in this many rolls of the same dice. */
  odds: number;
  rule: string;
}

/** The herd with the most black sheep. */
export interface MostBlackSheep extends Shared.Highlight {
  code: "most-black-sheep";
  seats: readonly Seat[];
  count: number;
  rule: string;
}

/** The seat that stole the bone most often. */
export interface BoneThief extends Shared.Highlight {
  code: "bone-thief";
  seats: readonly Seat[];
  count: number;
  rule: string;
}

/** The most points taken at once. */
export interface RichestTake extends Shared.Highlight {
  code: "richest-take";
  seats: readonly Seat[];
  /** Printed points; sets, dogs and the bone are counted only at the end. */
  points: number;
  rule: string;
}

/** The bid that was missed by the fewest points; of several, the highest. */
export interface ClosestMiss extends Shared.Highlight {
  code: "closest-miss";
  seats: readonly Seat[];
  short: number;
  target: number;
  rule: string;
}

/** The options of a match. */
export interface Options {
  seats: number;
  deck: Deck;
  /** True if each seat may look into its own herd. Rule wolle.house.open-herd. */
  open_herd: boolean;
  /** True if all herds are open. Rule wolle.house.open-herds. */
  open_herds: boolean;
}

/** The 60 cards of a match in deck order: sheep by number, dogs, the bone. */
export interface Deck {
  name: "house" | "own";
  cards: readonly Card[];
}

export type Turn = TurnView;

export type Taking = TakingView;

/** What is agreed before a match, as JSON: what is left out has its default. */
export interface OptionsJson {
  deck?: "house" | readonly Card[];
  open_herd?: boolean;
  open_herds?: boolean;
}
