import { creditContract } from '@wishbow/contracts/credit-contract';
import type { DataExport } from '@wishbow/contracts/data-export-contract';
import { ordersContract } from '@wishbow/contracts/orders-contract';
import { ownAccountContract } from '@wishbow/contracts/own-account-contract';
import type { Me } from '@wishbow/contracts/people';
import { relationshipsContract } from '@wishbow/contracts/social-contract';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { allPages } from './all-pages.ts';
import type { AskService } from './ask-as.ts';
import { exportWishlist } from './export-wishlist.ts';

/**
 * What the services hold of a person, as they show it to them; the contract names what is not in it yet.
 * @throws RequestFailed where one of them does not answer: half an export would be taken for the whole.
 */
export async function composeExport(ask: AskService, account: Me, now: Date): Promise<DataExport> {
  const [{ body: signedIn }, related, { body: lists }, orders, entries] = await Promise.all([
    ask('accounts')(ownAccountContract.listSessions, {}),
    ask('social')(relationshipsContract.getRelationships, { body: { username: account.username } }),
    ask('wishlists')(wishlistsContract.listOwnWishlists, { body: {} }),
    allPages(async (before: string | undefined) => {
      const { body } = await ask('orders')(ordersContract.listOrders, { body: { before: before ?? null } });
      return { items: body.orders, next: body.has_more ? body.orders.at(-1)?.id : undefined };
    }),
    allPages(async (before: string | undefined) => {
      const { body } = await ask('orders')(creditContract.listCreditEntries, { body: { before: before ?? null } });
      return { items: body.entries, next: body.has_more ? body.entries.at(-1)?.id : undefined };
    }),
  ]);
  return {
    exported_at: now.toISOString(),
    account,
    sessions: signedIn.sessions,
    followers: related.status === 200 ? related.body.followers : [],
    following: related.status === 200 ? related.body.following : [],
    wish_lists: await Promise.all(lists.wishLists.map((wishlist) => exportWishlist(ask('wishlists'), wishlist))),
    orders,
    llama_bucks: entries,
  };
}
