import type { Giving } from '@wishbow/contracts/orders-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { Connection } from '@wishbow/service/mongo/connection';
import type * as z from 'zod';
import { type ContributionRow, contributionModel } from '../contributions/contribution-model.ts';
import { type CustomGiftRow, customGiftModel } from './custom-gift-model.ts';

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
    customGiftModel(connection).find({ buyerId: userId }).sort({ _id: 1 }).lean<CustomGiftRow[]>(),
    contributionModel(connection).find({ contributorId: userId }).sort({ _id: 1 }).lean<ContributionRow[]>(),
  ]);
  return {
    custom_gifts: gifts.map((gift) => ({ ...toGiven(gift), quantity: gift.quantity })),
    contributions: contributions.map((row) => ({ ...toGiven(row), amount_cents: row.amountCents })),
  };
}
