import type { UserId } from '@wishbow/contracts/wire-types';
import type { GiftedWish } from '@wishbow/contracts/wishes';
import type { Cursors } from '@wishbow/service/paging/cursor';
import type { Place } from '@wishbow/service/paging/place';
import { readVisible, type VisiblePage } from '@wishbow/service/paging/read-visible';
import { type Closed, type SeenOwners, whyClosed } from '../owners/seen-owners.ts';
import type { GiftsOf, ReservationRepository, StoredGift } from '../units/reservation-repository.ts';
import type { ShowGifts } from './show-gifts.ts';

export interface ListGiftsDeps {
  readonly cursors: Cursors;
  readonly reservations: ReservationRepository;
  readonly owners: SeenOwners;
  readonly showGifts: ShowGifts;
}

export type GiftPage = VisiblePage<GiftedWish>;

/** undefined when nobody has that username. */
type ListGifts = (
  viewerId: UserId,
  username: string,
  from: Place | undefined,
) => Promise<GiftPage | Closed | undefined>;

const listGifts =
  (
    { cursors, reservations, owners, showGifts }: ListGiftsDeps,
    giftsOf: (personId: UserId) => GiftsOf,
    isListedFor: (viewerId: UserId, gift: StoredGift) => boolean,
  ): ListGifts =>
  async (viewerId, username, from) => {
    const looked = await owners.findByUsername(viewerId, username);
    if (!looked) return undefined;
    const closed = whyClosed(looked);
    if (closed) return closed;
    return readVisible(
      {
        cursors,
        read: (page) => reservations.listGifts(giftsOf(looked.person.id), page),
        placeOf: ({ giftedAt, id }: StoredGift) => ({ at: giftedAt, id }),
        show: (gifts) =>
          showGifts(
            viewerId,
            gifts.filter((gift) => isListedFor(viewerId, gift)),
          ),
      },
      from,
    );
  };

/** What others gave a person. */
export const listWishesReceived = (deps: ListGiftsDeps): ListGifts =>
  listGifts(
    deps,
    (recipientId) => ({ recipientId }),
    () => true,
  );

/** What a person gave others; their private gifts are for their own eyes. */
export const listWishesGifted = (deps: ListGiftsDeps): ListGifts =>
  listGifts(
    deps,
    (buyerId) => ({ buyerId }),
    (viewerId, { isPrivate, buyerId }) => !isPrivate || viewerId === buyerId,
  );
