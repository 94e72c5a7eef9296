import type { Document } from '../bson/value.ts';
import { RESUMABLE_CODES, RETRYABLE_CODES, TRANSIENT_CODES } from '../errors/error-codes.ts';

/** What the labels of an error depend on. */
export type LabelCircumstances = {
  readonly name: string;
  readonly command: Document;
  readonly isChangeStream: boolean;
};

/** The labels that tell a driver whether it may repeat the transaction, the write or the stream. */
export function labelsFor(code: number, { name, command, isChangeStream }: LabelCircumstances): string[] {
  const lowerName = name.toLowerCase();
  const isInTransaction = command.autocommit === false;
  const isEnd = lowerName === 'committransaction' || lowerName === 'aborttransaction';
  if (isInTransaction && isTransient(code, lowerName)) return ['TransientTransactionError'];
  if (isChangeStream && RESUMABLE_CODES.has(code)) return ['ResumableChangeStreamError'];
  const isRetryable = command.txnNumber !== undefined && (!isInTransaction || isEnd);
  return isRetryable && RETRYABLE_CODES.has(code) ? ['RetryableWriteError'] : [];
}

/** A commit that could not be sent may have happened, so it is retried, not the transaction. */
function isTransient(code: number, lowerName: string): boolean {
  if (lowerName === 'aborttransaction') return false;
  return TRANSIENT_CODES.has(code) && !(lowerName === 'committransaction' && RETRYABLE_CODES.has(code));
}
