import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import {
  request as ask,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';
import { type MonolithReport, monolithDocument } from './monolith-document.ts';

export interface Monolith {
  readonly folder: string;
  readonly report: MonolithReport;
}

/** A server that answers as the site does, which it asks. */
export interface Relay {
  readonly url: string;
  stop(): void;
}

interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

const MONOLITH = '/assets/monolith/';
const BUILT = /^\/(?:assets|_mf)\//;
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const YEAR = 'public, max-age=31536000, immutable';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Hands requests on to the site; with a monolith, documents name its files, which the relay has. Both ways go over one
 * relay, and it keeps what was built in memory, so that neither has a shorter one.
 */
export async function relaySite(siteUrl: string, monolith?: Monolith): Promise<Relay> {
  const built = new Map<string, Answer>();
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const address = new URL(request.url ?? '/', siteUrl);
    const known = built.get(address.pathname);
    if (known) return known;
    const found =
      monolith && address.pathname.startsWith(MONOLITH)
        ? builtFile(monolith.folder, address.pathname.slice(MONOLITH.length))
        : await asked(request, address, monolith);
    if (BUILT.test(address.pathname)) built.set(address.pathname, found);
    return found;
  };
  const server = createServer((request, response) => {
    answer(request).then(
      (given) => send(response, given),
      () => response.writeHead(502).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the relay has no port');
  return {
    url: `http://localhost:${bound.port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const send = (response: ServerResponse, { status, headers, body }: Answer): void => {
  const { connection: _, 'transfer-encoding': __, ...kept } = headers;
  response.writeHead(status, { ...kept, 'content-length': body.length }).end(body);
};

/** Asks the site, documents unpacked. */
async function asked(request: IncomingMessage, address: URL, monolith: Monolith | undefined): Promise<Answer> {
  const isDocument = request.headers.accept?.includes('text/html') ?? false;
  const headers = { ...request.headers, host: address.host, ...(isDocument && { 'accept-encoding': 'identity' }) };
  const asking = ask(address, { method: request.method, headers });
  request.pipe(asking);
  const [response]: IncomingMessage[] = await once(asking, 'response');
  if (!response) throw new Error('the site did not answer');
  const body = await buffer(response);
  const given = { status: response.statusCode ?? 502, headers: response.headers, body };
  if (!isDocument) return given;
  const html = monolith ? monolithDocument(body.toString(), address.pathname, monolith.report) : body;
  return {
    ...given,
    headers: { ...response.headers, 'content-encoding': 'br' },
    body: brotliCompressSync(html, QUICK),
  };
}

/** A file of the monolith as the site would send it. */
function builtFile(folder: string, name: string): Answer {
  const file = path.join(folder, name);
  const type = TYPES[path.extname(file)];
  if (!type) throw new Error(`${name} is of no known type`);
  const isPacked = existsSync(`${file}.br`);
  return {
    status: 200,
    headers: { 'content-type': type, 'cache-control': YEAR, ...(isPacked && { 'content-encoding': 'br' }) },
    body: readFileSync(isPacked ? `${file}.br` : file),
  };
}
