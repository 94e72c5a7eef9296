import { CommandError } from '../errors/command-error.ts';
import { ERROR_CODES } from '../errors/error-codes.ts';
import type { LockHolder } from '../storage/lock-holder.ts';

/** A transaction met another writer: it has to start again. */
export function writeConflict(): CommandError {
  return new CommandError(
    ERROR_CODES.WriteConflict,
    'Caused by :: Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.',
    {},
    ['TransientTransactionError'],
  );
}

/** A statement outside transactions met a lock: it waits for the holder and runs again. Never reaches a client. */
export class LockWait extends Error {
  readonly holder: LockHolder;

  constructor(holder: LockHolder) {
    super('waiting for the holder of a lock');
    this.name = 'LockWait';
    this.holder = holder;
  }
}

/** Lets the caller pass only if nobody else holds the lock. */
export function requireLock(holder: LockHolder | undefined, own: LockHolder | null): void {
  if (!holder || holder === own) return;
  if (own) throw writeConflict();
  throw new LockWait(holder);
}
