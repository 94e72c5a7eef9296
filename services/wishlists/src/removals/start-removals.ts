import type { Logger } from '@wishbow/service/logging/logger';
import { type Loop, startLoop } from '@wishbow/service/loop';
import type { Connection } from '@wishbow/service/mongo/connection';
import { mongoHeldUnitsRepository } from '../units/held-units-repository.ts';
import { mongoReservationRepository } from '../units/reservation-repository.ts';
import { finishRemovals } from './finish-removals.ts';
import { mongoRemovedWishRepository } from './removed-wish-repository.ts';

const IDLE_MS = 1_000;

interface RemovalLoop {
  readonly connection: Connection;
  readonly logger: Logger;
  readonly now: () => Date;
}

/** Ends removals as their minute passes, those of before a restart too. */
export const startRemovals = ({ connection, logger, now }: RemovalLoop): Loop =>
  startLoop({
    name: 'removals',
    idleMs: IDLE_MS,
    logger,
    work: finishRemovals({
      connection,
      now,
      removedWishes: mongoRemovedWishRepository(connection),
      reservations: mongoReservationRepository(connection),
      heldUnits: mongoHeldUnitsRepository(connection),
    }),
  });
