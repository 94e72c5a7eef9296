import { setTimeout as sleep } from 'node:timers/promises';
import { refusal } from '../errors/command-error.ts';
import { LockWait } from '../transactions/conflicts.ts';
import type { CommandCall } from './command.ts';

/** Longest delay a timer takes. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/**
 * Runs a statement, which is synchronous and therefore atomic. If it meets the lock of an open transaction it has
 * changed nothing; it waits for that transaction and runs again. Without a wait the result comes in the same turn
 * of the event loop, so the statements of a batch share one write to disk.
 */
export function runStatement<T>(call: CommandCall, statement: () => T): T | Promise<T> {
  try {
    return statement();
  } catch (error) {
    if (error instanceof LockWait) return runAfter(error, call, statement);
    throw error;
  }
}

async function runAfter<T>(wait: LockWait, call: CommandCall, statement: () => T): Promise<T> {
  const leftMs = call.deadline - Date.now();
  if (leftMs <= 0) throw refusal('MaxTimeMSExpired', 'operation exceeded time limit');
  if (leftMs === Number.POSITIVE_INFINITY) await wait.holder.ended;
  else await Promise.race([wait.holder.ended, sleep(Math.min(leftMs, MAX_DELAY_MS))]);
  return runStatement(call, statement);
}
