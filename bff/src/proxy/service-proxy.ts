import { Agent, type ServerResponse } from 'node:http';
import { problem } from '@wishbow/contracts/problem';
import { sendProblem } from '@wishbow/http/problem-handler';
import type { Logger } from '@wishbow/service/logging/logger';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

export type ServiceProxy = RequestHandler;

/** The longest call we proxy is a checkout: card, reservation and order within one request. */
const DEADLINE_MS = 20_000;

/** Streams a request to one service and its answer back. A service that cannot be reached is a 503 in our shape. */
export function serviceProxy(target: string, logger: Logger): ServiceProxy {
  return createProxyMiddleware<Request, Response>({
    target,
    xfwd: true,
    proxyTimeout: DEADLINE_MS,
    agent: new Agent({ keepAlive: true, maxSockets: 128 }),
    on: {
      error: (error, _request, response) => {
        logger.error({ err: error, target }, 'service unreachable');
        answerUnavailable(response);
      },
    },
  });
}

function answerUnavailable(response: unknown): void {
  if (!isAnswerable(response)) return;
  response.setHeader('retry-after', '5');
  sendProblem(response, 503, problem('unavailable', 'This part of the site is resting. Please try again in a moment.'));
}

const isAnswerable = (response: unknown): response is Response =>
  typeof response === 'object' &&
  response !== null &&
  'headersSent' in response &&
  !(response as ServerResponse).headersSent;
