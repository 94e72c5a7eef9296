import { Router } from 'express';
import { Provider } from '../control/provider.ts';
import type { TapeRepository } from './tape-repository.ts';

/** Plays the tape of one provider back, or erases it. */
export const tapeControlRoutes = (tape: TapeRepository): Router => {
  const router = Router();
  router.get('/:provider/tape', async (request, response) => {
    const entries = await tape.list(Provider.parse(request.params.provider));
    response.json({ tape: entries.map(({ _id, provider: _provider, ...entry }) => ({ id: _id, ...entry })) });
  });
  router.delete('/:provider/tape', async (request, response) => {
    await tape.clear(Provider.parse(request.params.provider));
    response.status(204).end();
  });
  return router;
};
