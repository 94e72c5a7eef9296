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
