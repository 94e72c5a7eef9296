import type { Document } from '../bson/value.ts';
import { ERROR_CODES, type ErrorName, errorName } from './error-codes.ts';

export type ErrorLabel =
  | 'TransientTransactionError'
  | 'RetryableWriteError'
  | 'ResumableChangeStreamError'
  | 'NonResumableChangeStreamError';

/** A refusal the client sees: code, message, labels, and for some codes further fields of the reply. */
export class CommandError extends Error {
  readonly code: number;
  readonly details: Document;
  labels: string[];

  constructor(code: number, message: string, details: Document = {}, labels: string[] = []) {
    super(message);
    this.name = 'CommandError';
    this.code = code;
    this.details = details;
    this.labels = labels;
  }

  get codeName(): string {
    return errorName(this.code);
  }
}

/** A refusal with a named code. */
export function refusal(name: ErrorName, message: string, details: Document = {}): CommandError {
  return new CommandError(ERROR_CODES[name], message, details);
}

/** A refusal with one of the numbers MongoDB never named. */
export function locatedRefusal(code: number, message: string): CommandError {
  return new CommandError(code, message);
}
