import { browseContract } from '@wishbow/contracts/browse-contract';
import { fundsContract } from '@wishbow/contracts/funds-contract';
import { notFound } from '@wishbow/contracts/problem';
import { hashtagsOf } from '@wishbow/domain/hashtags';
import { canSeeGiver } from '@wishbow/domain/visibility';
import {
  findByUsername,
  findSeenWish,
  followOf,
  isFulfilledWish,
  seesProfile,
  summaryById,
  wishOnPage,
} from '@wishbow/testing/world/looking';
import { mocked } from '@wishbow/testing/world/part-mocks';
import type { GivenRow, WishRow, World } from '@wishbow/testing/world/world';

const missing = { status: 404, body: notFound } as const;

/** Wishes outside their lists. */
export const browseMocks = mocked(browseContract, (world) => ({
  listFriendsWishes: () => {
    const wishes = seenWishes(world).filter(({ user_id }) => followOf(world, world.viewerId, user_id)?.approved);
    return { status: 200, body: { wishes: wishes.map((wish) => wishOnPage(world, wish)) } };
  },
  listTagWishes: ({ body }) => {
    const wishes = seenWishes(world).filter(({ notes }) => hashtagsOf(notes).includes(body.tag.toLowerCase()));
    return { status: 200, body: { wishes: wishes.map((wish) => wishOnPage(world, wish)), next_cursor: null } };
  },
  listWishItems: ({ body }) => {
    const person = findByUsername(world, body.viewedUsername);
    if (!person) return missing;
    if (!seesProfile(world, person)) return { status: 200, body: { wishes: [], next_cursor: null, private: true } };
    const wishes = seenWishes(world).filter((wish) => wish.user_id === person.id && !isFulfilledWish(world, wish));
    return { status: 200, body: { wishes: wishes.map((wish) => wishOnPage(world, wish)), next_cursor: null } };
  },
  listWishesReceived: ({ body }) => giftsOf(world, body.username, 'to'),
  listWishesGifted: ({ body }) => giftsOf(world, body.username, 'from'),
}));

/** Who has chipped in to a fund. */
export const fundsMocks = mocked(fundsContract, (world) => ({
  listContributions: ({ body }) => {
    const wish = findSeenWish(world, body.wish.id);
    if (!wish) return missing;
    const rows = world.contributions.filter(
      (row) =>
        row.wish_id === wish.id &&
        canSeeGiver(world.viewerId ?? undefined, {
          isPrivate: row.private,
          buyerId: row.by,
          recipientId: wish.user_id,
        }),
    );
    const contributions = rows.map((row) => ({
      id: row.id,
      from_user: summaryById(world, row.by),
      contribution: row.amountCents,
      private: row.private,
      created_at: row.created_at,
    }));
    return { status: 200, body: { contributions } };
  },
}));

/** Newest first, without what is hidden from the viewer. */
const seenWishes = (world: World): WishRow[] =>
  world.wishes.filter(({ id }) => findSeenWish(world, id)).toSorted((a, b) => b.created_at.localeCompare(a.created_at));

function giftsOf(world: World, username: string, side: 'from' | 'to') {
  const person = findByUsername(world, username);
  if (!person) return missing;
  if (!seesProfile(world, person)) return { status: 200, body: hiddenGifts() } as const;
  const seen = world.given.filter((row) => row[side] === person.id && isTold(world, row, side));
  const wishes = seen.flatMap((row) => giftedWish(world, row));
  return { status: 200, body: { wishes, next_cursor: null } } as const;
}

const hiddenGifts = () => ({ wishes: [], next_cursor: null, private: true as const });

const named = (world: World, { isPrivate, from, to }: GivenRow): boolean =>
  canSeeGiver(world.viewerId ?? undefined, { isPrivate, buyerId: from, recipientId: to });

/** Private gifts are listed for whoever gave them alone; among those received they stand without a name. */
const isTold = (world: World, row: GivenRow, side: 'from' | 'to'): boolean => side === 'to' || named(world, row);

function giftedWish(world: World, row: GivenRow) {
  const wish = world.wishes.find(({ id }) => id === row.wishId);
  if (!wish) return [];
  const from_user = named(world, row) ? summaryById(world, row.from) : null;
  const gift = { from_user, to_user: summaryById(world, row.to), gifted_quantity: row.quantity, gifted_at: row.at };
  return [{ ...wishOnPage(world, wish), ...gift }];
}
