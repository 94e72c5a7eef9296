import { type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import { recordEvent } from '@wishbow/service/outbox/record-event';
import type { HeldUnitsRepository } from '../units/held-units-repository.ts';
import type { ReservationRepository } from '../units/reservation-repository.ts';
import type { RemovedWish, RemovedWishRepository } from './removed-wish-repository.ts';

const BATCH = 50;

export interface FinishRemovalsDeps {
  readonly connection: Connection;
  readonly removedWishes: RemovedWishRepository;
  readonly reservations: ReservationRepository;
  readonly heldUnits: HeldUnitsRepository;
  readonly now: () => Date;
}

/**
 * Ends the removals whose minute is over: each in one transaction with the event that tells who had taken the wish,
 * so that a crash neither forgets a giver nor tells one twice. Answers whether more are waiting.
 */
export const finishRemovals = (deps: FinishRemovalsDeps) => async (): Promise<boolean> => {
  const final = await deps.removedWishes.listFinal(deps.now(), BATCH);
  for (const removed of final) await finish(deps, removed);
  return final.length === BATCH;
};

const finish = (
  { connection, removedWishes, reservations, heldUnits, now }: FinishRemovalsDeps,
  { wish }: RemovedWish,
) =>
  inTransaction(connection, async (session) => {
    if (!(await removedWishes.remove(wish.id, session))) return;
    await heldUnits.remove(wish.id, session);
    const { id: wishId, ownerId, title, picture: image } = wish;
    const takenBy = await reservations.listByWish(wishId, session);
    await recordEvent(connection, session, {
      type: 'wishlists.wish_removed',
      aggregateId: wishId,
      payload: { wishId, ownerId, title, image, isFund: wish.kind === 'fund', takenBy },
      now: now(),
    });
  });
