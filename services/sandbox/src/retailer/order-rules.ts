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
  const priced = lines.map((line) => ({ ...line, unitPriceCents: line.listing.variant.priceCents + changes.priceChangeCents }));
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
export const findOrderLines = (order: OrderRequest, shop: Shop): { listing: Listing; quantity: number }[] | undefined => {
  const lines = order.products.map(({ product_id, quantity }) => ({ listing: shop.find(product_id), quantity }));
  return lines.every((line): line is { listing: Listing; quantity: number } => line.listing !== undefined) ? lines : undefined;
};

const giftRefusal = (order: OrderRequest): EndingCode | undefined => {
  const message = order.gift_message ?? '';
  const isTooLong = message.length > GIFT_MESSAGE_CHARACTERS || message.split('\n').length > GIFT_MESSAGE_LINES;
  return isTooLong || (message !== '' && order.is_gift !== true) ? 'invalid_gift_options' : undefined;
};

const addressRefusal = ({ shipping_address: address }: OrderRequest): EndingCode | undefined => {
  if (address.country !== 'US') return 'shipping_address_unavailable';
  if (!/^\d{5}(-\d{4})?$/.test(address.zip_code)) return 'invalid_address';
  return address.zip_code.startsWith('00000') ? 'shipping_address_refused' : undefined;
};

const fastestDays = (priced: PricedOrder): number => Math.max(...priced.lines.map(({ listing }) => listing.product.shippingDays.min));

/** Why the retailer would not take this order, by the first rule it breaks; undefined when it would. */
export const orderRefusal = (order: OrderRequest, priced: PricedOrder): EndingCode | undefined => {
  if (priced.lines.some(({ listing }) => !listing.isOrderable)) return 'item_not_supported';
  if (priced.lines.some(({ listing }) => !listing.hasPrice || !listing.hasOffers)) return 'product_unavailable';
  if (priced.lines.some(({ quantity }) => quantity > LARGEST_QUANTITY)) return 'max_quantity_exceeded';
  const refused = giftRefusal(order) ?? addressRefusal(order);
  if (refused) return refused;
  if (order.shipping_method === 'free' && priced.shippingCents > 0) return 'no_free_shipping';
  if (order.shipping?.max_days !== undefined && fastestDays(priced) > order.shipping.max_days) return 'shipping_method_unavailable';
  if (order.shipping?.max_price !== undefined && priced.shippingCents > order.shipping.max_price) return 'shipping_method_unavailable';
  if (order.max_delivery_days !== undefined && fastestDays(priced) > order.max_delivery_days) return 'max_delivery_days_exceeded';
  return priced.totalCents > order.max_price ? 'max_price_exceeded' : undefined;
};
