import type { Wish } from '@wishbow/contracts/wishes';
import { cents } from '@wishbow/domain/money';
import { freeUnits } from '@wishbow/domain/wish-units';
import type { StoredWish } from './wish-repository.ts';
import { isWishFulfilled } from './wish-rules.ts';

/** Nothing of what is reserved may be told to the owner, not even in a number derived from it. */
export type Told = { readonly isOwner: true } | { readonly isOwner: false; readonly reservedCount: number };

function availableCount(wish: StoredWish, told: Told): number | null {
  if (told.isOwner || wish.kind === 'fund') return null;
  return freeUnits({ wanted: wish.wantedCount, gifted: wish.giftedCount, reserved: told.reservedCount });
}

const remainingCents = ({ priceCents, contributedCents }: StoredWish) =>
  cents(Math.max(0, priceCents - contributedCents));

/** What people made of a wish, as one viewer sees it. */
export interface Reactions {
  /** Null, as `commentCount`, while nobody can say. */
  readonly likeCount: number | null;
  readonly commentCount: number | null;
  readonly isLiked: boolean;
}

export const NO_REACTIONS: Reactions = { likeCount: 0, commentCount: 0, isLiked: false };
export const UNKNOWN_REACTIONS: Reactions = { likeCount: null, commentCount: null, isLiked: false };

export const toWish = (wish: StoredWish, told: Told, reactions: Reactions = UNKNOWN_REACTIONS): Wish => ({
  id: wish.id,
  wish_list_id: wish.wishlistId,
  user_id: wish.ownerId,
  item_id: wish.itemId,
  product_id: wish.productId,
  asin: wish.productId,
  title: wish.title,
  variant_title: wish.variantTitle,
  store: wish.store,
  image: wish.picture,
  price: wish.priceCents,
  quantity: wish.wantedCount,
  available_quantity: availableCount(wish, told),
  fulfilled: isWishFulfilled(wish),
  url: wish.url,
  notes: wish.notes,
  extra_description: wish.description,
  external: wish.kind === 'external',
  fund: wish.kind === 'fund',
  like_count: reactions.likeCount,
  comment_count: reactions.commentCount,
  liked: reactions.isLiked,
  contributed_amount: wish.kind === 'fund' ? wish.contributedCents : null,
  remaining_amount: wish.kind === 'fund' ? remainingCents(wish) : null,
  payout_requested: wish.payoutRequestedAt?.toISOString() ?? null,
  payout_dispatched: wish.payoutDispatchedAt?.toISOString() ?? null,
  created_at: wish.createdAt.toISOString(),
});
