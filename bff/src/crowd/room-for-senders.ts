import { setTimeout as delay } from 'node:timers/promises';
import type { Request, Response } from 'express';

/** Time for a body that is on its way already. */
const PATIENCE_MS = 250;

/**
 * Lets in whoever has sent all that they ask for, and of the others so many: a handful of connections that send a byte now
 * and then would otherwise hold every place there is, for minutes, and cost their owner nothing.
 */
export function roomForSenders(most: number): (request: Request, response: Response) => Promise<boolean> {
  const sending = new Set<Request>();
  const hasRoom = () => {
    for (const request of sending) if (request.complete) sending.delete(request);
    return sending.size < most;
  };
  return async (request, response) => {
    if (hasSentAll(request)) return true;
    if (!hasRoom()) await delay(PATIENCE_MS);
    if (hasSentAll(request)) return true;
    if (response.destroyed || !hasRoom()) return false;
    sending.add(request);
    response.on('close', () => sending.delete(request));
    return true;
  };
}

/** Of a small body Node knows it before anybody reads it. */
const hasSentAll = ({ complete, headers }: Request): boolean =>
  complete || (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0);
