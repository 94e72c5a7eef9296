import type { WishlistId } from '@wishbow/contracts/wire-types';
import type { Connection } from '@wishbow/service/mongo/connection';
import { afterPlace, type Page } from '@wishbow/service/paging/place';
import { Types } from 'mongoose';
import { type WishDocument, wishModel } from '../wishes/wish-model.ts';
import { fromWishDocument, NEWEST_FIRST, type StoredWish } from '../wishes/wish-repository.ts';
import { type WishlistDocument, wishlistModel } from './wishlist-model.ts';
import { fromWishlistDocument, type StoredWishlist } from './wishlist-repository.ts';

/** A list with a page of its wishes, newest first. */
export interface OpenedList {
  readonly wishlist: StoredWishlist;
  readonly wishes: readonly StoredWish[];
}

export interface OpenedListRepository {
  find(id: WishlistId, page: Page): Promise<OpenedList | undefined>;
}

/** Two collections answer together. The list is the one that was asked for, whatever fields it or its wishes may have. */
type Row = WishlistDocument | WishDocument;

/** One question of the database in place of two, since nothing is asked more often than what hangs on a list. */
export function mongoOpenedListRepository(connection: Connection): OpenedListRepository {
  const wishlists = wishlistModel(connection);
  const wishes = wishModel(connection).collection.name;
  return {
    find: async (id, { after, limit }) => {
      const _id = new Types.ObjectId(id);
      const onPage = afterPlace('createdAt', after && { at: after.at, id: new Types.ObjectId(after.id) });
      const page = [{ $match: { wishlistId: _id, ...onPage } }, { $sort: NEWEST_FIRST }, { $limit: limit }];
      const rows = await wishlists.aggregate<Row>(
        [{ $match: { _id } }, { $unionWith: { coll: wishes, pipeline: page } }],
        // All in the first answer, which holds 101 unless told otherwise.
        { batchSize: limit + 2 },
      );
      const isList = (row: Row): row is WishlistDocument => row._id.equals(_id);
      const isWish = (row: Row): row is WishDocument => !isList(row);
      const wishlist = rows.find(isList);
      if (!wishlist) return undefined;
      // In which order two collections answer together is not said.
      const hung = rows.filter(isWish).sort(newestFirst);
      return { wishlist: fromWishlistDocument(wishlist), wishes: hung.map(fromWishDocument) };
    },
  };
}

const newestFirst = (one: WishDocument, other: WishDocument): number =>
  other.createdAt.getTime() - one.createdAt.getTime() || Buffer.compare(other._id.id, one._id.id);
