import {
  type Agent,
  request as ask,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import type { Request, Response } from 'express';

/** Where a request goes on to, and how long it may be quiet there. */
export interface Way {
  readonly agent: Agent;
  readonly hostname: string;
  readonly port: string;
  readonly patienceMs: number;
}

/** Told once the service begins to answer, or that it does not. Of a caller who has hung up nothing is told. */
export interface Listener {
  answered(): void;
  failed(error: Error): void;
}

/** What concerns one connection and not the next (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Streams a request to a service as it stands, and the answer back byte for byte. */
export function forward(request: Request, response: Response, way: Way, listener: Listener): void {
  const { agent, hostname, port, patienceMs } = way;
  const { method, url } = request;
  const outgoing = ask({ agent, hostname, port, method, path: url, headers: headersOf(request) });
  outgoing.setTimeout(patienceMs, () => outgoing.destroy(new Error(`no answer within ${patienceMs} ms`)));
  outgoing.on('error', (error) => {
    if (!hasHungUp(response)) listener.failed(error);
  });
  outgoing.on('response', (incoming) => {
    listener.answered();
    giveBack(incoming, response);
  });
  response.on('close', () => endWith(request, response, outgoing));
  if (hasBody(request)) request.pipe(outgoing);
  else outgoing.end();
}

const hasHungUp = (response: Response): boolean => response.destroyed && !response.writableFinished;

/** Whoever hangs up is waited for no longer; what a service has not read of a request that it has answered is let go. */
function endWith(request: Request, response: Response, outgoing: ClientRequest): void {
  if (response.writableFinished && outgoing.writableFinished) return;
  request.unpipe(outgoing);
  request.resume();
  outgoing.destroy();
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** A body of unknown length goes on in pieces, over a connection that nobody uses after it. */
function headersOf({ headers }: IncomingMessage): OutgoingHttpHeaders {
  const kept: OutgoingHttpHeaders = {};
  for (const name in headers) if (!HOP_BY_HOP.has(name)) kept[name] = headers[name];
  if (headers['transfer-encoding'] === undefined) return kept;
  return { ...kept, 'transfer-encoding': 'chunked', connection: 'close' };
}

function giveBack(incoming: IncomingMessage, response: Response): void {
  response.statusCode = incoming.statusCode ?? 502;
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined && name !== 'date' && !HOP_BY_HOP.has(name)) response.setHeader(name, value);
  }
  incoming.on('data', (piece: Buffer) => {
    if (response.write(piece)) return;
    incoming.pause();
    response.once('drain', () => incoming.resume());
  });
  incoming.on('end', () => response.end());
  // Half an answer must not look like a whole one.
  incoming.on('error', () => response.destroy());
}
