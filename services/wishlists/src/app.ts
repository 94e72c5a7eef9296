import type { Call } from '@wishbow/http/client';
import type { Logger } from '@wishbow/service/logging/logger';
import { type Connection, ping } from '@wishbow/service/mongo/connection';
import { mongoPictureRepository } from '@wishbow/service/pictures/picture-repository';
import { createServiceApp } from '@wishbow/service/service-app';
import type { Express } from 'express';
import { seenOwners } from './owners/seen-owners.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { getWishForGift } from './units/get-wish-for-gift.ts';
import { mongoHeldUnitsRepository } from './units/held-units-repository.ts';
import { mongoReservationRepository } from './units/reservation-repository.ts';
import { unitRoutes } from './units/routes.ts';
import { addToLists } from './wishes/add-to-lists.ts';
import { findCatalogItem } from './wishes/catalog-items.ts';
import { wishRoutes } from './wishes/routes.ts';
import { showWishes } from './wishes/show-wishes.ts';
import { showWishesOnPage } from './wishes/show-wishes-on-page.ts';
import { mongoWishRepository } from './wishes/wish-repository.ts';
import { wishlistRoutes } from './wishlists/routes.ts';
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
  const wishlists = mongoWishlistRepository(connection);
  const wishes = mongoWishRepository(connection);
  const heldUnits = mongoHeldUnitsRepository(connection);
  const reservations = mongoReservationRepository(connection);
  const pictures = mongoPictureRepository(connection);
  const owners = seenOwners(call);
  const show = showWishes(heldUnits);
  const showOnPage = showWishesOnPage(wishlists, owners, show);
  const add = addToLists(connection, wishes, heldUnits);
  return createServiceApp({
    name: 'wishlists',
    logger,
    internalSecret,
    readiness: { mongo: () => ping(connection) },
    routers: [
      pictureRoutes(pictures),
      wishlistRoutes({ wishlists, wishes, pictures, owners, showWishes: show, now }),
      wishRoutes({ wishlists, wishes, call, showOnPage, findItem: findCatalogItem(call), addToLists: add, now }),
      unitRoutes({ connection, wishes, heldUnits, reservations }, getWishForGift(wishes, showOnPage), now),
    ],
  });
}
