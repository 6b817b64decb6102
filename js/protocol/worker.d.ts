/** What passes between the page and its worker: requests and answers, and what the worker tells unasked. */

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

/** What the page is answered to each request: the private record stays in the worker. */
export type Answers = {
  [Do in keyof EngineAnswers]: Accepted<Omit<EngineAnswers[Do], "save">>;
} & {
  /** Without a view where nothing is saved. */
  resume: Accepted<Omit<EngineAnswers["load"], "save"> | { view: null }>;
  broken: Accepted<{ texts: string[] }>;
  forget: Accepted<object>;
  shelf: Accepted<{ matches: Listed[]; total: number }>;
  "open-match": Accepted<Omit<EngineAnswers["load"], "save">>;
  "remove-matches": Accepted<object>;
  "watch-match": Accepted<EngineAnswers["watch"]>;
  "export-matches": Accepted<{ matches: MatchCopy[] }>;
  /** How many were new, there before, and not readable. */
  "import-matches": Accepted<{ added: number; known: number; refused: number }>;
};

type Accepted<Content> = { ok: true } & Content;

/** An answer, or why there is none. */
export type Answer<Do extends keyof Answers = keyof Answers> =
  | Answers[Do]
  | { ok: false; error: Refusal };

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

/** Why a worker is lost. */
export interface Fatal {
  code: string;
  params: Record<string, unknown>;
}

/** What the page hears unasked, or does not hear for too long; and whether the engine was started at all. */
export type News = Exclude<Message, { id: number }> | { stalled: true } | { awaited: boolean };
