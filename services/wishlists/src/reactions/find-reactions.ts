import { reactionsInternalContract } from '@wishbow/contracts/likes-contract';
import type { WishId } from '@wishbow/contracts/wire-types';
import type { Call } from '@wishbow/http/client';
import { isUnanswered } from '@wishbow/service/unanswered-peers';
import type { ViewerId } from '../owners/seen-owners.ts';
import { NO_REACTIONS } from '../wishes/wish-view.ts';
import { type ReactionsTo, reactionsTo, UNTOLD } from './reactions-to.ts';

/** What people made of some wishes, all in one call. While social is away nobody can say, and the wishes are shown all the same. */
export type FindReactions = (viewerId: ViewerId, wishIds: readonly WishId[]) => Promise<ReactionsTo>;

/** @param reportAbsence hears why social gave no answer. */
export const findReactions =
  (call: Call, reportAbsence: (error: unknown) => void): FindReactions =>
  async (viewerId, wishIds) => {
    if (wishIds.length === 0) return () => NO_REACTIONS;
    const body = { viewerId: viewerId ?? null, wishIds: [...wishIds] };
    try {
      const { reactions } = (await call(reactionsInternalContract.listReactions, { body })).body;
      return reactionsTo(reactions);
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      reportAbsence(error);
      return UNTOLD;
    }
  };
