import { CartItemId, type UserId } from '@wishbow/contracts/wire-types';
import { isDuplicateKey } from '@wishbow/service/mongo/connection';
import { type ClientSession, type Connection, Types } from 'mongoose';
import { cartModel } from './cart-model.ts';
import type { CartLineRow, CartRow } from './cart-row.ts';

export const newCartItemId = (): CartItemId => CartItemId.parse(new Types.ObjectId().toHexString());

/** Somebody's cart; an empty one before its first line. */
export async function getCart(connection: Connection, buyerId: UserId): Promise<CartRow> {
  const cart = await cartModel(connection).findById(buyerId).lean<CartRow | null>();
  return cart ?? { _id: buyerId, version: 0, lines: [] };
}

/** Puts other lines in place of those the caller saw. @returns false when somebody changed the cart in between. */
export async function saveCart(
  connection: Connection,
  seen: CartRow,
  lines: readonly CartLineRow[],
  session?: ClientSession,
): Promise<boolean> {
  const { _id, version } = seen;
  const asSeen = { _id, version };
  try {
    const saved = await cartModel(connection).updateOne(
      asSeen,
      { $set: { lines, version: version + 1 } },
      { upsert: version === 0, ...(session && { session }) },
    );
    return saved.matchedCount + saved.upsertedCount === 1;
  } catch (error) {
    // Two first lines at once: the other one has made the cart.
    if (!isDuplicateKey(error) || session) throw error;
    return false;
  }
}

export async function removeCart(connection: Connection, buyerId: UserId): Promise<void> {
  await cartModel(connection).deleteOne({ _id: buyerId });
}
