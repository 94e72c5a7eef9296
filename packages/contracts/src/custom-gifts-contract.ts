import * as z from 'zod';
import { CustomGift, CustomItemToGive, OwnContribution, Payout } from './custom-gifts.ts';
import { defineEndpoint } from './endpoint.ts';
import { PaymentRefusal } from './payments.ts';
import { Problem } from './problem.ts';
import { CentsAmount, OrderId, UserId, ViewerHint, WishId } from './wire-types.ts';

/** Giving wishes from elsewhere and funds, and paying funds out. */
export const customGiftsContract = {
  checkoutCustomItem: defineEndpoint({
    id: 'checkoutCustomItem',
    method: 'POST',
    path: '/api/checkoutCustomItem',
    service: 'orders',
    audience: 'user',
    body: z.strictObject({ wish: CustomItemToGive, user: ViewerHint }),
    responses: {
      /** `gift` for a wish from elsewhere, `contribution` for a fund. */
      200: z.object({ gift: CustomGift.nullable(), contribution: OwnContribution.nullable() }),
      402: PaymentRefusal,
      403: Problem,
      404: Problem,
      /** `already_gifted`, `payout_requested`, `in_progress`, `idempotency_mismatch`, or `over_contribution` with what can still be given. */
      409: Problem.extend({ remaining_amount: CentsAmount.optional() }),
      422: Problem,
      429: Problem,
      503: Problem,
    },
  }),
  /** Takes a gift of one's own back: the units are free again, and the recipient's notice goes. */
  undoGift: defineEndpoint({
    id: 'undoGift',
    method: 'POST',
    path: '/api/undoGift',
    service: 'orders',
    audience: 'user',
    body: z.strictObject({ gift: z.looseObject({ id: OrderId }), user: ViewerHint }),
    responses: { 200: z.object({}), 404: Problem, 409: Problem, 503: Problem },
  }),
  /** What the viewer has given of one wish: for undoing it, and for remembering it. */
  listOwnGifts: defineEndpoint({
    id: 'listOwnGifts',
    method: 'POST',
    path: '/api/getOwnGifts',
    service: 'orders',
    audience: 'user',
    quiet: true,
    body: z.strictObject({ wish: z.looseObject({ id: WishId }) }),
    responses: { 200: z.object({ gifts: z.array(CustomGift), contributions: z.array(OwnContribution) }) },
  }),
  requestFundPayout: defineEndpoint({
    id: 'requestFundPayout',
    method: 'POST',
    path: '/api/requestFundPayout',
    service: 'orders',
    audience: 'user',
    body: z.strictObject({ wish: z.looseObject({ id: WishId, user_id: UserId.nullish() }), user: ViewerHint }),
    responses: {
      200: z.object({ payout: Payout }),
      403: Problem,
      404: Problem,
      /** `payout_requested`, or `invalid_state` where there is nothing to pay out. */
      409: Problem,
      503: Problem,
    },
  }),
};
