import type { OrderId, UserId, WishId } from '@wishbow/contracts/wire-types';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { type ReservationDocument, reservationModel } from './reservation-model.ts';

/** One order's claim on one wish. */
export interface ReservationKey {
  readonly wishId: WishId;
  readonly orderId: OrderId;
}

export type NewReservation = ReservationKey &
  Pick<ReservationDocument, 'quantity' | 'reservedAt'> & { readonly buyerId: UserId };

export type StoredReservation = Pick<ReservationDocument, 'quantity' | 'state'>;

/** Only ever used within a transaction, together with the units it stands for. */
export interface ReservationRepository {
  find(key: ReservationKey, session: ClientSession): Promise<StoredReservation | undefined>;
  add(reservation: NewReservation, session: ClientSession): Promise<void>;
  markGifted(key: ReservationKey, session: ClientSession): Promise<void>;
  remove(key: ReservationKey, session: ClientSession): Promise<void>;
}

export function mongoReservationRepository(connection: Connection): ReservationRepository {
  const reservations = reservationModel(connection);
  return {
    find: async ({ wishId, orderId }, session) => {
      const found = reservations.findOne({ wishId, orderId }, { quantity: 1, state: 1, _id: 0 }).session(session);
      return (await found.lean<StoredReservation>()) ?? undefined;
    },
    add: async (reservation, session) => {
      await reservations.create([{ ...reservation, state: 'reserved' }], { session });
    },
    markGifted: async ({ wishId, orderId }, session) => {
      await reservations.updateOne({ wishId, orderId }, { $set: { state: 'gifted' } }, { session });
    },
    remove: async ({ wishId, orderId }, session) => {
      await reservations.deleteOne({ wishId, orderId }, { session });
    },
  };
}
