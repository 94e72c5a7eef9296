import { notFound, problem } from '@wishbow/contracts/problem';
import type { RecommendedWish } from '@wishbow/contracts/recommendations';
import { recommendationsContract } from '@wishbow/contracts/recommendations-contract';
import { findSeenWish, followersOf, freshId, summaryById, viewerOf, wishOnPage } from '@wishbow/testing/world/looking';
import { mocked } from '@wishbow/testing/world/part-mocks';
import type { RecommendationRow, World } from '@wishbow/testing/world/world';
import type * as z from 'zod';

const missing = { status: 404, body: notFound } as const;
const nothing = { status: 200, body: {} } as const;
type About = Pick<RecommendationRow, 'wishId' | 'productId'>;

/** Wishes and products that people recommend to those who follow them. */
export const recommendationsMocks = mocked(recommendationsContract, (world) => ({
  sendRecommendation: ({ body }) => {
    const about = 'wish' in body ? aWish(body.wish.id) : aProduct(body.item.product_id);
    if (!isThere(world, about)) return missing;
    const followers = new Set(followersOf(world, viewerOf(world).id).map(({ from }) => from));
    if (body.selectedUserIds.some((id) => !followers.has(id))) {
      return { status: 422, body: problem('no_follower', 'One of them does not follow you.') };
    }
    const fresh = body.selectedUserIds.filter((id) => !hasIt(world, about, id));
    if (fresh.length === 0) return { status: 409, body: problem('already_sent', 'They all have it already.') };
    for (const to of fresh) recommend(world, about, to, body.comment);
    return nothing;
  },
  recommendWish: ({ body }) => toEverybody(world, aWish(body.wish.id)),
  recommendItem: ({ body }) => toEverybody(world, aProduct(body.item.product_id)),
  getRecommendedWishes: () => ({
    status: 200,
    body: { wishes: toViewer(world).flatMap((row) => told(world, row) ?? []), next_cursor: null },
  }),
  removeRecommendedWish: ({ body }) => {
    const id = body.item.wish_recommendation_id;
    if (!toViewer(world).some((row) => row.id === id)) return missing;
    world.recommendations = world.recommendations.filter((row) => row.id !== id);
    return nothing;
  },
  refreshWishRecommendation: ({ body }) => {
    const row = toViewer(world).find(({ id }) => id === body.wishRecommendationId);
    const wish = row && told(world, row);
    return wish ? { status: 200, body: { wish } } : missing;
  },
}));

const aWish = (wishId: string): About => ({ wishId, productId: null });
const aProduct = (productId: string): About => ({ wishId: null, productId });

const isThere = (world: World, { wishId, productId }: About): boolean =>
  wishId
    ? findSeenWish(world, wishId) !== undefined
    : world.products.some(({ product_id }) => product_id === productId);

const hasIt = (world: World, { wishId, productId }: About, to: string): boolean =>
  world.recommendations.some(
    (row) => row.from === world.viewerId && row.to === to && row.wishId === wishId && row.productId === productId,
  );

function recommend(world: World, about: About, to: string, message: string): void {
  world.recommendations.unshift({ id: freshId(world), from: viewerOf(world).id, to, ...about, message });
}

function toEverybody(world: World, about: About) {
  if (!isThere(world, about)) return missing;
  for (const { from } of followersOf(world, viewerOf(world).id)) {
    if (!hasIt(world, about, from)) recommend(world, about, from, '');
  }
  return nothing;
}

const toViewer = (world: World) => world.recommendations.filter(({ to }) => to === world.viewerId);

function told(world: World, row: RecommendationRow): z.input<typeof RecommendedWish> | undefined {
  const words = {
    wish_recommendation_id: row.id,
    recommendedByUser: summaryById(world, row.from),
    message: row.message,
  };
  const wish = row.wishId ? findSeenWish(world, row.wishId) : undefined;
  if (wish) return { ...wishOnPage(world, wish), ...words };
  const item = world.products.find(({ product_id }) => product_id === row.productId);
  return item && { ...item, ...words };
}
