import { problem } from '@wishbow/contracts/problem';
import { sendProblem } from '@wishbow/http/problem-handler';
import type { Request, RequestHandler, Response } from 'express';

/** Time to send a body of some 64 KB; over a bad telephone line it takes two seconds. */
const SMALL_BODY_MS = 10_000;

const TOO_LARGE = problem('too_large', 'The request is too large.');
const TOO_SLOW = problem('request_timeout', 'The request took too long to arrive. Please try again.');

const bodies = new WeakMap<object, Buffer>();

/** What `takeBody` has read of a request, for whoever hands it on. */
export const bodyTaken = (request: object): Buffer | undefined => bodies.get(request);

export interface BodyLimits {
  readonly mostBytes: number;
  /** 10 s unless stated. */
  readonly mostMs?: number;
}

/**
 * Reads the whole body before anybody is asked to answer: else whoever sends half of one would keep a service and a
 * connection to it waiting. The bytes stay as they came, since what banks send is signed.
 */
export function takeBody({ mostBytes, mostMs = SMALL_BODY_MS }: BodyLimits): RequestHandler {
  return async (request, response, next) => {
    if (hasNoBody(request)) return next();
    if (Number(request.headers['content-length'] ?? 0) > mostBytes) return sendProblem(response, 413, TOO_LARGE);
    const giveUp = setTimeout(() => refuseSlowSender(request, response), mostMs);
    const body = await readUpTo(request, mostBytes);
    clearTimeout(giveUp);
    if (body === 'gone' || response.headersSent) return;
    if (body === 'too large') return sendProblem(response, 413, TOO_LARGE);
    bodies.set(request, body);
    // It is whole now, so that its length is known.
    request.headers['content-length'] = String(body.length);
    delete request.headers['transfer-encoding'];
    next();
  };
}

/** Ends a request that is still being sent after so long, and says nothing about the service that was to hear it. */
export function limitSending(mostMs: number): RequestHandler {
  return (request, response, next) => {
    if (hasNoBody(request) || request.complete) return next();
    const giveUp = setTimeout(() => {
      if (!request.complete) refuseSlowSender(request, response);
    }, mostMs);
    response.once('close', () => clearTimeout(giveUp));
    next();
  };
}

/** Tells whoever has not sent all of it that this took too long, and hangs up. */
export function refuseSlowSender(request: Request, response: Response): void {
  if (response.headersSent) return void request.socket.destroy();
  response.set('connection', 'close');
  sendProblem(response, 408, TOO_SLOW);
}

const hasNoBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;

function readUpTo(request: Request, mostBytes: number): Promise<Buffer | 'too large' | 'gone'> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const keep = (chunk: Buffer) => {
      length += chunk.length;
      if (length <= mostBytes) chunks.push(chunk);
      else {
        request.off('data', keep);
        resolve('too large');
      }
    };
    request.on('data', keep);
    request.once('end', () => resolve(Buffer.concat(chunks)));
    // Whoever hangs up closes it without an end, and hears no answer.
    request.on('error', () => resolve('gone'));
    request.once('close', () => resolve('gone'));
  });
}
