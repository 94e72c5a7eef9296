import type { DemoOrder } from '@wishbow/demo/orders';
import type { OrderRow } from '../orders/order-row.ts';

/** A parcel of the carrier that the sandbox sends everything with; its number is nobody's. */
export function demoTracking({
  number,
  steps,
}: DemoOrder): Pick<OrderRow, 'trackingUrl' | 'carrier' | 'trackingNumber'> {
  if (!steps.some(({ state }) => state === 'shipped')) return { trackingUrl: null };
  const trackingNumber = `1Z999SBX${number.replace(/\D/g, '').padStart(10, '0')}`;
  return {
    trackingUrl: `https://www.ups.com/track?tracknum=${trackingNumber}`,
    carrier: 'UPS',
    trackingNumber,
  };
}
