import type { ErrorRequestHandler, RequestHandler } from 'express';

/** For addresses that no provider knows. */
export const answerUnknownAddress: RequestHandler = (request, response) => {
  const message = `Nothing answers ${request.method} ${request.path}.`;
  response.status(404).json({ error: { type: 'invalid_request_error', message } });
};

const statusOf = ({ status = 500 }: { status?: number }): number => (status >= 400 && status < 500 ? status : 500);

/** For failures that no provider has an answer to: a request that cannot be read, or a fault of our own, which is reported. */
export const answerFailure =
  (report: (error: unknown) => void): ErrorRequestHandler =>
  (error: { status?: number }, _request, response, _next) => {
    const status = statusOf(error);
    if (status === 500) report(error);
    const message = status === 500 ? 'The sandbox itself failed; see its log.' : 'The request could not be read.';
    response.status(status).json({ error: { type: 'api_error', message } });
  };
