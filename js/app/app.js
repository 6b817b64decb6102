/** The app behind every page: the state, a session with the engine, and the table. Screens read the state and call methods. */

import { CodedError, refusalIn } from "../engine/errors.js";
import { HeadStartClient } from "../engine/head-start.js";
import { Session } from "../engine/session.js";
import { Help } from "../features/coach/help.js";
import { Shelf } from "../features/matches/shelf.js";
import { Replay } from "../features/replay/replay-session.js";
import { Review } from "../features/review/review.js";
import { DrawingFiles } from "../kit/art/drawing.js";
import { isLanguage } from "../kit/languages.js";
import { LoadedScreen } from "../match/components/on-demand.js";
import { readSeat } from "../match/seats.js";
import { SoundPlayer } from "../match/sound.js";
import { Table } from "../match/table.js";
import { OfflineSite } from "../offline/registration.js";
import { randomHex } from "../storage/random.js";
import { Address } from "./address.js";
import { Store } from "./state.js";

/** @import { Client } from "../engine/session.js" */
/** @import { Agreement, Draft } from "../match/drafts.js" */
/** @import { Story } from "../match/story.js" */
/** @import { Replacement } from "../match/table.js" */
/** @import { Inquire, Send } from "../protocol/worker.js" */

export class App extends Store {
  address = new Address();
  drawingFiles = new DrawingFiles();
  /** The site as it is stored for offline use. */
  offline = new OfflineSite(
    (change) => this.change({ offline: { ...this.state.offline, ...change } }),
    () => this.drawingFiles.loaded,
  );
  /** The match on the table. */
  table;
  /** Matches by link. */
  link = new LoadedScreen(this, "link-heading", async () =>
    (await import("../features/link/link.js")).screenOf(this),
  );
  replay;
  review;
  sound;
  /** The odds beside the table. */
  help;
  /** The saved matches. */
  shelf;
  session;

  /** Sends a request; a refusal is shown. @type {Send} */
  send = (request, signal) => this.session.request(request, signal);

  /** Sends a request that changes nothing; rejects with a refusal as a CodedError. @type {Inquire} */
  inquire = (request) => this.session.inquire(request);

  #client;

  /** @param {(game: string) => Story} storyOf @param {Client} [client] */
  constructor(storyOf, client = new HeadStartClient()) {
    super();
    this.#client = client;
    const { send, inquire } = this;
    this.table = new Table(this, send, storyOf);
    this.sound = new SoundPlayer(() => this.state, storyOf);
    this.help = new Help(this, this.table, inquire);
    this.review = new Review(this, inquire);
    this.replay = new Replay(this, inquire, storyOf);
    this.shelf = new Shelf(this, send);
    const listener = {
      onStatus: this.change.bind(this),
      onMatch: this.#show.bind(this),
      onReady: () => this.#goOn(),
      onLost: () => this.table.clear(),
      repair: () => this.offline.repair(),
    };
    this.session = new Session(listener, client);
    const language = this.address.parameter("lang");
    if (isLanguage(language)) this.change({ language });
  }

  /** Changes the draft of a game. @param {Draft} draft */
  draft(draft) {
    this.change({ drafts: { ...this.state.drafts, [draft.game]: draft }, refusal: null });
  }

  /** Makes a lesson begin from its tape, unless the engine is ready. @param {string} game @param {Agreement} agreement */
  async prepare(game, { lesson, seats, avatars }) {
    if (!lesson || !(this.#client instanceof HeadStartClient)) return;
    const seated = seats.map(readSeat).map(({ name, avatar }, seat) => ({
      name,
      avatar: avatars?.[seat] ?? avatar,
    }));
    await this.#client.prepare(game, lesson, seated);
  }

  /** Begins a match; resolves to true if the engine accepts it. @param {string} game @param {Agreement} agreement */
  begin(game, agreement) {
    return this.put({ do: "new", game, seed: randomHex(), ...agreement, as: null });
  }

  /** Puts the match of a record on the table; resolves to true if the engine accepts it. @param {string} record */
  load(record) {
    return this.put({ do: "load", record, seed: randomHex(), as: null });
  }

  /** Resolves to the record of the match, or to undefined if that is refused. @param {number | null} [before] the number of an action: the record ends at the last decision before or at it */
  async record(before = null) {
    return (await this.send({ do: "record", before }))?.record;
  }

  /** Deletes all matches. */
  async forget() {
    if (!(await this.#claim())) return;
    await this.send({ do: "forget" });
    this.table.clear();
    this.change({ broken: null });
    await this.shelf.refresh();
  }

  /** Runs an action; if it rejects with a CodedError, the page shows that. @param {() => Promise<unknown>} action */
  async attempt(action) {
    this.change({ refusal: null });
    try {
      await action();
    } catch (error) {
      this.change({ refusal: refusalIn(error) });
    }
  }

  /** Shows a refusal. @param {string} code of the sentence @param {Record<string, unknown>} [params] */
  refuse(code, params = {}) {
    this.change({ refusal: new CodedError({ code, params }) });
  }

  /** @param {Parameters<Table["show"]>[0] | null} answer the saved match, if there is one */
  #show(answer) {
    if (answer) this.table.show(answer);
    else this.change({ view: null, refusal: null });
  }

  /** Lets the screen go on with the match that has come to this tab. */
  #goOn() {
    const { screen } = this.state;
    if (screen === "table") return this.table.play();
    // Its link may bring this match, which was refused while another tab had it.
    return screen === "link" ? this.link.open() : this.shelf.refresh();
  }

  /** Requests the match on the table; resolves to false, with a refusal, if another tab has it. */
  async #claim() {
    await this.session.open();
    const { elsewhere } = this.state;
    if (elsewhere) this.refuse("match.elsewhere");
    return !elsewhere;
  }

  /** Puts another match or position on the table; resolves to true if the engine accepts it. @param {Replacement} request */
  async put(request) {
    if (!(await this.#claim())) return false;
    const isAccepted = await this.table.replace(request);
    // An unreadable save no longer matters once another match is on the table.
    if (isAccepted) this.change({ broken: null, deal: null });
    return isAccepted;
  }
}
