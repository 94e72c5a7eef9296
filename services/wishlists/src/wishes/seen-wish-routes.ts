import { seenWishesInternalContract } from '@wishbow/contracts/seen-wishes-contract';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import type { ShowWishesOnPage } from './show-wishes-on-page.ts';
import type { WishRepository } from './wish-repository.ts';

/** What our other services show of wishes: they keep ids, and ask anew for every viewer. */
export const seenWishRoutes = (wishes: WishRepository, showOnPage: ShowWishesOnPage): Router =>
  implement(seenWishesInternalContract, {
    listSeenWishes: async ({ body: { viewerId, wishIds } }) => ({
      status: 200,
      body: { wishes: await showOnPage(viewerId ?? undefined, await wishes.listByIds(wishIds)) },
    }),
  });
