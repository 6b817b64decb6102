/**
 * A game on the page: its GameUi, which is the module js/games/GAME/index.js. js/games/index.js lists the games;
 * docs/adding-a-game.md describes the files of a game.
 *
 * Functions take a Table, a View or an event of any game; the types of a game (js/protocol/GAME.d.ts) extend them.
 *
 * Messages that shared code looks up by the name of the game, in GAME.ftl:
 *   game-GAME              its name, with the attributes `.lead` (one inviting line for the menu), `.intro`
 *                          (a match in about five sentences, above the rules) and `.about` (its authors and publishers)
 *   event-GAME-CODE        the sentence of an event, dashes for dots; `.headline` is the sentence at the table where it
 *                          differs, because one event stands for several
 *   move-GAME-VERB         an action, as on a button
 *   moment-NAME            a celebration of its story, in a word or two
 *   count-GAME             the heading while points are counted
 *   highlight-GAME-CODE    a highlight, with its `.title` and its `.figure`
 *   error-CODE             a refusal that only this game has
 *   rules-GAME-SECTION     the headings of its rulebook, by the sections of rulebook/GAME.toml
 *   rules-GAME-PART        the overview above its rules, in GAME-rules.ftl: `aim`, `players`, `setup`, `card` (if the parts
 *                          of a card need explaining) and `signs`, each with its heading as `.title`
 *   rules-GAME-sign-ID     the effect of a sign, with its `.name`
 *   statistics-GAME-TABLE  the heading of a table that its engine counts, with `.about`, `.line` (the heading of its lines)
 *                          and an attribute for each column with numbers of the game
 *   statistics-GAME-preset-NAME, -sum-NAME, -record-NAME, -luck   other statistics of its engine
 *   crib-GAME              the heading of its cheat sheet, at most four words
 *   bot-LEVEL              a bot, with its way of playing as `.about`
 * No message stands in two files.
 */

import type { nothing, TemplateResult } from "lit-html";
import type { Explainable, Variant } from "../match/components/explain.js";
import type { Draft } from "../match/drafts.js";
import type { Shown } from "../match/end-sequence.js";
import type { Story } from "../match/story.js";
import type { Table } from "../match/table.js";
import type { GameEvent, Legal, View } from "../protocol/shared.js";

type State = Table["state"];

/** A value that lit-html can render. */
export type Drawing = TemplateResult | typeof nothing | Drawing[];

/** A sign or a kind of card in the key on the page of rules. */
export interface Sign {
  /** The message `rules-GAME-sign-ID` describes its effect, and the attribute `.name` names it. */
  id: string;
  drawing: Drawing;
}

/** A card that the sentence of an event names. */
export interface LoggedCard {
  name: string;
  /** A small drawing of the card. */
  small: Drawing;
  /** Returns its explanation. */
  about(): Explainable;
}

/** The outcome of a turn, in short; the tone sets the colour. */
export interface TurnOutcome {
  words: string;
  /** The words within a line, if they differ there. */
  inline?: string;
  tone: "good" | "bad";
}

/** Additions of a game to the sentences of the log. */
export interface LogUi {
  /** Returns the cards that the sentence of an event names. */
  cards(view: View, event: GameEvent): LoggedCard[];
  /** Returns the heading of a section of the log outside turns. */
  heading(view: View, section: string, events: readonly GameEvent[]): string;
  /** Returns the outcome of a turn if the event decides it. */
  outcome(view: View, event: GameEvent): TurnOutcome | null;
}

/** A part of the table in words: its name, and its content line by line. */
export interface Situation {
  heading: string;
  items: string[];
}

/** The actions of a game's part of the set-up. */
export interface SetupActions {
  /** Changes options of the draft; undefined sets one to its default. */
  change(options: Draft["options"]): void;
  /** Resolves to true if a match could begin with these options; otherwise the page shows the refusal. */
  check(options: Draft["options"]): Promise<boolean>;
  /** Resolves to the text of the file chosen in an input; to undefined if it cannot be read, which the page reports. */
  read(event: Event): Promise<string | undefined>;
}

/** A column of a table of statistics; the game words the headings of the first three. */
export type StatisticsColumn = "chosen" | "tried" | "hits" | "share" | "expected" | "chance";

/** The layout of a table that the engine counts: its columns in order, and the names of its lines. */
export interface StatisticsTable {
  columns: readonly StatisticsColumn[];
  line(of: string): string;
}

/** The members of a game's index.js, with the file that has each; a game leaves out the optional ones that it does not need. */
export interface GameUi {
  /** story.js: the animations, pauses, sounds and celebrations of events. */
  story: Story;
  /** words.js: returns variables for the sentences of events and highlights, beyond the shared ones. */
  eventWords(view: View, event: GameEvent): Record<string, string | number>;
  /** words.js: returns variables for the sentence of a reason, beyond the engine's. */
  reasonWords?(
    view: View,
    values: Readonly<Record<string, number | string>>,
  ): Record<string, number | string>;
  /** words.js: describes an action; null where the message for its verb is enough. */
  move(view: View, action: Legal): string | null;
  /** log.js: additions to the sentences of the log. */
  log: LogUi;
  /** reference.js: draws the cheat sheet under the options of the match. */
  cheatSheet(view: View): Drawing;
  /** seat.js: draws the inside of a seat's panel, after the name. */
  seat(state: State, view: View, seat: number): Drawing;
  /** explain.js: returns the explanations of everything in front of a seat. */
  seatExplainables(view: View, seat: number): Explainable[];
  /** tableau.js: draws the cards on the table, above the sentence of the last event, as one <section class="tableau">. */
  tableau(table: Table, view: View): Drawing;
  /**
   * stage.js: draws the objects of that sentence, such as dice, below it; also in every frame. Objects that are chosen
   * by a tap, such as the die to keep, are drawn here too.
   */
  stage(table: Table, view: View): Drawing;
  /** decision.js: draws the question and the buttons of a decision, in the dock. Not called while the table goes on by itself. */
  decision(table: Table, view: View): Drawing;
  /** scores.js: draws the count of a finished match, as far as the steps of the story are shown. */
  count(state: State, view: View, shown: Shown): Drawing;
  /** scores.js: draws a remark on the end beyond points, above the podium. */
  ending?(view: View): Drawing;
  /** scores.js: draws the score sheet of a finished match. */
  scores(view: View): Drawing;
  /** scores.js: returns the line headings of an empty score sheet, which is printed and filled in by hand. */
  scoreLines(): string[];
  /** situation.js: describes a choice that is not confirmed yet, for screen readers; "" before the first tap. */
  chosen(table: Table, view: View): string;
  /** situation.js: returns the text of the first action of the current choice, if it is allowed. */
  chosenAction(state: State, view: View): string | undefined;
  /** situation.js: describes the table for screen readers. */
  situation(view: View): Situation[];
  /** situation.js: describes everything in front of a seat for screen readers. */
  seatWords(view: View, seat: number): string[];
  /** situation.js: returns the facts in the bar of a running match, such as "Round 3 of 12". */
  facts(view: View): string[];
  /** situation.js: returns the rules behind the facts. */
  factRules(view: View): readonly string[];
  /** situation.js: describes the progress of a match, for the menu. */
  progress(view: View): string;
  /** setup.js: describes the options of a draft, in a few words each. */
  agreed(draft: Draft): string[];
  /** setup.js: draws the options in the set-up, below the chairs. */
  setup(draft: Draft, state: State, actions: SetupActions): Drawing;
  /** setup.js: draws the options that few matches need, in sections with a line that explains each. */
  setupMore?(draft: Draft, actions: SetupActions): Drawing;
  /** setup.js: returns the variants of a rule, if there are several; `view` is a match of this game or null. */
  variants?(view: View | null, rule: string): Variant[];
  /** reference.js: draws the body of the page of cards. */
  deck(): Drawing;
  /** reference.js: returns the key to signs and cards on the page of rules. */
  signs(): Sign[];
  /** index.js: the phase whose decision warns beginners of unwise actions. */
  cautioned?: string;
  /** index.js: the drawing that flies for winners. */
  confetti: string;
  /** index.js: the columns of the odds beside the table, by aim. */
  brief: Readonly<Record<string, readonly string[]>>;
  /** index.js: the tables that the engine counts over many matches, by name. */
  statistics: Readonly<Record<string, StatisticsTable>>;
}
