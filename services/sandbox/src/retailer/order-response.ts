import type { OrderRequest } from './order-request.ts';
import type { PricedOrder } from './order-rules.ts';

/** An order as the retailer holds it. `merchantOrderId` looks like 112-1234567-7654321. */
export type PlacedOrder = { requestId: string; merchantOrderId: string; request: OrderRequest; priced: PricedOrder };
export type Shipment = { status: 'InTransit' | 'Delivered'; obtainedAt: Date };

const DAY_MS = 24 * 60 * 60 * 1_000;

const priceComponents = ({ lines, subtotalCents, shippingCents, taxCents, totalCents }: PricedOrder) => ({
  subtotal: subtotalCents,
  shipping: shippingCents,
  tax: taxCents,
  total: totalCents,
  currency: 'USD',
  payment_currency: 'USD',
  converted_payment_total: totalCents,
  products: lines.map(({ listing, quantity, unitPriceCents }) => ({
    product_id: listing.variant.productId,
    price: unitPriceCents,
    quantity,
    seller_id: 'SANDBOXSELLER1',
  })),
});

const trackingOf = (order: PlacedOrder, { status, obtainedAt }: Shipment, productIds: string[]) => ({
  merchant_order_id: order.merchantOrderId,
  carrier: 'UPS',
  tracking_number: `1Z999SBX${order.merchantOrderId.replaceAll('-', '').slice(-10)}`,
  tracking_url: `https://www.ups.com/track?tracknum=1Z999SBX${order.merchantOrderId.replaceAll('-', '').slice(-10)}`,
  delivery_status: status,
  product_ids: productIds,
  obtained_at: obtainedAt.toISOString(),
});

/**
 * The `order_response` of the retailer's API; money in cents. A shipment appears once the parcel is on its way.
 * Source: docs.zinc.io, "Retrieve an order".
 */
export const orderResponse = (order: PlacedOrder, placedAt: Date, shipment?: Shipment) => {
  const productIds = order.priced.lines.map(({ listing }) => listing.variant.productId);
  const deliveryDate = new Date(placedAt.getTime() + order.priced.deliveryDays * DAY_MS).toISOString().slice(0, 10);
  return {
    _type: 'order_response',
    request_id: order.requestId,
    price_components: priceComponents(order.priced),
    merchant_order_ids: [
      {
        merchant_order_id: order.merchantOrderId,
        merchant: 'amazon',
        account: 'sandbox@example.com',
        placed_at: placedAt.toISOString(),
        delivery_date: deliveryDate,
        product_ids: productIds,
      },
    ],
    tracking: shipment ? [trackingOf(order, shipment, productIds)] : [],
    delivery_dates: [{ date: deliveryDate, delivery_date: deliveryDate, products: order.request.products }],
    account_status: { prime: true, fresh: false, business: false, charity: false },
    request: order.request,
  };
};
