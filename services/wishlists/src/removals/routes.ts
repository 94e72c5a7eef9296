import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import { OWNER_REFUSALS } from '../owners/owner-refusals.ts';
import { ALREADY_ON_LIST } from '../wishes/already-on-list.ts';
import { CONFIDED } from '../wishes/confided-refusals.ts';
import { ownView } from '../wishes/own-view.ts';
import type { ShowWishes } from '../wishes/show-wishes.ts';
import { type RemoveWishDeps, removeWish } from './remove-wish.ts';
import { type RestoreWishDeps, restoreWish } from './restore-wish.ts';

const REFUSALS = { ...OWNER_REFUSALS, already_on_list: ALREADY_ON_LIST, confided: CONFIDED } as const;

const contract = { removeWish: wishesContract.removeWish, restoreWish: wishesContract.restoreWish };

/** Removing one's own wishes, and putting them back. */
export function removalRoutes(deps: RemoveWishDeps & RestoreWishDeps & { readonly showWishes: ShowWishes }): Router {
  const show = ownView(deps.showWishes);
  const remove = removeWish(deps);
  const restore = restoreWish(deps);
  return implement(contract, {
    removeWish: async ({ viewer, body }) => {
      const removed = await remove(viewer.userId, body.wish.id);
      return removed.ok ? { status: 200, body: {} } : REFUSALS[removed.reason];
    },
    restoreWish: async ({ viewer, body }) => {
      const restored = await restore(viewer.userId, body.wish.id);
      if (!restored.ok) return REFUSALS[restored.reason];
      return { status: 200, body: { wish: await show(restored.wish) } };
    },
  });
}
