import { type Cents, cents } from '@wishbow/domain/money';
import { type DemoProduct, type DemoVariant, demoProductTitled } from './catalogue.ts';
import { daysBefore } from './demo-clock.ts';
import { demoId } from './demo-id.ts';
import type { WishlistRow, WishRow } from './lists/wishlist-row.ts';
import { contributionRows } from './orders/contribution-rows.ts';
import { giftedUnits, reservedUnits } from './orders/taken-units.ts';
import { personId } from './people.ts';
import { productPicture, scenePicture } from './picture-names.ts';
import { wishlistId, wishlistRows } from './wishlists.ts';

type AnyDemoWish = {
  id: string;
  /** "owner/title", how the stories name a wish. */
  key: string;
  ownerId: string;
  wishlistId: string;
  /** Place in its list, from 0. */
  position: number;
  title: string;
  /** Price of one unit; of a fund, its goal. */
  priceCents: Cents;
  notes: string;
  /** A picture of the studio, see `demoPicture`. */
  picture: string;
  createdAt: Date;
};
type GivableWish = { wantedCount: number; giftedCount: number; reservedCount: number };

export type DemoCatalogueWish = AnyDemoWish &
  GivableWish & {
    kind: 'catalogue';
    /** The number of the chosen variant. */
    productId: string;
    variantTitle: string;
    isUnavailable: boolean;
  };
export type DemoLinkWish = AnyDemoWish & GivableWish & { kind: 'link'; url: string };
export type DemoFundWish = AnyDemoWish & {
  kind: 'fund';
  /** What the money is for, in the owner's words. */
  about: string;
  contributedCents: Cents;
  payoutRequestedAt?: Date;
  payoutDispatchedAt?: Date;
};
export type DemoWish = DemoCatalogueWish | DemoLinkWish | DemoFundWish;

/** The id of the wish "owner/title". */
export const wishId = (key: string): string => demoId('wish', key);

export const wishKey = (list: Pick<WishlistRow, 'owner'>, row: string | WishRow): string =>
  `${list.owner}/${typeof row === 'string' ? row : row.title}`;

const chosenVariant = (product: DemoProduct, choice: string | undefined): DemoVariant => {
  const variant = choice === undefined ? product.variants[0] : product.variants.find(({ value }) => value === choice);
  if (!variant) throw new Error(`${product.title} is not sold in ${choice}`);
  return variant;
};

/** Wishes without a story of their own came evenly over the life of their list. */
const addedDaysAgo = (list: WishlistRow, row: WishRow, position: number): number =>
  row.addedDaysAgo ?? list.createdDaysAgo * (1 - (position + 1) / (list.wishes.length + 4));

const unitsOf = (key: string, wantedCount = 1): GivableWish => ({
  wantedCount,
  giftedCount: giftedUnits(key),
  reservedCount: reservedUnits(key),
});

type WishBase = Omit<AnyDemoWish, 'priceCents' | 'picture'>;

const catalogueWish = (base: WishBase, row: Extract<WishRow, { kind: 'catalogue' }>): DemoCatalogueWish => {
  const product = demoProductTitled(row.title);
  const variant = chosenVariant(product, row.choice);
  return {
    ...base,
    ...unitsOf(base.key, row.wanted),
    kind: 'catalogue',
    priceCents: variant.priceCents,
    productId: variant.productId,
    variantTitle: variant.value,
    isUnavailable: row.isUnavailable ?? false,
    picture: productPicture(variant.productId),
  };
};

const fundWish = (base: WishBase, row: Extract<WishRow, { kind: 'fund' }>, now: Date): DemoFundWish => {
  const given = contributionRows.find(({ fund }) => fund === base.key)?.given ?? [];
  const { requestedDaysAgo, dispatchedDaysAgo } = row.payout ?? {};
  return {
    ...base,
    kind: 'fund',
    about: row.about ?? '',
    priceCents: cents(row.goalDollars * 100),
    picture: scenePicture(row.scene),
    contributedCents: cents(given.reduce((sum, [, dollars]) => sum + dollars * 100, 0)),
    ...(requestedDaysAgo === undefined ? {} : { payoutRequestedAt: daysBefore(now, requestedDaysAgo) }),
    ...(dispatchedDaysAgo === undefined ? {} : { payoutDispatchedAt: daysBefore(now, dispatchedDaysAgo) }),
  };
};

const wishOf = (list: WishlistRow, told: string | WishRow, position: number, now: Date): DemoWish => {
  const row: WishRow = typeof told === 'string' ? { kind: 'catalogue', title: told } : told;
  const key = wishKey(list, row);
  const base: WishBase = {
    id: wishId(key),
    key,
    ownerId: personId(list.owner),
    wishlistId: wishlistId(list),
    position,
    title: row.title,
    notes: row.note ?? '',
    createdAt: daysBefore(now, addedDaysAgo(list, row, position)),
  };
  if (row.kind === 'catalogue') return catalogueWish(base, row);
  if (row.kind === 'fund') return fundWish(base, row, now);
  return {
    ...base,
    ...unitsOf(key, row.wanted),
    kind: 'link',
    priceCents: cents(row.priceCents),
    url: row.url,
    picture: scenePicture(row.scene),
  };
};

/** All wishes, list by list. What has been gifted or chipped in agrees with `demoOrders` and `demoContributions`. */
export const demoWishes = (now: Date): DemoWish[] =>
  wishlistRows.flatMap((list) => list.wishes.map((told, position) => wishOf(list, told, position, now)));
