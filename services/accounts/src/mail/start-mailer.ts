import { mailedLinkToken } from '@wishbow/service/identity/mailed-link-token';
import type { Logger } from '@wishbow/service/logging/logger';
import { type Loop, startLoop } from '@wishbow/service/loop';
import type { Connection } from '@wishbow/service/mongo/connection';
import { mongoLinkRepository } from '../links/link-repository.ts';
import { mongoPersonRepository } from '../people/person-repository.ts';
import { composeMail } from './compose-mail.ts';
import { mongoMailRepository } from './mail-repository.ts';
import type { MailServer } from './mail-server.ts';
import { sendDueMails } from './send-due-mails.ts';

export interface MailerOptions {
  readonly connection: Connection;
  readonly internalSecret: string;
  readonly logger: Logger;
  readonly mailServer: MailServer;
  readonly now: () => Date;
  readonly publicUrl: string;
}

const IDLE_MS = 1_000;

/** Sends what waits in the outbox, beside the requests. Several may run; a letter is with one of them at a time. */
export function startMailer({ connection, internalSecret, logger, mailServer, now, publicUrl }: MailerOptions): Loop {
  const people = mongoPersonRepository(connection);
  const links = mongoLinkRepository(connection, internalSecret);
  const tokenOf = (purpose: string, linkId: string) => mailedLinkToken(internalSecret, purpose, linkId);
  const compose = composeMail({ people, links, publicUrl, tokenOf });
  const work = sendDueMails({ mails: mongoMailRepository(connection), compose, mailServer, logger, now });
  return startLoop({ name: 'mailer', idleMs: IDLE_MS, logger, work });
}
