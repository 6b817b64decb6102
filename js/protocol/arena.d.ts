/** Written by tools/protocol.py from py/volle/web/contest.py: `make protocol` writes it anew. */

export type ContestRequest = StartRequest | PlayRequest | AnswerRequest | ResultRequest;

/** Begin a contest; the wheels of its bots lie in the current folder. */
export interface StartRequest {
  do: "start";
  game: string;
  seats: number;
  blocks: number;
  seed: string;
  bots: readonly string[];
  /** The hash of the engine's sources, for the result. */
  engine: string;
}

/** Play up to the next question, or to the end of a deal or a batch. */
export interface PlayRequest {
  do: "play";
}

/** Play on with the answer of the bot that was asked. */
export interface AnswerRequest {
  do: "answer";
  /** The answer, which is foreign input. */
  text?: string;
  /** The reason why there is none. */
  missing?: "late" | "lost";
}

/** Summarize the batches that have been played. */
export interface ResultRequest {
  do: "result";
}

/** The contest has begun. */
export type Started = object;

export type ContestStep = BotQuestion | DealPlayed | BatchPlayed;

/** A question to a custom bot. */
export interface BotQuestion {
  /** The bot, by its index among the bots of the contest. */
  ask: number;
  message: string;
}

/** One more deal has been played from all seats. */
export interface DealPlayed {
  /** The number of deals. */
  played: number;
}

/** One more batch has been played. */
export interface BatchPlayed {
  point: Point;
  bots: readonly Standing[];
  faults: readonly FaultReport[];
  /** True if it was the last one. */
  done: boolean;
}

/** The share of the wins of the first bot after some blocks, with its 95% interval, in thousandths. */
export interface Point {
  blocks: number;
  value: number;
  low: number;
  high: number;
  /** True if the interval excludes an even share. */
  clear: boolean;
}

/** The results of one bot. */
export interface Standing {
  name: string;
  matches: number;
  wins: number;
  /** The mean points of a match. */
  mean: number;
  decisions: number;
  faults: number;
  /** The beginning of what it printed. */
  printed: string;
}

/** A fault of a bot; blocks, matches and seats count from 1. */
export interface FaultReport {
  bot: string;
  block: number;
  match: number;
  seat: number;
  ply: number;
  kind: string;
  /** The error, or the illegal answer. */
  said: string;
  file: string;
  line: number;
  /** The action that was played instead. */
  played: string;
  record: string;
}

/** The result of a contest. */
export interface ContestResult {
  /** The JSON text that `volle arena --json` prints. */
  result: string;
}

/** The answer of the referee to each request. */
export interface ContestAnswers {
  start: Started;
  play: BotQuestion | DealPlayed | BatchPlayed;
  answer: BotQuestion | DealPlayed | BatchPlayed;
  result: ContestResult;
}
