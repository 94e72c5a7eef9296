import type { Request, RequestHandler, Response } from 'express';
import type { RetailerAnswer } from './retailer-error.ts';

/** The call of a known client. */
export type RetailerCall = { request: Request; clientToken: string };

export const send = (response: Response, { status, body }: RetailerAnswer): void => {
  response.status(status).json(body);
};

/** A route that sends whatever `answer` comes to. */
export const answerRoute =
  (answer: (call: RetailerCall) => RetailerAnswer | Promise<RetailerAnswer>): RequestHandler =>
  async (request, response) =>
    send(response, await answer({ request, clientToken: String(response.locals.clientToken) }));

/** The `:name` part of a call's path. */
export const pathPart = ({ request }: RetailerCall, name: string): string => String(request.params[name] ?? '');
