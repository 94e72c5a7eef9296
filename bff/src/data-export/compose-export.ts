import { activitiesContract } from '@wishbow/contracts/activities-contract';
import { browseContract } from '@wishbow/contracts/browse-contract';
import { cartContract } from '@wishbow/contracts/cart-contract';
import { creditContract } from '@wishbow/contracts/credit-contract';
import type { DataExport } from '@wishbow/contracts/data-export-contract';
import { reactionsInternalContract } from '@wishbow/contracts/likes-contract';
import { notificationSettingsContract } from '@wishbow/contracts/notification-settings-contract';
import { ordersContract, ordersInternalContract } from '@wishbow/contracts/orders-contract';
import { ownAccountContract } from '@wishbow/contracts/own-account-contract';
import type { Me } from '@wishbow/contracts/people';
import { relationshipsContract } from '@wishbow/contracts/social-contract';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import type { Call } from '@wishbow/http/client';
import type * as z from 'zod';
import { allPages } from './all-pages.ts';
import type { AskService } from './ask-as.ts';
import { exportWishlist } from './export-wishlist.ts';
import { insist } from './insist.ts';

export interface ExportSources {
  /** Asks a service in the person's name. */
  readonly ask: AskService;
  /** Asks as one of our services, for what no page shows. */
  readonly peers: Call;
}

/**
 * What the services hold of a person, as they show it to them.
 * @throws where one of them does not answer: half an export would be taken for the whole.
 */
export async function composeExport(
  { ask, peers }: ExportSources,
  account: Me,
  now: Date,
): Promise<z.input<typeof DataExport>> {
  const { id: userId, username } = account;
  const [signedIn, related, lists, orders, entries, cart, received, given, giving, said, told, acts] =
    await Promise.all([
      ask('accounts')(ownAccountContract.listSessions, {}),
      ask('social')(relationshipsContract.getRelationships, { body: { username } }).then(insist),
      ask('wishlists')(wishlistsContract.listOwnWishlists, { body: {} }),
      listOrders(ask('orders')),
      listEntries(ask('orders')),
      ask('orders')(cartContract.getCartItems, { body: {} }).then(insist),
      listGifts(ask('wishlists'), 'listWishesReceived', username),
      listGifts(ask('wishlists'), 'listWishesGifted', username),
      peers(ordersInternalContract.listGiving, { body: { userId } }),
      peers(reactionsInternalContract.listSaid, { body: { userId } }),
      ask('social')(notificationSettingsContract.getNotificationSettings, {}),
      listActivities(ask('social')),
    ]);
  return {
    exported_at: now.toISOString(),
    account,
    sessions: signedIn.body.sessions,
    followers: related.followers,
    following: related.following,
    wish_lists: await Promise.all(lists.body.wishLists.map((wishlist) => exportWishlist(ask('wishlists'), wishlist))),
    orders,
    cart,
    gifts: { received, given },
    ...giving.body,
    ...said.body,
    llama_bucks: entries,
    notification_settings: told.body.settings,
    activities: {
      orders: acts.flatMap(({ orderActivities }) => orderActivities),
      others: acts.flatMap(({ nonOrderActivities }) => nonOrderActivities),
    },
  };
}

const listOrders = (ask: Call) =>
  allPages(async (before: string | undefined) => {
    const { body } = await ask(ordersContract.listOrders, { body: { before: before ?? null } });
    return { items: body.orders, next: body.has_more ? body.orders.at(-1)?.id : undefined };
  });

const listEntries = (ask: Call) =>
  allPages(async (before: string | undefined) => {
    const { body } = await ask(creditContract.listCreditEntries, { body: { before: before ?? null } });
    return { items: body.entries, next: body.has_more ? body.entries.at(-1)?.id : undefined };
  });

const listActivities = (ask: Call) =>
  allPages(async (cursor: string | undefined) => {
    const page = insist(await ask(activitiesContract.getWallActivities, { body: { cursor: cursor ?? null } }));
    return { items: [page], next: page.next_cursor ?? undefined };
  });

const listGifts = (ask: Call, side: 'listWishesReceived' | 'listWishesGifted', username: string) =>
  allPages(async (cursor: string | undefined) => {
    const page = insist(await ask(browseContract[side], { body: { username, cursor: cursor ?? null } }));
    return { items: page.wishes, next: page.next_cursor ?? undefined };
  });
