import type { UserId } from '@wishbow/contracts/wire-types';
import type { Dependencies } from '../dependencies.ts';
import type { CardRefused, SavedCard, TokenRefused } from '../payments/payments.ts';
import { addCardholder, addCardOf, findCardholder } from './cardholder-repository.ts';

/** Thieves try stolen numbers by the hundred; nobody owns that many cards (RELIABILITY.md row 41). */
const ADD_CARD_LIMIT = { name: 'add-card', points: 10, windowMs: 60 * 60 * 1_000 };

type TooMany = { readonly ok: false; readonly retryAfterMs: number };

/** Saves the card behind a token with the card processor, for this person. */
export async function addCard(
  deps: Dependencies,
  userId: UserId,
  token: string,
): Promise<{ ok: true; card: SavedCard } | CardRefused | TokenRefused | TooMany> {
  const verdict = await deps.limiter.consume(ADD_CARD_LIMIT, userId);
  if (!verdict.isAllowed) return { ok: false, retryAfterMs: verdict.retryAfterMs };
  const customerId = await ensureCustomer(deps, userId);
  const saved = await deps.payments.saveCard({ userId, customerId }, token);
  if (saved.ok) await addCardOf(deps.connection, userId, saved.card);
  return saved;
}

async function ensureCustomer({ connection, payments }: Dependencies, userId: UserId): Promise<string> {
  const known = await findCardholder(connection, userId);
  if (known) return known.customerId;
  const customerId = await payments.createCustomer(userId);
  await addCardholder(connection, userId, customerId);
  return customerId;
}
