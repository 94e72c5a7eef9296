import { Agent, type IncomingMessage, request } from 'node:http';
import type { Answer, Send } from '@wishbow/http/client';
import { traceHeaders } from './tracing/trace-context.ts';

/** Connections stay open between calls. They are not limited: a service that hangs must not hold up calls to another. */
const agent = new Agent({ keepAlive: true });

/**
 * Sends a request to another process of ours. It does what `fetch` does there with a quarter of the work: no web
 * streams, and head and body leave in one piece. The trace of what is under way goes along.
 */
export const sendOverHttp: Send = (url, { method, headers, body, signal }) =>
  new Promise((resolve, reject) => {
    const length = body === undefined ? undefined : { 'content-length': Buffer.byteLength(body) };
    const outgoing = request(url, { agent, method, headers: { ...headers, ...traceHeaders(), ...length } });
    const giveUp = () => outgoing.destroy(new Error('nobody waits for the answer any more', { cause: signal?.reason }));
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp, { once: true });
    outgoing.on('close', () => signal?.removeEventListener('abort', giveUp));
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => readWhole(incoming).then(resolve, reject));
    outgoing.end(body);
  });

/** @throws when the connection ends before the answer does. */
const readWhole = (incoming: IncomingMessage): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('error', reject);
    incoming.on('end', () => resolve(answerOf(incoming, Buffer.concat(chunks))));
  });

const answerOf = ({ statusCode = 0, headers }: IncomingMessage, body: Buffer): Answer => ({
  status: statusCode,
  headers: { get: (name) => headers[name]?.toString() ?? null },
  text: async () => body.toString(),
});
