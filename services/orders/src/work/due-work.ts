import type { ClientSession, Connection, Model } from 'mongoose';

/** Something that has to be carried on until nothing is left to do, by one process at a time. */
export interface DueWork {
  readonly _id: string;
  /** When it is looked at next; null: never again. */
  readonly dueAt: Date | null;
  /** Until then one process has it to itself. */
  readonly leasedUntil: Date | null;
  /** Turns that failed in a row. */
  readonly failedTurns: number;
}

/** The model of one kind of due work. */
export type DueWorkModel<Row extends DueWork> = (connection: Connection) => Model<Row>;

/** The fields of due work, for its schema. */
export const DUE_WORK_FIELDS = {
  dueAt: { type: Date, default: null },
  leasedUntil: { type: Date, default: null },
  failedTurns: { type: Number, required: true, default: 0 },
} as const;

/** As whoever begins it takes it: theirs for `leaseMs`, and due for another one when they die. */
export const begunAt = (now: Date, leaseMs: number) => ({
  dueAt: now,
  leasedUntil: new Date(now.getTime() + leaseMs),
  failedTurns: 0,
});

/** Takes what has waited longest, for `leaseMs`. */
export async function claimDueWork<Row extends DueWork>(
  model: Model<Row>,
  now: Date,
  leaseMs: number,
): Promise<Row | undefined> {
  const claimed = await model
    .findOneAndUpdate(
      { dueAt: { $lte: now }, $or: [{ leasedUntil: null }, { leasedUntil: { $lte: now } }] },
      { $set: { leasedUntil: new Date(now.getTime() + leaseMs) } },
      { sort: { dueAt: 1 }, returnDocument: 'after' },
    )
    .lean<Row | null>();
  return claimed ?? undefined;
}

/** Gives it back. When somebody made it due in the meantime it stays due. */
export async function restDueWork<Row extends DueWork>(
  model: Model<Row>,
  { _id, dueAt, leasedUntil }: Row,
  rest: Pick<DueWork, 'dueAt' | 'failedTurns'>,
): Promise<void> {
  const rested = await model.updateOne({ _id, leasedUntil, dueAt }, { $set: { ...rest, leasedUntil: null } });
  if (rested.matchedCount === 0) await model.updateOne({ _id, leasedUntil }, { $set: { leasedUntil: null } });
}

/** @returns the row as it is then; undefined when it stood in another state: somebody else moved it first. */
export async function moveRow<Row extends DueWork & { readonly state: string }>(
  model: Model<Row>,
  { _id, state }: Pick<Row, '_id' | 'state'>,
  set: Partial<Row>,
  session?: ClientSession,
): Promise<Row | undefined> {
  const moved = await model
    .findOneAndUpdate({ _id, state }, { $set: set }, { returnDocument: 'after', ...(session && { session }) })
    .lean<Row | null>();
  return moved ?? undefined;
}
