import type { CustomGift } from '@wishbow/contracts/custom-gifts';
import type { CustomGiftRow } from './custom-gift-model.ts';

/** A gift as its giver is told of it. */
export const customGiftView = (gift: CustomGiftRow): CustomGift => ({
  id: gift._id,
  wish_id: gift.wishId,
  quantity: gift.quantity,
  message: gift.message,
  private: gift.isPrivate,
  created_at: gift.createdAt.toISOString(),
});
