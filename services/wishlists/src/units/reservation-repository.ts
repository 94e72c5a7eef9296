import type { OrderId, UserId, WishId } from '@wishbow/contracts/wire-types';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { hexId } from '@wishbow/service/mongo/hex-id';
import { afterPlace, type Page } from '@wishbow/service/paging/place';
import { type ReservationDocument, reservationModel } from './reservation-model.ts';

/** One order's claim on one wish. */
export interface ReservationKey {
  readonly wishId: WishId;
  readonly orderId: OrderId;
}

export type NewReservation = ReservationKey &
  Pick<ReservationDocument, 'quantity' | 'reservedAt'> & { readonly buyerId: UserId; readonly recipientId: UserId };

export type StoredReservation = Pick<ReservationDocument, 'quantity' | 'state'>;

/** Units that one order has taken of a wish, as the giver is told of them. */
export type TakenUnits = { readonly orderId: OrderId; readonly buyerId: UserId } & StoredReservation;

/** What was gifted, by whom to whom, and when. */
export interface StoredGift extends Pick<ReservationDocument, 'quantity' | 'isPrivate'> {
  readonly id: string;
  readonly wishId: WishId;
  readonly buyerId: UserId;
  readonly recipientId: UserId;
  readonly giftedAt: Date;
}

/** Changed only within a transaction, together with the units it stands for; looked up anywhere. */
export interface ReservationRepository {
  find(key: ReservationKey, session?: ClientSession): Promise<StoredReservation | undefined>;
  add(reservation: NewReservation, session: ClientSession): Promise<void>;
  markGifted(key: ReservationKey, gift: GiftFacts, session: ClientSession): Promise<void>;
  remove(key: ReservationKey, session: ClientSession): Promise<void>;
  listByWish(wishId: WishId, session: ClientSession): Promise<TakenUnits[]>;
  /** Gifts to a person or by a person, newest first. */
  listGifts(of: GiftsOf, page: Page): Promise<StoredGift[]>;
}

export type GiftFacts = { readonly giftedAt: Date; readonly isPrivate: boolean };
export type GiftsOf = { readonly recipientId: UserId } | { readonly buyerId: UserId };

const fromDocument = (document: ReservationDocument, giftedAt: Date): StoredGift => ({
  id: document._id.toHexString(),
  wishId: hexId<WishId>(document.wishId),
  buyerId: hexId<UserId>(document.buyerId),
  recipientId: hexId<UserId>(document.recipientId),
  quantity: document.quantity,
  isPrivate: document.isPrivate,
  giftedAt,
});

export function mongoReservationRepository(connection: Connection): ReservationRepository {
  const reservations = reservationModel(connection);
  return {
    find: async ({ wishId, orderId }, session) => {
      const found = reservations
        .findOne({ wishId, orderId }, { quantity: 1, state: 1, _id: 0 })
        .session(session ?? null);
      return (await found.lean<StoredReservation>()) ?? undefined;
    },
    add: async (reservation, session) => {
      await reservations.create([{ ...reservation, state: 'reserved' }], { session });
    },
    markGifted: async ({ wishId, orderId }, gift, session) => {
      await reservations.updateOne({ wishId, orderId }, { $set: { state: 'gifted', ...gift } }, { session });
    },
    remove: async ({ wishId, orderId }, session) => {
      await reservations.deleteOne({ wishId, orderId }, { session });
    },
    listByWish: async (wishId, session) => {
      const taken = await reservations.find({ wishId }).session(session).lean<ReservationDocument[]>();
      return taken.map(({ orderId, buyerId, quantity, state }) => ({
        orderId: hexId<OrderId>(orderId),
        buyerId: hexId<UserId>(buyerId),
        quantity,
        state,
      }));
    },
    listGifts: async (of, { after, limit }) => {
      const gifts = reservations
        .find({ ...of, giftedAt: { $type: 'date' }, ...afterPlace('giftedAt', after) })
        .sort({ giftedAt: -1, _id: -1 })
        .limit(limit);
      const documents = await gifts.lean<ReservationDocument[]>();
      return documents.flatMap((document) => (document.giftedAt ? [fromDocument(document, document.giftedAt)] : []));
    },
  };
}
