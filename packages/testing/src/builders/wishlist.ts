import { PrivateWishlistStub, Wishlist } from '@wishbow/contracts/wishlists';
import type * as z from 'zod';
import { idOf } from './ids.ts';

/** Maya's birthday list: an event in Portland that everyone may see. */
export const aWishlist = (changes: Partial<z.input<typeof Wishlist>> = {}): Wishlist =>
  Wishlist.parse({
    id: idOf('wishlist', 1),
    user_id: idOf('person', 1),
    name: 'Studio birthday',
    description: 'Turning 34 surrounded by wet clay.',
    event: true,
    event_date: '2026-10-17',
    event_address: '418 Alder Row',
    event_city: 'Portland',
    event_state: 'OR',
    event_postal: '97205',
    private: false,
    image: null,
    order: 0,
    wish_count: 9,
    gifted_count: 3,
    ...changes,
  });

/** A private list as a stranger sees it. */
export const aPrivateStub = (changes: Partial<z.input<typeof PrivateWishlistStub>> = {}): PrivateWishlistStub =>
  PrivateWishlistStub.parse({ id: idOf('wishlist', 4), private: true, ...changes });
