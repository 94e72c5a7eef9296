import type { ServiceName } from '@wishbow/contracts/service-names';
import { type Call, createClient, type Send } from '@wishbow/http/client';
import type { Viewer } from '@wishbow/http/viewer';
import { IDENTITY_HEADER, signIdentity } from '@wishbow/service/identity/identity-token';

const DEADLINE_MS = 8_000;

/** Calls a service in a person's name: it answers what the person may see, and nothing else. */
export type AskAs = (viewer: Viewer) => AskService;
export type AskService = (service: ServiceName) => Call;

const withDeadline: Send = (url, request) => fetch(url, { ...request, signal: AbortSignal.timeout(DEADLINE_MS) });

export const askAs =
  (urls: Readonly<Record<ServiceName, string>>, secret: string): AskAs =>
  (viewer) =>
  (service) =>
    createClient({
      baseUrl: urls[service],
      fetch: withDeadline,
      headers: async () => ({ [IDENTITY_HEADER]: await signIdentity(viewer, service, secret) }),
    });
