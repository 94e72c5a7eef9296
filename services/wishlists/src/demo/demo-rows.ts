import { findDemoProduct } from '@wishbow/demo/catalogue';
import { demoId } from '@wishbow/demo/demo-id';
import { demoMediaPath } from '@wishbow/demo/picture-names';
import type { DemoCatalogueWish, DemoFundWish, DemoLinkWish, DemoWish } from '@wishbow/demo/wishes';
import type { DemoWishlist } from '@wishbow/demo/wishlists';
import { NO_MONEY } from '@wishbow/domain/money';
import { tagsOf } from '../wishes/wish-facts.ts';

/** A list of the demo community as this service stores it. */
export const wishlistRow = ({ id, cover, event, ...list }: DemoWishlist) => ({
  ...list,
  _id: id,
  picture: cover ? demoMediaPath + cover : null,
  isEvent: event !== undefined,
  eventOn: event?.on ?? null,
  eventAddress: event?.place?.street ?? null,
  eventCity: event?.place?.city ?? null,
  eventState: event?.place?.state ?? null,
  eventPostal: event?.place?.zip ?? null,
});

/** A wish of the demo community as this service stores it. */
export const wishRow = (wish: DemoWish) => ({
  _id: wish.id,
  wishlistId: wish.wishlistId,
  ownerId: wish.ownerId,
  title: wish.title,
  picture: demoMediaPath + wish.picture,
  priceCents: wish.priceCents,
  notes: wish.notes,
  description: wish.kind === 'fund' ? wish.about : '',
  tags: tagsOf(wish),
  createdAt: wish.createdAt,
  ...ofKind(wish),
});

const ofKind = (wish: DemoWish) => {
  if (wish.kind === 'catalogue') return ofCatalogue(wish);
  return wish.kind === 'link' ? ofLink(wish) : ofFund(wish);
};

const NOTHING_CHIPPED_IN = { contributedCents: NO_MONEY, payoutRequestedAt: null, payoutDispatchedAt: null };
const NOT_OF_THE_CATALOGUE = { itemId: null, productId: null, variantTitle: null };

const ofCatalogue = ({ productId, variantTitle, wantedCount, giftedCount }: DemoCatalogueWish) => ({
  kind: 'catalogue' as const,
  itemId: demoId('item', productId),
  productId,
  variantTitle,
  store: findDemoProduct(productId)?.product.brand ?? null,
  url: null,
  wantedCount,
  giftedCount,
  ...NOTHING_CHIPPED_IN,
});

const ofLink = ({ url, wantedCount, giftedCount }: DemoLinkWish) => ({
  kind: 'external' as const,
  ...NOT_OF_THE_CATALOGUE,
  store: new URL(url).hostname,
  url,
  wantedCount,
  giftedCount,
  ...NOTHING_CHIPPED_IN,
});

const ofFund = ({ contributedCents, payoutRequestedAt, payoutDispatchedAt }: DemoFundWish) => ({
  kind: 'fund' as const,
  ...NOT_OF_THE_CATALOGUE,
  store: null,
  url: null,
  wantedCount: 1,
  giftedCount: 0,
  contributedCents,
  payoutRequestedAt: payoutRequestedAt ?? null,
  payoutDispatchedAt: payoutDispatchedAt ?? null,
});

/** What unfinished orders hold back of a wish. */
export const heldUnitsRow = (wish: DemoWish) => ({
  _id: wish.id,
  reservedCount: wish.kind === 'fund' ? 0 : wish.reservedCount,
});
