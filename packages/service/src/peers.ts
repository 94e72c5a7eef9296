import type { Endpoint } from '@wishbow/contracts/endpoint';
import { problem } from '@wishbow/contracts/problem';
import type { ServiceName } from '@wishbow/contracts/service-names';
import { type Call, createClient, RequestFailed } from '@wishbow/http/client';
import { VISITOR } from '@wishbow/http/viewer';
import { type Breaker, createBreaker } from './breaker.ts';
import { noteBreaker } from './figures/known-breakers.ts';
import { IDENTITY_HEADER, signIdentity } from './identity/identity-token.ts';
import { sendOverHttp } from './send-over-http.ts';
import { inSpan } from './tracing/in-span.ts';

const DEADLINE_MS = 4_000;

export interface PeerOptions {
  /** The service that calls. */
  readonly self: ServiceName;
  /** Addresses by service. */
  readonly urls: Readonly<Partial<Record<ServiceName, string>>>;
  readonly secret: string;
  /** For each call; 4 s unless stated. */
  readonly deadlineMs?: number;
}

/**
 * The client for calls between services: signs who is calling, and gives every call a deadline. A service that has let
 * several pass is left alone for some seconds; one that refuses connections costs nobody time and needs no rest.
 * @throws RequestFailed when the other service does not answer in time or not as its contract says.
 */
export function createPeers({ self, urls, secret, deadlineMs = DEADLINE_MS }: PeerOptions): Call {
  const breakerOf = breakersByService(self);
  return async (endpoint: Endpoint, call, options = {}) => {
    const { service, id } = endpoint;
    const baseUrl = urls[service];
    if (!baseUrl) throw new Error(`${self} has no address for ${service}`);
    const breaker = breakerOf(service);
    if (!breaker.mayAsk()) throw new RequestFailed(0, problem('resting', `${service} has not answered for a while.`));
    const token = signIdentity({ ...VISITOR, service: self }, service, secret);
    const deadline = startDeadline(deadlineMs);
    const signal = options.signal ? AbortSignal.any([options.signal, deadline.signal]) : deadline.signal;
    const client = createClient({ baseUrl, fetch: sendOverHttp });
    const headers = { ...options.headers, [IDENTITY_HEADER]: token };
    const span = { name: `ask ${service}`, facts: { 'peer.service': service, 'wishbow.operation': id } };
    const answer = inSpan(span, () => client(endpoint, call, { signal, headers }));
    return noted(answer, breaker, deadline.signal)
      .catch((cause: unknown) => {
        if (!isLate(cause, deadline.signal)) throw cause;
        const late = problem('deadline_exceeded', `${service} did not answer ${id} in time.`);
        throw new RequestFailed(0, late, { cause });
      })
      .finally(deadline.cancel) as never;
  };
}

/** Unlike `AbortSignal.timeout` it can be called off, so that an answered call leaves nothing behind. */
function startDeadline(deadlineMs: number) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), deadlineMs);
  return { signal: controller.signal, cancel: () => clearTimeout(timer) };
}

function breakersByService(self: ServiceName): (service: ServiceName) => Breaker {
  const breakers = new Map<ServiceName, Breaker>();
  return (service) => {
    const breaker = breakers.get(service) ?? noteBreaker(self, service, createBreaker());
    breakers.set(service, breaker);
    return breaker;
  };
}

/** Whoever refuses has answered as well. */
async function noted<Answer>(answer: Promise<Answer>, breaker: Breaker, deadline: AbortSignal): Promise<Answer> {
  try {
    const given = await answer;
    breaker.noteAnswer();
    return given;
  } catch (cause) {
    if (isLate(cause, deadline)) breaker.noteFailure();
    else if (cause instanceof RequestFailed && cause.status > 0) breaker.noteAnswer();
    throw cause;
  }
}

const isLate = (cause: unknown, deadline: AbortSignal): boolean =>
  deadline.aborted && !(cause instanceof RequestFailed);
