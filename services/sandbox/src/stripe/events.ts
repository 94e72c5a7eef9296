import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { newId } from './card.ts';
import { renderEvent } from './event.ts';
import { ListPage, unixSeconds } from './form-values.ts';
import { defineOperation, renderList } from './operation.ts';
import { missing, ok } from './stripe-error.ts';
import type { WebhookEndpointRow } from './stripe-rows.ts';

const getEvent = defineOperation({
  method: 'get',
  path: '/v1/events/:id',
  input: z.unknown(),
  run: async ({ path: { id = '' }, store }) => {
    const event = await store.events.find(id);
    return event ? ok(renderEvent(event)) : missing('event', id);
  },
});

const listEvents = defineOperation({
  method: 'get',
  path: '/v1/events',
  input: ListPage.extend({ type: z.string().optional() }),
  run: async ({ input: { type, ...page }, store }) =>
    ok(renderList('/v1/events', await store.events.listPage(type === undefined ? {} : { type }, page), renderEvent)),
});

const renderEndpoint = ({ _id, createdAt, url, enabledEvents }: WebhookEndpointRow) => ({
  id: _id,
  object: 'webhook_endpoint',
  api_version: null,
  application: null,
  created: unixSeconds(createdAt),
  description: null,
  enabled_events: enabledEvents,
  livemode: false,
  metadata: {},
  status: 'enabled',
  url,
});

/** The secret is told once, here, as the real one does. */
const createEndpoint = defineOperation({
  method: 'post',
  path: '/v1/webhook_endpoints',
  input: z.object({ url: z.url(), enabled_events: z.array(z.string()).min(1) }),
  run: async ({ input, store, now }) => {
    const secret = `whsec_${randomBytes(24).toString('hex')}`;
    const endpoint: WebhookEndpointRow = {
      _id: newId('we'),
      createdAt: now,
      url: input.url,
      secret,
      enabledEvents: input.enabled_events,
    };
    await store.webhookEndpoints.save(endpoint);
    return ok({ ...renderEndpoint(endpoint), secret });
  },
});

const listEndpoints = defineOperation({
  method: 'get',
  path: '/v1/webhook_endpoints',
  input: ListPage,
  run: async ({ input, store }) =>
    ok(renderList('/v1/webhook_endpoints', await store.webhookEndpoints.listPage({}, input), renderEndpoint)),
});

const deleteEndpoint = defineOperation({
  method: 'delete',
  path: '/v1/webhook_endpoints/:id',
  input: z.unknown(),
  run: async ({ path: { id = '' }, store }) => {
    if (!(await store.webhookEndpoints.find(id))) return missing('webhook endpoint', id);
    await store.webhookEndpoints.remove(id);
    return ok({ id, object: 'webhook_endpoint', deleted: true });
  },
});

export const eventOperations = [getEvent, listEvents, createEndpoint, listEndpoints, deleteEndpoint];
