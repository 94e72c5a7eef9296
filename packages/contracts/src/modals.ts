import * as z from 'zod/mini';

const id = z.string().check(z.minLength(1));
const nothing = z.object({});

/** What checkout needs of a wish to draw its first step; any wish of the wire fits. `price` is in cents. */
const giftableWish = z.object({
  id,
  wish_list_id: id,
  user_id: id,
  title: z.string(),
  image: z.nullish(z.string()),
  price: z.int().check(z.nonnegative()),
  quantity: z.int().check(z.positive()),
});

/**
 * Every modal that crosses a part's border. The key is `owner.name`; `props` is what the opener hands over,
 * `result` what the modal resolves to when it is completed. Closed without completing, it resolves to `undefined`.
 * Written with zod's small edition: these schemas are checked in the browser, where two builds meet.
 */
export const modalContracts = {
  /** Log in, sign up or reset a password. Completed once the person is signed in. */
  'account.auth': {
    props: z.object({ mode: z.enum(['login', 'signup', 'forgot']) }),
    result: z.object({ userId: id }),
  },
  /** The person's own shipping address. Completed once a verified address is stored. */
  'account.addressDetails': { props: nothing, result: nothing },
  /** Followers, people followed, and open requests of one person. */
  'social.relationship': {
    props: z.object({ username: id, tab: z.enum(['followers', 'following', 'requested']) }),
    result: nothing,
  },
  /** Creates a wishlist. Completed with the list that is new. */
  'wishlists.wishlistForm': { props: nothing, result: z.object({ wishlistId: id }) },
  /** One wish, or one catalogue product that is nobody's wish yet. */
  'wishlists.itemDetails': { props: z.union([z.object({ wishId: id }), z.object({ productId: id })]), result: nothing },
  /** Chooses own wishlists for a product. Completed with those that received it. */
  'wishlists.saveToList': {
    props: z.object({ productId: id }),
    result: z.object({ wishlistIds: z.array(id).check(z.minLength(1)) }),
  },
  /** Checkout of one catalogue wish. Completed once the order is accepted. */
  'checkout.giftItem': { props: z.object({ wish: giftableWish }), result: z.object({ orderId: id }) },
  /** Stores a payment card. Completed with the stored card. */
  'checkout.addCard': { props: nothing, result: z.object({ cardId: id }) },
} as const;

type Contracts = typeof modalContracts;
export type ModalKey = keyof Contracts;
export type ModalProps<K extends ModalKey> = z.infer<Contracts[K]['props']>;
export type ModalResult<K extends ModalKey> = z.infer<Contracts[K]['result']>;
/** Key and props of a modal, in step with each other. */
export type ModalCall = { [K in ModalKey]: { key: K; props: ModalProps<K> } }[ModalKey];
