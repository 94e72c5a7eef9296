import type { Connection } from '@wishbow/service/mongo/connection';
import type { RemovedWishRepository } from '../removals/removed-wish-repository.ts';
import type { HeldUnitsRepository } from '../units/held-units-repository.ts';
import type { WishRepository } from '../wishes/wish-repository.ts';
import type { ContributionRepository } from './contribution-repository.ts';
import type { FundPayoutRepository } from './fund-payout-repository.ts';

/** What taking, counting and releasing amounts of a fund works on, in one transaction each. */
export interface FundStores {
  readonly connection: Connection;
  readonly wishes: WishRepository;
  readonly removedWishes: RemovedWishRepository;
  /** Of a fund it holds cents. */
  readonly heldUnits: HeldUnitsRepository;
  readonly contributions: ContributionRepository;
  readonly fundPayouts: FundPayoutRepository;
}
