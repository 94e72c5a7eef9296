import type { OrderRequest } from './order-request.ts';
import type { EndingCode } from './retailer-error.ts';
import type { Listing, Shop } from './shop.ts';

/** What an order comes to at the till, in cents. */
export type PricedOrder = {
  lines: { listing: Listing; quantity: number; unitPriceCents: number }[];
  subtotalCents: number;
  shippingCents: number;
  taxCents: number;
  totalCents: number;
  deliveryDays: number;
};

const LARGEST_QUANTITY = 30;
const GIFT_MESSAGE_CHARACTERS = 240;
const GIFT_MESSAGE_LINES = 9;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Adds an order up; shipping is paid once for each line, whatever its quantity. */
export const priceOrder = (
  lines: readonly { listing: Listing; quantity: number }[],
  changes: { priceChangeCents: number; taxCents: number },
): PricedOrder => {
  const priced = lines.map((line) => ({
    ...line,
    unitPriceCents: line.listing.variant.priceCents + changes.priceChangeCents,
  }));
  const subtotalCents = sum(priced.map(({ unitPriceCents, quantity }) => unitPriceCents * quantity));
  const shippingCents = sum(priced.map(({ listing }) => listing.product.shippingCents));
  return {
    lines: priced,
    subtotalCents,
    shippingCents,
    taxCents: changes.taxCents,
    totalCents: subtotalCents + shippingCents + changes.taxCents,
    deliveryDays: Math.max(...priced.map(({ listing }) => listing.product.shippingDays.max)),
  };
};

/** The things an order asks for; undefined when one of them is not sold here. */
export const findOrderLines = (
  order: OrderRequest,
  shop: Shop,
): { listing: Listing; quantity: number }[] | undefined => {
  const lines = order.products.map(({ product_id, quantity }) => ({ listing: shop.find(product_id), quantity }));
  return lines.every((line): line is { listing: Listing; quantity: number } => line.listing !== undefined)
    ? lines
    : undefined;
};

const hasBadGiftMessage = ({ gift_message: message = '', is_gift: isGift }: OrderRequest): boolean =>
  message.length > GIFT_MESSAGE_CHARACTERS ||
  message.split('\n').length > GIFT_MESSAGE_LINES ||
  (message !== '' && isGift !== true);

/** The days in which the slowest line can arrive at best. */
const fastestDays = ({ lines }: PricedOrder): number =>
  Math.max(...lines.map(({ listing }) => listing.product.shippingDays.min));

const isAbove = (amount: number, limit: number | undefined): boolean => limit !== undefined && amount > limit;

type Rule = readonly [broken: EndingCode, isBroken: (order: OrderRequest, priced: PricedOrder) => boolean];

/** In the order in which the retailer notices. */
const RULES: readonly Rule[] = [
  ['item_not_supported', (_order, { lines }) => lines.some(({ listing }) => !listing.isOrderable)],
  ['product_unavailable', (_order, { lines }) => lines.some(({ listing }) => !listing.hasPrice || !listing.hasOffers)],
  ['max_quantity_exceeded', (_order, { lines }) => lines.some(({ quantity }) => quantity > LARGEST_QUANTITY)],
  ['invalid_gift_options', hasBadGiftMessage],
  ['shipping_address_unavailable', ({ shipping_address: { country } }) => country !== 'US'],
  ['invalid_address', ({ shipping_address: { zip_code: zip } }) => !/^\d{5}(-\d{4})?$/.test(zip)],
  ['shipping_address_refused', ({ shipping_address: { zip_code: zip } }) => zip.startsWith('00000')],
  ['no_free_shipping', (order, { shippingCents }) => order.shipping_method === 'free' && shippingCents > 0],
  ['shipping_method_unavailable', ({ shipping }, priced) => isAbove(fastestDays(priced), shipping?.max_days)],
  ['shipping_method_unavailable', ({ shipping }, { shippingCents }) => isAbove(shippingCents, shipping?.max_price)],
  ['max_delivery_days_exceeded', ({ max_delivery_days: days }, priced) => isAbove(fastestDays(priced), days)],
  ['max_price_exceeded', ({ max_price: maxPrice }, { totalCents }) => totalCents > maxPrice],
];

/** Why the retailer would not take this order, by the first rule it breaks; undefined when it would. */
export const orderRefusal = (order: OrderRequest, priced: PricedOrder): EndingCode | undefined =>
  RULES.find(([, isBroken]) => isBroken(order, priced))?.[0];
