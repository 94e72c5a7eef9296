import type { ContributionId, OrderId, WishId } from '@wishbow/contracts/wire-types';
import { DISPUTE_WAYS } from '@wishbow/domain/dispute-state';
import { type Cents, sumCents } from '@wishbow/domain/money';
import { canMove } from '@wishbow/domain/transitions';
import type { ClientSession, Connection } from 'mongoose';
import { payoutModel } from '../payouts/payout-model.ts';
import { type DisputeRow, disputeModel } from './dispute-model.ts';

export const findDispute = (connection: Connection, session: ClientSession, id: string): Promise<DisputeRow | null> =>
  disputeModel(connection).findById(id).session(session).lean<DisputeRow | null>();

/** none -> open. @throws Error with code 11000 when it is known. */
export async function addDispute(connection: Connection, session: ClientSession, dispute: DisputeRow): Promise<void> {
  await disputeModel(connection).insertMany([dispute], { session });
}

/** open -> won or lost. @returns undefined where it is decided. */
export async function endDispute(
  connection: Connection,
  session: ClientSession,
  { _id, state }: DisputeRow,
  decided: Pick<DisputeRow, 'state' | 'closedAt'>,
): Promise<DisputeRow | undefined> {
  if (!canMove(DISPUTE_WAYS, state, decided.state)) return undefined;
  const closed = await disputeModel(connection)
    .findOneAndUpdate({ _id, state }, { $set: decided }, { returnDocument: 'after', session })
    .lean<DisputeRow | null>();
  return closed ?? undefined;
}

/** Whether money of a fund is contested: its check has to wait. */
export const isFundDisputed = async (
  connection: Connection,
  wishId: WishId,
  session: ClientSession,
): Promise<boolean> => (await disputeModel(connection).exists({ wishId, state: 'open' }).session(session)) !== null;

/**
 * Notes at the check of a fund that money of it is contested. A write, and not a look: a check that is marked as mailed at
 * the same moment comes before or after.
 */
export async function freezePayoutOf(connection: Connection, session: ClientSession, wishId: WishId): Promise<void> {
  const waiting = { wishId, state: { $in: ['open', 'requested'] as const } };
  await payoutModel(connection).updateMany(waiting, { $inc: { disputeCount: 1 } }, { session });
}

/** What the banks have taken back of what was paid, or may keep: it does not go back a second time. */
const TAKEN = { state: { $in: ['open', 'lost'] as const } };

/** The dispute that stands in the way of giving a contribution back; of several a lost one, since that never changes. */
export const findDisputeOf = (connection: Connection, contributionId: ContributionId): Promise<DisputeRow | null> =>
  disputeModel(connection)
    .findOne({ contributionId, ...TAKEN })
    .sort({ state: 1 })
    .lean<DisputeRow | null>();

/** What of an order's charge is contested or lost. */
export async function findContestedCents(connection: Connection, orderId: OrderId): Promise<Cents> {
  const rows = await disputeModel(connection)
    .find({ orderId, ...TAKEN })
    .lean<DisputeRow[]>();
  return sumCents(rows.map(({ amountCents }) => amountCents));
}

interface DisputePage {
  readonly state: DisputeRow['state'] | undefined;
  readonly limit: number;
}

/** What is open first, then by the newest; what is open has its place however many came after it. */
export async function listDisputeRows(connection: Connection, { state, limit }: DisputePage): Promise<DisputeRow[]> {
  const newest = (states: readonly DisputeRow['state'][], most: number) =>
    disputeModel(connection)
      .find({ state: { $in: states } })
      .sort({ openedAt: -1 })
      .limit(most)
      .lean<DisputeRow[]>();
  if (state) return newest([state], limit);
  const open = await newest(['open'], limit);
  return open.length < limit ? [...open, ...(await newest(['won', 'lost'], limit - open.length))] : open;
}
