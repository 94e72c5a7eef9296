import type { WishOnPage } from '@wishbow/contracts/wishes';
import { hashtagsOf } from '@wishbow/domain/hashtags';
import type { Cursors } from '@wishbow/service/paging/cursor';
import type { Place } from '@wishbow/service/paging/place';
import { readVisible, type VisiblePage } from '@wishbow/service/paging/read-visible';
import { type Closed, type SeenOwners, type ViewerId, whyClosed } from '../owners/seen-owners.ts';
import type { ShowWishesOnPage } from '../wishes/show-wishes-on-page.ts';
import type { StoredWish, WishesOf, WishRepository } from '../wishes/wish-repository.ts';
import { isWishFulfilled } from '../wishes/wish-rules.ts';

export interface ListWishesDeps {
  readonly cursors: Cursors;
  readonly wishes: WishRepository;
  readonly owners: SeenOwners;
  readonly showOnPage: ShowWishesOnPage;
}

export type WishPage = VisiblePage<WishOnPage>;

const NOTHING: WishPage = { shown: [], nextCursor: null };

const pageOf = (
  { cursors, wishes, showOnPage }: ListWishesDeps,
  viewerId: ViewerId,
  of: WishesOf,
  isWanted: (wish: StoredWish) => boolean,
  from: Place | undefined,
): Promise<WishPage> =>
  readVisible(
    {
      cursors,
      read: (page) => wishes.listPage(of, page),
      placeOf: ({ createdAt, id }: StoredWish) => ({ at: createdAt, id }),
      show: (rows) => showOnPage(viewerId, rows.filter(isWanted)),
    },
    from,
  );

/** The wishes that carry a hashtag, however it is spelled, as far as the viewer may see them. */
export const listTagWishes =
  (deps: ListWishesDeps) =>
  async (viewerId: ViewerId, tag: string, from: Place | undefined): Promise<WishPage> => {
    const [tags] = hashtagsOf(`#${tag.replace(/^#/, '')}`);
    return tags ? pageOf(deps, viewerId, { tags }, () => true, from) : NOTHING;
  };

/** The open wishes of a person as far as the viewer may see them; undefined when nobody has that username. */
export const listWishItems =
  (deps: ListWishesDeps) =>
  async (viewerId: ViewerId, username: string, from: Place | undefined): Promise<WishPage | Closed | undefined> => {
    const owner = await deps.owners.findByUsername(viewerId, username);
    if (!owner) return undefined;
    const closed = whyClosed(owner);
    if (closed) return closed;
    const isOpen = (wish: StoredWish) => !isWishFulfilled(wish);
    return pageOf(deps, viewerId, { ownerId: owner.person.id }, isOpen, from);
  };
