import { orderResponse, type PlacedOrder } from './order-response.ts';
import type { Outcome } from './outcome.ts';
import { type EndingCode, retailerError } from './retailer-error.ts';
import type { Stage, Timeline } from './timeline.ts';

/** How fast the retailer works when no script says otherwise, each counted from the stage before. */
export type Pace = {
  placedAfterMs: number;
  shippedAfterMs: number;
  deliveredAfterMs: number;
  /** From the label of a return to the money for it. */
  creditedAfterMs: number;
};

const later = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);

export const processingStage = (at: Date): Stage => ({
  at,
  kind: 'processing',
  answer: retailerError('request_processing'),
});

export const failedStage = (
  at: Date,
  code: EndingCode,
  request: unknown,
  data: Record<string, unknown> = {},
): Stage => ({ at, kind: 'failed', answer: { ...retailerError(code, data), request } });

const placedStages = (order: PlacedOrder, placedAt: Date, outcome: Outcome, pace: Pace): Stage[] => {
  const shippedAt = later(placedAt, outcome.ship_after_ms ?? pace.shippedAfterMs);
  const deliveredAt = later(shippedAt, outcome.deliver_after_ms ?? pace.deliveredAfterMs);
  return [
    { at: placedAt, kind: 'succeeded', answer: orderResponse(order, placedAt) },
    {
      at: shippedAt,
      kind: 'shipped',
      answer: orderResponse(order, placedAt, { status: 'InTransit', obtainedAt: shippedAt }),
    },
    {
      at: deliveredAt,
      kind: 'delivered',
      answer: orderResponse(order, placedAt, { status: 'Delivered', obtainedAt: deliveredAt }),
    },
  ];
};

/** The story of an order that arrives at `now`: processing, then placed, shipped and delivered, or failed. */
export const orderTimeline = (
  order: PlacedOrder,
  outcome: Outcome,
  refused: EndingCode | undefined,
  pace: Pace,
  now: Date,
): Timeline => {
  const start = processingStage(now);
  if (outcome.stays_processing) return [start];
  const endsAt = later(now, outcome.delay_ms ?? pace.placedAfterMs);
  const error = outcome.error ?? refused;
  if (!error) return [start, ...placedStages(order, endsAt, outcome, pace)];
  const failed = failedStage(endsAt, error, order.request, {
    product_ids: order.request.products.map(({ product_id }) => product_id),
  });
  if (outcome.flip_after_ms === undefined) return [start, failed];
  return [start, failed, ...placedStages(order, later(endsAt, outcome.flip_after_ms), outcome, pace)];
};
