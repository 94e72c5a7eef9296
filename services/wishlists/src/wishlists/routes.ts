import type { ReplyOf } from '@wishbow/contracts/endpoint';
import { fieldProblem, notFound, problem } from '@wishbow/contracts/problem';
import type { WishlistId } from '@wishbow/contracts/wire-types';
import { EVENT_WITHOUT_DATE } from '@wishbow/contracts/wishlists';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { MOST_WISHLISTS } from '@wishbow/domain/wishlist-limits';
import { implement } from '@wishbow/http/implement';
import { fromCursor } from '@wishbow/service/paging/from-cursor';
import { PICTURE_FAULT_TEXTS } from '@wishbow/service/pictures/picture-rules';
import { answerRepeats } from '@wishbow/service/repeats/answer-repeats';
import type { Router } from 'express';
import { OWNER_REFUSALS } from '../owners/owner-refusals.ts';
import { toClosed, type ViewerId } from '../owners/seen-owners.ts';
import { HOLDS_CONFIDED } from '../wishes/confided-refusals.ts';
import { NO_WISHES } from '../wishes/wish-rules.ts';
import { createWishlist } from './create-wishlist.ts';
import { type DeleteWishlistDeps, deleteWishlist } from './delete-wishlist.ts';
import { type ActiveWishlistDeps, getActiveWishlist } from './get-active-wishlist.ts';
import { listViewedWishlists } from './list-viewed-wishlists.ts';
import { type UpdateWishlistDeps, updateWishlist } from './update-wishlist.ts';
import { updateWishlistOrder } from './update-wishlist-order.ts';
import type { StoredWishlist } from './wishlist-repository.ts';
import { toWishlist } from './wishlist-view.ts';

export type WishlistRouteDeps = ActiveWishlistDeps & DeleteWishlistDeps & UpdateWishlistDeps;

interface ListToShow {
  readonly wishListId: WishlistId;
  readonly cursor?: string | null | undefined;
}

const NOT_AN_ORDER = {
  status: 422,
  body: problem('invalid_order', 'Please name each of your lists once.'),
} as const;

/** Said under the name, the one field that every list has. */
const TOO_MANY = {
  status: 422,
  body: fieldProblem({ 'wishList.name': `You can keep up to ${MOST_WISHLISTS} wishlists.` }),
} as const;

const NO_DATE = { status: 422, body: fieldProblem({ 'wishList.event_date': EVENT_WITHOUT_DATE }) } as const;

const madeReply = (wishlist: StoredWishlist) => ({
  status: 201 as const,
  body: { wishList: toWishlist(wishlist, NO_WISHES) },
});

/** Keeping one's own lists, and looking at lists. */
export function wishlistRoutes(deps: WishlistRouteDeps): Router {
  const { connection, wishlists, owners, countWishes, findOwnWishlist } = deps;
  const create = createWishlist(deps);
  const update = updateWishlist(deps);
  const remove = deleteWishlist(deps);
  const order = updateWishlistOrder(connection, wishlists);
  const listViewed = listViewedWishlists(wishlists, countWishes, owners);
  const getActive = getActiveWishlist(deps);

  const counted = async (all: readonly StoredWishlist[]) => {
    const countOf = await countWishes(all);
    return all.map((wishlist) => toWishlist(wishlist, countOf(wishlist.id)));
  };
  const countedOne = async (wishlist: StoredWishlist) =>
    toWishlist(wishlist, (await countWishes([wishlist]))(wishlist.id));

  const once = answerRepeats(connection, deps.now);
  const paged = fromCursor(deps.cursors);
  const show = (viewerId: ViewerId, body: ListToShow) =>
    paged(body, async (from) => {
      const shown = await getActive(viewerId, body.wishListId, from);
      return shown ? ({ status: 200, body: shown } as const) : ({ status: 404, body: notFound } as const);
    });

  return implement(wishlistsContract, {
    createWishlist: async ({ viewer: { userId }, body, idempotencyKey }) =>
      once<ReplyOf<typeof wishlistsContract.createWishlist>>(
        { userId, idempotencyKey, endpoint: 'createWishlist', body },
        async (keep) => {
          const wanted = { ownerId: userId, form: body.wishList, image: body.image };
          const created = await create(wanted, (made, session) => keep(madeReply(made), session));
          if (created.ok) return madeReply(created.wishlist);
          if (created.reason === 'too_many') return TOO_MANY;
          return { status: 422, body: fieldProblem({ image: PICTURE_FAULT_TEXTS[created.fault] }) };
        },
      ),
    updateWishlist: async ({ viewer, params, body }) => {
      const changes = { id: params.wishListId, changes: body.wishList, image: body.image };
      const updated = await update(viewer.userId, changes);
      if (updated.ok) return { status: 200, body: { wishList: await countedOne(updated.wishlist) } };
      if (updated.reason === 'event_without_date') return NO_DATE;
      if (updated.reason === 'holds_confided') return HOLDS_CONFIDED;
      if (updated.reason !== 'picture') return OWNER_REFUSALS[updated.reason];
      return { status: 422, body: fieldProblem({ image: PICTURE_FAULT_TEXTS[updated.fault] }) };
    },
    getWishlistDeletion: async ({ viewer, params }) => {
      const own = await findOwnWishlist(viewer.userId, params.wishListId);
      if (!own.ok) return OWNER_REFUSALS[own.reason];
      return { status: 200, body: { holds_contributions: await deps.wishes.holdsContributions(own.wishlist.id) } };
    },
    deleteWishlist: async ({ viewer, params }) => {
      const deleted = await remove(viewer.userId, params.wishListId);
      return deleted.ok ? { status: 200, body: {} } : OWNER_REFUSALS[deleted.reason];
    },
    updateWishlistDescription: async ({ viewer, body: { wishList } }) => {
      const own = await findOwnWishlist(viewer.userId, wishList.id);
      if (!own.ok) return OWNER_REFUSALS[own.reason];
      const updated = await wishlists.update(wishList.id, { description: wishList.description });
      return updated ? { status: 200, body: { wishList: await countedOne(updated) } } : OWNER_REFUSALS.not_found;
    },
    updateWishlistOrder: async ({ viewer, body }) => {
      const ids = body.wishList.map(({ id }) => id);
      const ordered = await order(viewer.userId, ids);
      return ordered ? { status: 200, body: { wishLists: await counted(ordered) } } : NOT_AN_ORDER;
    },
    listOwnWishlists: async ({ viewer }) => ({
      status: 200,
      body: { wishLists: await counted(await wishlists.listByOwner(viewer.userId)) },
    }),
    listViewedWishlists: async ({ viewer, body }) => {
      const wishLists = await listViewed(viewer.userId, body.username);
      if (!wishLists) return { status: 404, body: notFound };
      if (typeof wishLists === 'string') return { status: 200, body: { wishLists: [], ...toClosed(wishLists) } };
      return { status: 200, body: { wishLists } };
    },
    getActiveWishlist: ({ viewer, body }) => show(viewer.userId, body),
    refreshWishlist: ({ viewer, body }) => show(viewer.userId, body),
  });
}
