import type { CustomGiftRow } from './custom-gift-model.ts';

/** A gift as the wishlists service knows it: an order of one line. */
export const unitsTakenBy = ({ _id, buyerId, isPrivate, wishId, quantity }: CustomGiftRow) => ({
  _id,
  buyerId,
  isPrivate,
  lines: [{ wishId, quantity }],
});
