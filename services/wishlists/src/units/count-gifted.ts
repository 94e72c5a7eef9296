import type { WishId } from '@wishbow/contracts/wire-types';
import type { ClientSession } from '@wishbow/service/mongo/connection';
import type { StoredWish } from '../wishes/wish-repository.ts';
import type { UnitsOfOrders } from './units-of-orders.ts';

/**
 * Counts units as gifted or takes them back, also on a wish whose removal its owner may still undo.
 * @returns the wish as it is then, if it still exists.
 */
export async function countGifted(
  { wishes, removedWishes }: UnitsOfOrders,
  wishId: WishId,
  count: number,
  session: ClientSession,
): Promise<StoredWish | undefined> {
  const counted = await wishes.addGifted(wishId, count, session);
  if (!counted) await removedWishes.addGifted(wishId, count, session);
  return counted;
}
