import type { Endpoint } from '@wishbow/contracts/endpoint';
import type { ServiceName } from '@wishbow/contracts/service-names';
import { type Call, createClient } from '@wishbow/http/client';
import type { Viewer } from '@wishbow/http/viewer';
import { IDENTITY_HEADER, signIdentity } from '@wishbow/service/identity/identity-token';

const DEADLINE_MS = 8_000;

/** Calls the services in a person's name: they answer what the person may see, and nothing else. */
export type AskAs = (viewer: Viewer) => Call;

export const askAs =
  (urls: Readonly<Record<ServiceName, string>>, secret: string): AskAs =>
  (viewer) =>
  async (endpoint: Endpoint, call) => {
    const { service } = endpoint;
    const headers = { [IDENTITY_HEADER]: await signIdentity(viewer, service, secret) };
    const client = createClient({ baseUrl: urls[service] });
    return client(endpoint, call, { headers, signal: AbortSignal.timeout(DEADLINE_MS) }) as never;
  };
