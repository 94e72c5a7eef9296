import { Router } from 'express';
import type { MailRepository } from './mail-repository.ts';

/** The mailbox for tests: JSON, all of it or one address's, newest first. */
export const mailControlRoutes = (mails: MailRepository): Router => {
  const router = Router();
  router.get('/mail', async (request, response) => {
    const to = typeof request.query.to === 'string' ? request.query.to : undefined;
    const found = await mails.list(to);
    response.json({ mails: found.map(({ _id, source: _source, ...mail }) => ({ id: _id, ...mail })) });
  });
  router.delete('/mail', async (_request, response) => {
    await mails.clear();
    response.status(204).end();
  });
  return router;
};
