/** What can go wrong on the page's side of the engine, all of one kind: a code that sentences are found by. */

/**
 * A refusal of the engine, the loss of it, or something that cannot be read: a code, the rule it cites and what a
 * sentence needs.
 */
export class CodedError extends Error {
  name = "CodedError";

  /** @param {{ code: string, rule?: string | null, params?: Record<string, unknown>, line?: number | undefined }} facts */
  constructor({ code, rule = null, params = {}, line }) {
    super(code);
    this.code = code;
    this.rule = rule;
    this.params = params;
    this.line = line;
  }
}
