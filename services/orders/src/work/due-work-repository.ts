import { requireMove, type Transitions } from '@wishbow/domain/transitions';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import { causedNow, type DueWork } from './due-work.ts';

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

export interface Lease {
  readonly now: Date;
  readonly leaseMs: number;
}

/** The row, now one's own; `busy` while somebody else is at it; undefined when it does not wait any more. */
export type Waiting<Row> = Row | 'busy' | undefined;

/** Takes one row that waits, whenever it is due. Should its new owner die, it is due once the lease has lapsed. */
export async function claimWaiting<Row extends DueWork>(
  model: DueWorkModel<Row>,
  waiting: QueryFilter<Row>,
  { now, leaseMs }: Lease,
): Promise<Waiting<Row>> {
  const claimed = await model
    .findOneAndUpdate(
      { ...waiting, $or: [{ leasedUntil: null }, { leasedUntil: { $lte: now } }] },
      { $set: { dueAt: now, leasedUntil: new Date(now.getTime() + leaseMs), ...causedNow() } },
      { returnDocument: 'after' },
    )
    .lean<Row | null>();
  return claimed ?? ((await model.exists(waiting)) ? 'busy' : undefined);
}

/** Gives it back. @returns false when somebody made it due in the meantime: then it stays due. */
export async function restDueWork<Row extends DueWork>(
  model: DueWorkModel<Row>,
  { _id, dueAt, leasedUntil }: Row,
  rest: Pick<DueWork, 'dueAt' | 'failedTurns'>,
): Promise<boolean> {
  const rested = await model.updateOne({ _id, leasedUntil, dueAt }, { $set: { ...rest, leasedUntil: null } });
  if (rested.matchedCount > 0) return true;
  await model.updateOne({ _id, leasedUntil }, { $set: { leasedUntil: null } });
  return false;
}

/** The rows of one kind, and the only ways between their states. */
interface Movable<State extends string, Row extends DueWork & { readonly state: State }> {
  readonly model: DueWorkModel<Row>;
  readonly ways: Transitions<State>;
}

/**
 * Takes a row to another state, if it still stands where the caller saw it.
 * @returns the row as it is then; undefined when somebody else moved it first.
 * @throws RangeError for a way that its kind does not know.
 */
export async function moveRow<State extends string, Row extends DueWork & { readonly state: State }>(
  { model, ways }: Movable<State, Row>,
  { _id, state }: Pick<Row, '_id' | 'state'>,
  set: Partial<Row> & { readonly state: State },
  session?: ClientSession,
): Promise<Row | undefined> {
  requireMove(model.modelName, ways, { from: state, to: set.state });
  const moved = await model
    .findOneAndUpdate({ _id, state }, { $set: set }, { returnDocument: 'after', ...(session && { session }) })
    .lean<Row | null>();
  return moved ?? undefined;
}
