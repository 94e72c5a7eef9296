import type { DataExport } from '@wishbow/contracts/data-export-contract';
import type { Wishlist } from '@wishbow/contracts/wishlists';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import type { Call } from '@wishbow/http/client';
import { allPages } from './all-pages.ts';
import { insist } from './insist.ts';

/** A list of the person's own with all its wishes; one that was deleted meanwhile has none. */
export async function exportWishlist(ask: Call, wishlist: Wishlist): Promise<DataExport['wish_lists'][number]> {
  const pages = await allPages(async (cursor: string | undefined) => {
    const answer = await ask(wishlistsContract.getActiveWishlist, {
      body: { wishListId: wishlist.id, cursor: cursor ?? null },
    });
    if (answer.status === 404) return { items: [], next: undefined };
    const body = insist(answer);
    if (!('wishes' in body)) throw new Error(`a person may not see their own list ${wishlist.id}`);
    return { items: [body], next: body.next_cursor ?? undefined };
  });
  return {
    wish_list: wishlist,
    wishes: pages.flatMap(({ wishes }) => wishes),
    gifted: pages.flatMap(({ gifted }) => gifted),
  };
}
