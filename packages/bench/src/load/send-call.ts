import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { CSRF_HEADER } from '@wishbow/contracts/csrf-header';
import type { LoadCall } from './mix.ts';

/** Whoever asks gives up then. */
const PATIENCE_MS = 20_000;

const agent = new Agent({ keepAlive: true });

/** Sends it and reads the answer to its end, without looking at it. @returns its status, 0 for none. */
export const sendCall = (siteUrl: string, { method, path, token, body }: LoadCall): Promise<number> =>
  new Promise((resolve) => {
    const text = body && JSON.stringify(body);
    const outgoing = request(siteUrl + path, {
      agent,
      method,
      timeout: PATIENCE_MS,
      headers: {
        authorization: `Bearer ${token}`,
        [CSRF_HEADER]: '1',
        ...(text !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          'idempotency-key': randomUUID(),
        }),
      },
    });
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.on('close', () => resolve(0));
    outgoing.on('error', () => resolve(0));
    outgoing.on('response', (incoming) => {
      incoming.on('end', () => resolve(incoming.statusCode ?? 0));
      incoming.resume();
    });
    outgoing.end(text);
  });
