import * as z from 'zod';
import { ProductId } from './items.ts';
import { WishId, WishlistId } from './wire-types.ts';

/** What people like, talk about and recommend: somebody's wish, or a product that is nobody's wish yet. */
export type Thing =
  | { readonly kind: 'wish'; readonly thingId: WishId }
  | { readonly kind: 'item'; readonly thingId: ProductId };

/** The ids by which calls name a thing. Things may be sent whole, as they were told: what else they carry is ignored. */
export const thingIds = {
  wish_id: WishId.nullish(),
  /** Of a wish; our own id of a product where there is a `product_id` and no `wish_list_id`. */
  id: WishId.nullish(),
  wish_list_id: WishlistId.nullish(),
  product_id: ProductId.nullish(),
};

type ThingIds = z.infer<z.ZodObject<typeof thingIds>>;

function findThing({ wish_id, id, wish_list_id, product_id }: ThingIds): Thing | undefined {
  const isProduct = product_id && !wish_list_id;
  const wishId = wish_id ?? (isProduct ? undefined : id);
  if (wishId) return { kind: 'wish', thingId: wishId };
  return product_id ? { kind: 'item', thingId: product_id } : undefined;
}

export const namesThing = (ids: ThingIds): boolean => findThing(ids) !== undefined;

export const NO_THING = 'Please name a wish or a product.';

/** A thing that is named by a parsed body. */
export function thingOf(ids: ThingIds): Thing {
  const thing = findThing(ids);
  if (!thing) throw new RangeError(NO_THING);
  return thing;
}

/** A body that names a thing and says nothing else of it. */
export const NamedThing = z.looseObject(thingIds).refine(namesThing, NO_THING);

/** The page of the site it happens on, as old clients send it: it decides nothing. */
export const PageHint = z.unknown().optional();
