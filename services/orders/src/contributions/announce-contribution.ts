import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { recordEvent } from '@wishbow/service/outbox/record-event';
import type { ContributionRow } from './contribution-model.ts';

/** Tells the owner of the fund; a private contribution is between the two. */
export async function announceContributed(
  connection: Connection,
  session: ClientSession,
  contribution: ContributionRow,
  now: Date,
): Promise<void> {
  const { _id, wishId, contributorId, recipientId, title, image, amountCents, isPrivate, message } = contribution;
  const about = { contributionId: _id, wishId, contributorId, recipientId, title, image };
  const payload = { ...about, amountCents, isPrivate, message };
  await recordEvent(connection, session, { type: 'orders.contribution_made', aggregateId: _id, payload, now });
}

/** Tells the contributor that the money is on its way back. */
export async function announceRefunded(
  connection: Connection,
  session: ClientSession,
  { _id, wishId, contributorId, title, image, amountCents }: ContributionRow,
  now: Date,
): Promise<void> {
  const payload = { contributionId: _id, wishId, contributorId, title, image, amountCents };
  await recordEvent(connection, session, { type: 'orders.contribution_refunded', aggregateId: _id, payload, now });
}
