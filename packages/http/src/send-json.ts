import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';

/** Below that an answer fits into the packets that are on their way anyway. */
const SMALLEST_BYTES = 2_000;

/** Up to that, compressing takes less time than handing the bytes to another thread and back, and holds up nobody. */
const MOST_BYTES_HERE = 256 * 1024;

/** At the lowest levels: they save eight bytes of nine of a list, and the next ones cost time and save little. */
const GZIP = { level: constants.Z_BEST_SPEED };
/** The window is as large as answers are. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 } };

const brotliElsewhere = promisify(brotliCompress);
const gzipElsewhere = promisify(gzip);

/**
 * Answers with JSON, compressed for whoever takes that, in the process that has made it and in one go: the BFF hands on
 * what it gets. Our services ask each other for it as it is.
 */
export async function sendJson(request: Request, response: Response, body: unknown): Promise<void> {
  response.vary('Accept-Encoding');
  if (request.headers['accept-encoding'] === undefined) return void response.json(body);
  const bytes = Buffer.from(JSON.stringify(body));
  const encoding = bytes.length < SMALLEST_BYTES ? undefined : encodingFor(request);
  response.type('json');
  if (!encoding) return void response.send(bytes);
  response.set('content-encoding', encoding).send(await compressed(bytes, encoding));
}

type Encoding = 'br' | 'gzip';

/** Brotli is the smaller of the two at this level, and takes less time. */
const encodingFor = (request: Request): Encoding | undefined =>
  (['br', 'gzip'] as const).find((encoding) => request.acceptsEncodings(encoding) === encoding);

function compressed(bytes: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  const isHere = bytes.length <= MOST_BYTES_HERE;
  if (encoding === 'br') return isHere ? brotliCompressSync(bytes, BROTLI) : brotliElsewhere(bytes, BROTLI);
  return isHere ? gzipSync(bytes, GZIP) : gzipElsewhere(bytes, GZIP);
}
