import type { CallOf } from '@wishbow/contracts/endpoint';
import { EVENT_WITHOUT_DATE, type Wishlist } from '@wishbow/contracts/wishlists';
import type { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { LONGEST_DESCRIPTION, lengthFault } from '@wishbow/domain/text-length';
import { changedFields } from '../../shared/changed-fields.ts';

/** A list as it is being written. */
export type WishlistDraft = {
  name: string;
  description: string;
  isEvent: boolean;
  /** `YYYY-MM-DD`, or '' while none is chosen. */
  eventDate: string;
  address: string;
  city: string;
  state: string;
  postal: string;
  isPrivate: boolean;
  /** The address of the stored picture, or a new 300 x 300 png as a data URL. */
  picture: string | undefined;
};

export const EMPTY_DRAFT: WishlistDraft = {
  name: '',
  description: '',
  isEvent: false,
  eventDate: '',
  address: '',
  city: '',
  state: '',
  postal: '',
  isPrivate: false,
  picture: undefined,
};

/** The stored list as its form begins. */
export const draftOf = (wishlist: Wishlist): WishlistDraft => ({
  name: wishlist.name,
  description: wishlist.description,
  isEvent: wishlist.event,
  eventDate: wishlist.event_date ?? '',
  address: wishlist.event_address ?? '',
  city: wishlist.event_city ?? '',
  state: wishlist.event_state ?? '',
  postal: wishlist.event_postal ?? '',
  isPrivate: wishlist.private,
  picture: wishlist.image ?? undefined,
});

/** What keeps a draft from being sent, by the name of its field on the wire. */
export type DraftErrors = Partial<Record<'name' | 'description' | 'event_date', string>>;

/** The rules of specification section 5 for a list. The server judges by the same ones. */
export function errorsOf(draft: WishlistDraft): DraftErrors {
  const descriptionFault = lengthFault(draft.description, LONGEST_DESCRIPTION);
  return {
    ...(draft.name.trim() === '' && { name: 'Please add a name.' }),
    ...(descriptionFault && { description: descriptionFault }),
    ...(draft.isEvent && draft.eventDate === '' && { event_date: EVENT_WITHOUT_DATE }),
  };
}

type WishlistBody = CallOf<typeof wishlistsContract.createWishlist>['body'];
type WishlistChangesBody = CallOf<typeof wishlistsContract.updateWishlist>['body'];

/** What the fields say: what belongs to an event goes along only with one. */
function toForm(draft: WishlistDraft): WishlistBody['wishList'] {
  const event = draft.isEvent && {
    event_date: draft.eventDate,
    event_address: draft.address,
    event_city: draft.city,
    event_state: draft.state,
    event_postal: draft.postal,
  };
  return { name: draft.name, description: draft.description, event: draft.isEvent, ...event, private: draft.isPrivate };
}

/** A new list as it is sent. */
export const toBody = (draft: WishlistDraft): WishlistBody => ({
  wishList: toForm(draft),
  ...(draft.picture && { image: draft.picture }),
});

/** What the draft changes of the list as its form began. */
export const toChanges = (draft: WishlistDraft, starting: WishlistDraft): WishlistChangesBody => ({
  wishList: changedFields(toForm(draft), toForm(starting)),
  ...(draft.picture !== starting.picture && { image: draft.picture ?? null }),
});
