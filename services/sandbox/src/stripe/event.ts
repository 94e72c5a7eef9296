import type { NewWebhookDelivery } from '../webhooks/webhook-repository.ts';
import { unixSeconds } from './form-values.ts';
import type { EventRow, WebhookEndpointRow } from './stripe-rows.ts';

/** The version the shapes here follow, that of the client in our lockfile. */
export const API_VERSION = '2026-10-28.endive';

export const renderEvent = ({ _id, createdAt, type, object }: EventRow) => ({
  id: _id,
  object: 'event',
  api_version: API_VERSION,
  created: unixSeconds(createdAt),
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
});

const listensTo = (endpoint: WebhookEndpointRow, type: string): boolean =>
  endpoint.enabledEvents.includes('*') || endpoint.enabledEvents.includes(type);

/** One signed message for each endpoint that wants to hear of this event. */
export const eventMessages = (event: EventRow, endpoints: readonly WebhookEndpointRow[]): NewWebhookDelivery[] =>
  endpoints
    .filter((endpoint) => listensTo(endpoint, event.type))
    .map(({ url, secret }) => ({
      subject: event._id,
      url,
      body: JSON.stringify(renderEvent(event), null, 2),
      signingSecret: secret,
      dueAt: event.createdAt,
    }));
