/** The messages between the page and its workers: requests, answers and news. */

import type { BatchPlayed, DealPlayed } from "./arena.js";
import type {
  CalendarRequest,
  ChallengeRequest,
  EngineAnswers,
  EngineRequest,
  Refusal,
  Seat,
  StatisticsRequest,
  View,
} from "./shared.js";

/**
 * Loads the record that the page sends, or else the newest save that can be read.
 */
export interface ResumeRequest {
  do: "resume";
  as?: Seat | null;
  /** True to set the saves aside instead. */
  aside?: boolean;
  record?: string;
  /** The seed for an unfinished match. */
  seed?: string;
}

/** Returns the texts of damaged saves. */
export interface BrokenRequest {
  do: "broken";
}

/** Deletes all matches. */
export interface ForgetRequest {
  do: "forget";
}

/** Returns the match on the table, and the `count` latest ones on the shelf. */
export interface ShelfRequest {
  do: "shelf";
  count: number;
}

/** Moves a match from the shelf to the table, and the one on the table to the shelf. */
export interface OpenMatchRequest {
  do: "open-match";
  id: string;
  as?: Seat | null;
}

/** Deletes matches on the shelf. */
export interface RemoveMatchesRequest {
  do: "remove-matches";
  ids: string[];
}

/** Begins the replay of a match on the shelf. */
export interface WatchMatchRequest {
  do: "watch-match";
  id: string;
  everything: boolean;
  as?: Seat | null;
}

/** Returns the public records of all matches. */
export interface ExportMatchesRequest {
  do: "export-matches";
}

/** Puts records on the shelf. */
export interface ImportMatchesRequest {
  do: "import-matches";
  matches: readonly MatchCopy[];
}

/** Returns what a link brings to the match that it belongs to on this device. */
export interface ReceiveLinkRequest {
  do: "receive-link";
  record: string;
}

/** Lets the match that a link belongs to go on at the table. */
export interface FollowLinkRequest {
  do: "follow-link";
  record: string;
  /** True if the person agrees to own moves that were played on another device. */
  agreed: boolean;
  as?: Seat | null;
}

/** Returns the record that the devices of a saved match by link send each other. */
export interface SavedLinkRequest {
  do: "saved-link";
  id: string;
}

/** A match that is copied to or from this device. */
export interface MatchCopy {
  record: string;
  /** ISO 8601, if it is known. */
  begun?: string | undefined;
  changed?: string | undefined;
}

/** A match in the list of all. */
export interface Listed {
  id: string;
  begun: string;
  changed: string;
  /** The public view; null if the match is damaged. */
  view: View | null;
  /** True for the match on the table. */
  here: boolean;
}

/** The worker adds the stored records. */
export type ChallengeFor = Pick<ChallengeRequest, "do" | "record">;

/** The worker adds the headers and results of the stored records. */
export type CalendarFor = Omit<CalendarRequest, "heads">;

/** The filter of statistics; the worker adds the stored summaries. */
export type StatisticsFilter = Omit<StatisticsRequest, "do" | "summaries" | "when">;

export type Request =
  | Exclude<EngineRequest, StatisticsRequest | ChallengeRequest | CalendarRequest>
  | ChallengeFor
  | CalendarFor
  | (StatisticsFilter & Pick<StatisticsRequest, "do">)
  | ResumeRequest
  | BrokenRequest
  | ForgetRequest
  | ShelfRequest
  | OpenMatchRequest
  | RemoveMatchesRequest
  | WatchMatchRequest
  | ExportMatchesRequest
  | ImportMatchesRequest
  | ReceiveLinkRequest
  | FollowLinkRequest
  | SavedLinkRequest;

/** The verb of a request. */
export type Verb = keyof Answers;

/** The requests with one of these verbs. */
export type RequestTo<Do extends Verb> = Extract<Request, { do: Do }>;

/** The answer of the worker to each request: the private record stays in the worker. */
export type Answers = {
  [Do in keyof EngineAnswers]: Public<EngineAnswers[Do]>;
} & {
  /** Without a view if nothing is saved. */
  resume: Public<EngineAnswers["load"]> | { view: null };
  broken: { texts: string[] };
  forget: object;
  shelf: { matches: Listed[]; total: number };
  "open-match": Public<EngineAnswers["load"]>;
  "remove-matches": object;
  "watch-match": EngineAnswers["watch"];
  "export-matches": { matches: MatchCopy[] };
  /** `here` is true if the match of the link is the one on the table, here or in another tab. */
  "receive-link": EngineAnswers["receive"] & { known: Pick<Listed, "id" | "here"> | null };
  "follow-link": Public<EngineAnswers["load"]>;
  "saved-link": EngineAnswers["record"];
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

/** A message of the engine's worker: an answer, the progress of its start, the state of storage, or its loss. */
export type Message =
  | { id: number; answer: Answer }
  /** The progress of the start, from 0 to 1. */
  | { progress: number }
  /** `from` is the origin of the engine. */
  | { ready: true; from: "kept" | "snapshot" | "files" | "tape" }
  | { kept: boolean }
  | { broken: "newest" | "all" }
  | { fatal: Fatal };

/** A message of the referee of a contest; a bot is given by its index among those of the contest. */
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

/** The reason for the loss of a worker. */
export interface Fatal {
  code: string;
  params: Record<string, unknown>;
}

/** Messages that answer no request, silence for too long, and the start of an engine that waited for it. */
export type News = Exclude<Message, { id: number }> | { stalled: true } | { awaited: boolean };
