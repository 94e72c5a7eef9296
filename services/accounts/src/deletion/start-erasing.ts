import { type Loop, startLoop } from '@wishbow/service/loop';
import { mongoPictureRepository } from '@wishbow/service/pictures/picture-repository';
import type { Foundation } from '@wishbow/service/start-service';
import { mongoRepositories } from '../repositories.ts';
import { awaitsPayout } from './awaits-payout.ts';
import { eraseDueAccounts } from './erase-due-accounts.ts';

const IDLE_MS = 60_000;

/** Erases people on their day, beside the requests. */
export function startErasing(foundation: Foundation): Loop {
  const { connection, internalSecret, logger } = foundation;
  const work = eraseDueAccounts({
    ...foundation,
    ...mongoRepositories(connection, internalSecret),
    pictures: mongoPictureRepository(connection),
    awaitsPayout: awaitsPayout(foundation.peers),
  });
  return startLoop({ name: 'erasing', idleMs: IDLE_MS, logger, work });
}
