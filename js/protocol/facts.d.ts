/** Written by tools/protocol.py from tools/facts.py: `make protocol` writes it anew. */

import type * as lotte from "./lotte.js";
import type * as wolle from "./wolle.js";

/** The metadata of the engine. */
export interface Facts {
  version: string;
  games: Readonly<Record<string, GameFacts>>;
  record: RecordFacts;
}

/** The metadata of a game. */
export interface GameFacts {
  /** The version of the rules. */
  rules: number;
  /** The minimum and the maximum. */
  seats: readonly [number, number];
  /** The levels of its bots, from the weakest to the strongest. */
  bots: readonly string[];
  /** The difficulty of each level. */
  difficulty: Readonly<Record<string, Difficulty>>;
  options: readonly Option[];
  /** Named sets of options, the default first. */
  presets: readonly string[];
  /** The rules on each topic, for explanations that are not about an event. */
  topics: Readonly<Record<string, readonly string[]>>;
  /** Scoring tables by kind. */
  worth: Readonly<Record<string, readonly Worth[]>>;
  /** The default cards. */
  cards: readonly unknown[];
  /** First matches, by their names. */
  lessons: Readonly<Record<string, LessonFacts>>;
  /** Variables of sentences about events, by the fields that they show. */
  variables: Readonly<Record<string, Variable>>;
  /** All rules in the order of the rulebook. */
  rulebook: readonly Rule[];
}

/** The difficulty of playing against a bot. */
export type Difficulty = "easy" | "medium" | "hard" | "expert";

/**
 * One thing that may be agreed: by one of its values, by a range, or freely where it has neither.
 *
 * With a range, the values are those that are offered first.
 */
export interface Option {
  name: string;
  /** The rule that it is about. */
  rule: string | null;
  default: Value;
  values: readonly Value[];
  range: Range | null;
  /** What each preset sets it to; empty where no preset does. */
  presets: Readonly<Record<string, Value>>;
}

export type Value = string | number | boolean;

/** Whole numbers from the least to the most, by steps. */
export interface Range {
  least: number;
  most: number;
  step: number;
}

/** What something is worth. */
export interface Worth {
  /** Which: the number on dice, or how many there are. */
  of: number;
  points: number;
}

/** The metadata of a first match of a game. */
export interface LessonFacts {
  /** The levels of the bots; the person has the first seat. */
  bots: readonly string[];
  /** Rules that do not occur in the lesson. */
  later: readonly string[];
}

/** The variable of a sentence that has the value of an event's field; the page has the same (words.js). */
export interface Variable {
  name: string;
  /**
   * As it is; a number or a list as people write them; the name of a seat, or the names of several as a
   * list; the value of each seat as a list; or the message `PREFIX-VALUE`.
   */
  format: "plain" | "number" | "list" | "seat" | "seats" | "per-seat" | "message";
  prefix: string;
}

/** A rule of the rulebook, by the id that events and refusals cite. */
export interface Rule {
  id: string;
  /** The section of the rulebook. */
  section: string;
  /** True if the printed rules leave this open, and the project decided it. */
  decided: boolean;
  /** Related rules. */
  related: readonly string[];
  /** True if its text is on the printable sheet. */
  sheet: boolean;
}

/** The maximum number of characters of a record. */
export interface RecordFacts {
  /** So many characters it has at most. */
  longest: number;
  /** The maximum number of characters of a seat's name. */
  names: number;
  /** The prefix of a bot's seat in text; its level follows, optionally with a space and a name. */
  bot: string;
  /** The number of pictures for seats. */
  avatars: number;
  /** The maximum number of characters of words that stand for a seed. */
  words: number;
}

export const FACTS: Facts & {
  games: {
    wolle: GameFacts & {
      bots: readonly ("lamb" | "ewe" | "ram" | "roger")[];
      presets: readonly never[];
      topics: Readonly<
        Record<
          | "score-plain"
          | "score-black"
          | "score-set-370"
          | "score-set-007"
          | "score-dogs"
          | "score-bone"
          | "score-chips"
          | "score-total"
          | "score-returned"
          | "sign-plain"
          | "sign-black"
          | "sign-370"
          | "sign-007"
          | "sign-dog"
          | "sign-bone"
          | "sign-bonus"
          | "sign-minus"
          | "sign-bone-symbol"
          | "sign-sheep-number"
          | "sign-herd"
          | "sign-chip"
          | "sign-bid"
          | "bids"
          | "tries"
          | "result"
          | "rounds",
          readonly string[]
        >
      >;
      worth: Readonly<
        Record<"370" | "007" | "dog" | "dog-most" | "bone" | "chip", readonly Worth[]>
      >;
      cards: readonly wolle.Card[];
    };
    lotte: GameFacts & {
      bots: readonly ("cautious" | "steady" | "racer")[];
      presets: readonly ("cabinet" | "tutto")[];
      topics: Readonly<
        Record<
          | "scores"
          | "clover"
          | "sign-risk"
          | "sign-safe"
          | "sign-leader"
          | "sign-target"
          | "sign-deck"
          | "single"
          | "full-roll"
          | "triple"
          | "sign-stop"
          | "sign-fireworks"
          | "sign-bonus"
          | "sign-double"
          | "sign-plus-minus"
          | "sign-straight"
          | "sign-clover",
          readonly string[]
        >
      >;
      worth: Readonly<Record<"single" | "triple" | "straight" | "plus-minus", readonly Worth[]>>;
      cards: readonly lotte.Card[];
    };
  };
};
