/** The match as it is played at this device: what a person does, what goes on by itself, and for whom it is shown. */

import { Ceremony } from "./ceremony.js";
import { clockAt, paceNow } from "./pace.js";
import { Playback } from "./playback.js";
import { goesOn, people, viewer } from "./seats.js";
import { GROUPS_AT_ONCE, isCall, lastHeadline } from "./story.js";

/** @import { App } from "../app/app.js" */
/** @import { Store } from "../app/state.js" */
/** @import { Frame, Story } from "./story.js" */
/** @import { ChanceChoice, Odds, Refusal, Seat, Shown, Thinking } from "../protocol/shared.js" */
/** @import { Answers, RequestTo, Send } from "../protocol/worker.js" */

/** @typedef {RequestTo<"act" | "step" | "choose-chance">} Move a request with which the match goes on */
/** @typedef {RequestTo<"new" | "load" | "open-match" | "play-on" | "take-back" | "leave-lesson" | "view">} Replacement a request that puts another position on the table */

/** The choices of a player who has chosen nothing. */
export const NOTHING_PICKED = { picked: [], following: [], curtainFor: null, refusal: null };

export class Table {
  #store;
  /** Asks the engine. @type {Send} */
  ask;
  #storyOf;
  #playback;
  #ceremony;
  #advance;

  /** @param {Store} store @param {Send} send @param {(game: string) => Story} storyOf */
  constructor(store, send, storyOf) {
    this.#store = store;
    this.ask = send;
    this.#advance = new Advance(send);
    this.#storyOf = storyOf;
    const shown = { storyOf, state: () => store.state, change: store.change.bind(store) };
    this.#playback = new Playback({
      ...shown,
      look: () => this.#look(),
      goesOn: () => this.goesOn(),
      step: () => this.step(),
      timer: clockAt(() => paceNow(store.state)),
    });
    this.#ceremony = new Ceremony(shown);
  }

  /** What is known now. */
  get state() {
    return this.#store.state;
  }

  /** Chooses what is not confirmed yet; while an answer is awaited, nothing changes. @param {string[]} picked */
  pick(picked) {
    if (!this.state.asking && !this.#advance.answer) this.#store.change({ picked });
  }

  /** Has the cards that are left be counted on the table, or no more. @param {boolean} counting */
  count(counting) {
    this.#store.choose({ counting });
  }

  /** Plays actions of a person one after the other, as far as none is refused; while an answer is awaited, a second tap plays nothing. @param {string} action @param {string[]} following */
  async act(action, ...following) {
    if (!this.state.asking && !this.#advance.answer) await this.#act(action, following);
  }

  /** What was picked stays until the engine answers, but no secret where somebody else looks. @param {string} action @param {string[]} following */
  #act(action, following) {
    const { view } = this.state;
    const as = view?.secret ? null : (view?.seat ?? null);
    const isShared = view?.secret && people(view).length > 1;
    this.#store.change(isShared ? NOTHING_PICKED : { refusal: null });
    return this.#goOn({ do: "act", action, ...this.#now, as }, following);
  }

  /** Plays what needs no person any more: chance, a bot's decision, or what a person has chosen already. */
  async step() {
    // Who comes back to a table where somebody still thinks does not have that be done twice.
    while (this.#advance.answer) if (!isThinking(await this.#advance.answer)) return;
    const [action, ...others] = this.state.following;
    await (action ? this.#act(action, others) : this.#goOn({ do: "step", ...this.#now }));
  }

  /** Has chance come to what somebody has chosen. @param {readonly string[]} values one for each of its lots */
  async choose(values) {
    if (!this.state.asking) await this.#goOn({ do: "choose-chance", values, ...this.#now });
  }

  /** Goes back to before the last action of a person; whoever thinks meanwhile is stopped. */
  async takeBack() {
    if (this.state.asking && !this.#advance.isStep) return;
    this.#playback.stop();
    await this.#advance.stop();
    const { asking, view } = this.state;
    if (asking) return;
    if (view?.take_back !== null) await this.replace({ do: "take-back", ...this.#now, as: null });
    await this.play();
  }

  /** Opens the curtain for the owner of one seat, or closes it with null. @param {Seat | null} curtainFor */
  async openCurtain(curtainFor) {
    this.#store.change({ ...NOTHING_PICKED, curtainFor });
    await this.#look();
  }

  /** Lets the match go on where nobody is asked. */
  play() {
    return this.#playback.start();
  }

  /** Stops what goes on by itself; the match stays as it is. Resolves once nothing is awaited any more. */
  pause() {
    this.#playback.stop();
    this.#ceremony.finish();
    if (this.state.curtainFor !== null) this.openCurtain(null);
    return this.#advance.stop();
  }

  /** Ends the pause that the table makes now, or goes on to the next part of the end. */
  skip() {
    this.#playback.skip();
    this.#ceremony.skip();
  }

  /** Lets the table go on when everything that moves has landed. @param {Frame | null} frame as it was drawn */
  land(frame) {
    this.#playback.land(frame);
  }

  /** Shows all of the end at once. */
  finish() {
    this.#ceremony.finish();
  }

  /** Goes on at once to what somebody here decides next, or to the end of the match. */
  skipToDecision() {
    this.#playback.skipToDecision();
  }

  /** Tells whether the match goes on without anybody; where nobody acts any more, as at the end of a tape, nothing does. */
  goesOn() {
    const { view, log, following } = this.state;
    if (view?.next && following.length) return true;
    return goesOn(view, view !== null && isCall(this.#storyOf(view.game), log.at(-1)));
  }

  /** Tells whether somebody has to decide now, and nothing is shown before. */
  isAsked() {
    return !this.state.frame && !this.state.playing && !this.goesOn();
  }

  /** Puts another match, or another moment of it, on the table; resolves to whether the engine accepted it. @param {Replacement} request @returns {Promise<boolean>} */
  async replace(request) {
    this.#store.change({ refusal: null });
    const answer = await this.ask(request);
    if (answer) this.show(answer);
    return Boolean(answer);
  }

  /** Shows a match as it stands. @param {Shown} answer with the whole log */
  show({ view, log }) {
    const events = log ?? [];
    const headline = lastHeadline(this.#storyOf(view.game), events);
    this.#ceremony.finish();
    const shown = { view, log: events, groups: GROUPS_AT_ONCE, frame: null, headline };
    this.#store.change({ ...shown, ...NOTHING_PICKED });
  }

  /** Shows no match any more. */
  clear() {
    this.#playback.stop();
    this.#ceremony.finish();
    this.#store.change({ view: null, log: [], headline: null, ...NOTHING_PICKED });
  }

  /** How many actions the match has that is shown, and for whom it is. */
  get #now() {
    const { view } = this.state;
    return { ply: view?.ply ?? 0, as: viewer(view, null) };
  }

  /** Has the match be seen by whoever decides now. */
  async #look() {
    const { view, curtainFor } = this.state;
    const as = viewer(view, curtainFor);
    if (!view || view.seat === as) return;
    const seen = await this.ask({ do: "view", as });
    if (seen) this.#store.change({ view: seen.view, log: seen.log ?? [] });
  }

  /** @param {Move} request @param {string[]} [following] */
  async #goOn(request, following = []) {
    const answer = await this.#advance.ask(request);
    if (isThinking(answer)) return;
    const { refusal } = this.state;
    this.#store.change({ ...NOTHING_PICKED, following: answer ? following : [], refusal });
    if (answer) {
      if (answer.view.result) this.#ceremony.prepare();
      await this.#playback.play(answer);
      return this.#ceremony.begin();
    }
    this.#playback.stop();
    const seen = await this.ask({ do: "view", as: viewer(this.state.view, null) });
    if (seen) this.#store.change({ view: seen.view, log: seen.log ?? [], refusal });
    if (request.do === "act") await this.play();
  }
}

/** Returns true if a bot has not decided yet. @template T @param {T | Thinking | undefined} answer @returns {answer is Thinking} */
function isThinking(answer) {
  return typeof answer === "object" && answer !== null && "thinking" in answer;
}

/** @typedef {Answers["step"]} Answer */

export class Advance {
  #send;
  #stopping = new AbortController();
  #isStep = false;
  /** @type {Promise<Answer | undefined> | null} */
  #answer = null;

  /** @param {Send} send */
  constructor(send) {
    this.#send = send;
  }

  /** The answer that is awaited, or null. That of a bot which was stopped says that it is thinking. */
  get answer() {
    return this.#answer;
  }

  /** Whether something is awaited that nobody here has chosen, so that it can be stopped. */
  get isStep() {
    return this.#answer !== null && this.#isStep;
  }

  /** Resolves to the engine's answer, or to nothing where it refuses. @param {Move} request */
  ask(request) {
    this.#stopping = new AbortController();
    this.#isStep = request.do === "step";
    this.#answer = this.#send(request, this.#stopping.signal).finally(() => {
      this.#answer = null;
    });
    return this.#answer;
  }

  /** Has a bot think no further for now; resolves once nothing is awaited any more. */
  stop() {
    this.#stopping.abort();
    return this.#answer ?? Promise.resolve();
  }
}

/** Resolves to the engine's reason why an action may not be played, or to null. @param {Table} table @param {string} action @returns {Promise<Refusal | null>} */
export async function whyNot(table, action) {
  return (await table.ask({ do: "why", action }))?.refusal ?? null;
}

/** Resolves to what chance decides now, as far as somebody could choose it. @param {Table} table @returns {Promise<readonly ChanceChoice[]>} */
export async function lotsOf(table) {
  return (await table.ask({ do: "chance", ply: table.state.view?.ply ?? 0 }))?.choices ?? [];
}

/** Resolves to the odds of the seat that looks at the table, or to null where there are none; rejects with a CodedError. @param {App} app @returns {Promise<Odds | null>} */
export async function oddsOf(app) {
  return (await app.inquire({ do: "odds", as: app.state.view?.seat ?? null })).odds;
}
