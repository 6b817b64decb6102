/** Plays the match on the table: sends the actions of people, lets bots and chance play, and requests views for the right seat. */

import { ALL, EndSequence } from "./end-sequence.js";
import { paceNow, Timer } from "./pace.js";
import { Playback } from "./playback.js";
import { goesOn, people, viewer, WHOLE_TABLE } from "./seats.js";
import { GROUPS_AT_ONCE, isCall, lastHeadline } from "./story.js";

/** @import { Status } from "../engine/status.js" */
/** @import { Language } from "../kit/languages.js" */
/** @import { SetupState } from "./drafts.js" */
/** @import { Settings } from "./settings.js" */
/** @import { Place } from "./seats.js" */
/** @import { Frame, Story } from "./story.js" */
/** @import { ChanceChoice, GameEvent, Refusal, Seat, Shown, Thinking, View } from "../protocol/shared.js" */
/** @import { Answers, RequestTo, Send } from "../protocol/worker.js" */

/** @typedef {RequestTo<"act" | "step" | "choose-chance">} Move a request that continues the match */
/** @typedef {RequestTo<"new" | "load" | "open-match" | "follow-link" | "act" | "play-on" | "take-back" | "leave-lesson" | "view">} Replacement a request that puts another position on the table */

/**
 * @typedef {object} TableState the match on screen
 * @property {View | null} view the table
 * @property {readonly GameEvent[]} log the events so far
 * @property {number} groups the number of groups that the log shows
 * @property {Frame | null} frame the event on its way to the screen
 * @property {GameEvent | null} headline the event that the one sentence reports
 * @property {number} endStep the step of the end that is shown, or ALL
 * @property {boolean} playing true while the table goes on by itself
 * @property {number | null} curtainFor the seat for which the curtain is open
 * @property {string[]} picked the selection that is not confirmed yet
 * @property {{ view: View, actions: readonly string[] } | null} caution the actions of which the engine warns a beginner at this table
 * @property {View | null} uncovered the table where a person has reached for the dice, so that nothing lies in their place
 * @property {string[]} following actions that a person has chosen to follow the one being played
 */

/** The part of the state that a match uses. @typedef {Status & TableState & Place & SetupState & { screen: string, language: Language, settings: Settings }} MatchState */
/**
 * @typedef {object} MatchStore
 * @property {Readonly<MatchState>} state
 * @property {(news: Partial<MatchState>) => void} change
 * @property {(choices: Partial<Settings>) => void} choose changes settings, and stores them
 */

/** The state of a player who has selected nothing. */
const NOTHING_PICKED = { picked: [], following: [], curtainFor: null, refusal: null };

/** A table without a match. @type {TableState & Place} */
export const EMPTY_TABLE = {
  ...WHOLE_TABLE,
  view: null,
  log: [],
  groups: GROUPS_AT_ONCE,
  frame: null,
  headline: null,
  endStep: ALL,
  playing: false,
  curtainFor: null,
  picked: [],
  caution: null,
  uncovered: null,
  following: [],
};

export class Table {
  #store;
  #send;
  #storyOf;
  #playback;
  #end;
  #stopping = new AbortController();
  /** The awaited answer to a request that continues the match. That of a stopped bot is that it is thinking. @type {Promise<Answers["step"] | undefined> | null} */
  #awaited = null;
  /** True while the awaited answer is not to an action of a person, so that it can be stopped. */
  #isStep = false;
  /** Returns true if a person may choose the dice or the card now, which only a frame offers. @type {() => boolean} */
  offersChance = () => false;

  /** @param {MatchStore} store @param {Send} send @param {(game: string) => Story} storyOf */
  constructor(store, send, storyOf) {
    this.#store = store;
    this.#send = send;
    this.#storyOf = storyOf;
    this.#end = new EndSequence(store, storyOf);
    this.#playback = new Playback({
      storyOf,
      state: () => store.state,
      change: store.change.bind(store),
      look: () => this.#look(),
      goesOn: () => this.goesOn(),
      step: () => this.step(),
      timer: new Timer(() => paceNow(store.state)),
    });
  }

  get state() {
    return this.#store.state;
  }

  /** Changes the selection that is not confirmed yet, unless an answer is awaited. @param {string[]} picked */
  pick(picked) {
    if (!this.state.asking && !this.#awaited) this.#store.change({ picked });
  }

  /** Shows or hides the count of the remaining cards. @param {boolean} counting */
  count(counting) {
    this.#store.choose({ counting });
  }

  /** Plays actions of a person one after the other until one is refused. Does nothing while an answer is awaited. @param {string} action @param {string[]} following */
  async act(action, ...following) {
    if (!this.state.asking && !this.#awaited) await this.#act(action, following);
  }

  /** Sends an action. The selection stays until the engine answers, unless it is secret and another person may look. @param {string} action @param {string[]} following */
  #act(action, following) {
    const { view } = this.state;
    const as = view?.secret ? null : (view?.seat ?? null);
    const isShared = view?.secret && people(view).length > 1;
    this.#store.change(isShared ? NOTHING_PICKED : { refusal: null });
    return this.#goOn({ do: "act", action, ...this.#now, as }, following);
  }

  /** Plays the action of a person at another device, after whatever is shown here. @param {string} action */
  async decide(action) {
    while (this.#awaited) await this.#awaited;
    // The answer that was awaited is shown in the next task.
    await new Promise((resolve) => setTimeout(resolve));
    this.#playback.hurry();
    await this.act(action);
  }

  /** Plays the next action without a decision: chance, a bot, or an action that a person has already chosen. */
  async step() {
    // A bot that still thinks is not asked twice after the user has left the table and returned.
    while (this.#awaited) if (!isThinking(await this.#awaited)) return;
    const [action, ...others] = this.state.following;
    await (action ? this.#act(action, others) : this.#goOn({ do: "step", ...this.#now }));
  }

  /** Puts away what lies where a person is about to roll. */
  uncover() {
    const { view } = this.state;
    const isCovered = view !== null && this.isAsked() && this.#storyOf(view.game).isCovered?.(view);
    if (isCovered) this.#store.change({ uncovered: view });
  }

  /** Plays chance with chosen values. @param {readonly string[]} values one for each die or card */
  async choose(values) {
    if (!this.state.asking) await this.#goOn({ do: "choose-chance", values, ...this.#now });
  }

  /** Takes back the last action of a person; a bot that thinks is stopped. */
  async takeBack() {
    if (this.state.asking && !(this.#awaited && this.#isStep)) return;
    this.#playback.stop();
    await this.#stop();
    const { asking, view } = this.state;
    if (asking) return;
    if (view?.take_back !== null) await this.replace({ do: "take-back", ...this.#now, as: null });
    await this.play();
  }

  /** Resolves to the reason why an action is illegal, or to null. @param {string} action @returns {Promise<Refusal | null>} */
  async whyNot(action) {
    return (await this.#send({ do: "why", action }))?.refusal ?? null;
  }

  /** Resolves to the dice or the card that chance decides now, each with its possible values. @returns {Promise<readonly ChanceChoice[]>} */
  async chanceChoices() {
    return (await this.#send({ do: "chance", ply: this.#now.ply }))?.choices ?? [];
  }

  /** Opens the curtain for the owner of a seat, or closes it with null. @param {Seat | null} curtainFor */
  async openCurtain(curtainFor) {
    this.#store.change({ ...NOTHING_PICKED, curtainFor });
    await this.#look();
  }

  /** Continues the match where no person has to decide. */
  play() {
    return this.#playback.start();
  }

  /** Continues the match after a refusal, which is not shown any longer. */
  retry() {
    this.#store.change({ refusal: null });
    return this.play();
  }

  /** Stops what goes on by itself. Resolves when no answer is awaited. */
  pause() {
    this.#playback.stop();
    this.#end.finish();
    if (this.state.curtainFor !== null) this.openCurtain(null);
    return this.#stop();
  }

  /** Ends the current pause, or goes on by a step of the end. */
  skip() {
    this.#playback.skip();
    this.#end.skip();
  }

  /** Begins a press on the end, which is all shown if the press is a long one. */
  press() {
    this.#end.press();
  }

  /** Ends a press on the end. */
  release() {
    this.#end.release();
  }

  /** Shows the text of a frame whose objects have landed. @param {object | null} frame as it was drawn */
  land(frame) {
    this.#playback.land(frame);
  }

  /** Shows the whole end immediately. */
  finish() {
    this.#end.finish();
  }

  /** Skips to the next decision of a person here, or to the end of the match. */
  skipToDecision() {
    this.#playback.skipToDecision();
  }

  /** Returns true if the match goes on without a decision. At the end of a tape, it does not. */
  goesOn() {
    const { view, log, following, settings } = this.state;
    if (view?.next && following.length) return true;
    // The guide of a lesson explains each step before it.
    const isQuick = settings.rollOn && !view?.lesson;
    const isCalled = view !== null && isCall(this.#storyOf(view.game), log.at(-1), isQuick);
    return goesOn(view, isCalled, this.state);
  }

  /** Returns true if a person has to decide now, and nothing is shown before. */
  isAsked() {
    return !this.state.frame && !this.state.playing && !this.goesOn();
  }

  /** Puts another match or position on the table; resolves to true if the engine accepts it. @param {Replacement} request @returns {Promise<boolean>} */
  async replace(request) {
    this.#store.change({ refusal: null });
    const answer = await this.#send(request);
    if (answer) this.show(answer);
    return Boolean(answer);
  }

  /** Shows a match as it stands. @param {Shown} answer with the whole log */
  show({ view, log }) {
    const events = log ?? [];
    const headline = lastHeadline(this.#storyOf(view.game), events);
    this.#end.finish();
    const shown = { view, log: events, groups: GROUPS_AT_ONCE, frame: null, headline };
    this.#store.change({ ...shown, ...NOTHING_PICKED });
  }

  /** Clears the table. */
  clear() {
    this.#playback.stop();
    this.#end.finish();
    this.#store.change({ view: null, log: [], headline: null, ...NOTHING_PICKED });
  }

  /** The number of actions on the table, and the seat that looks at it. */
  get #now() {
    const { view } = this.state;
    return { ply: view?.ply ?? 0, as: viewer(view, null, this.state) };
  }

  /** Requests the view of the person who decides now. */
  async #look() {
    const { view, curtainFor } = this.state;
    const as = viewer(view, curtainFor, this.state);
    if (!view || view.seat === as) return;
    const seen = await this.#send({ do: "view", as });
    // An action of another device may have closed the curtain meanwhile.
    if (viewer(this.state.view, this.state.curtainFor, this.state) !== as) return;
    if (seen) this.#store.change({ view: seen.view, log: seen.log ?? [] });
  }

  /** Resolves to the engine's answer, or to undefined if it refuses. @param {Move} request */
  #request(request) {
    this.#stopping = new AbortController();
    this.#isStep = request.do === "step";
    this.#awaited = this.#send(request, this.#stopping.signal).finally(() => {
      this.#awaited = null;
    });
    return this.#awaited;
  }

  /** Stops a bot that thinks; resolves when no answer is awaited. */
  #stop() {
    this.#stopping.abort();
    return this.#awaited ?? Promise.resolve();
  }

  /** @param {Move} request @param {string[]} [following] */
  async #goOn(request, following = []) {
    const answer = await this.#request(request);
    if (isThinking(answer)) return;
    const { refusal } = this.state;
    this.#store.change({ ...NOTHING_PICKED, following: answer ? following : [], refusal });
    if (answer) {
      if (answer.view.result) this.#end.prepare();
      await this.#playback.play(answer);
      return this.#end.begin();
    }
    this.#playback.stop();
    const seen = await this.#send({ do: "view", as: this.#now.as });
    if (seen) this.#store.change({ view: seen.view, log: seen.log ?? [] });
    if (request.do === "act") await this.play();
  }
}

/** Returns true if a bot has not decided yet. @template T @param {T | Thinking | undefined} answer @returns {answer is Thinking} */
function isThinking(answer) {
  return typeof answer === "object" && answer !== null && "thinking" in answer;
}
