import { inSpan } from '@wishbow/service/tracing/in-span';
import type * as z from 'zod';
import { listedOrders, MOST_ORDERS, OrderList } from '../reconciliation/zinc-list.ts';
import { type OrderTaken, type Retailer, RetailerOut } from './retailer.ts';
import {
  CancellationAnswer,
  CaseAnswer,
  cancellationProgress,
  isCredited,
  ReturnAnswer,
  returnProgress,
} from './zinc-afterwards.ts';
import { OrderAnswer, progressOf, RequestAccepted, ZincError } from './zinc-answers.ts';
import { webhooksTo, type ZincSettings, zincOrder, zincReturn } from './zinc-order.ts';

const TIMEOUT_MS = 5_000;

/** Our fault or theirs, never the order's: it stays as it is until somebody has put it right. */
const NOT_ABOUT_THE_ORDER = ['invalid_client_token', 'internal_error', 'account_locked', 'insufficient_zma_balance'];

/** The retailer through version 1 of Zinc's API (https://docs.zinc.io): an order is posted, then asked for. */
export function zincOrdering(settings: ZincSettings): Retailer {
  const ask = asking(settings);
  return {
    placeOrder: async (order) => takenOf(await ask('POST', '/v1/orders', zincOrder(order, settings))),
    getProgress: async (requestId) => progressOf(known(OrderAnswer, await ask('GET', orderPath(requestId)))),
    abortOrder: async (requestId) => {
      await ask('POST', `${orderPath(requestId)}/abort`, {});
    },
    cancelOrder: async ({ orderId, requestId, merchantOrderId, idempotencyKey }) => {
      const body = { merchant_order_id: merchantOrderId, idempotency_key: idempotencyKey };
      const webhooks = webhooksTo(settings.webhookUrl(orderId));
      return takenOf(await ask('POST', `${orderPath(requestId)}/cancel`, { ...body, webhooks }));
    },
    getCancellation: async (requestId) =>
      cancellationProgress(
        known(CancellationAnswer, await ask('GET', `/v1/cancellations/${encodeURIComponent(requestId)}`)),
      ),
    returnOrder: async (request) =>
      takenOf(await ask('POST', `${orderPath(request.requestId)}/return`, zincReturn(request, settings))),
    getReturn: async (requestId) =>
      returnProgress(known(ReturnAnswer, await ask('GET', `/v1/returns/${encodeURIComponent(requestId)}`))),
    hasCredited: async (requestId) => isCredited(known(CaseAnswer, await ask('GET', `${orderPath(requestId)}/case`))),
    listOrders: async (since, until) => listedOrders(known(OrderList, await ask('GET', listPath(since, until)))),
  };
}

const orderPath = (requestId: string): string => `/v1/orders/${encodeURIComponent(requestId)}`;

const listPath = (since: Date, until: Date): string =>
  `/v1/orders?limit=${MOST_ORDERS}&starting_after=${since.getTime()}&ending_before=${until.getTime()}`;

function known<T>(schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new RetailerOut('The retailer answered in words we do not know', { cause: parsed.error });
  return parsed.data;
}

function takenOf(answer: unknown): OrderTaken {
  const accepted = RequestAccepted.safeParse(answer);
  if (accepted.success) return { kind: 'accepted', requestId: accepted.data.request_id };
  const { data: refusal } = ZincError.safeParse(answer);
  if (!refusal) throw new RetailerOut('The retailer answered in words we do not know');
  if (NOT_ABOUT_THE_ORDER.includes(refusal.code)) throw new RetailerOut(`The retailer answered ${refusal.code}`);
  return { kind: 'failed', code: refusal.code };
}

/** Sends a request; anything but a JSON answer below 500 is thrown as `RetailerOut`. */
function asking({ baseUrl, token }: ZincSettings) {
  const authorization = `Basic ${Buffer.from(`${token}:`).toString('base64')}`;
  return async (method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> => {
    try {
      const send = () =>
        fetch(baseUrl + path, {
          method,
          headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
          signal: AbortSignal.timeout(TIMEOUT_MS),
          ...(body && { body: JSON.stringify(body) }),
        });
      const response = await inSpan({ name: 'ask retailer', facts: { 'peer.service': 'retailer' } }, send);
      if (response.status >= 500) throw new Error(`status ${response.status}`);
      return await response.json();
    } catch (cause) {
      throw new RetailerOut(`The retailer did not answer ${method} ${path}`, { cause });
    }
  };
}
