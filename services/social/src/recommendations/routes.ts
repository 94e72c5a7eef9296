import type { RateLimiter } from '@wishbow/cache/ephemeral';
import type { ProductId } from '@wishbow/contracts/items';
import { fieldProblem, notFound, problem } from '@wishbow/contracts/problem';
import { recommendationsContract } from '@wishbow/contracts/recommendations-contract';
import type { Thing } from '@wishbow/contracts/things';
import type { UserId, WishId } from '@wishbow/contracts/wire-types';
import { implement } from '@wishbow/http/implement';
import { refuseForNow } from '@wishbow/http/refuse-for-now';
import type { Response, Router } from 'express';
import type { PeopleDirectory } from '../people/people-directory.ts';
import type { FollowedDeps } from '../relationships/list-followed.ts';
import { listRecommendedWishes, refreshWishRecommendation, removeRecommendedWish } from './read-recommendations.ts';
import { recommendToAll } from './recommend-to-all.ts';
import { type SendDeps, sendRecommendation } from './send-recommendation.ts';
import { showRecommendations } from './show-recommendations.ts';

export interface RecommendationRouteDeps extends SendDeps, FollowedDeps {
  readonly limiter: RateLimiter;
  readonly people: PeopleDirectory;
}

/** Nobody has so much to recommend; whoever has a program send it is slowed down. */
const SEND_LIMIT = { name: 'recommend', points: 30, windowMs: 10 * 60 * 1_000 };

const SEND_REFUSALS = {
  not_found: { status: 404, body: notFound },
  not_followers: {
    status: 422,
    body: fieldProblem({ selectedUserIds: 'You can recommend only to people who follow you.' }),
  },
  owner_chosen: { status: 422, body: fieldProblem({ selectedUserIds: 'One of them wished for this.' }) },
  hidden: {
    status: 403,
    body: problem('hidden_from_receiver', 'This wish is private, and not all of them can see it.'),
  },
  already_sent: { status: 409, body: problem('already_recommended', 'You have recommended this to them already.') },
} as const;

const done = { status: 200 as const, body: {} };
const missing = { status: 404 as const, body: notFound };

const theWish = ({ id }: { id: WishId }): Thing => ({ kind: 'wish', thingId: id });
const theItem = ({ product_id }: { product_id: ProductId }): Thing => ({ kind: 'item', thingId: product_id });

/** What people recommend to those who follow them. */
export function recommendationRoutes(deps: RecommendationRouteDeps): Router {
  const { limiter, things, people } = deps;
  const reading = { ...deps, show: showRecommendations(things, people) };
  const send = sendRecommendation(deps);
  const toAll = recommendToAll(deps);
  const list = listRecommendedWishes(reading);
  const refresh = refreshWishRecommendation(reading);
  const remove = removeRecommendedWish(reading);

  const refusalOf = async (userId: UserId, response: Response) => {
    const verdict = await limiter.consume(SEND_LIMIT, userId);
    return verdict.isAllowed ? undefined : refuseForNow(response, verdict.retryAfterMs);
  };
  const openToAll = async (userId: UserId, response: Response, thing: Thing) =>
    (await refusalOf(userId, response)) ?? ((await toAll(userId, thing)) ? done : missing);

  return implement(recommendationsContract, {
    sendRecommendation: async ({ body, viewer, response }) => {
      const refusal = await refusalOf(viewer.userId, response);
      if (refusal) return refusal;
      const thing = 'wish' in body ? theWish(body.wish) : theItem(body.item);
      const { selectedUserIds: toIds, comment } = body;
      const sent = await send({ fromId: viewer.userId, toIds, thing, message: comment.trim() });
      return sent.ok ? done : SEND_REFUSALS[sent.reason];
    },
    recommendWish: ({ body, viewer, response }) => openToAll(viewer.userId, response, theWish(body.wish)),
    recommendItem: ({ body, viewer, response }) => openToAll(viewer.userId, response, theItem(body.item)),
    getRecommendedWishes: async ({ body, viewer }) => {
      const { wishes, nextCursor } = await list(viewer.userId, body.cursor ?? undefined);
      return { status: 200, body: { wishes, next_cursor: nextCursor } };
    },
    removeRecommendedWish: async ({ body, viewer }) =>
      (await remove(viewer.userId, body.item.wish_recommendation_id)) ? done : missing,
    refreshWishRecommendation: async ({ body, viewer }) => {
      const wish = await refresh(viewer.userId, body.wishRecommendationId);
      return wish ? { status: 200, body: { wish } } : missing;
    },
  });
}
