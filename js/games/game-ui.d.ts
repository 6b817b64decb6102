/**
 * What the page must know of one game beyond what the engine says of every game: its GameUi. js/games/index.js lists
 * the games of the page. A game is added by a folder with the files of a GameUi, a line there, its Fluent files
 * (locales/LANGUAGE/GAME.ftl, GAME-rules.ftl) and its styles (css/games/GAME/).
 *
 * A GameUi takes a Table, a View or a State; a game's own types of them (js/protocol/GAME.d.ts) fit in their place.
 *
 * Words that shared code asks for by the name of the game, in GAME.ftl:
 *   game-GAME              its name, with the attributes `.lead` (one inviting line for the menu), `.intro`
 *                          (how a match goes, in about five sentences, above the rules) and `.about` (whose game it is)
 *   event-GAME-CODE        the sentence of an event, dashes for dots; `.headline` is the sentence at the table where that
 *                          is another one, because it sums up several events
 *   move-GAME-VERB         what an action of that kind does, as on a button
 *   moment-NAME            what a great moment of its story is called, in a word or two
 *   count-GAME             what happens while the points are counted
 *   highlight-GAME-CODE    what a highlight is about, with its `.title` and its `.figure`
 *   error-CODE             what only this game can refuse
 *   rules-GAME-SECTION     the headings of its rulebook, by the sections of rulebook/GAME.toml
 *   rules-GAME-PART        the overview above its rules, in GAME-rules.ftl: `aim`, `players`, `setup`, `card` (if the parts
 *                          of a card need words) and `signs`, each with its heading as `.title`
 *   rules-GAME-sign-ID     what a sign of its key does, with its `.name`
 *   statistics-GAME-TABLE  the heading of a table that its engine counts, with `.about`, `.line` (what each line is) and an
 *                          attribute for each of its columns that stands for a number of the game
 *   statistics-GAME-preset-NAME, -sum-NAME, -record-NAME, -luck   what else its engine counts
 *   crib-GAME              the heading of its crib, at most four words
 *   bot-GRADE              what kind of bot it is, with the attribute `.about`: how it plays
 * No message stands in two files.
 */

import type { nothing, TemplateResult } from "lit-html";
import type { State } from "../app/state.js";
import type { Shown } from "../match/ceremony.js";
import type { Draft } from "../match/drafts.js";
import type { Story } from "../match/story.js";
import type { Table } from "../match/table.js";
import type { GameEvent, Legal, View } from "../protocol/shared.js";

/** What lit-html can put into a page. */
export type Drawing = TemplateResult | typeof nothing | Drawing[];

/** One of the ways in which a rule is played. */
export interface Variant {
  label: string;
  text: string;
  /** Whether the match on the table is played like this. */
  played: boolean;
}

/** A sign or a kind of card in the key on the page of the rules. */
export interface Sign {
  /** What its words are called: `rules-GAME-sign-ID` says what it does, and its attribute `.name` what it is called. */
  id: string;
  drawing: Drawing;
}

/** Something on the table that says what it is: js/match/components/things.js shows it. */
export interface Thing {
  drawing: Drawing;
  name: string;
  /** What it is or does, in a sentence or two. */
  text: string;
  /** The rules behind that, by their ids. */
  rules: readonly string[];
}

/** A card that the sentence of an event names. */
export interface LoggedCard {
  name: string;
  /** It as a small card. */
  small: Drawing;
  /** Says what it is. */
  about(): Thing;
}

/** How a turn came out, at a glance: whether that is good for its player decides the colour. */
export interface TurnOutcome {
  words: string;
  /** In the middle of a line, where that is said in another way. */
  inline?: string;
  tone: "good" | "bad";
}

/** What a game adds to the sentences of the log. */
export interface LogUi {
  /** The cards that the sentence of an event names. */
  cards(view: View, event: GameEvent): LoggedCard[];
  /** Says what happens in a section of the log that is nobody's turn, by its name in the story. */
  heading(view: View, section: string, events: readonly GameEvent[]): string;
  /** Says how a turn came out, as far as it has come. */
  outcomes(events: readonly GameEvent[]): TurnOutcome[];
}

/** A part of the table in words: what it is, and line by line what is there. */
export interface Situation {
  heading: string;
  items: string[];
}

/** What a game's part of the set-up may do. */
export interface SetupActions {
  /** Changes options of the draft; undefined makes one usual again. */
  change(options: Draft["options"]): void;
  /** Resolves to whether a match could begin with these options, too; a refusal is shown. */
  check(options: Draft["options"]): Promise<boolean>;
  /** Resolves to the text of the file chosen in an input; to nothing if it can't be read, which is shown. */
  read(event: Event): Promise<string | undefined>;
}

/** What a column of a table tells of each line; the first three are headed by the words of the game. */
export type StatisticsColumn = "chosen" | "tried" | "hits" | "share" | "expected" | "chance";

/** How a table that the engine counts is told: its columns in order, and what each of its lines is called. */
export interface StatisticsTable {
  columns: readonly StatisticsColumn[];
  line(of: string): string;
}

export interface GameUi {
  /** story.js: how what happened is told. */
  story: Story;
  /** words.js: the words that the sentence of an event, or about a highlight, needs beyond the shared ones (js/match/components/words.js). */
  eventWords(view: View, event: GameEvent): Record<string, string | number>;
  /** words.js: the words that the sentence of a reason needs beyond what the engine says. */
  reasonWords(
    view: View,
    values: Readonly<Record<string, number | string>>,
  ): Record<string, number | string>;
  /** scenery.js: draws where the game is played, behind the whole table; nothing on it can be tapped or says anything. */
  scenery(): Drawing;
  /** log.js: what the log shows beside the sentences. */
  log: LogUi;
  /** crib.js: draws what scores, in short, by the options of the match. */
  crib(view: View): Drawing;
  /** seat.js: draws the inside of a seat's panel, after the name. */
  seat(state: State, view: View, seat: number): Drawing;
  /** things.js: all that lies before a seat, to be told what it is. */
  seatThings(view: View, seat: number): Thing[];
  /** tableau.js: draws what lies on the table, above the sentence about what has happened; as one <section class="tableau">. */
  tableau(table: Table, view: View): Drawing;
  /**
   * stage.js: draws what that sentence is about, dice for example, below it; also in every frame. What is decided on the
   * things themselves, such as which die is kept, is drawn here too.
   */
  stage(table: Table, view: View): Drawing;
  /**
   * decision.js: draws the decision that is due, in the dock at the lower edge: the question, and the buttons that
   * answer it. Not called while the table goes on by itself.
   */
  decision(table: Table, view: View): Drawing;
  /** count.js: draws how the points of a match that is over are counted, as far as the steps of the story are shown. */
  count(state: State, view: View, shown: Shown): Drawing;
  /** ending.js: draws what there is to tell of how a match ended beyond its points, above the podium. */
  ending(view: View): Drawing;
  /** chosen.js: says what is chosen and not yet confirmed, for those who do not see it; nothing before somebody has chosen. */
  chosen(table: Table, view: View): string;
  /** situation.js: says what lies on the table. */
  situation(view: View): Situation[];
  /** situation.js: says what lies before a seat. */
  seatWords(view: View, seat: number): string[];
  /** scores.js: draws the score sheet of a match that is over. */
  scores(view: View): Drawing;
  /** scores.js: what the lines of an empty score sheet are called, below the names: it is printed, and filled in by hand. */
  scoreLines(): string[];
  /** progress.js: says in a few words each what the bar tells of a running match: "Round 3 of 12". */
  facts(view: View): string[];
  /** progress.js: the rules behind that. */
  factRules(): readonly string[];
  /** progress.js: says how far a match is, for the menu. */
  progress(view: View): string;
  /** moves.js: says what an action does, or nothing where its kind alone says it. */
  move(view: View, action: Legal): string | null;
  /** odds.js: which numbers of its odds stand beside the table, by aim. */
  brief: Readonly<Record<string, readonly string[]>>;
  /** agreed.js: says what is agreed before a match, in a few words each. */
  agreed(draft: Draft): string[];
  /** setup.js: draws its part of the set-up, in the fold below the chairs. */
  setup(draft: Draft, state: State, actions: SetupActions): Drawing;
  /** deck.js: draws the body of its page of cards. */
  deck(): Drawing;
  /** statistics.js: the tables that its engine counts over many matches, by their names. */
  statistics: Readonly<Record<string, StatisticsTable>>;
  /** signs.js: the key to its signs and cards, on the page of the rules. */
  signs(): Sign[];
  /** variants.js: the ways in which a rule may be played, if there are several; `view` is a match of this game or null. */
  variants(view: View | null, rule: string): Variant[];
}
