import type { Wish } from '@wishbow/contracts/wishes';
import { dollarText } from '@wishbow/domain/money';
import { changedFields } from '../../shared/changed-fields.ts';
import type { NewWish } from '../../shared/wish-form/use-create-wish.ts';
import {
  type FormErrors,
  linkError,
  messagesOf,
  priceError,
  readPrice,
  titleError,
  wishlistsError,
} from '../../shared/wish-form/wish-form-rules.ts';
import type { WishUpdate } from '../../shared/wishes/use-change-wish.ts';

/** A wish from another shop as it is being written. `price` is what was typed. */
export type ExternalDraft = {
  link: string;
  title: string;
  price: string;
  /** A data URL of one's own, or the address of the one a pulled page or the stored wish has. */
  picture: string | undefined;
  quantity: number;
  notes: string;
  wishlistIds: readonly string[];
  /** The catalogue's product, where the pulled link leads to one. */
  productId: string | undefined;
};

export type ExternalField = 'link' | 'title' | 'price' | 'wishlistIds';

export const emptyDraft = (wishlistId: string | undefined, link = ''): ExternalDraft => ({
  link,
  title: '',
  price: '',
  picture: undefined,
  quantity: 1,
  notes: '',
  wishlistIds: wishlistId ? [wishlistId] : [],
  productId: undefined,
});

export const draftOf = (wish: Wish): ExternalDraft => ({
  link: wish.url ?? '',
  title: wish.title,
  price: dollarText(wish.price),
  picture: wish.image ?? undefined,
  quantity: wish.quantity,
  notes: wish.notes,
  wishlistIds: [wish.wish_list_id],
  productId: undefined,
});

/** The rules of specification section 5 for an external wish; the server judges by the same ones. */
export function errorsOf({ link, title, price, wishlistIds, productId }: ExternalDraft): FormErrors<ExternalField> {
  const isByHand = productId === undefined;
  return messagesOf({
    link: linkError(link),
    title: isByHand ? titleError(title) : undefined,
    price: isByHand ? priceError(price) : undefined,
    wishlistIds: wishlistsError(wishlistIds),
  });
}

/** As it is sent. Of a product the catalogue knows, name, price and picture stay the catalogue's. */
export function toNewWish(draft: ExternalDraft): NewWish {
  if (draft.productId) return { product_id: draft.productId, quantity: draft.quantity };
  return { external: true, ...toFields(draft) };
}

/** What the draft changes of the wish as its form began. */
export const toChanges = (draft: ExternalDraft, starting: ExternalDraft): Omit<WishUpdate['wish'], 'id'> =>
  changedFields(toFields(draft), toFields(starting));

const toFields = ({ link, title, price, picture, quantity, notes }: ExternalDraft) => ({
  url: link,
  title,
  price: readPrice(price) ?? 0,
  image: picture ?? null,
  quantity,
  notes,
});
