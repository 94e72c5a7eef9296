import type { NewWebhookDelivery } from '../webhooks/webhook-repository.ts';
import type { Webhooks } from './order-request.ts';
import type { Stage, StageKind, Timeline } from './timeline.ts';

/** Which of the caller's addresses hear about which stage. */
const LISTENERS: Record<StageKind, readonly (keyof Webhooks)[]> = {
  processing: [],
  succeeded: ['request_succeeded', 'order_placed', 'status_updated'],
  failed: ['request_failed', 'order_failed', 'status_updated'],
  shipped: ['tracking_obtained', 'tracking_updated', 'status_updated'],
  delivered: ['tracking_updated', 'status_updated'],
  credited: ['case_updated'],
};

const messagesOf = (requestId: string, webhooks: Webhooks, stage: Stage): NewWebhookDelivery[] => {
  const urls = new Set(LISTENERS[stage.kind].flatMap((listener) => webhooks[listener] ?? []));
  const body = JSON.stringify({ request_id: requestId, ...stage.answer });
  return [...urls].map((url) => ({ subject: requestId, url, body, signingSecret: null, dueAt: stage.at }));
};

/** What to post about these stages, each at its time; an address that listens twice is told once. */
export const stageMessages = (
  requestId: string,
  webhooks: Webhooks | undefined,
  stages: Timeline,
): NewWebhookDelivery[] => (webhooks ? stages.flatMap((stage) => messagesOf(requestId, webhooks, stage)) : []);
