import type { UserId, WishId } from '@wishbow/contracts/wire-types';
import { type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import type { NotOwn } from '../owners/owner-refusals.ts';
import type { FindOwnWish } from './own-wish.ts';
import type { CountRefusal, NextCount } from './wanted-count.ts';
import type { StoredWish, WishRepository } from './wish-repository.ts';

export type ChangedQuantity =
  | { readonly ok: true; readonly wish: StoredWish }
  | { readonly ok: false; readonly reason: CountRefusal }
  | NotOwn;

export interface ChangeQuantityDeps {
  readonly connection: Connection;
  readonly wishes: WishRepository;
  readonly findOwnWish: FindOwnWish;
}

/** Wants one more or one fewer, as `next` decides; of two clicks at once both count. */
export const changeQuantity =
  ({ connection, wishes, findOwnWish }: ChangeQuantityDeps, next: (wish: StoredWish) => NextCount) =>
  async (viewerId: UserId, id: WishId): Promise<ChangedQuantity> => {
    const own = await findOwnWish(viewerId, id);
    if (!own.ok) return own;
    return inTransaction(connection, async (session) => {
      const wish = await wishes.find(id, session);
      if (!wish) return { ok: false, reason: 'not_found' };
      const count = next(wish);
      if (!count.ok) return count;
      const changed = await wishes.update(id, { wantedCount: count.wantedCount }, session);
      return changed ? { ok: true, wish: changed } : { ok: false, reason: 'not_found' };
    });
  };
