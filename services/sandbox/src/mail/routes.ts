import { Router } from 'express';
import { mailListPage, mailPage, noSuchMailPage } from './mail-pages.ts';
import type { MailRepository } from './mail-repository.ts';

/** The pages on which people read what the product sent. */
export const mailRoutes = (mails: MailRepository): Router => {
  const router = Router();
  router.get('/mail', async (_request, response) => void response.send(mailListPage(await mails.list())));
  router.get('/mail/:id', async (request, response) => {
    const mail = await mails.find(request.params.id);
    response.status(mail ? 200 : 404).send(mail ? mailPage(mail) : noSuchMailPage());
  });
  return router;
};

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
