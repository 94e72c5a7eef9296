import { inTransaction } from '@wishbow/service/mongo/connection';
import { countGifted } from './count-gifted.ts';
import type { ReservationKey } from './reservation-repository.ts';
import type { UnitsOfOrders } from './units-of-orders.ts';

/** Gives the units of a cancelled or failed order free again, also where they counted as gifted; safe to repeat. */
export const releaseUnits =
  (units: UnitsOfOrders) =>
  (key: ReservationKey): Promise<void> =>
    inTransaction(units.connection, async (session) => {
      const { heldUnits, reservations } = units;
      const taken = await reservations.find(key, session);
      if (!taken) return;
      if (taken.state === 'gifted') await countGifted(units, key.wishId, -taken.quantity, session);
      else await heldUnits.letGo(key.wishId, taken.quantity, session);
      await reservations.remove(key, session);
    });
