import { type Loop, startLoop } from '@wishbow/service/loop';
import type { Foundation } from '@wishbow/service/start-service';
import { isUnanswered } from '@wishbow/service/unanswered-peers';
import { mongoCommentRepository } from '../comments/comment-repository.ts';
import { readCommentWords } from '../comments/comment-words.ts';
import { mongoNotificationSettingsRepository } from '../notification-settings/notification-settings-repository.ts';
import { toWireNotifications } from '../notifications/notification-view.ts';
import { askedOnce, peopleDirectory } from '../people/people-directory.ts';
import { mongoRelationshipRepository } from '../relationships/relationship-repository.ts';
import { seenThings } from '../things/seen-things.ts';
import { mailNotifications } from './mail-notifications.ts';
import { mongoMailQueue } from './mail-queue.ts';
import { stillTold } from './still-told.ts';

const IDLE_MS = 1_000;

type MailingOptions = Pick<Foundation, 'connection' | 'internalSecret' | 'logger' | 'now' | 'peers' | 'wakeRelay'>;

/** One look of a process of ours at what is to be mailed. Several may look at once. */
export function mailing({ connection, internalSecret, logger, now, peers, wakeRelay }: MailingOptions) {
  const directory = peopleDirectory(peers);
  const relationships = mongoRelationshipRepository(connection);
  const things = seenThings(peers);
  const readWords = readCommentWords(mongoCommentRepository(connection), things, (error) =>
    logger.warn({ err: error }, 'what was said could not be read'),
  );
  return mailNotifications({
    connection,
    queue: mongoMailQueue(connection),
    settings: mongoNotificationSettingsRepository(connection),
    tellers: () => {
      const people = askedOnce(directory);
      return {
        stillTold: stillTold({ people, relationships, things }),
        toWire: toWireNotifications(people, relationships, readWords),
      };
    },
    internalSecret,
    wakeRelay,
    now,
  });
}

/** Mails notifications beside the requests. While accounts is away, as when all start at once, each waits a minute. */
export function startMailing(options: MailingOptions): Loop {
  const mail = mailing(options);
  const work = () =>
    mail().catch((error: unknown) => {
      if (!isForWantOfAnswers(error)) throw error;
      options.logger.info({ err: error }, 'a mail waits');
      return false;
    });
  return startLoop({ name: 'notification mails', idleMs: IDLE_MS, logger: options.logger, work });
}

/** Of several that failed together one alone may have failed for a reason of ours. */
function isForWantOfAnswers(error: unknown): boolean {
  const failures: readonly unknown[] = error instanceof AggregateError ? error.errors : [error];
  return failures.every((one) => one instanceof Error && isUnanswered(one.cause));
}
