import { accountsInternalContract, type PersonRecord } from '@wishbow/contracts/accounts-contract';
import { catalogInternalContract } from '@wishbow/contracts/catalog-contract';
import type { Item } from '@wishbow/contracts/items';
import { reactionsInternalContract } from '@wishbow/contracts/likes-contract';
import { notFound, problem } from '@wishbow/contracts/problem';
import type { ServiceName } from '@wishbow/contracts/service-names';
import { socialInternalContract } from '@wishbow/contracts/social-contract';
import type { UserId, WishId } from '@wishbow/contracts/wire-types';
import type { Follow } from '@wishbow/domain/visibility';
import { implement } from '@wishbow/http/implement';
import { listen, type Running } from '@wishbow/service/listen';
import { createLogger } from '@wishbow/service/logging/logger';
import { createServiceApp } from '@wishbow/service/service-app';
import type { Router } from 'express';

/** What the other services know; a test changes it as the story goes on. */
export interface Neighborhood {
  people: PersonRecord[];
  /** `follows.get(follower)?.get(followed)` */
  readonly follows: Map<UserId, Map<UserId, Follow>>;
  items: Item[];
  /** Who likes what. */
  readonly likers: Map<WishId, UserId[]>;
  isRetailerAway: boolean;
}

const play = (name: ServiceName, internalSecret: string, router: Router): Promise<Running> =>
  listen(
    createServiceApp({ name, logger: createLogger(name, 'silent'), internalSecret, readiness: {}, routers: [router] }),
    0,
  );

/** Accounts, social and catalog, played by small servers that keep their contracts. */
export async function playServices(neighborhood: Neighborhood, secret: string) {
  const [accounts, social, catalog] = await Promise.all([
    play('accounts', secret, accountsOf(neighborhood)),
    play('social', secret, socialOf(neighborhood)),
    play('catalog', secret, catalogOf(neighborhood)),
  ]);
  return { accounts, social, catalog };
}

const accountsOf = (neighborhood: Neighborhood): Router =>
  implement(
    { listPeople: accountsInternalContract.listPeople },
    {
      listPeople: async ({ body }) => ({
        status: 200,
        body: {
          people: neighborhood.people.filter(
            ({ id, username }) => body.ids.includes(id) || body.usernames.includes(username),
          ),
        },
      }),
    },
  );

const reactionsOf = (likers: Neighborhood['likers'], viewerId: UserId | null, wishIds: readonly WishId[]) =>
  wishIds.flatMap((wishId) => {
    const liking = likers.get(wishId);
    if (!liking) return [];
    const isLiked = viewerId !== null && liking.includes(viewerId);
    return [{ wishId, likeCount: liking.length, commentCount: 0, isLiked }];
  });

const socialOf = ({ follows, likers }: Neighborhood): Router =>
  implement(
    {
      listStandings: socialInternalContract.listStandings,
      listFollowedIds: socialInternalContract.listFollowedIds,
      listReactions: reactionsInternalContract.listReactions,
    },
    {
      listStandings: async ({ body }) => {
        const followOf = (ownerId: UserId) => follows.get(body.viewerId)?.get(ownerId) ?? 'none';
        const standings = body.ownerIds.map((ownerId) => ({ ownerId, follow: followOf(ownerId), addressAccess: null }));
        const reactions = body.wishIds && reactionsOf(likers, body.viewerId, body.wishIds);
        return { status: 200, body: { standings, ...(reactions && { reactions }) } };
      },
      listFollowedIds: async ({ body }) => {
        const followed = [...(follows.get(body.userId) ?? [])].filter(([, follow]) => follow === 'approved');
        return { status: 200, body: { userIds: followed.map(([id]) => id) } };
      },
      listReactions: async ({ body: { viewerId, wishIds } }) => ({
        status: 200,
        body: { reactions: reactionsOf(likers, viewerId, wishIds) },
      }),
    },
  );

const catalogOf = (neighborhood: Neighborhood): Router =>
  implement(
    { getItem: catalogInternalContract.getItem },
    {
      getItem: async ({ body }) => {
        if (neighborhood.isRetailerAway) return { status: 503, body: problem('retailer_unavailable', 'Away') };
        const item = neighborhood.items.find(({ product_id }) => product_id === body.productId);
        return item ? { status: 200, body: { item } } : { status: 404, body: notFound };
      },
    },
  );
