import type { PersonKey } from '../person-rows.ts';
import type { SceneKey } from '../pictures/scenes.ts';

/** What the owner says about any wish. `addedDaysAgo` is told only where the feed speaks of it. */
type OwnWords = { note?: string; addedDaysAgo?: number };

type CatalogueWishRow = OwnWords & {
  kind: 'catalogue';
  title: string;
  choice?: string;
  wanted?: number;
  isUnavailable?: true;
};
type LinkWishRow = OwnWords & {
  kind: 'link';
  title: string;
  priceCents: number;
  url: string;
  scene: SceneKey;
  wanted?: number;
};
type FundWishRow = OwnWords & {
  kind: 'fund';
  title: string;
  goalDollars: number;
  scene: SceneKey;
  /** What the money is for, in the owner's words. */
  about?: string;
  payout?: { requestedDaysAgo: number; dispatchedDaysAgo?: number };
};
export type WishRow = CatalogueWishRow | LinkWishRow | FundWishRow;

/** A list as the story knows it; a wish given as plain text is one unit of the catalogue's product with that title. */
export type WishlistRow = {
  owner: PersonKey;
  name: string;
  description?: string;
  scene?: SceneKey;
  isPrivate?: true;
  createdDaysAgo: number;
  event?: { inDays: number; place?: readonly [zip: string, street: string] };
  wishes: readonly (string | WishRow)[];
};

/** A wish for a product of the catalogue, with the chosen variant, how many are wanted, or the owner's note. */
export const wish = (title: string, more: Omit<CatalogueWishRow, 'kind' | 'title'> = {}): WishRow => ({
  kind: 'catalogue',
  title,
  ...more,
});

/** A wish from somewhere else on the web; the giver buys it there. */
export const link = (
  title: string,
  priceCents: number,
  url: string,
  scene: SceneKey,
  more: OwnWords & { wanted?: number } = {},
): WishRow => ({ kind: 'link', title, priceCents, url, scene, ...more });

/** A wish several people pay for together. */
export const fund = (
  title: string,
  goalDollars: number,
  scene: SceneKey,
  more: OwnWords & Pick<FundWishRow, 'about' | 'payout'> = {},
): WishRow => ({ kind: 'fund', title, goalDollars, scene, ...more });
