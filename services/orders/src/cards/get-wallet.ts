import type { Card } from '@wishbow/contracts/people';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { Cents } from '@wishbow/domain/money';
import type { Connection } from '@wishbow/service/mongo/connection';
import { getCreditBalance } from '../ledger/ledger-repository.ts';
import { cardView } from './card-view.ts';
import { findCardholder } from './cardholder-repository.ts';

/** What a person can pay with: their cards, and their Llama Bucks in cents. */
export async function getWallet(
  connection: Connection,
  userId: UserId,
): Promise<{ cards: Card[]; creditCents: Cents }> {
  const [holder, creditCents] = await Promise.all([
    findCardholder(connection, userId),
    getCreditBalance(connection, userId),
  ]);
  return { cards: (holder?.cards ?? []).map(cardView), creditCents };
}
