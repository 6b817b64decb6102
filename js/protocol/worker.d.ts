/** What passes between the page and its worker: requests and answers, and what the worker tells unasked. */

import type { BatchPlayed, DealPlayed } from "./arena.js";
import type {
  EngineAnswers,
  EngineRequest,
  Refusal,
  Seat,
  StatisticsRequest,
  View,
} from "./shared.js";

/**
 * Goes on with the newest save that can be read. Where the page knows more than has been kept, it goes on
 * with that record.
 */
export interface ResumeRequest {
  do: "resume";
  as?: Seat | null;
  /** Whether saves are to be left alone and set aside. */
  aside?: boolean;
  record?: string;
  /** For the dice of a match that is not over. */
  seed?: string;
}

/** Asks for the texts of all saves that cannot be read. */
export interface BrokenRequest {
  do: "broken";
}

/** Forgets all matches. */
export interface ForgetRequest {
  do: "forget";
}

/** Asks which matches there are: the one on the table, and so many of those on the shelf, the latest first. */
export interface ShelfRequest {
  do: "shelf";
  count: number;
}

/** Takes a match from the shelf to the table; the one that was there takes its place. */
export interface OpenMatchRequest {
  do: "open-match";
  id: string;
  as?: Seat | null;
}

/** Deletes matches of the shelf. */
export interface RemoveMatchesRequest {
  do: "remove-matches";
  ids: string[];
}

/** Has a match of the shelf be watched. */
export interface WatchMatchRequest {
  do: "watch-match";
  id: string;
  everything: boolean;
  as?: Seat | null;
}

/** Asks for all matches, as far as they may be shared. */
export interface ExportMatchesRequest {
  do: "export-matches";
}

/** Puts records on the shelf. */
export interface ImportMatchesRequest {
  do: "import-matches";
  matches: readonly MatchCopy[];
}

/** A match as it leaves this device, or comes to it. */
export interface MatchCopy {
  record: string;
  /** ISO 8601, where it is known. */
  begun?: string | undefined;
  changed?: string | undefined;
}

/** A match in the list of all. */
export interface Listed {
  id: string;
  begun: string;
  changed: string;
  /** The table as everybody may see it; null where the match is damaged. */
  view: View | null;
  /** Whether it lies on the table. */
  here: boolean;
}

/** Which matches are shown in statistics, and whose: the worker adds the summaries that it stores. */
export type StatisticsFilter = Omit<StatisticsRequest, "do" | "summaries" | "when">;

export type Request =
  | Exclude<EngineRequest, StatisticsRequest>
  | (StatisticsFilter & Pick<StatisticsRequest, "do">)
  | ResumeRequest
  | BrokenRequest
  | ForgetRequest
  | ShelfRequest
  | OpenMatchRequest
  | RemoveMatchesRequest
  | WatchMatchRequest
  | ExportMatchesRequest
  | ImportMatchesRequest;

/** The verb of a request. */
export type Verb = keyof Answers;

/** The requests with one of these verbs. */
export type RequestTo<Do extends Verb> = Extract<Request, { do: Do }>;

/** The answer of the worker to each request: the private record stays in the worker. */
export type Answers = {
  [Do in keyof EngineAnswers]: Public<EngineAnswers[Do]>;
} & {
  /** Without a view where nothing is saved. */
  resume: Public<EngineAnswers["load"]> | { view: null };
  broken: { texts: string[] };
  forget: object;
  shelf: { matches: Listed[]; total: number };
  "open-match": Public<EngineAnswers["load"]>;
  "remove-matches": object;
  "watch-match": EngineAnswers["watch"];
  "export-matches": { matches: MatchCopy[] };
  /** The numbers of matches that were new, known before, and not readable. */
  "import-matches": { added: number; known: number; refused: number };
};

type Public<Content> = Content extends unknown ? Omit<Content, "save"> : never;

/** Sends a request; resolves to its answer, or to undefined if it is refused. The signal stops a bot that thinks. */
export type Send = <R extends Request>(
  request: R,
  signal?: AbortSignal,
) => Promise<Answers[R["do"]] | undefined>;

/** Sends a request that changes nothing; resolves to its answer, or rejects with the refusal as a CodedError. */
export type Inquire = <R extends Request>(request: R) => Promise<Answers[R["do"]]>;

/** An answer of the engine to a request of the worker, with the private record. */
export type EngineAnswer<R extends EngineRequest = EngineRequest> =
  | ({ ok: true } & EngineAnswers[R["do"]])
  | Refused;

/** Calls the engine. */
export type CallEngine = <R extends EngineRequest>(request: R) => EngineAnswer<R>;

/** An answer as the worker sends it. */
export type Answer<Do extends Verb = Verb> = ({ ok: true } & Answers[Do]) | Refused;

/** A refusal as the worker sends it. */
export interface Refused {
  ok: false;
  error: Refusal;
}

/** What the worker says: answers, how its start goes, whether the match is kept, and that it is of no more use. */
export type Message =
  | { id: number; answer: Answer }
  /** How much of what a start fetches is there, from 0 to 1. */
  | { progress: number }
  /** `from` is where the engine came from. */
  | { ready: true; from: "kept" | "snapshot" | "files" | "tape" }
  | { kept: boolean }
  | { broken: "newest" | "all" }
  | { fatal: Fatal };

/** What the referee of a contest reports to the page; a bot is given by its index among those of the contest. */
export type RefereeMessage =
  | { ready: true }
  | { step: DealPlayed | BatchPlayed }
  /** A bot needs another worker. */
  | { wanted: number }
  /** The worker of a bot is to be closed. */
  | { gone: number }
  | { result: string }
  | { refused: Refusal }
  | { progress: number }
  | { fatal: Fatal };

/** Why a worker is lost. */
export interface Fatal {
  code: string;
  params: Record<string, unknown>;
}

/** What the page hears unasked, or does not hear for too long; and whether the engine was started at all. */
export type News = Exclude<Message, { id: number }> | { stalled: true } | { awaited: boolean };
