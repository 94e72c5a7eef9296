import { demoClaims } from '@wishbow/demo/claims';
import { demoContributions } from '@wishbow/demo/contributions';
import { demoOrders } from '@wishbow/demo/orders';
import { demoWishes } from '@wishbow/demo/wishes';
import { demoWishlists } from '@wishbow/demo/wishlists';
import { addMissing } from '@wishbow/service/mongo/add-missing';
import type { Connection } from '@wishbow/service/mongo/connection';
import { fundContributionModel } from '../funds/fund-contribution-model.ts';
import { fundPayoutModel } from '../funds/fund-payout-model.ts';
import { heldUnitsModel } from '../units/held-units-model.ts';
import { reservationModel } from '../units/reservation-model.ts';
import { wishModel } from '../wishes/wish-model.ts';
import { wishlistModel } from '../wishlists/wishlist-model.ts';
import { heldUnitsRow, wishlistRow, wishRow } from './demo-rows.ts';
import { contributionRow, fundPayoutRows } from './fund-rows.ts';
import { claimRow, recipientsIn, reservationRows } from './taken-rows.ts';

/** Puts the lists and wishes of the demo community into the database; what is there already stays as it is. */
export async function seedDemoWishlists(connection: Connection, now: Date): Promise<void> {
  const wishes = demoWishes(now);
  await addMissing(wishlistModel(connection), demoWishlists(now).map(wishlistRow));
  await addMissing(wishModel(connection), wishes.map(wishRow));
  await addMissing(heldUnitsModel(connection), wishes.map(heldUnitsRow));
  const recipientOf = recipientsIn(wishes);
  await addMissing(reservationModel(connection), [
    ...demoOrders(now).flatMap(reservationRows(recipientOf)),
    ...demoClaims(now).map(claimRow(recipientOf)),
  ]);
  await addMissing(fundContributionModel(connection), demoContributions(now).map(contributionRow(recipientOf)));
  await addMissing(fundPayoutModel(connection), wishes.flatMap(fundPayoutRows));
}
