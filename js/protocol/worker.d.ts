/** What passes between the page and its worker: requests and answers, and what the worker tells unasked. */

import type { EngineAnswers, EngineRequest, Refusal, Seat } from "./shared.js";

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

/** Forgets all saves. */
export interface ForgetRequest {
  do: "forget";
}

export type Request = EngineRequest | ResumeRequest | BrokenRequest | ForgetRequest;

/** What the page is answered to each request: the private record stays in the worker. */
export type Answers = {
  [Do in keyof EngineAnswers]: Accepted<Omit<EngineAnswers[Do], "save">>;
} & {
  /** Without a view where nothing is saved. */
  resume: Accepted<Omit<EngineAnswers["load"], "save"> | { view: null }>;
  broken: Accepted<{ texts: string[] }>;
  forget: Accepted<object>;
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

/** What the page hears unasked, or does not hear for too long. */
export type News = Exclude<Message, { id: number }> | { stalled: true };
