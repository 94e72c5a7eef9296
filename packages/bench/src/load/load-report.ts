import type { CallKind } from './mix.ts';

/** How an answer counts: refused for now (429, 503), failed (another 5xx, no answer), or good. */
export type Outcome = 'good' | 'refused' | 'failed';

/** One request of a load. */
export interface Told {
  readonly kind: CallKind;
  /** From the start of the load to when it was due. */
  readonly dueMs: number;
  /** From when it was due. */
  readonly waitMs: number;
  /** From when it was sent: what the site alone took. */
  readonly tookMs: number;
  /** HTTP status; 0 where there was no answer in time. */
  readonly status: number;
}

/** What one load came to; plain data, sent from process to process. */
export interface LoadReport {
  readonly perSecond: number;
  readonly told: readonly Told[];
  /** Of the process that asked. */
  readonly ownCpuMs: number;
}

const TOO_MANY = 429;
const UNAVAILABLE = 503;
const FAULTS = 500;

export function outcomeOf(status: number): Outcome {
  if (status === TOO_MANY || status === UNAVAILABLE) return 'refused';
  return status === 0 || status >= FAULTS ? 'failed' : 'good';
}

export const withOutcome = (told: readonly Told[], outcome: Outcome): Told[] =>
  told.filter(({ status }) => outcomeOf(status) === outcome);

/** An answer that comes later is of no use to anybody. */
export const USEFUL_MS = 2_000;

/** How many were answered well within that time of being due. */
export const countIn = (told: readonly Told[], withinMs: number): number =>
  withOutcome(told, 'good').filter(({ waitMs }) => waitMs <= withinMs).length;

/** Of a load at an even pace. */
export const usefulPerSecond = ({ told, perSecond }: LoadReport): number =>
  (countIn(told, USEFUL_MS) * perSecond) / told.length;

/**
 * Seconds from the start until every call due later was answered well and in time; undefined when the last second
 * was not like that either.
 */
export function calmAfter(told: readonly Told[], withinMs: number): number | undefined {
  const bad = told.filter(({ status, waitMs }) => outcomeOf(status) !== 'good' || waitMs > withinMs);
  const last = Math.max(0, ...bad.map(({ dueMs }) => dueMs));
  const end = Math.max(0, ...told.map(({ dueMs }) => dueMs));
  return end - last < 1_000 ? undefined : last / 1_000;
}
