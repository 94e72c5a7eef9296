import type { Call } from '@wishbow/http/client';
import type { Logger } from '@wishbow/service/logging/logger';
import { type Connection, ping } from '@wishbow/service/mongo/connection';
import { eventRoutes } from '@wishbow/service/outbox/event-routes';
import { sealedCursors } from '@wishbow/service/paging/cursor';
import { mongoPictureRepository } from '@wishbow/service/pictures/picture-repository';
import { createServiceApp } from '@wishbow/service/service-app';
import type { Express } from 'express';
import { browseRoutes } from './browse/routes.ts';
import { showGifts } from './browse/show-gifts.ts';
import { mongoContributionRepository } from './funds/contribution-repository.ts';
import { mongoFundPayoutRepository } from './funds/fund-payout-repository.ts';
import { mailedPayouts } from './funds/mailed-payouts.ts';
import { fundRoutes } from './funds/routes.ts';
import { seenOwners } from './owners/seen-owners.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { storePicture } from './pictures/store-picture.ts';
import { findReactions } from './reactions/find-reactions.ts';
import { farewellRemovals } from './removals/farewell-removals.ts';
import { mongoRemovedWishRepository } from './removals/removed-wish-repository.ts';
import { removalRoutes } from './removals/routes.ts';
import { takeOutOfSight } from './removals/take-out-of-sight.ts';
import { getWishForGift } from './units/get-wish-for-gift.ts';
import { mongoHeldUnitsRepository } from './units/held-units-repository.ts';
import { mongoReservationRepository } from './units/reservation-repository.ts';
import { unitRoutes } from './units/routes.ts';
import { addToLists } from './wishes/add-to-lists.ts';
import { findCatalogItem } from './wishes/catalog-items.ts';
import { mongoCommentTagRepository } from './wishes/comment-tag-repository.ts';
import { countWishes } from './wishes/count-wishes.ts';
import { describeWish } from './wishes/describe-wish.ts';
import { hideWish } from './wishes/hide-wish.ts';
import { listWaitingWishes } from './wishes/list-holding-wishlists.ts';
import { findOwnWish } from './wishes/own-wish.ts';
import { wishRoutes } from './wishes/routes.ts';
import { seenWishRoutes } from './wishes/seen-wish-routes.ts';
import { showWishes } from './wishes/show-wishes.ts';
import { type ShowWishesOnPage, showWishesOnPage } from './wishes/show-wishes-on-page.ts';
import { mongoWishRepository, type WishRepository } from './wishes/wish-repository.ts';
import { mongoOpenedListRepository } from './wishlists/opened-list-repository.ts';
import { findOwnWishlist } from './wishlists/own-wishlist.ts';
import { wishlistRoutes } from './wishlists/routes.ts';
import { seenEventRoutes } from './wishlists/seen-event-routes.ts';
import { mongoWishlistRepository } from './wishlists/wishlist-repository.ts';

export interface WishlistsDeps {
  readonly connection: Connection;
  /** Calls accounts, social and catalog. */
  readonly call: Call;
  readonly internalSecret: string;
  readonly logger: Logger;
  readonly now: () => Date;
}

/** Lists, the wishes on them, and who has taken what of a wish. */
export function createApp({ connection, call, internalSecret, logger, now }: WishlistsDeps): Express {
  const pictures = mongoPictureRepository(connection);
  const stores = storesIn(connection);
  const parts = {
    connection,
    now,
    cursors: sealedCursors(internalSecret, 'wishlists'),
    ...stores,
    ...viewsOf(stores, call, logger),
  };
  const { wishlists, wishes, removedWishes, heldUnits, owners, showOnPage } = parts;
  const keepPicture = storePicture(pictures);
  const own = {
    findOwnWishlist: findOwnWishlist(wishlists, owners),
    findOwnWish: findOwnWish(wishes, showOnPage),
    takeOutOfSight: takeOutOfSight(wishes, removedWishes, heldUnits),
    storePicture: keepPicture,
  };
  const making = {
    describeWish: describeWish({
      wishlists,
      wishes,
      showOnPage,
      findItem: findCatalogItem(call),
      storePicture: keepPicture,
    }),
    addToLists: addToLists(parts),
  };
  return createServiceApp({
    name: 'wishlists',
    logger,
    internalSecret,
    readiness: { mongo: () => ping(connection) },
    connection,
    routers: [
      pictureRoutes(pictures),
      wishlistRoutes({ ...parts, ...own }),
      wishRoutes({ ...parts, ...own, ...making }),
      removalRoutes({ ...parts, ...own }),
      browseRoutes({ ...parts, call }),
      fundRoutes({ ...parts, ...own }, getWishForGift(wishes, showOnPage)),
      seenWishRoutes(parts),
      seenEventRoutes(wishlists, owners),
      eventRoutes({
        'social.comment_tags_changed': ({ wishId, tags }) => parts.commentTags.set(wishId, tags),
        ...hideWish(wishes),
        ...mailedPayouts(parts),
        ...farewellRemovals({ ...parts, ...own }),
      }),
      unitRoutes(parts, forGivers(wishes, showOnPage), now),
    ],
  });
}

/** What somebody sees who means to give. */
const forGivers = (wishes: WishRepository, showOnPage: ShowWishesOnPage) => ({
  getWish: getWishForGift(wishes, showOnPage),
  listWaiting: listWaitingWishes(wishes, showOnPage),
});

const storesIn = (connection: Connection) => ({
  wishlists: mongoWishlistRepository(connection),
  openedLists: mongoOpenedListRepository(connection),
  wishes: mongoWishRepository(connection),
  removedWishes: mongoRemovedWishRepository(connection),
  heldUnits: mongoHeldUnitsRepository(connection),
  reservations: mongoReservationRepository(connection),
  commentTags: mongoCommentTagRepository(connection),
  contributions: mongoContributionRepository(connection),
  fundPayouts: mongoFundPayoutRepository(connection),
});

/** How things look to a viewer. */
function viewsOf({ wishlists, wishes, heldUnits }: ReturnType<typeof storesIn>, call: Call, logger: Logger) {
  const reportAbsence = (error: unknown) => logger.warn({ err: error }, 'social gave no answer');
  const owners = seenOwners(call, reportAbsence);
  const show = showWishes(heldUnits, findReactions(call, reportAbsence));
  const showOnPage = showWishesOnPage(wishlists, owners, show);
  return {
    owners,
    showOnPage,
    showWishes: show,
    showGifts: showGifts(wishes, owners, showOnPage),
    countWishes: countWishes(wishes),
  };
}
