import { type Loop, startLoop } from '@wishbow/service/loop';
import type { Foundation } from '@wishbow/service/start-service';
import { isUnanswered } from '@wishbow/service/unanswered-peers';
import { mongoBlockRepository } from '../blocks/block-repository.ts';
import { nudgeOver } from '../live/nudge.ts';
import { mongoNotificationSettingsRepository } from '../notification-settings/notification-settings-repository.ts';
import { mongoNotificationRepository } from '../notifications/notification-repository.ts';
import { createNotifier } from '../notifications/notify.ts';
import { peopleDirectory } from '../people/people-directory.ts';
import { remindOfBirthdays } from './remind-of-birthdays.ts';
import { mongoRemindedRepository } from './reminded-repository.ts';
import { mongoReminderQueue } from './reminder-queue.ts';

const IDLE_MS = 60_000;

export type RemindingOptions = Pick<Foundation, 'connection' | 'ephemeral' | 'logger' | 'now' | 'peers'>;

/** One look of a process of ours at the birthdays of today. Several may look at once. */
export function reminding({ connection, ephemeral, now, peers }: Omit<RemindingOptions, 'logger'>) {
  const nudge = nudgeOver(ephemeral.pubSub);
  const blocks = mongoBlockRepository(connection);
  const settings = mongoNotificationSettingsRepository(connection);
  const notifications = mongoNotificationRepository(connection);
  return remindOfBirthdays({
    connection,
    queue: mongoReminderQueue(connection),
    reminded: mongoRemindedRepository(connection),
    people: peopleDirectory(peers),
    notifier: createNotifier({ connection, blocks, notifications, settings, nudge, now }),
    nudge,
    now,
  });
}

/** Reminds of birthdays beside the requests. While accounts is away, as when all start at once, they wait for the next look. */
export function startReminding(options: RemindingOptions): Loop {
  const remind = reminding(options);
  const work = () =>
    remind().catch((error: unknown) => {
      if (!isUnanswered(error)) throw error;
      options.logger.info({ err: error }, 'birthdays wait');
      return false;
    });
  return startLoop({ name: 'birthday reminders', idleMs: IDLE_MS, logger: options.logger, work });
}
