import { type Loop, startLoop } from '@wishbow/service/loop';
import type { Foundation } from '@wishbow/service/start-service';
import { mongoLinkRepository } from '../links/link-repository.ts';
import { mongoMailRepository } from '../mail/mail-repository.ts';
import { mongoPersonRepository } from '../people/person-repository.ts';
import { mongoSessionRepository } from '../sessions/session-repository.ts';
import { eraseDueAccounts } from './erase-due-accounts.ts';

const IDLE_MS = 60_000;

/** Erases people on their day, beside the requests. */
export function startErasing(foundation: Foundation): Loop {
  const { connection, internalSecret, logger } = foundation;
  const work = eraseDueAccounts({
    ...foundation,
    people: mongoPersonRepository(connection),
    sessions: mongoSessionRepository(connection),
    mails: mongoMailRepository(connection),
    links: mongoLinkRepository(connection, internalSecret),
  });
  return startLoop({ name: 'erasing', idleMs: IDLE_MS, logger, work });
}
