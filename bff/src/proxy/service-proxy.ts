import { Agent, type ServerResponse } from 'node:http';
import { cartCheckoutContract } from '@wishbow/contracts/cart-checkout-contract';
import { customGiftsContract } from '@wishbow/contracts/custom-gifts-contract';
import { ordersContract } from '@wishbow/contracts/orders-contract';
import { paymentsContract } from '@wishbow/contracts/payments-contract';
import { problem } from '@wishbow/contracts/problem';
import { sendProblem } from '@wishbow/http/problem-handler';
import { createBreaker, REST_MS } from '@wishbow/service/breaker';
import { noteBreaker } from '@wishbow/service/figures/known-breakers';
import type { Logger } from '@wishbow/service/logging/logger';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { bodyTaken, refuseSlowSender } from './take-body.ts';

export type ServiceProxy = RequestHandler;

/** A shop or a peer of the service may use up most of it: what shops sell is asked for with 8 s. */
const DEADLINE_MS = 10_000;

/** Card, reservation and order within one request: somebody who pays should learn what came of it. */
const PAYING_DEADLINE_MS = 20_000;
export const PAYING_PATHS = new Set<string>([
  ordersContract.checkoutItem.path,
  cartCheckoutContract.checkoutCart.path,
  ordersContract.addCard.path,
  customGiftsContract.checkoutCustomItem.path,
  paymentsContract.confirmPayment.path,
]);

export interface ServiceProxyOptions {
  readonly target: string;
  /** By which admins know it. */
  readonly name?: string;
  readonly logger: Logger;
  /** For every call but the paying ones; 10 s unless stated. */
  readonly deadlineMs?: number;
  /** Connections to it at a time; 128 unless stated. */
  readonly mostSockets?: number;
}

/**
 * Streams a request to one service and its answer back. A service that cannot be reached is a 503 in our shape; after a
 * few of those it is left alone for some seconds, and calls are refused at once. Whoever does not send all of what they
 * ask for, and whoever has to wait for a connection, says nothing about it.
 */
export function serviceProxy(options: ServiceProxyOptions): ServiceProxy {
  const { target, name, logger, deadlineMs = DEADLINE_MS, mostSockets = 128 } = options;
  const breaker = noteBreaker('bff', `calls to ${name ?? target}`, createBreaker());
  const agent = new Agent({ keepAlive: true, maxSockets: mostSockets });
  const waiting = new WeakMap<Request, NodeJS.Timeout>();
  const waitForSocket = (request: Request, response: Response, mostMs: number) => {
    const giveUp = setTimeout(() => answerUnavailable(response), mostMs);
    waiting.set(request, giveUp);
    response.once('close', () => clearTimeout(giveUp));
  };
  const proxyWithin = (proxyTimeout: number) =>
    createProxyMiddleware<Request, Response>({
      target,
      proxyTimeout,
      agent,
      on: {
        proxyReq: (asked, request, response) => {
          clearTimeout(waiting.get(request));
          // Whoever was refused while waiting must not be served behind their back.
          if (response.headersSent) return void asked.destroy();
          const body = bodyTaken(request);
          if (body) asked.write(body);
        },
        proxyRes: () => breaker.noteAnswer(),
        error: (error, request, response) => {
          if (!isAnswerable(response)) return;
          if (!request.complete && isHangUp(error)) return refuseSlowSender(request, response);
          breaker.noteFailure();
          logger.error({ err: error, target }, 'service unreachable');
          answerUnavailable(response);
        },
      },
    });
  const proxy = proxyWithin(deadlineMs);
  const payingProxy = proxyWithin(PAYING_DEADLINE_MS);
  return (request, response, next) => {
    if (!breaker.mayAsk()) return answerUnavailable(response);
    // Node has told its sender to go on already.
    delete request.headers.expect;
    const isPaying = PAYING_PATHS.has(request.path);
    waitForSocket(request, response, isPaying ? PAYING_DEADLINE_MS : deadlineMs);
    return (isPaying ? payingProxy : proxy)(request, response, next);
  };
}

function answerUnavailable(response: unknown): void {
  if (!isAnswerable(response)) return;
  response.setHeader('retry-after', String(REST_MS / 1_000));
  sendProblem(response, 503, problem('unavailable', 'This part of the site is resting. Please try again in a moment.'));
}

/** So a call ends that had no answer in time. */
const isHangUp = (error: Error): boolean => 'code' in error && error.code === 'ECONNRESET';

const isAnswerable = (response: unknown): response is Response =>
  typeof response === 'object' &&
  response !== null &&
  'headersSent' in response &&
  !(response as ServerResponse).headersSent;
