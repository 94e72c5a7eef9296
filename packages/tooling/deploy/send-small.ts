import { gzipSync } from 'node:zlib';
import type { Send } from '@wishbow/http/client';

/** Calls of a few words are not worth it. */
const WORTH_BYTES = 32 * 1024;

/** Sends what is large compressed: a build is text for the most part, one with its mocks a quarter of it so. */
export const sendSmall: Send = (url, { body, headers, ...request }) => {
  if (body === undefined || body.length < WORTH_BYTES)
    return fetch(url, { ...request, headers, ...(body && { body }) });
  return fetch(url, { ...request, headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(body) });
};
