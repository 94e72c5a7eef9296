import type { Giving } from '@wishbow/contracts/orders-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { Connection } from '@wishbow/service/mongo/connection';
import type * as z from 'zod';
import type { ContributionRow } from '../contributions/contribution-model.ts';
import { listContributionsOf } from '../contributions/contribution-repository.ts';
import type { CustomGiftRow } from './custom-gift-model.ts';
import { listGiftsOf } from './custom-gift-repository.ts';

/** Nobody gives that often; the copy of their data stays one that can be sent. */
const MOST_COPIED = 10_000;

const toGiven = ({
  wishId,
  recipientId,
  title,
  message,
  isPrivate,
  state,
  createdAt,
}: CustomGiftRow | ContributionRow) => ({
  wish_id: wishId,
  to_user_id: recipientId,
  title,
  message,
  private: isPrivate,
  state,
  created_at: createdAt.toISOString(),
});

/** What a person gave without an order, oldest first. */
export async function listGiving(connection: Connection, userId: UserId): Promise<z.input<typeof Giving>> {
  const [gifts, contributions] = await Promise.all([
    listGiftsOf(connection, userId, MOST_COPIED),
    listContributionsOf(connection, userId, MOST_COPIED),
  ]);
  return {
    custom_gifts: gifts.map((gift) => ({ ...toGiven(gift), quantity: gift.quantity })),
    contributions: contributions.map((row) => ({ ...toGiven(row), amount_cents: row.amountCents })),
  };
}
