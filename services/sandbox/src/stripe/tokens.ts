import { z } from 'zod';
import { newId, readyMadeCard, renderCard, type StoredCard, storedCard } from './card.ts';
import { cardProblem } from './card-checks.ts';
import { FormInteger, unixSeconds } from './form-values.ts';
import { defineOperation } from './operation.ts';
import { cardError, invalidRequest, missing, ok, type Refused } from './stripe-error.ts';
import type { StripeStore } from './stripe-repository.ts';
import type { TokenRow } from './stripe-rows.ts';
import { findReadyMadeCard } from './test-cards.ts';

/** A card as a person types it; spaces and dashes in the number are ignored. */
export const CardInput = z.object({
  number: z.string().transform((text) => text.replace(/[\s-]/g, '')),
  exp_month: FormInteger,
  exp_year: FormInteger,
  cvc: z.string().optional(),
  name: z.string().optional(),
  address_zip: z.string().optional(),
});

const renderToken = ({ _id, createdAt, card, cardId, isUsed }: TokenRow) => ({
  id: _id,
  object: 'token',
  card: renderCard(cardId, card, null),
  client_ip: null,
  created: unixSeconds(createdAt),
  livemode: false,
  type: 'card',
  used: isUsed,
});

const createToken = defineOperation({
  method: 'post',
  path: '/v1/tokens',
  access: 'publishable',
  input: z.object({ card: CardInput }),
  run: async ({ input: { card }, store, now }) => {
    const problem = cardProblem(card, now);
    if (problem) return cardError(problem);
    const token: TokenRow = {
      _id: newId('tok'),
      createdAt: now,
      card: storedCard(card),
      cardId: newId('card'),
      isUsed: false,
    };
    await store.tokens.save(token);
    return ok(renderToken(token));
  },
});

const getToken = defineOperation({
  method: 'get',
  path: '/v1/tokens/:id',
  input: z.unknown(),
  run: async ({ path, store }) => {
    const token = await store.tokens.find(path.id ?? '');
    return token ? ok(renderToken(token)) : missing('token', path.id ?? '');
  },
});

/** The card a token stands for, which is spent by that; a ready-made token such as `tok_visa` never is. */
export const spendToken = async (
  store: StripeStore,
  tokenId: string,
  now: Date,
): Promise<{ cardId: string; card: StoredCard } | Refused> => {
  const readyMade = findReadyMadeCard(tokenId);
  if (readyMade) return { cardId: newId('card'), card: readyMadeCard(readyMade, now) };
  const token = await store.tokens.find(tokenId);
  if (!token) return { refused: missing('token', tokenId, 'source') };
  if (token.isUsed) {
    return {
      refused: invalidRequest(`You cannot use a Stripe token more than once: ${tokenId}.`, {
        code: 'token_already_used',
      }),
    };
  }
  await store.tokens.save({ ...token, isUsed: true });
  return { cardId: token.cardId, card: token.card };
};

export const tokenOperations = [createToken, getToken];
