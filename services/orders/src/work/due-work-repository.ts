import type { ClientSession, Model } from 'mongoose';
import type { DueWork } from './due-work.ts';

/** Where the rows of one kind of due work are. */
export type DueWorkModel<Row extends DueWork> = Model<Row>;

/** Takes what has waited longest, for `leaseMs`. */
export async function claimDueWork<Row extends DueWork>(
  model: DueWorkModel<Row>,
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
  model: DueWorkModel<Row>,
  { _id, dueAt, leasedUntil }: Row,
  rest: Pick<DueWork, 'dueAt' | 'failedTurns'>,
): Promise<void> {
  const rested = await model.updateOne({ _id, leasedUntil, dueAt }, { $set: { ...rest, leasedUntil: null } });
  if (rested.matchedCount === 0) await model.updateOne({ _id, leasedUntil }, { $set: { leasedUntil: null } });
}

/** @returns the row as it is then; undefined when it stood in another state: somebody else moved it first. */
export async function moveRow<Row extends DueWork & { readonly state: string }>(
  model: DueWorkModel<Row>,
  { _id, state }: Pick<Row, '_id' | 'state'>,
  set: Partial<Row>,
  session?: ClientSession,
): Promise<Row | undefined> {
  const moved = await model
    .findOneAndUpdate({ _id, state }, { $set: set }, { returnDocument: 'after', ...(session && { session }) })
    .lean<Row | null>();
  return moved ?? undefined;
}
