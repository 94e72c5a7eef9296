import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { accessOf } from './access.ts';
import { newId } from './card.ts';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';
import { type IncomingCall, runOperation } from './run-operation.ts';
import type { StripeContext } from './stripe-context.ts';
import { invalidRequest, type Refused, type StripeAnswer } from './stripe-error.ts';

type Settings = { context: StripeContext; traffic: readonly RequestHandler[] };

const PATHS = [...new Set(operations.map(({ path }) => path.split('/').slice(0, 3).join('/')))];

/** Browsers call some of this with the publishable key, from whatever origin the shop is served. */
const allowBrowsers: RequestHandler = (request, response, next) => {
  response.set({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
    'access-control-max-age': '600',
  });
  if (request.method === 'OPTIONS') return void response.status(204).end();
  next();
};

const nameRequest: RequestHandler = (_request, response, next) => {
  response.set('request-id', newId('req'));
  next();
};

const send = (response: Response, { status, body }: StripeAnswer): void => {
  response.status(status).json(body);
};

/** A browser may leave the key in the form instead of the header. */
const authorizationOf = (header: string | undefined, form: Record<string, unknown>): string | undefined =>
  header ?? (typeof form.key === 'string' ? `Bearer ${form.key}` : undefined);

/** Only what changes something may be keyed. */
const keyOf = (operation: Operation, request: Request): string | undefined =>
  operation.method === 'post' ? request.get('idempotency-key') : undefined;

const readCall = (operation: Operation, request: Request): IncomingCall | Refused => {
  const form: Record<string, unknown> = operation.method === 'post' ? (request.body ?? {}) : request.query;
  const caller = accessOf(authorizationOf(request.get('authorization'), form), operation.access);
  if ('refused' in caller) return caller;
  const { key: _key, ...input } = form;
  const path = Object.fromEntries(Object.entries(request.params).map(([name, value]) => [name, String(value)]));
  const idempotencyKey = keyOf(operation, request);
  return { operation, access: caller.access, url: request.path, path, input, idempotencyKey };
};

const answer =
  (context: StripeContext, operation: Operation): RequestHandler =>
  async (request, response) => {
    const call = readCall(operation, request);
    if ('refused' in call) return send(response, call.refused);
    const { answer: given, isReplayed } = await runOperation(context, call);
    if (isReplayed) response.set('idempotent-replayed', 'true');
    if (call.idempotencyKey !== undefined) response.set('idempotency-key', call.idempotencyKey);
    send(response, given);
  };

/** The card processor's API at `/v1/...`, as its own client library speaks it. */
export const stripeRoutes = ({ context, traffic }: Settings): Router => {
  const router = Router();
  router.use(PATHS, allowBrowsers, nameRequest, express.urlencoded({ extended: true, limit: '1mb' }), ...traffic);
  for (const operation of operations) router[operation.method](operation.path, answer(context, operation));
  router.use(PATHS, (request, response) =>
    send(response, {
      ...invalidRequest(`Unrecognized request URL (${request.method}: ${request.originalUrl}).`),
      status: 404,
    }),
  );
  return router;
};
