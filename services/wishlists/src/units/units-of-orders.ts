import type { Connection } from '@wishbow/service/mongo/connection';
import type { RemovedWishRepository } from '../removals/removed-wish-repository.ts';
import type { WishRepository } from '../wishes/wish-repository.ts';
import type { HeldUnitsRepository } from './held-units-repository.ts';
import type { ReservationRepository } from './reservation-repository.ts';

/** What taking, giving and releasing units works on, in one transaction each. */
export interface UnitsOfOrders {
  readonly connection: Connection;
  readonly wishes: WishRepository;
  readonly heldUnits: HeldUnitsRepository;
  readonly reservations: ReservationRepository;
  readonly removedWishes: RemovedWishRepository;
}
