import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OrderId } from '@wishbow/contracts/wire-types';

const PATH = '/webhooks/retailer';

const keyOf = (secret: string, orderId: OrderId): string =>
  createHmac('sha256', secret).update(`retailer webhook:${orderId}`).digest('hex');

/** The retailer signs nothing, so the address it is given carries a key that only we can make. */
export const retailerWebhookUrl =
  (publicUrl: string, secret: string) =>
  (orderId: OrderId): string =>
    `${publicUrl}${PATH}?order=${orderId}&key=${keyOf(secret, orderId)}`;

export function isRetailerWebhookKey(secret: string, orderId: OrderId, key: string): boolean {
  const expected = Buffer.from(keyOf(secret, orderId));
  const given = Buffer.from(key);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
