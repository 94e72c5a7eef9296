import type { PostalAddress } from '@wishbow/contracts/people';
import type { RetailerOrder, ReturnRequest } from './retailer.ts';

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
    webhooks: webhooksTo(url),
    client_notes: { order_id: order.orderId },
  };
}

/** Whatever happens to a request is told to one address, where it is a hint and no more. */
export const webhooksTo = (url: string) => ({
  request_succeeded: url,
  request_failed: url,
  tracking_updated: url,
  case_updated: url,
});

/** The only way of sending back that a managed account is credited for without asking. Source: docs.zinc.io. */
const METHOD = 'UPS Dropoff';

/** The body of `POST /v1/orders/:id/return`. Source: docs.zinc.io, "Returning an order". */
export function zincReturn(request: ReturnRequest, { webhookUrl }: ZincSettings) {
  const { orderId, idempotencyKey, products, reason, explanation } = request;
  return {
    idempotency_key: idempotencyKey,
    products: products.map(({ productId, quantity }) => ({ product_id: productId, quantity })),
    reason_code: reason,
    method_code: METHOD,
    ...(explanation !== '' && { explanation }),
    webhooks: webhooksTo(webhookUrl(orderId)),
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
