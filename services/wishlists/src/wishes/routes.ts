import type { ReplyOf } from '@wishbow/contracts/endpoint';
import { fieldProblem, notFound } from '@wishbow/contracts/problem';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { decodeEntities } from '@wishbow/domain/html-entities';
import { implement } from '@wishbow/http/implement';
import { PICTURE_FAULT_TEXTS } from '@wishbow/service/pictures/picture-rules';
import { answerRepeats } from '@wishbow/service/repeats/answer-repeats';
import type { Router } from 'express';
import type { SeenOwners } from '../owners/seen-owners.ts';
import type { RemovedWishRepository } from '../removals/removed-wish-repository.ts';
import type { StoredWishlist } from '../wishlists/wishlist-repository.ts';
import { changeQuantity } from './change-quantity.ts';
import { type CreateWishDeps, createWish, type MadeWishes } from './create-wish.ts';
import { listHoldingWishlists } from './list-holding-wishlists.ts';
import { ownView } from './own-view.ts';
import { refreshWish } from './refresh-wish.ts';
import { COUNT_REFUSALS, CREATE_REFUSALS, UPDATE_REFUSALS } from './refusals.ts';
import type { ShowWishes } from './show-wishes.ts';
import type { ShowWishesOnPage } from './show-wishes-on-page.ts';
import { type UpdatedWish, type UpdateWishDeps, updateWish } from './update-wish.ts';
import { loweredCount, raisedCount } from './wanted-count.ts';
import type { StoredWish } from './wish-repository.ts';
import { NO_REACTIONS, toWish } from './wish-view.ts';

export interface WishRouteDeps extends CreateWishDeps, UpdateWishDeps {
  readonly owners: SeenOwners;
  readonly showOnPage: ShowWishesOnPage;
  readonly showWishes: ShowWishes;
  readonly removedWishes: RemovedWishRepository;
}

const { removeWish: _remove, restoreWish: _restore, ...contract } = wishesContract;

/** Nobody has made anything of it yet. */
const newView = (wish: StoredWish) => toWish(wish, { isOwner: true }, NO_REACTIONS);

const named = ({ id, name }: StoredWishlist) => ({ id, name });

const madeReply = ({ wishes, added, notAdded }: MadeWishes) => ({
  status: 201 as const,
  body: { wishes: wishes.map(newView), addedWishLists: added.map(named), nonAddedWishLists: notAdded.map(named) },
});

/** Named as the kernel names the fields that do not parse: both forms send their fields under `wish`. */
const wishProblem = (errors: Readonly<Record<string, string>>) =>
  fieldProblem(Object.fromEntries(Object.entries(errors).map(([field, text]) => [`wish.${field}`, text])));

function refusalOf(updated: Extract<UpdatedWish, { ok: false }>) {
  if (updated.reason === 'picture') {
    return { status: 422 as const, body: wishProblem({ image: PICTURE_FAULT_TEXTS[updated.fault] }) };
  }
  if (updated.reason === 'invalid_fields') return { status: 422 as const, body: wishProblem(updated.errors) };
  return UPDATE_REFUSALS[updated.reason];
}

/** Making wishes, changing one's own, and looking at one. */
export function wishRoutes(deps: WishRouteDeps): Router {
  const { wishes, owners, showOnPage, removedWishes } = deps;
  const show = ownView(deps.showWishes);
  const once = answerRepeats(deps.connection, deps.now);
  const create = createWish(deps);
  const update = updateWish(deps);
  const raise = changeQuantity(deps, raisedCount);
  const lower = changeQuantity(deps, loweredCount);
  const refresh = refreshWish(wishes, showOnPage);
  const listHolding = listHoldingWishlists(owners, wishes, showOnPage);

  return implement(contract, {
    createWish: async ({ viewer: { userId }, body, idempotencyKey }) =>
      once<ReplyOf<typeof wishesContract.createWish>>(
        { userId, idempotencyKey, endpoint: 'createWish', body },
        async (keep) => {
          const wanted = { ownerId: userId, wishlistIds: body.selectedWishListIds, wish: body.wish };
          const created = await create(wanted, (made, session) => keep(madeReply(made), session));
          if (created.ok) return madeReply(created);
          if (created.reason !== 'picture') return CREATE_REFUSALS[created.reason];
          return { status: 422, body: wishProblem({ image: PICTURE_FAULT_TEXTS[created.fault] }) };
        },
      ),
    updateWish: async ({ viewer, body }) => {
      const updated = await update(viewer.userId, body.wish, body.wishListId);
      return updated.ok ? { status: 200, body: { wish: await show(updated.wish) } } : refusalOf(updated);
    },
    updateItemNotes: async ({ viewer, body: { item } }) => {
      const updated = await update(viewer.userId, { id: item.id, notes: item.notes });
      if (updated.ok) return { status: 200, body: { wish: await show(updated.wish) } };
      return UPDATE_REFUSALS[updated.reason === 'forbidden' ? 'forbidden' : 'not_found'];
    },
    refreshWishNotes: async ({ viewer, body }) => {
      const wish = await refresh(viewer.userId, body.item.id);
      if (!wish || 'private' in wish) return { status: 404, body: notFound };
      return { status: 200, body: { notes: wish.notes, decodedNotes: decodeEntities(wish.notes) } };
    },
    increaseItemQuantity: async ({ viewer, body }) => {
      const raised = await raise(viewer.userId, body.wish.id);
      return raised.ok ? { status: 200, body: { wish: await show(raised.wish) } } : COUNT_REFUSALS[raised.reason];
    },
    decreaseItemQuantity: async ({ viewer, body: { wish } }) => {
      const lowered = await lower(viewer.userId, wish.id);
      if (lowered.ok) return { status: 200, body: { wish: await show(lowered.wish) } };
      const removed = lowered.reason === 'not_found' ? await removedWishes.find(wish.id) : undefined;
      if (removed?.wish.ownerId === viewer.userId) return { status: 200, body: { id: wish.id, quantity: 0 } };
      return COUNT_REFUSALS[lowered.reason];
    },
    refreshWish: async ({ viewer, body }) => {
      const wish = await refresh(viewer.userId, body.wish.id);
      return wish ? { status: 200, body: { wish } } : { status: 404, body: notFound };
    },
    listHoldingWishlists: async ({ viewer, body }) => {
      const matches = await listHolding(viewer.userId, body.username, body.productId);
      return matches ? { status: 200, body: { matches } } : { status: 404, body: notFound };
    },
  });
}
