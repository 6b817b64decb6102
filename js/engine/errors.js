/** The one kind of error that the page throws. */

/** A refusal of the engine, the loss of it, or input that cannot be read: a code that names its sentence, the rule it cites, and the parameters of the sentence. */
export class CodedError extends Error {
  name = "CodedError";

  /** @param {{ code: string, rule?: string | null, params?: Record<string, unknown>, line?: number | undefined }} refusal */
  constructor({ code, rule = null, params = {}, line }) {
    super(code);
    this.code = code;
    this.rule = rule;
    this.params = params;
    this.line = line;
  }
}

/** Returns a CodedError; throws any other error again. @param {unknown} error */
export function refusalIn(error) {
  if (error instanceof CodedError) return error;
  throw error;
}

/** Returns any error as a CodedError: one of another kind gets the code, and its message as `detail`. @param {unknown} error @param {string} code */
export function coded(error, code) {
  if (error instanceof CodedError) return error;
  const detail = error instanceof Error ? error.message : String(error);
  return new CodedError({ code, params: { detail } });
}
