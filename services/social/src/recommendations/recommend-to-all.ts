import type { Thing } from '@wishbow/contracts/things';
import type { UserId } from '@wishbow/contracts/wire-types';
import { inTransaction } from '@wishbow/service/mongo/connection';
import { recordEvent } from '@wishbow/service/outbox/record-event';
import { findThing } from '../things/find-thing.ts';
import type { SendDeps } from './send-recommendation.ts';

/**
 * Recommends a thing to everybody who follows, now or later. Nobody is told: they find it among what is recommended to
 * them, as far as they may see it. @returns whether there is such a thing for this person.
 */
export const recommendToAll =
  ({ connection, recommendations, things, wakeRelay, now }: Omit<SendDeps, 'relationships'>) =>
  async (fromId: UserId, thing: Thing): Promise<boolean> => {
    if (!(await findThing(things, fromId, thing))) return false;
    const createdAt = now();
    await inTransaction(connection, async (session) => {
      const isNew = await recommendations.add({ ...thing, fromId, toId: null, message: '', createdAt }, session);
      if (!isNew || thing.kind !== 'wish') return;
      await recordEvent(connection, session, {
        type: 'social.wish_recommended_to_all',
        aggregateId: thing.thingId,
        payload: { wishId: thing.thingId, fromId },
        now: createdAt,
      });
    });
    wakeRelay();
    return true;
  };
