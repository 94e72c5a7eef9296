import { adminMailsContract, MAIL_STATES } from '@wishbow/contracts/admin-mails-contract';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import type { PersonRepository } from '../people/person-repository.ts';
import { receiverOf, toAdminMail } from './admin-mail-view.ts';
import { type AdminMailDeps, retryMails } from './retry-mails.ts';

/** The outbox as admins see it, and trying again. */
export const adminMailRoutes = (deps: AdminMailDeps & { readonly people: PersonRepository }): Router => {
  const { adminMails, people } = deps;
  const retry = retryMails(deps);
  return implement(adminMailsContract, {
    listMails: async ({ query: { state, cursor } }) => {
      const [page, ...counts] = await Promise.all([
        adminMails.list(state, cursor),
        ...MAIL_STATES.map(async (one) => [one, await adminMails.count(one)] as const),
      ]);
      const ids = page.mails.flatMap(({ job }) => receiverOf(job).userId ?? []);
      const byId = new Map((await people.listByIds([...new Set(ids)])).map((person) => [person.id, person]));
      const mails = page.mails.map((mail) => toAdminMail(mail, byId));
      const [waiting, sent, dead] = counts.map(([, count]) => count);
      return {
        status: 200,
        body: {
          mails,
          next_cursor: page.nextCursor,
          counts: { waiting: waiting ?? 0, sent: sent ?? 0, dead: dead ?? 0 },
        },
      };
    },
    retryMails: async ({ viewer: { userId: adminId }, body: { mail_ids: ids, reason } }) => ({
      status: 200,
      body: { retried_count: await retry([...new Set(ids)], { adminId, reason }) },
    }),
  });
};
