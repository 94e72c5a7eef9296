import type { Cart, CartItem, CartParcel } from '@wishbow/contracts/cart';
import { type QuotedParcel, quoteCart } from '@wishbow/domain/cart-quote';
import { type Cents, cents, NO_MONEY, sumCents, times } from '@wishbow/domain/money';
import { listOf, personOf, summaryOf, theOne, viewerOf } from '@wishbow/testing/world/looking';
import type { CartRow, World } from '@wishbow/testing/world/world';
import type * as z from 'zod';

/** What every line costs to be sent, whatever it is. */
export const SHIPPING_CENTS = cents(450);
export const SHIPPING_DAYS = { min: 3, max: 5 };

/** What one of a product costs now: a tenth more where prices have moved. */
export function priceOf(world: World, productId: string): Cents {
  const price = productOf(world, productId).price ?? 0;
  return cents(world.pricesMoved ? Math.round(price * 1.1) : price);
}

export const productOf = (world: World, productId: string) =>
  theOne(
    world.products.find(({ product_id }) => product_id === productId),
    `product ${productId}`,
  );

/** Lines for one recipient at one place go together. */
export const parcelNameOf = (row: CartRow): string =>
  `${row.toUserId ?? row.invitedEmail ?? 'nobody'}:${row.shipsToMe ? 'me' : 'them'}`;

const isChosen = ({ toUserId, invitedEmail }: CartRow): boolean => toUserId !== null || invitedEmail !== null;

/** The rows of a cart that can be ordered now, parcel by parcel. */
export function parcelRows(world: World): Map<string, CartRow[]> {
  const parcels = new Map<string, CartRow[]>();
  for (const row of world.cart) parcels.set(parcelNameOf(row), [...(parcels.get(parcelNameOf(row)) ?? []), row]);
  return parcels;
}

const quotedParcel = (world: World, id: string, rows: readonly CartRow[]): QuotedParcel => ({
  id,
  lines: rows.map((row) => ({
    unitPriceCents: priceOf(world, row.productId),
    quantity: row.quantity,
    shippingCents: SHIPPING_CENTS,
  })),
});

/** What everything that somebody is chosen for costs, in all and parcel by parcel. */
export function quoteOfCart(world: World, usesCredit: boolean) {
  const counted = [...parcelRows(world)].filter(([, rows]) => rows.every(isChosen));
  const balance = usesCredit ? cents(viewerOf(world).creditCents) : NO_MONEY;
  return quoteCart(
    counted.map(([id, rows]) => quotedParcel(world, id, rows)),
    balance,
  );
}

/** The cart as its owner sees it. */
export function cartSeen(world: World, usesCredit: boolean): z.input<typeof Cart> {
  const { whole } = quoteOfCart(world, usesCredit);
  const parcels = [...parcelRows(world)].map(([id, rows]) => parcelSeen(world, id, rows));
  return {
    version: world.cartVersion,
    cart_items: world.cart.map((row) => lineSeen(world, row)),
    parcels,
    quote: { ...whole, creditBalanceCents: viewerOf(world).creditCents },
    obstacle: parcels.find(({ obstacle }) => obstacle)?.obstacle ?? null,
  };
}

function lineSeen(world: World, row: CartRow): z.input<typeof CartItem> {
  const product = productOf(world, row.productId);
  const list = row.listId ? listOf(world, row.listId) : undefined;
  const wish = world.wishes.find(({ id }) => id === row.wishId);
  const price = priceOf(world, row.productId);
  return {
    id: row.id,
    item: { product_id: row.productId, title: product.title, image: product.image, price },
    from_user: { id: viewerOf(world).id },
    to_user: row.toUserId ? summaryOf(personOf(world, row.toUserId)) : null,
    to_address_user_id: row.shipsToMe ? viewerOf(world).id : row.toUserId,
    wish_list_id: row.listId,
    wish_id: row.wishId,
    wishlist: list ? { id: list.id, name: list.name } : null,
    invited_email: row.invitedEmail,
    message: row.message,
    private: row.isPrivate,
    price_updated: price !== row.addedCents,
    added_price: row.addedCents,
    shipping_price: isChosen(row) ? SHIPPING_CENTS : null,
    shipping_days: isChosen(row) ? SHIPPING_DAYS : null,
    variant_title: product.variant_title,
    quantity: row.quantity,
    wanted_quantity: wish?.quantity ?? null,
    most_quantity: wish ? Math.max(1, wish.quantity - wish.taken) : 10,
    obstacle: product.invalid ? { code: 'item_unavailable', message: 'Nobody sells this right now.' } : null,
    created_at: row.at,
  };
}

function parcelSeen(world: World, id: string, rows: readonly CartRow[]): z.input<typeof CartParcel> {
  const first = theOne(rows[0], 'line of a parcel');
  const person = first.toUserId ? personOf(world, first.toUserId) : undefined;
  const counted = rows.every(isChosen);
  return {
    id,
    cart_item_ids: rows.map((row) => row.id),
    to_user: person ? summaryOf(person) : null,
    invited_email: first.invitedEmail,
    ship_to: first.shipsToMe ? 'me' : 'them',
    ships_to: person?.address ? { city: person.address.city, state: person.address.state } : null,
    message: first.message,
    private: first.isPrivate,
    subtotalCents: sumCents(rows.map((row) => times(priceOf(world, row.productId), row.quantity))),
    is_counted: counted,
    obstacle: counted ? null : { code: 'no_recipient', message: 'Please choose who this is for.' },
  };
}
