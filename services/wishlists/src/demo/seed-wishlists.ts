import { demoId } from '@wishbow/demo/demo-id';
import { demoOrders } from '@wishbow/demo/orders';
import { demoWishes } from '@wishbow/demo/wishes';
import { demoWishlists } from '@wishbow/demo/wishlists';
import type { Connection } from '@wishbow/service/mongo/connection';
import { heldUnitsModel } from '../units/held-units-model.ts';
import { reservationModel } from '../units/reservation-model.ts';
import { wishModel } from '../wishes/wish-model.ts';
import { wishlistModel } from '../wishlists/wishlist-model.ts';
import { reservationRows, wishlistRow, wishRow } from './demo-rows.ts';

/** Puts the lists and wishes of the demo community into the database; what is there already stays as it is. */
export async function seedDemoWishlists(connection: Connection, now: Date): Promise<void> {
  const wishes = demoWishes(now);
  const reservations = demoOrders(now).flatMap(reservationRows);
  await wishlistModel(connection).bulkWrite(demoWishlists(now).map((list) => unlessThere(list.id, wishlistRow(list))));
  await wishModel(connection).bulkWrite(wishes.map((wish) => unlessThere(wish.id, wishRow(wish))));
  await heldUnitsModel(connection).bulkWrite(
    wishes.map((wish) => unlessThere(wish.id, { reservedCount: wish.kind === 'fund' ? 0 : wish.reservedCount })),
  );
  await reservationModel(connection).bulkWrite(
    reservations.map((row) => unlessThere(demoId('reservation', `${row.orderId}/${row.wishId}`), row)),
  );
}

const unlessThere = <Row extends object>(id: string, row: Row) => ({
  updateOne: { filter: { _id: id }, update: { $setOnInsert: row }, upsert: true },
});
