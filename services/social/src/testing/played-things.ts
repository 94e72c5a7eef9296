import { seenEventsInternalContract } from '@wishbow/contracts/calendar-contract';
import { catalogInternalContract } from '@wishbow/contracts/catalog-contract';
import type { AnswerOf } from '@wishbow/contracts/endpoint';
import { type Item, ProductId } from '@wishbow/contracts/items';
import { notFound } from '@wishbow/contracts/problem';
import { seenWishesInternalContract, seenWishlistsInternalContract } from '@wishbow/contracts/seen-wishes-contract';
import { type UserId, WishId } from '@wishbow/contracts/wire-types';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import type { Wishlist } from '@wishbow/contracts/wishlists';
import { implement } from '@wishbow/http/implement';
import { readIdentity } from '@wishbow/service/identity/read-identity';
import { listen } from '@wishbow/service/listen';
import { eventRoutes } from '@wishbow/service/outbox/event-routes';
import { anItem } from '@wishbow/testing/builders/item';
import { aWishOnPage } from '@wishbow/testing/builders/wish';
import express, { Router } from 'express';
import { aPerson, BAO } from './people.ts';

export const TEAPOT_WISH = WishId.parse('1'.repeat(24));
export const HEADPHONES = ProductId.parse('WB00000001');

type SeenEvent = AnswerOf<typeof seenEventsInternalContract.listSeenEvents>['body']['events'][number];

/** Bao wishes for a teapot; the shop sells headphones. A test hides the wish, and all else of wishlists, as the story goes on. */
export interface Shelf {
  wish: WishOnPage;
  /** Besides the teapot. */
  readonly moreWishes: WishOnPage[];
  readonly wishlists: Wishlist[];
  /** Of whomever is asked for; wishlists itself tests from whom an event is hidden. */
  readonly events: SeenEvent[];
  /** From whom the wish is hidden. */
  readonly hiddenFrom: Set<UserId>;
  isHiddenFromVisitors: boolean;
  readonly items: Item[];
  /** What wishlists were told of admins' decisions. */
  readonly judged: object[];
}

export const fullShelf = (): Shelf => ({
  wish: aWishOnPage({ id: TEAPOT_WISH, title: 'Cast teapot', user_id: BAO, user: aPerson(BAO, 'bao') }),
  moreWishes: [],
  wishlists: [],
  events: [],
  hiddenFrom: new Set(),
  isHiddenFromVisitors: false,
  items: [anItem({ product_id: HEADPHONES })],
  judged: [],
});

/** Wishlists and catalog, played by one small server each that keep their contracts. */
export async function playThings(shelf: Shelf, secret: string) {
  const play = (name: 'wishlists' | 'catalog', router: Router) =>
    listen(express().use(readIdentity(name, secret)).use(router), 0);
  const isShown = (viewerId: UserId | null) =>
    !(viewerId ? shelf.hiddenFrom.has(viewerId) : shelf.isHiddenFromVisitors);
  const wishlists = implement(
    { ...seenWishesInternalContract, ...seenWishlistsInternalContract },
    {
      listSeenWishes: async ({ body: { viewerId, wishIds } }) => {
        const all = isShown(viewerId) ? [shelf.wish, ...shelf.moreWishes] : [];
        return { status: 200, body: { wishes: all.filter(({ id }) => wishIds.includes(id)) } };
      },
      listSeenWishlists: async ({ body: { viewerId, wishlistIds } }) => {
        const all = isShown(viewerId) ? shelf.wishlists : [];
        return { status: 200, body: { wishlists: all.filter(({ id }) => wishlistIds.includes(id)) } };
      },
    },
  );
  const events = implement(seenEventsInternalContract, {
    listSeenEvents: async ({ body: { viewerId, ownerIds } }) => {
      const seen = shelf.events.filter(({ user_id }) => ownerIds.includes(user_id) && isShown(viewerId));
      return { status: 200, body: { events: seen } };
    },
  });
  const hears = eventRoutes({
    'social.content_judged': async (judged) => {
      shelf.judged.push(judged);
    },
  });
  const { getItem } = catalogInternalContract;
  const catalog = implement(
    { getItem },
    {
      getItem: async ({ body }) => {
        const item = shelf.items.find(({ product_id }) => product_id === body.productId);
        return item ? { status: 200, body: { item } } : { status: 404, body: notFound };
      },
    },
  );
  const [playedWishlists, playedCatalog] = await Promise.all([
    play('wishlists', Router().use(wishlists, events, hears)),
    play('catalog', catalog),
  ]);
  return { wishlists: playedWishlists, catalog: playedCatalog };
}
