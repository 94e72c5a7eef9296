import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isFetchable, isWithin } from './address-rules.ts';
import { publicLookup, type Resolve } from './public-lookup.ts';

export interface FetchedDocument {
  /** Where the redirects ended. */
  readonly url: URL;
  readonly contentType: string;
  readonly body: Buffer;
}

export type Fetched =
  | { readonly ok: true; readonly document: FetchedDocument }
  | { readonly ok: false; readonly reason: 'not_fetchable' | 'too_many_redirects' | 'no_document' | 'unreachable' };

/** Fetches what a stranger's address leads to, of one of these content types such as `text/html`. */
export type GuardedFetch = (url: URL, contentTypes: readonly string[]) => Promise<Fetched>;

export interface GuardOptions {
  readonly resolve: Resolve;
  /**
   * Addresses that are let through, with what lies below their path, although they are internal: the sandbox's shop, in
   * tests and in the local demo.
   */
  readonly openShops: readonly string[];
  /** Ports that may be asked; those of the web unless stated. */
  readonly ports?: readonly string[];
  /** Hears why nothing was fetched. */
  readonly report: (error: unknown) => void;
}

/** RELIABILITY.md row 75: all hops together, and what is kept of the answer. */
const DEADLINE_MS = 3_000;
const MOST_BYTES = 2 * 1024 * 1024;
const MOST_REDIRECTS = 3;

/** Fetches from the public internet only: each hop is checked by its text and, at its socket, by its IP address. */
export function guardedFetch({ resolve, openShops, ports, report }: GuardOptions): GuardedFetch {
  const lookup = publicLookup(resolve);
  const shops = openShops.map((address) => new URL(address));
  const isOpen = (url: URL) => shops.some((shop) => isWithin(shop, url));

  async function follow(url: URL, contentTypes: readonly string[], signal: AbortSignal): Promise<Fetched> {
    let hop = url;
    for (let redirectCount = 0; redirectCount <= MOST_REDIRECTS; redirectCount += 1) {
      if (!isOpen(hop) && !isFetchable(hop, ports)) return { ok: false, reason: 'not_fetchable' };
      const answer = await ask(hop, { accept: contentTypes.join(', '), signal, ...(!isOpen(hop) && { lookup }) });
      const next = redirectOf(answer, hop);
      if (!next) return readDocument(answer, hop, contentTypes);
      answer.destroy();
      hop = next;
    }
    return { ok: false, reason: 'too_many_redirects' };
  }

  return (url, contentTypes) =>
    follow(url, contentTypes, AbortSignal.timeout(DEADLINE_MS)).catch((cause: unknown) => {
      report(new Error(`Nothing was fetched from ${url.host}`, { cause }));
      return { ok: false, reason: 'unreachable' };
    });
}

interface AskOptions extends Pick<http.RequestOptions, 'lookup'> {
  readonly accept: string;
  readonly signal: AbortSignal;
}

/** No agent: a connection that was checked for one address is never used for another. */
const ask = (url: URL, { accept, ...options }: AskOptions): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { get } = url.protocol === 'https:' ? https : http;
    const headers = { accept, 'accept-encoding': 'identity', 'user-agent': 'Wishbow/1.0 (link preview)' };
    get(url, { ...options, agent: false, headers }, resolve).on('error', reject);
  });

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  const isRedirect = [301, 302, 303, 307, 308].includes(statusCode);
  return isRedirect && headers.location !== undefined ? new URL(headers.location, from) : undefined;
}

async function readDocument(answer: IncomingMessage, url: URL, contentTypes: readonly string[]): Promise<Fetched> {
  const contentType = answer.headers['content-type']?.toLowerCase() ?? '';
  const isWanted = contentTypes.some((type) => contentType.startsWith(type));
  const body = answer.statusCode === 200 && isWanted ? await readBody(answer) : undefined;
  answer.destroy();
  return body ? { ok: true, document: { url, contentType, body } } : { ok: false, reason: 'no_document' };
}

/** undefined once there is more of it than we take. */
async function readBody(answer: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let byteCount = 0;
  for await (const chunk of answer) {
    chunks.push(chunk);
    byteCount += chunk.length;
    if (byteCount > MOST_BYTES) return undefined;
  }
  return Buffer.concat(chunks);
}
