/** Written by tools/protocol.py from tools/facts.py: `make protocol` writes it anew. */

import type * as lotte from "./lotte.js";
import type * as wolle from "./wolle.js";

/** All there is to know. */
export interface Facts {
  version: string;
  games: Readonly<Record<string, GameFacts>>;
  record: RecordFacts;
}

/** What a game is, whoever plays it. */
export interface GameFacts {
  /** Version of the rules. */
  rules: number;
  /** The fewest and the most. */
  seats: readonly [number, number];
  /** Their grades, the weakest one first and the best one last. */
  bots: readonly string[];
  /** The difficulty of each of them. */
  difficulty: Readonly<Record<string, Difficulty>>;
  options: readonly Option[];
  /** Names under which several options are set at once, the default first. */
  presets: readonly string[];
  /** Rules by what they are about, for what the page shows that is no event. */
  topics: Readonly<Record<string, readonly string[]>>;
  /** What scores, by the name of its kind. */
  worth: Readonly<Record<string, readonly Worth[]>>;
  /** The cards that are played with unless the options name others. */
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

/** What a first match of a game is. */
export interface LessonFacts {
  /** The grades of those who sit beside the person, who has the first seat. */
  bots: readonly string[];
  /** Rules that do not come up in it. */
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
  /** The part of the rulebook that it belongs to. */
  section: string;
  /** Whether the printed rules leave this open, and the project has settled it. */
  decided: boolean;
  /** The rules that somebody who looks up this one may want next. */
  related: readonly string[];
  /** Whether its words stand on the sheet to be printed. */
  sheet: boolean;
}

/** What a record can be. */
export interface RecordFacts {
  /** So many characters it has at most. */
  longest: number;
  /** So many characters the name of a seat has at most. */
  names: number;
  /** What the text of a bot's seat begins with; its grade follows, and perhaps, after a space, its name. */
  bot: string;
  /** So many pictures there are for the seats to choose from. */
  avatars: number;
  /** So many characters words have at most that stand for a seed. */
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
