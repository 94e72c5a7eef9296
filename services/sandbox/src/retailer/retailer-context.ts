import { createHash, randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../database/database.ts';
import type { ScriptRepository } from '../scripts/script-repository.ts';
import type { WebhookRepository } from '../webhooks/webhook-repository.ts';
import { Webhooks } from './order-request.ts';
import type { Pace } from './order-timeline.ts';
import { stageMessages } from './request-webhooks.ts';
import { type RetailerAnswer, refusal } from './retailer-error.ts';
import type { RetailerRequest, RetailerRequestRepository } from './retailer-request-repository.ts';
import type { Shop } from './shop.ts';

/** What every use case of the retailer works with. */
export type RetailerContext = {
  database: Database;
  requests: RetailerRequestRepository;
  webhooks: WebhookRepository;
  wakeWebhooks: () => void;
  scripts: ScriptRepository;
  shop: Shop;
  pace: Pace;
  publicUrl: string;
  now: () => Date;
};

export const newRequestId = (): string => randomUUID().replaceAll('-', '');

/** The same for the same request, whatever the order of its fields on the wire was kept as. */
export const fingerprintOf = (kind: string, body: unknown): string =>
  createHash('sha256')
    .update(`${kind}:${JSON.stringify(body)}`)
    .digest('hex');

/** Stores a request and everything that will be told about it. */
export const saveRequest = async (
  context: RetailerContext,
  request: RetailerRequest,
  session: Transaction,
): Promise<void> => {
  await context.requests.add(request, session);
  const webhooks = Webhooks.optional().parse(request.body.webhooks);
  await context.webhooks.add(stageMessages(request._id, webhooks, request.timeline), context.now(), session);
};

/** The earlier answer to a repeated request, a refusal when its key was used for another one, undefined for a new one. */
export const findRepeated = async (
  context: RetailerContext,
  {
    clientToken,
    idempotencyKey,
    fingerprint,
  }: { clientToken: string; idempotencyKey: string | undefined; fingerprint: string },
  session?: Transaction,
): Promise<RetailerAnswer | undefined> => {
  if (idempotencyKey === undefined) return undefined;
  const earlier = await context.requests.findByKey(clientToken, idempotencyKey, session);
  if (!earlier) return undefined;
  if (earlier.fingerprint === fingerprint) return { status: 200, body: { request_id: earlier._id } };
  return refusal('invalid_request', { field: 'idempotency_key', reason: 'This key was used for a different request.' });
};
