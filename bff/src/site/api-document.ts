import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { RequestHandler } from 'express';

/**
 * What describes every call, the same for everybody. Working it out takes a tenth of a second of this process, and anybody
 * may ask for it, so that is done once: from then on it is handed out as it was written.
 */
export function apiDocument(describe: () => unknown): RequestHandler {
  let written: ReturnType<typeof write> | undefined;
  return (request, response) => {
    written ??= write(describe());
    const { etag, plain, gzipped } = written;
    const isGzipped = request.acceptsEncodings('gzip') === 'gzip';
    response.type('json').vary('accept-encoding').set('etag', etag);
    if (isGzipped) response.set('content-encoding', 'gzip');
    response.send(isGzipped ? gzipped : plain);
  };
}

function write(document: unknown) {
  const plain = Buffer.from(JSON.stringify(document));
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { etag, plain, gzipped: gzipSync(plain) };
}
