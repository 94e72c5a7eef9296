import { Me, type PersonSummary } from '@wishbow/contracts/people';
import type { Wish, WishOnPage } from '@wishbow/contracts/wishes';
import type { SeenWishlist, Wishlist } from '@wishbow/contracts/wishlists';
import { canSeeProfile, canSeeWishlist, type Follow, type Viewing } from '@wishbow/domain/visibility';
import type * as z from 'zod';
import type { FollowRow, ListRow, PersonRow, WishRow, World } from './world.ts';

/** A row that has to be there. @throws Error when the world has a hole. */
export function theOne<Row>(row: Row | undefined, what: string): Row {
  if (row === undefined) throw new Error(`the world has no ${what}`);
  return row;
}

/** The moment, as the page's own clock has it. */
export const instantNow = (): string => new Date().toISOString();

/** An id that nothing has yet: 24 hexadecimal digits. */
export function freshId(world: World): string {
  world.idCount += 1;
  return `f00d${world.idCount.toString(16).padStart(20, '0')}`;
}

export const personOf = (world: World, id: string): PersonRow =>
  theOne(
    world.people.find((person) => person.id === id),
    `person ${id}`,
  );

export const findByUsername = (world: World, username: string): PersonRow | undefined =>
  world.people.find((person) => person.username.toLowerCase() === username.toLowerCase());

/** Who is signed in. @throws Error for a visitor: calls that need somebody are refused before they get here. */
export const viewerOf = (world: World): PersonRow => personOf(world, theOne(world.viewerId ?? undefined, 'viewer'));

export const summaryOf = (person: PersonRow): z.input<typeof PersonSummary> => ({
  id: person.id,
  username: person.username,
  name: `${person.firstName} ${person.lastName}`,
  firstName: person.firstName,
  details: { avatar: person.avatar },
});

export const summaryById = (world: World, id: string) => summaryOf(personOf(world, id));

export const followOf = (world: World, from: string | null, to: string): FollowRow | undefined =>
  world.follows.find((row) => row.from === from && row.to === to);

export const followersOf = (world: World, id: string) => world.follows.filter((row) => row.to === id && row.approved);

/** How the viewer stands to somebody, for the policy that the services ask too. */
export function viewingOf(world: World, ownerId: string): Viewing {
  const row = followOf(world, world.viewerId, ownerId);
  const isBlocking = world.blocks.some((block) => block.by === world.viewerId && block.userId === ownerId);
  const hasAsked: Follow = row?.approved ? 'approved' : 'pending';
  const follow: Follow = row ? hasAsked : 'none';
  return {
    viewerId: world.viewerId ?? undefined,
    ownerId,
    follow: isBlocking ? 'blocking' : follow,
    addressAccess: row ? accessOf(row) : null,
  };
}

function accessOf({ address }: FollowRow): Viewing['addressAccess'] {
  if (address === null) return null;
  return address === 1 ? 'approved' : 'requested';
}

export const seesProfile = (world: World, person: PersonRow): boolean =>
  canSeeProfile(viewingOf(world, person.id), { isPrivate: person.settings.private });

export function seesList(world: World, list: ListRow): boolean {
  const owner = personOf(world, list.user_id);
  return canSeeWishlist(viewingOf(world, owner.id), { isPrivate: owner.settings.private }, { isPrivate: list.private });
}

export const listOf = (world: World, id: string): ListRow | undefined => world.lists.find((list) => list.id === id);

export const openWishesOf = (world: World, listId: string): WishRow[] =>
  world.wishes.filter((wish) => wish.wish_list_id === listId && wish.removedAt === null);

export const isFulfilledWish = (world: World, wish: WishRow): boolean =>
  wish.fund ? contributedTo(world, wish.id) >= wish.price : wish.taken >= wish.quantity;

const contributedTo = (world: World, wishId: string): number =>
  world.contributions
    .filter((row) => row.wish_id === wishId && row.status === 'contributed')
    .reduce((sum, row) => sum + row.amountCents, 0);

export function wishlistSeen(world: World, list: ListRow): z.input<typeof Wishlist> {
  const wishes = openWishesOf(world, list.id);
  const gifted = wishes.filter((wish) => isFulfilledWish(world, wish));
  return { ...list, wish_count: wishes.length - gifted.length, gifted_count: gifted.length };
}

export const wishlistOrStub = (world: World, list: ListRow): z.input<typeof SeenWishlist> =>
  seesList(world, list) ? wishlistSeen(world, list) : { id: list.id, private: true };

/** A wish as the viewer is told of it: its owner never learns what was taken. */
export function wishSeen(world: World, { taken, removedAt: _, ...wish }: WishRow): z.input<typeof Wish> {
  const isOwn = wish.user_id === world.viewerId;
  const likes = world.likes.filter((like) => like.kind === 'wish' && like.thingId === wish.id);
  const contributed = wish.fund ? contributedTo(world, wish.id) : null;
  return {
    ...wish,
    available_quantity: isOwn || wish.fund ? null : Math.max(0, wish.quantity - taken),
    fulfilled: contributed === null ? taken >= wish.quantity : contributed >= wish.price,
    like_count: likes.length,
    comment_count: world.comments.filter((comment) => comment.wishId === wish.id).length,
    liked: likes.some((like) => like.by === world.viewerId),
    contributed_amount: contributed,
    remaining_amount: contributed === null ? null : Math.max(0, wish.price - contributed),
  };
}

export function wishOnPage(world: World, wish: WishRow): z.input<typeof WishOnPage> {
  const list = theOne(listOf(world, wish.wish_list_id), `list ${wish.wish_list_id}`);
  return {
    ...wishSeen(world, wish),
    user: summaryById(world, wish.user_id),
    wishlist: { id: list.id, name: list.name, event: list.event },
  };
}

/** A wish that is there for the viewer; undefined for one that is gone or hidden. */
export function findSeenWish(world: World, id: string): WishRow | undefined {
  const wish = world.wishes.find((row) => row.id === id && row.removedAt === null);
  const list = wish && listOf(world, wish.wish_list_id);
  return list && seesList(world, list) ? wish : undefined;
}

/** What `GET /api/me` tells of the person who is signed in. */
export function meOf(world: World): Me | null {
  if (world.viewerId === null) return null;
  const person = viewerOf(world);
  const requests = world.follows.filter((row) => row.to === person.id);
  return Me.parse({
    ...summaryOf(person),
    lastName: person.lastName,
    email: person.email,
    email_verified: person.isEmailVerified,
    deletion_due_at: person.deletionDueAt,
    bio: person.bio,
    user_role_id: person.role === 'admin' ? 2 : 1,
    cards: person.cards,
    details: {
      user_id: person.id,
      avatar: person.avatar,
      bio: person.bio,
      birthday: person.birthday,
      wrapping_paper: person.wrappingPaper,
      credit: person.creditCents,
      address: person.address,
      followers: followersOf(world, person.id).length,
      following: world.follows.filter((row) => row.from === person.id && row.approved).length,
      requested_followers: requests.filter((row) => !row.approved).length,
      addressRequestsCount: requests.filter((row) => row.address === 0).length,
      unviewedNotificationsCount: world.notifications.filter((row) => row.userId === person.id && !row.viewed).length,
    },
    settings: { id: person.id, ...person.settings },
  });
}
