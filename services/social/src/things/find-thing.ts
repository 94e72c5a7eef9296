import type { Item } from '@wishbow/contracts/items';
import type { Thing } from '@wishbow/contracts/things';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import type { SeenThings, ViewerId } from './seen-things.ts';

export type Found =
  | { readonly kind: 'wish'; readonly wish: WishOnPage }
  | { readonly kind: 'item'; readonly item: Item };

/** The thing as this viewer sees it; undefined where it is hidden from them or gone. */
export async function findThing(things: SeenThings, viewerId: ViewerId, thing: Thing): Promise<Found | undefined> {
  if (thing.kind === 'item') {
    const item = await things.findItem(thing.thingId);
    return item && { kind: 'item', item };
  }
  const wish = await things.findWish(viewerId, thing.thingId);
  return wish && { kind: 'wish', wish };
}
