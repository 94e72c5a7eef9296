import type { CardId, UserId } from '@wishbow/contracts/wire-types';
import type { Dependencies } from '../dependencies.ts';
import { type Refused, refused } from '../refusals.ts';
import { findOwnCard, removeCardOf } from './cardholder-repository.ts';

/** Forgets a card here and at the card processor. Orders under way keep the hold they have. */
export async function deleteCard(
  { connection, payments }: Dependencies,
  userId: UserId,
  cardId: CardId,
): Promise<{ ok: true } | Refused<'card_not_found'>> {
  const card = await findOwnCard(connection, userId, cardId);
  if (!card) return refused('card_not_found');
  await payments.removeCard(cardId);
  await removeCardOf(connection, userId, cardId);
  return { ok: true };
}
