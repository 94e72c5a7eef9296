import { AsyncResource } from 'node:async_hooks';
import type { Socket } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';

/** So many requests may be sent over one connection before the first of them is answered; browsers send one. */
const MOST_AT_ONCE = 16;

/** Whoever takes nothing of an answer for so long has gone, or means no good. */
const MOST_IDLE_MS = 20_000;

export interface InTurnOptions {
  /** 20 s unless stated. */
  readonly mostIdleMs?: number;
}

/**
 * Begins a request once the one before it on the same connection has been taken. Answers of later ones would wait behind it
 * in any case, and hold what they were given meanwhile. A connection that does not take its answer is closed.
 */
export function answerInTurn({ mostIdleMs = MOST_IDLE_MS }: InTurnOptions = {}): RequestHandler {
  const lines = new WeakMap<Socket, (() => void)[]>();
  return (request, response, next) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const line = lines.get(socket) ?? [];
    lines.set(socket, line);
    if (line.length >= MOST_AT_ONCE) return void socket.destroy();
    const begin = () => {
      limitIdleness(request, response, mostIdleMs);
      next();
    };
    response.once('close', () => {
      line.shift();
      if (!socket.destroyed) line[0]?.();
    });
    line.push(line.length === 0 ? begin : AsyncResource.bind(begin));
    if (line.length === 1) begin();
  };
}

/** From when the answer is there: until then it is we who are slow. Node closes what is idle for longer than it was told. */
function limitIdleness({ socket }: Request, response: Response, mostIdleMs: number): void {
  socket.setTimeout(0);
  const limit = () => socket.setTimeout(mostIdleMs);
  response.once('pipe', limit).once('prefinish', limit);
}
