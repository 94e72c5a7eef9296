import type { Wish } from '@wishbow/contracts/wishes';
import { dollarText } from '@wishbow/domain/money';
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
export function toNewWish({ productId, link, title, price, picture, quantity, notes }: ExternalDraft): NewWish {
  if (productId) return { product_id: productId, quantity };
  return {
    external: true,
    url: link,
    title,
    price: readPrice(price) ?? 0,
    image: picture ?? null,
    quantity,
    notes,
  };
}

/** The changes of a stored wish. A picture that stayed the same is not sent again. */
export function toChanges(draft: ExternalDraft, wish: Wish): WishUpdate['wish'] {
  const { link, title, price, picture, quantity, notes } = draft;
  const isSamePicture = picture === (wish.image ?? undefined);
  return {
    id: wish.id,
    url: link,
    title,
    price: readPrice(price) ?? 0,
    quantity,
    notes,
    ...(!isSamePicture && { image: picture ?? null }),
  };
}
