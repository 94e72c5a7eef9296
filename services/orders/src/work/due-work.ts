import { traceparentNow } from '@wishbow/service/tracing/trace-context';

/** Something that has to be carried on until nothing is left to do, by one process at a time. */
export interface DueWork {
  readonly _id: string;
  /** When it is looked at next; null: never again. */
  readonly dueAt: Date | null;
  /** Until then one process has it to itself. */
  readonly leasedUntil: Date | null;
  /** Turns that failed in a row. */
  readonly failedTurns: number;
  /** The trace of what made it due last, which its turns go on with. */
  readonly traceparent?: string;
}

/** The fields of due work, for its schema. */
export const DUE_WORK_FIELDS = {
  dueAt: { type: Date, default: null },
  leasedUntil: { type: Date, default: null },
  failedTurns: { type: Number, required: true, default: 0 },
  traceparent: String,
} as const;

/** What is under way, as the cause of what it makes due. */
export function causedNow(): Pick<DueWork, 'traceparent'> {
  const traceparent = traceparentNow();
  return traceparent === undefined ? {} : { traceparent };
}

/** As whoever begins it takes it: theirs for `leaseMs`, and due for another one when they die. */
export const begunAt = (now: Date, leaseMs: number) => ({
  dueAt: now,
  leasedUntil: new Date(now.getTime() + leaseMs),
  failedTurns: 0,
  ...causedNow(),
});

/** What takes money and was cut short is finished this long and given up afterwards (RELIABILITY.md, I9). */
const OLDEST_INTENT_MS = 15 * 60 * 1_000;

/** When nobody waits any more. */
export const givenUpAt = ({ createdAt }: { readonly createdAt: Date }): Date =>
  new Date(createdAt.getTime() + OLDEST_INTENT_MS);

/** Between two looks at a payment whose holder was asked; messages make it sooner. */
const ASKED_POLL_MS = 60_000;

/** When a payment whose holder was asked is looked at next: not later than it is given up. */
export const nextLookAtAsked = (row: { readonly createdAt: Date }, now: Date): Date =>
  new Date(Math.min(givenUpAt(row).getTime() + 1, now.getTime() + ASKED_POLL_MS));

/** Nobody waits any more for a payment that was begun so long ago. */
export const isTooOld = ({ createdAt }: { readonly createdAt: Date }, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > OLDEST_INTENT_MS;
