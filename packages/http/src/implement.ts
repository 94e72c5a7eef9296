import type { Audience, Contract, Endpoint, ReplyOf, RequestOf } from '@wishbow/contracts/endpoint';
import { problem, unauthenticated } from '@wishbow/contracts/problem';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { invalidFields } from './invalid-fields.ts';
import { sendProblem } from './problem-handler.ts';
import { sendJson } from './send-json.ts';
import { refuseUnsafeKeys } from './unsafe-keys.ts';
import { type SignedInViewer, VISITOR, type Viewer } from './viewer.ts';

type ViewerOf<E extends Endpoint> = E['audience'] extends 'user' | 'admin' ? SignedInViewer : Viewer;

/** What every handler may know beside the parsed request. */
export interface Context<E extends Endpoint> {
  readonly viewer: ViewerOf<E>;
  readonly requestId: string;
  /** Aborted when the caller hangs up. */
  readonly signal: AbortSignal;
  /** The caller's `Idempotency-Key`, where it sent one. */
  readonly idempotencyKey: string | undefined;
  readonly request: Request;
  readonly response: Response;
}

/** One handler per endpoint of the contract; a missing one does not compile. */
export type Handlers<C extends Contract> = {
  readonly [K in keyof C]: C[K] extends Endpoint
    ? (call: RequestOf<C[K]> & Context<C[K]>) => Promise<ReplyOf<C[K]>>
    : never;
};

/** Of a call whose contract says nothing else. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * Makes the Express router of a contract: checks who is asking, parses what comes in, runs the handler,
 * and parses what goes out, so that a field which the contract does not name never leaves the server.
 */
export function implement<const C extends Contract>(contract: C, handlers: Handlers<C>): Router {
  const router = Router();
  router.use(passOthersBy(Object.values(contract)));
  for (const [id, endpoint] of Object.entries(contract)) {
    const handler = handlers[id] as Handler;
    const chain = [refuseAudience(endpoint), ...bodyParsers(endpoint), answer(endpoint, handler)];
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      const method = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>;
      router[method](path, ...chain);
    }
  }
  return router;
}

/** A service has many contracts: a call is compared with the addresses of one only where it may be among them. */
function passOthersBy(endpoints: readonly Endpoint[]): RequestHandler {
  const paths = endpoints.flatMap(({ path, aliases = [] }) => [path, ...aliases]).map(asRouted);
  const whole = new Set(paths.filter((path) => !PARAMETER.test(path)));
  const beginnings = paths.filter((path) => PARAMETER.test(path)).map((path) => path.slice(0, path.search(PARAMETER)));
  return (request, _response, next) => {
    const asked = asRouted(request.path);
    const mayBe = whole.has(asked) || beginnings.some((beginning) => asked.startsWith(beginning));
    return mayBe ? next() : next('router');
  };
}

const PARAMETER = /[:*{]/;

/** As routes are found: `/API/getOrders/` is answered, too. */
const asRouted = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : path).toLowerCase();

type Handler = (call: object) => Promise<{ status: number; body: unknown }>;

export const viewerOf = (response: Response): Viewer => (response.locals.viewer as Viewer | undefined) ?? VISITOR;
export const requestIdOf = (response: Response): string => String(response.locals.requestId ?? '');

function refuseAudience({ audience }: Endpoint): RequestHandler {
  return (_request, response, next) => {
    const refusal = audienceRefusal(audience, viewerOf(response));
    if (!refusal) return next();
    sendProblem(response, refusal.status, refusal.body);
  };
}

function audienceRefusal(audience: Audience, { userId, role, service, isDeployer }: Viewer) {
  if (audience === 'public') return undefined;
  if (audience === 'deployer') {
    return isDeployer ? undefined : { status: 401, body: problem('unauthenticated', 'This needs the deploy token.') };
  }
  if (audience === 'internal') {
    return service ? undefined : { status: 401, body: problem('unauthenticated', 'This call is for services only.') };
  }
  if (!userId) return { status: 401, body: unauthenticated };
  if (audience === 'admin' && role !== 'admin') {
    return { status: 403, body: problem('forbidden', 'This is for admins only.') };
  }
  return undefined;
}

function bodyParsers(endpoint: Endpoint): RequestHandler[] {
  if (!endpoint.body) return [];
  const requireJson: RequestHandler = (request, response, next) => {
    if (request.is('application/json')) return next();
    sendProblem(response, 415, problem('unsupported_media_type', 'Please send JSON.'));
  };
  return [requireJson, express.json({ limit: endpoint.bodyLimit ?? BODY_LIMIT_BYTES }), refuseUnsafeKeys];
}

function answer(endpoint: Endpoint, handler: Handler): RequestHandler {
  return async (request, response) => {
    const parsed = parseRequest(endpoint, request);
    if (!parsed.ok) return sendProblem(response, 422, invalidFields(parsed.issues));
    const viewer = viewerOf(response);
    if (claimsOtherIdentity(endpoint, request.body, viewer)) {
      return sendProblem(response, 403, problem('identity_mismatch', 'This is not your account.'));
    }
    const { status, body } = await handler({
      ...parsed.call,
      viewer,
      requestId: requestIdOf(response),
      signal: abortedWhenClosed(response),
      idempotencyKey: request.get('idempotency-key'),
      request,
      response,
    });
    const outgoing = endpoint.responses[status]?.parse(body) ?? body;
    if (status === 503) response.set('retry-after', '1');
    if (status >= 400) return sendProblem(response, status, outgoing as ReturnType<typeof problem>);
    await sendJson(request, response.status(status).set('cache-control', 'private, no-store'), outgoing);
  };
}

function parseRequest(endpoint: Endpoint, request: Request) {
  const parts = {
    params: endpoint.params?.safeParse(request.params),
    query: endpoint.query?.safeParse(request.query),
    body: endpoint.body?.safeParse(request.body),
  };
  const issues = Object.values(parts).flatMap((part) => part?.error?.issues ?? []);
  if (issues.length > 0) return { ok: false as const, issues };
  const call = { params: parts.params?.data, query: parts.query?.data, body: parts.body?.data };
  return { ok: true as const, call };
}

/** RELIABILITY.md row 1: an id in the body that is not the session's own is refused, never believed. */
function claimsOtherIdentity(endpoint: Endpoint, body: Record<string, unknown> | undefined, viewer: Viewer): boolean {
  return (endpoint.identity ?? []).some((field) => {
    const claimed = body?.[field];
    return claimed !== undefined && claimed !== null && claimed !== viewer.userId;
  });
}

function abortedWhenClosed(response: Response): AbortSignal {
  const controller = new AbortController();
  // An answer that was sent closes too; aborting then would only cost an error nobody reads.
  response.on('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}
