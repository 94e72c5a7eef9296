import type { ContributionId, UserId, WishId } from '@wishbow/contracts/wire-types';
import { CONTRIBUTION_WAYS } from '@wishbow/domain/state-tables';
import { isDuplicateKey } from '@wishbow/service/mongo/connection';
import type { ClientSession, Connection } from 'mongoose';
import { claimWaiting, type Lease, moveRow, restDueWork, type Waiting } from '../work/due-work-repository.ts';
import { type ContributionRow, contributionModel } from './contribution-model.ts';

/** @returns false when the same person is chipping in to the same fund at this moment already. */
export async function addContribution(connection: Connection, contribution: ContributionRow): Promise<boolean> {
  try {
    await contributionModel(connection).create([contribution]);
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return false;
  }
}

export const findContribution = (connection: Connection, id: ContributionId): Promise<ContributionRow | null> =>
  contributionModel(connection).findById(id).lean<ContributionRow | null>();

/** What somebody is chipping in to a fund at this moment. */
export const findOpenContribution = (connection: Connection, intentKey: string): Promise<ContributionRow | null> =>
  contributionModel(connection).findOne({ intentKey }).lean<ContributionRow | null>();

/** Takes a contribution whose giver was asked by their bank. */
export const claimAskedContribution = (
  connection: Connection,
  { contributorId, _id }: Pick<ContributionRow, 'contributorId' | '_id'>,
  lease: Lease,
): Promise<Waiting<ContributionRow>> =>
  claimWaiting(
    contributionModel(connection),
    { _id, contributorId, state: 'open', askedIntentId: { $exists: true } },
    lease,
  );

/** Notes the payment that the holder of the card is asked about. */
export async function noteAskedAbout(
  connection: Connection,
  { _id }: ContributionRow,
  askedIntentId: string,
): Promise<void> {
  await contributionModel(connection).updateOne({ _id, state: 'open' }, { $set: { askedIntentId } });
}

/** Leaves a contribution until its giver has answered their bank, or time is up. */
export async function restAskedContribution(
  connection: Connection,
  contribution: ContributionRow,
  dueAt: Date,
): Promise<void> {
  await restDueWork(contributionModel(connection), contribution, { dueAt, failedTurns: 0 });
}

/** Something outside has happened to its payment: it becomes due now, unless nothing is to be done any more. */
export async function wakeContribution(
  connection: Connection,
  session: ClientSession,
  id: ContributionId,
  now: Date,
): Promise<void> {
  const waiting = { _id: id, state: 'open' as const, dueAt: { $ne: null } };
  await contributionModel(connection).updateOne(waiting, { $set: { dueAt: now } }, { session });
}

/** Forgets a contribution for which nothing was taken. */
export async function removeContribution(connection: Connection, { _id }: ContributionRow): Promise<void> {
  await contributionModel(connection).deleteOne({ _id, state: 'open', paymentIntentId: null });
}

/** What a person has chipped in to one fund, newest first. */
export const listOwnContributions = (
  connection: Connection,
  contributorId: UserId,
  wishId: WishId,
): Promise<ContributionRow[]> =>
  contributionModel(connection)
    .find({ contributorId, wishId, state: { $in: ['contributed', 'refunded'] } })
    .sort({ createdAt: -1 })
    .lean<ContributionRow[]>();

/** Everything a person has chipped in, oldest first. */
export const listContributionsOf = (
  connection: Connection,
  contributorId: UserId,
  limit: number,
): Promise<ContributionRow[]> =>
  contributionModel(connection).find({ contributorId }).sort({ _id: 1 }).limit(limit).lean<ContributionRow[]>();

/** Every contribution, for checks. */
export const listAllContributions = (connection: Connection): Promise<ContributionRow[]> =>
  contributionModel(connection).find().lean<ContributionRow[]>();

/** Notes the hold, so that it is known before the amount counts. */
export async function noteHold(connection: Connection, id: ContributionId, paymentIntentId: string): Promise<void> {
  await contributionModel(connection).updateOne({ _id: id }, { $set: { paymentIntentId } });
}

/** Takes a contribution to another state, if it still stands where the caller saw it. */
export const moveContribution = (
  connection: Connection,
  contribution: ContributionRow,
  set: Partial<ContributionRow> & Pick<ContributionRow, 'state'>,
  session: ClientSession,
): Promise<ContributionRow | undefined> =>
  moveRow({ model: contributionModel(connection), ways: CONTRIBUTION_WAYS }, contribution, set, session);

/** Lets the contributor chip in once more. */
export async function closeContributionIntent(
  connection: Connection,
  id: ContributionId,
  session: ClientSession,
): Promise<void> {
  await contributionModel(connection).updateOne({ _id: id }, { $unset: { intentKey: 1 } }, { session });
}

/** Has everything given back that was or is being chipped in to a fund that is gone. */
export async function noteFundGone(
  connection: Connection,
  wishId: WishId,
  now: Date,
  session: ClientSession,
): Promise<void> {
  await contributionModel(connection).updateMany(
    { wishId, state: { $in: ['open', 'contributed'] } },
    { $set: { isFundGone: true, dueAt: now } },
    { session },
  );
}

/** The money is in a payout and does not go back. */
export async function keepInPayout(connection: Connection, id: ContributionId): Promise<void> {
  await contributionModel(connection).updateOne({ _id: id }, { $set: { isFundGone: false } });
}
