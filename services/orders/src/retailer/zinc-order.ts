import type { PostalAddress } from '@wishbow/contracts/people';
import type { RetailerOrder } from './retailer.ts';

export interface ZincSettings {
  readonly baseUrl: string;
  readonly token: string;
  /** Told to the carrier; Zinc requires a number. */
  readonly phone: string;
  /** Where the retailer tells that something happened to an order of ours. */
  readonly webhookUrl: (order: RetailerOrder['orderId']) => string;
}

const LONGEST_GIFT_MESSAGE = 240;
const MOST_GIFT_LINES = 9;

/** The body of `POST /v1/orders`, in cents. Source: docs.zinc.io, "Create an order"; `addax` is the managed account. */
export function zincOrder(order: RetailerOrder, { phone, webhookUrl }: ZincSettings) {
  const url = webhookUrl(order.orderId);
  const message = giftMessage(order.message);
  return {
    retailer: 'amazon',
    idempotency_key: order.idempotencyKey,
    products: order.products.map(({ productId, quantity }) => ({ product_id: productId, quantity })),
    max_price: order.maxPriceCents,
    shipping: { order_by: 'price', max_days: order.maxShippingDays },
    shipping_address: shippingAddress(order.shipTo, phone),
    is_gift: true,
    ...(message !== '' && { gift_message: message }),
    addax: true,
    webhooks: { request_succeeded: url, request_failed: url, tracking_updated: url },
    client_notes: { order_id: order.orderId },
  };
}

function shippingAddress({ firstName, lastName, address }: RetailerOrder['shipTo'], phone: string) {
  return {
    first_name: firstName,
    last_name: lastName,
    address_line1: address.address,
    address_line2: address.address_2,
    zip_code: address.postal,
    city: address.city,
    state: address.state,
    country: countryCode(address.country),
    phone_number: phone,
  };
}

/** People write their country in words; the retailer wants two letters and ships within the US only. */
const countryCode = (country: PostalAddress['country']): string =>
  /^(us|usa|u\.s\.a?\.?|united states( of america)?)$/i.test(country.trim())
    ? 'US'
    : country.trim().slice(0, 2).toUpperCase();

/** At most 240 UTF-16 units on 9 lines; more lines are joined, a longer text is cut between two characters. */
export function giftMessage(message: string): string {
  const lines = message.trim().split('\n');
  const joined = [...lines.slice(0, MOST_GIFT_LINES - 1), lines.slice(MOST_GIFT_LINES - 1).join(' ')].join('\n').trim();
  let cut = '';
  for (const character of joined) {
    if (cut.length + character.length > LONGEST_GIFT_MESSAGE) break;
    cut += character;
  }
  return cut;
}
