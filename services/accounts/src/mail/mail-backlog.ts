import { type BacklogSource, backlogOf } from '@wishbow/service/figures/backlogs';
import type { Connection } from '@wishbow/service/mongo/connection';
import { type MailDocument, mailModel } from './mail-model.ts';

/** Mails that could be sent now; those given up are listed in the admin area. */
export const mailBacklog = (connection: Connection): BacklogSource =>
  backlogOf<MailDocument>({
    queue: 'mails',
    model: mailModel(connection),
    due: (now) => ({ state: 'waiting', nextAttemptAt: { $lte: now } }),
    since: 'nextAttemptAt',
    givenUp: { state: 'dead' },
  });
