import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { activitiesContract } from '@wishbow/contracts/activities-contract';
import { commentsContract } from '@wishbow/contracts/comments-contract';
import { likesContract } from '@wishbow/contracts/likes-contract';
import { ordersContract } from '@wishbow/contracts/orders-contract';
import { notificationsContract, relationshipsContract } from '@wishbow/contracts/social-contract';
import type { WishId } from '@wishbow/contracts/wire-types';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { givePrivately, newCard } from './world/gifts.ts';
import { follow } from './world/neighbours.ts';
import { ok } from './world/ok.ts';
import { join, type Person } from './world/people.ts';
import { anyProduct, lamp, newList, newWish } from './world/wishes.ts';
import { say } from './world/words.ts';

/** One of the long pages of the product: how many rows somebody is shown on it. */
export type Reading = () => Promise<number>;

export type Readings = Readonly<Record<(typeof PAGES)[number], Reading>>;

export const PAGES = ['list', 'lists', 'feed', 'notifications', 'comments', 'likes', 'people', 'orders'] as const;

interface Scene {
  readonly siteUrl: string;
  /** What the people are called; plain letters. */
  readonly name: string;
  /** Of everything. */
  readonly rows: number;
  /** Whose door gifts are sent to. */
  readonly recipient: Person;
}

/**
 * Somebody with so many lists and wishes, liked and talked about so often, and somebody who follows them alone and has
 * ordered so often: the same pages with few rows, or with many.
 */
export async function readingsOf({ siteUrl, name, rows, recipient }: Scene): Promise<Readings> {
  const owner = await join(siteUrl, `${name}owner`);
  const reader = await join(siteUrl, `${name}reader`);
  const named = await times(rows, (number) => join(siteUrl, `${name}named${number}`));
  await owner.does(relationshipsContract.approveRequest, {
    body: { relationship_id: await follow(reader, owner) },
  });
  const lists = await times(rows, (number) => newList(owner, `List ${number}`));
  const list = first(lists);
  const wishes = await times(rows, (number) => newWish(owner, list, lamp(`${name} ${number}`)));
  const wish = first(wishes);
  for (const other of wishes) await like(reader, other);
  for (const other of named) await like(other, wish);
  await times(rows, (number) => say(reader, wish, `Said ${number}`));
  await orderSome(reader, recipient, rows);
  return {
    list: async () => {
      const { body } = await reader.does(wishlistsContract.getActiveWishlist, { body: { wishListId: list } });
      return 'wishes' in body ? body.wishes.length : 0;
    },
    lists: async () =>
      ok(await reader.does(wishlistsContract.listViewedWishlists, { body: { username: owner.username } }), 200)
        .wishLists.length,
    feed: async () =>
      ok(await reader.does(activitiesContract.getRecentActivities, { body: {} }), 200).nonOrderActivities.length,
    notifications: async () =>
      ok(await owner.does(notificationsContract.getNotifications, { body: {} }), 200).notifications.length,
    comments: async () =>
      ok(await reader.does(commentsContract.getComments, { body: { item: { wish_id: wish } } }), 200).comments.length,
    likes: async () =>
      ok(await reader.does(likesContract.getItemLikes, { body: { item: { wish_id: wish } } }), 200).likes.length,
    people: async () =>
      ok(await reader.does(accountsContract.searchUsers, { body: { query: `${name}named` } }), 200).users.length,
    orders: async () => ok(await reader.does(ordersContract.listOrders, { body: {} }), 200).orders.length,
  };
}

/** One after the other, since the last one counts. */
async function times<Made>(count: number, make: (number: number) => Promise<Made>): Promise<Made[]> {
  const all: Made[] = [];
  for (let number = 0; number < count; number += 1) all.push(await make(number));
  return all;
}

function first<Thing>([one]: readonly Thing[]): Thing {
  if (one === undefined) throw new Error('There is none');
  return one;
}

const like = (person: Person, wish_id: WishId) => person.does(likesContract.likeItem, { body: { item: { wish_id } } });

async function orderSome(buyer: Person, recipient: Person, count: number): Promise<void> {
  const { productId } = await anyProduct(buyer);
  const cardId = await newCard(buyer);
  await times(count, async (number) => {
    const list = await newList(recipient, `For ${buyer.username} ${number}`);
    await givePrivately({ buyer, recipient, list, productId, cardId });
  });
}
