import type { DataExport } from '@wishbow/contracts/data-export-contract';
import type { Wishlist } from '@wishbow/contracts/wishlists';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import type { Call } from '@wishbow/http/client';
import { allPages } from './all-pages.ts';

/** A list of the person's own with all its wishes; one that was deleted meanwhile has none. */
export async function exportWishlist(ask: Call, wishlist: Wishlist): Promise<DataExport['wish_lists'][number]> {
  const pages = await allPages(async (cursor: string | undefined) => {
    const { status, body } = await ask(wishlistsContract.getActiveWishlist, {
      body: { wishListId: wishlist.id, cursor: cursor ?? null },
    });
    if (status !== 200 || !('wishes' in body)) return { items: [], next: undefined };
    return { items: [body], next: body.next_cursor ?? undefined };
  });
  return {
    wish_list: wishlist,
    wishes: pages.flatMap(({ wishes }) => wishes),
    gifted: pages.flatMap(({ gifted }) => gifted),
  };
}
