/** Written by tools/protocol.py from py/volle/wolle: `make protocol` writes it anew. */

import type * as Shared from "./shared.js";

export type Seat = Shared.Seat;

/** The table as one seat sees it; `seat` null is somebody who only watches. */
export interface View extends Shared.View {
  game: "wolle";
  options: OptionsJson;
  seat: Seat | null;
  phase: Phase;
  to_act: readonly Seat[];
  /** What this seat may do; empty unless it is in `to_act`. */
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

/** What is due: a chance action, all bids, or a decision of the seat whose turn it is. */
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

/** A seat leaves one die lying and rolls on. */
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

/** A seat lets its third try stand as missed. */
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
  /** Wool chips that it costs at the reveal: rule wolle.bid.plus-cost. */
  cost: number;
  /** The text of the viewing seat's bid on this field; null where nobody in particular looks. */
  action: string | null;
  /** Whether the viewing seat may make that bid now. */
  is_open: boolean;
}

/** What a seat has bid, and what that makes its place. */
export interface RevealView {
  seat: Seat;
  /** From 1. */
  place: number;
  bid: Bid;
  sheep_number: number;
  /** Wool chips that the bid costs. */
  cost: number;
  /** Whether the sheep number decides, for others have bid the same. */
  is_tied: boolean;
  rule: string;
}

/** What lies before one seat. */
export interface SeatView extends Shared.SeatView {
  /** Sheep number on the back of its bid board; null before the boards are dealt. */
  board: number | null;
  /** The number that decides a tie: rule wolle.bid.tie. */
  sheep_number: number | null;
  /** The only card of the herd that is seen: rule wolle.herd.closed. */
  top: Card | null;
  herd_count: number;
  /**
   * All of the herd where a house rule opens it to the viewer, else null.
   *
   * Rules wolle.house.open-herd, wolle.house.open-herds.
   */
  herd: readonly Card[] | null;
  dogs: readonly Card[];
  has_bone: boolean;
  chips: number;
  has_bid: boolean;
  /** Its bid once revealed, and to the seat itself at once. */
  bid: Bid | null;
  /** Its bids of the rounds that are over, for whoever remembers them, else null. */
  past_bids: readonly Bid[] | null;
  /** Its place in the order, from 1, once the bids are revealed. */
  place: number | null;
}

/** The turn that is played: the dice, what they come to, and what that would earn or cost. */
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
  /** The total with the malus, and with what has been paid. */
  result: number | null;
  /** Points missing to the target; 0 if it is reached. */
  short: number | null;
  /** Whether the tries have reached the bid; null until that is settled. */
  outcome: TurnOutcome | null;
  /** What success or a rescue has cost; nothing of both where the dice alone reached the bid. */
  paid: Payment | null;
  claim: Payment | null;
  rescue: Payment | null;
  /** Wool chips that the seat would get after that rescue: none from an empty stock. */
  rescue_chips: number;
  /** Wool chips that a miss brings: none from an empty stock. */
  miss_chips: number;
  /** Black sheep that a miss would bring now, after the third try. */
  miss_takes: readonly string[];
  /** Cards that success with the first, second and third try brings: the same once cards are taken. */
  earns: readonly number[];
  /** Whether the seat rolls for its bid, and does not just take what is left. */
  rolls: boolean;
  /** Whether the seat is taking what two seats have left over. */
  leftover: boolean;
}

/** Numbers on the d12, the d10 and the d8, in this order. */
export type Dice = readonly [number, number, number];

/** How a seat's tries have ended. */
export type TurnOutcome = "reached" | "missed";

/** What lifts a result: the corner's bonus (0 where it is not needed) and wool chips. */
export interface Payment {
  bonus: number;
  chips: number;
}

/** Cards being taken: how many may be chosen, which sheep are new, whose bone could be had. */
export interface TakingView {
  seat: Seat;
  count: number;
  new_sheep: readonly Card[];
  bone_owner: Seat | null;
}

/** How a match ended. */
export interface Result extends Shared.Result {
  highlights: readonly Highlight[];
  scores: readonly Score[];
  /** For each seat how its herd is counted, card by card: herds are open now. Rule wolle.score.sum. */
  counts: readonly (readonly Counted[])[];
  /** Rule wolle.score.tie: every seat with the best score. */
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
  /** The sum of all parts: rule wolle.score.sum. */
  total: number;
  /** Plain sheep put back into the box by a seat without a dog; not counted in `plain`. */
  returned: readonly Card[];
}

/** A step of the final count: cards that are laid down together, and what a seat has with them. */
export interface Counted {
  part: Part;
  /** () for wool chips. */
  cards: readonly Card[];
  points: number;
  /** The seat's points so far. */
  sum: number;
}

/** What is counted together, in the order of the final count. */
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

/** A seat has marked its bid; `bid` is null for everybody else until the reveal. */
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

/** A seat's place in the order, from 1, and why. */
export interface OrderPlaced extends Shared.GameEvent {
  code: "order.placed";
  section: "reveal";
  seat: Seat;
  place: number;
  bid: Bid;
  /** It tells the top card of the herd, so null once the round is past: rule wolle.herd.closed. */
  sheep_number: number | null;
  round: number;
  rule: string;
}

/** The dice as they lie after a try, and what they come to. */
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

/** A seat has reached its bid, and what it paid for that. */
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

/** A seat has lifted its result to 14 or more, and what it paid for that. */
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
  /** The seats that have been skipped in this round, this one last. */
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

/** Who has won. */
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

/** The roll that was least likely to come to so much. */
export interface LuckiestRoll extends Shared.Highlight {
  code: "luckiest-roll";
  seats: readonly Seat[];
  total: number;
  /** One in so many rolls of these dice comes to as much, as a whole number. */
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

/** Who has stolen the bone most often. */
export interface BoneThief extends Shared.Highlight {
  code: "bone-thief";
  seats: readonly Seat[];
  count: number;
  rule: string;
}

/** The cards with the most points that were taken at once. */
export interface RichestTake extends Shared.Highlight {
  code: "richest-take";
  seats: readonly Seat[];
  /** Printed points: what sets, dogs and the bone are worth shows only at the end. */
  points: number;
  rule: string;
}

/** The bid that was missed by the least, the highest of those. */
export interface ClosestMiss extends Shared.Highlight {
  code: "closest-miss";
  seats: readonly Seat[];
  short: number;
  target: number;
  rule: string;
}

/** What is agreed before a match. */
export interface Options {
  seats: number;
  deck: Deck;
  /** Rule wolle.house.open-herd. */
  open_herd: boolean;
  /** Rule wolle.house.open-herds. */
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
