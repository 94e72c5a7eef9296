import type { UserId } from '@wishbow/contracts/wire-types';
import type { Dependencies } from '../dependencies.ts';
import type { CardRefused, SavedCard, TokenRefused } from '../payments/payments.ts';
import { type CardTry, forgetTries, mayTryCard, mayTryCards } from './card-tries.ts';
import { addCardholder, addCardOf, findCardholder } from './cardholder-repository.ts';

export type TooMany = { readonly ok: false; readonly retryAfterMs: number };

/** Saves the card behind a token with the card processor, for this person. */
export async function addCard(
  deps: Dependencies,
  trying: CardTry,
  token: string,
): Promise<{ ok: true; card: SavedCard } | CardRefused | TokenRefused | TooMany> {
  const { connection, payments } = deps;
  const { userId } = trying;
  const verdict = await mayTryCards(deps, 'add-card', trying);
  if (!verdict.isAllowed) return { ok: false, retryAfterMs: verdict.retryAfterMs };
  const customerId = await ensureCustomer(deps, userId);
  const read = await payments.readCard(userId, token);
  if (!read.ok) return read;
  const { card } = read;
  // The bank is asked only from here on.
  const cardVerdict = await mayTryCard(deps, 'add-card', card.fingerprint);
  if (!cardVerdict.isAllowed) return { ok: false, retryAfterMs: cardVerdict.retryAfterMs };
  const saved = await payments.saveCard(customerId, card.id);
  if (!saved.ok) return saved;
  await forgetTries(deps, 'add-card', card.fingerprint);
  await addCardOf(connection, userId, card);
  return { ok: true, card };
}

async function ensureCustomer({ connection, payments }: Dependencies, userId: UserId): Promise<string> {
  const known = await findCardholder(connection, userId);
  if (known) return known.customerId;
  const customerId = await payments.createCustomer(userId);
  await addCardholder(connection, userId, customerId);
  return customerId;
}
