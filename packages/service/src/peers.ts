import type { Endpoint } from '@wishbow/contracts/endpoint';
import { problem } from '@wishbow/contracts/problem';
import type { ServiceName } from '@wishbow/contracts/service-names';
import { type Call, createClient, RequestFailed } from '@wishbow/http/client';
import { VISITOR } from '@wishbow/http/viewer';
import { IDENTITY_HEADER, signIdentity } from './identity/identity-token.ts';

const DEADLINE_MS = 4_000;

export interface PeerOptions {
  /** The service that calls. */
  readonly self: ServiceName;
  /** Addresses by service. */
  readonly urls: Readonly<Partial<Record<ServiceName, string>>>;
  readonly secret: string;
}

/**
 * The client for calls between services: signs who is calling, and gives every call a deadline.
 * @throws RequestFailed when the other service does not answer in time or not as its contract says.
 */
export function createPeers({ self, urls, secret }: PeerOptions): Call {
  return async (endpoint: Endpoint, call, options = {}) => {
    const baseUrl = urls[endpoint.service];
    if (!baseUrl) throw new Error(`${self} has no address for ${endpoint.service}`);
    const token = await signIdentity({ ...VISITOR, service: self }, endpoint.service, secret);
    const deadline = AbortSignal.timeout(DEADLINE_MS);
    const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
    const client = createClient({ baseUrl });
    const answer = client(endpoint, call, { signal, headers: { ...options.headers, [IDENTITY_HEADER]: token } });
    return answer.catch((cause: unknown) => {
      if (!deadline.aborted || cause instanceof RequestFailed) throw cause;
      const late = problem('deadline_exceeded', `${endpoint.service} did not answer ${endpoint.id} in time.`);
      throw new RequestFailed(0, late, { cause });
    }) as never;
  };
}
