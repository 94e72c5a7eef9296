import { Router } from 'express';
import type { Database } from './database/database.ts';
import { homePage } from './home-page.ts';

/** The front page, and whether the process lives and can work. */
export const homeRoutes = (database: Database, smtpUrl: string): Router => {
  const router = Router();
  router.get('/', (_request, response) => void response.send(homePage(smtpUrl)));
  router.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', async (_request, response) => {
    await database.ping();
    response.json({ status: 'ready' });
  });
  return router;
};
