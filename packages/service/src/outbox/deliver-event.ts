import type { DomainEvent } from '@wishbow/contracts/domain-events';
import type { ServiceName } from '@wishbow/contracts/service-names';
import { VISITOR } from '@wishbow/http/viewer';
import { IDENTITY_HEADER, signIdentity } from '../identity/identity-token.ts';
import type { PeerOptions } from '../peers.ts';
import { sendOverHttp } from '../send-over-http.ts';
import { EVENTS_PATH } from './event-routes.ts';

const DEADLINE_MS = 5_000;

/** Posts an event to a subscriber; rejects unless it answers 200. */
export const deliverOverHttp =
  ({ self, urls, secret }: PeerOptions) =>
  async (subscriber: ServiceName, event: DomainEvent): Promise<void> => {
    const baseUrl = urls[subscriber];
    if (!baseUrl) throw new Error(`${self} has no address for ${subscriber}`);
    const token = signIdentity({ ...VISITOR, service: self }, subscriber, secret);
    const { status } = await sendOverHttp(baseUrl + EVENTS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [IDENTITY_HEADER]: token },
      body: JSON.stringify(event),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (status !== 200) throw new Error(`${subscriber} answered ${status} to event ${event.id}`);
  };
