import type { RequestHandler } from 'express';
import type { Provider } from '../control/provider.ts';
import type { TapeRepository } from './tape-repository.ts';

type TapeSettings = {
  provider: Provider;
  tape: TapeRepository;
  now: () => Date;
  report: (error: unknown) => void;
  /** Removes what must not be stored, such as card numbers. */
  redact?: (body: unknown) => unknown;
};

/** Writes every request down before it is worked on, so that even one that is never answered leaves its trace. */
export const tapeMiddleware =
  ({ provider, tape, now, report, redact = (body) => body }: TapeSettings): RequestHandler =>
  async (request, response, next) => {
    const id = await tape.add({
      provider,
      receivedAt: now(),
      method: request.method,
      path: request.baseUrl + request.path,
      query: { ...request.query },
      idempotencyKey: request.get('idempotency-key') ?? null,
      body: redact(request.body) ?? null,
    });
    response.on('finish', () => {
      tape.setStatus(id, response.statusCode).catch(report);
    });
    next();
  };
