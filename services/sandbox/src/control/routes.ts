import express, { type ErrorRequestHandler, Router } from 'express';
import { z } from 'zod';
import { loopbackOnly } from './loopback-middleware.ts';

type Settings = {
  /** What each feature answers under `/__control`. */
  features: readonly Router[];
  /** Forgets everything, as if the sandbox had never run. */
  reset: () => Promise<void>;
};

const explainRefusal: ErrorRequestHandler = (error, _request, response, next) => {
  if (error instanceof z.ZodError) return void response.status(422).json({ error: z.prettifyError(error) });
  next(error);
};

/** What tests and people ask of the sandbox itself, from this machine only. */
export const controlRoutes = ({ features, reset }: Settings): Router => {
  const router = Router();
  router.use(loopbackOnly, express.json({ limit: '1mb' }), ...features);
  router.post('/reset', async (_request, response) => {
    await reset();
    response.status(204).end();
  });
  router.use(explainRefusal);
  return router;
};
