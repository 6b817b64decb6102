/**
 * The face of a game: all that the page must know of one game beyond what the engine says of every game.
 * js/faces.js lists the faces. A game is added to the page by a folder with its face, a line there, its
 * Fluent files (locales/LANGUAGE/GAME.ftl, rulebook/LANGUAGE/GAME-rules.ftl) and its styles (css/GAME/).
 *
 * A face takes a View, a State or a Store; a game's own types of them (js/GAME/contract.d.ts) fit in their place.
 *
 * Words that shared code asks for by the name of the game, in GAME.ftl:
 *   game-GAME              its name, with the attributes `.lead` (one inviting line for the menu), `.intro`
 *                          (how a match goes, in about five sentences, above the rules) and `.about` (whose game it is)
 *   event-GAME-CODE        the sentence of an event, dashes for dots
 *   error-CODE             what only this game can refuse
 *   rules-GAME-SECTION     the headings of its rulebook, see `sections`
 *   bot-GRADE, bot-GRADE-about   name of a bot, and the same with how it plays
 * No message stands in two files, and no class in the styles of two games.
 */

import type { nothing, TemplateResult } from "lit-html";
import type { GameEvent, View } from "../protocol/shared.js";
import type { Chair } from "../state/settings.js";
import type { State } from "../state/state.js";
import type { Store } from "../state/store.js";

/** What lit-html can put into a page. */
export type Drawing = TemplateResult | typeof nothing | Drawing[];

/** How long something is read; js/pace.js knows what that means at each pace. `roll` is how long dice tumble. */
export type Weight = "roll" | "brief" | "short" | "medium" | "long" | "longer";

/**
 * A moment between two views: it is shown on the table as it was. While `kind` is "rolling" dice tumble.
 * A game adds fields of its own.
 */
export interface Scene {
  kind: string;
  event: GameEvent;
  /** The events of the answer that may be spoken of: none while dice tumble. */
  told: GameEvent[];
  weight: Weight;
}

/** How what happened is told. */
export interface Story {
  /** Gives the moments that are shown on the table as it was, before it is shown as it is in `after`. */
  scenes(events: GameEvent[], after: View): Scene[];
  /** How long a new view is read before it goes on by itself: by the first of these that happened, or briefly. */
  weights: [code: string, weight: Weight][];
  /** Which event one sentence tells when there are several, most telling first. */
  headlines: string[];
  /** What the log passes over. */
  silent: string[];
  /** Tells whether somebody has called for chance by this event already: it goes on without another tap. */
  called(event: GameEvent): boolean;
}

/** What is being set up for a game; js/parts/draft.js changes it. */
export interface Draft {
  game: string;
  chairs: Chair[];
  /** What the engine will be asked to begin with: at first what was chosen last time, or else the `options` of the face. */
  options: Record<string, unknown>;
}

/** One of the ways in which a rule is played. */
export interface Variant {
  label: string;
  text: string;
  /** Whether the match on the table is played like this. */
  played: boolean;
}

export interface Face {
  story: Story;

  /** Gives the words that the sentence of an event needs beyond the shared ones (js/parts/words.js). */
  eventWords(state: State, view: View, event: GameEvent): Record<string, string | number>;

  /** Draws the inside of a seat's panel, after the name. */
  seat(state: State, view: View, seat: number): Drawing;

  /** Draws what lies on the table, above the sentence about what has happened; as one <section class="room">. */
  room(store: Store, view: View): Drawing;
  /** Draws what that sentence is about, dice for example, below it; also in every moment. */
  stage(store: Store, view: View): Drawing;
  /**
   * Draws the decision that is due, below the stage: what the person may do, or the button with which chance
   * is called for. Not called while the table goes on by itself.
   */
  decision(store: Store, view: View): Drawing;
  /** Draws the score sheet of a match that is over. */
  scores(view: View): Drawing;

  /** Says in a few words each what the bar tells of a running match: "Round 3 of 12". */
  facts(view: View): string[];
  /** Says how far a match is, for the menu. */
  progress(view: View): string;

  /** What the engine is asked to begin with when nothing else is chosen. */
  options: Record<string, unknown>;
  /** Draws its part of the set-up, below the chairs. */
  setup(store: Store, draft: Draft): Drawing;

  /** Draws the body of its page of cards. */
  deck(state: State): Drawing;

  /** The rules with which a section of the rulebook begins, by Fluent id, and the name of the section. */
  sections: Record<string, string>;
  /** Gives the ways in which a rule (by Fluent id) may be played, if there are several; `view` is a match of this game or null. */
  variants(view: View | null, rule: string): Variant[];
}
