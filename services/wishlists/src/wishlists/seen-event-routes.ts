import { seenEventsInternalContract } from '@wishbow/contracts/calendar-contract';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import { maySeeWishlist, type SeenOwners } from '../owners/seen-owners.ts';
import type { StoredWishlist, WishlistRepository } from './wishlist-repository.ts';

/** The events of people's lists, for the calendar of one who may see them. */
export const seenEventRoutes = (wishlists: WishlistRepository, owners: SeenOwners): Router =>
  implement(seenEventsInternalContract, {
    listSeenEvents: async ({ body: { viewerId, ownerIds } }) => {
      const all = await wishlists.listEvents(ownerIds);
      const ownerOf = await owners.list(
        viewerId,
        all.map(({ ownerId }) => ownerId),
      );
      const seen = all.filter((wishlist) => maySeeWishlist(ownerOf.get(wishlist.ownerId), wishlist));
      return { status: 200, body: { events: seen.flatMap(toEvent) } };
    },
  });

const toEvent = (wishlist: StoredWishlist) =>
  wishlist.eventOn === null
    ? []
    : [
        {
          id: wishlist.id,
          user_id: wishlist.ownerId,
          name: wishlist.name,
          event_date: wishlist.eventOn,
          event_address: wishlist.eventAddress,
          event_city: wishlist.eventCity,
          event_state: wishlist.eventState,
          event_postal: wishlist.eventPostal,
        },
      ];
