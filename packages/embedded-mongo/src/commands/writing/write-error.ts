import type { Document } from '../../bson/value.ts';
import { CommandError } from '../../errors/command-error.ts';
import { ERROR_CODES } from '../../errors/error-codes.ts';
import type { CommandCall } from '../command.ts';
import { runStatement } from '../statement.ts';

/** Errors that end the whole command instead of being listed beside the statements that succeeded. */
const ENDS_COMMAND: ReadonlySet<number> = new Set([ERROR_CODES.WriteConflict, ERROR_CODES.MaxTimeMSExpired]);

export type StatementResult<T> = { readonly result: T } | { readonly writeError: Document };

/** Runs one statement of a batch; a refusal becomes an entry of `writeErrors`. */
export async function tryStatement<T>(
  call: CommandCall,
  index: number,
  statement: () => T,
): Promise<StatementResult<T>> {
  try {
    return { result: await runStatement(call, statement) };
  } catch (error) {
    if (!(error instanceof CommandError) || ENDS_COMMAND.has(error.code)) throw error;
    return { writeError: { index, code: error.code, errmsg: error.message, ...error.details } };
  }
}

/** Ordered batches stop at the first error, and so does everything inside a transaction. */
export function stopsAtError({ command, transaction }: CommandCall): boolean {
  return command.ordered !== false || transaction !== null;
}

export function writeErrorsField(writeErrors: Document[]): Document {
  return writeErrors.length > 0 ? { writeErrors } : {};
}
