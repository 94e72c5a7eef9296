import { ProductId } from '@wishbow/contracts/items';
import type { WishToAdd } from '@wishbow/contracts/wish-forms';
import { catalogue } from '@wishbow/demo/catalogue';

/** Every fourth wish leads to a shop elsewhere, and so do all once the catalogue is used up. */
const LINK_EVERY = 4;

const NOTE =
  'The tall one if they still have it, otherwise any colour that goes with the shelf by the window. #studio #slowly';

/**
 * Wishes for a list, in the order they are added, so that the top of a list of any length looks alike.
 * @param offset where in the catalogue to begin, so that lists differ.
 */
export function inventedWishes(count: number, offset: number): WishToAdd[] {
  return Array.from({ length: count }, (_, index) => wishAt(count - 1 - index, offset));
}

/** @param place counted from the top of the list. */
function wishAt(place: number, offset: number): WishToAdd {
  const productIndex = place - Math.floor(place / LINK_EVERY);
  const isLink = place % LINK_EVERY === LINK_EVERY - 1 || productIndex >= catalogue.length;
  const product = catalogue[(productIndex + offset) % catalogue.length];
  if (isLink || !product) return linkAt(place);
  return { product_id: ProductId.parse(product.productId), quantity: 1, notes: NOTE };
}

const linkAt = (place: number): WishToAdd => ({
  external: true,
  title: `Hand-thrown bead no. ${place + 1}, glazed twice`,
  url: `https://pottersrow.example/beads/${place + 1}`,
  price: 1_200 + place,
  quantity: 1,
  notes: NOTE,
});
