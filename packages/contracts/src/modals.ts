import * as z from 'zod/mini';

const id = z.string().check(z.minLength(1));
const nothing = z.object({});

/** The own list that is ticked from the start. */
const firstList = { wishlistId: z.optional(id) };
/** `wishId` edits, otherwise a new wish is made. */
const wishForm = { ...firstList, wishId: z.optional(id) };

/** Existing-wishlist match of the specification: `id` is the wish that is there already. */
const existingMatch = z.object({ id, item_id: id, wish_list_id: id, wish_list_name: z.string() });

/** What checkout needs of a wish to draw its first step; any wish of the wire fits. `price` is in cents. */
const giftableWish = z.object({
  id,
  wish_list_id: id,
  user_id: id,
  title: z.string(),
  image: z.nullish(z.string()),
  price: z.int().check(z.nonnegative()),
  quantity: z.int().check(z.positive()),
  /** How many can still be taken, where that is told. */
  available_quantity: z.optional(z.nullable(z.int().check(z.nonnegative()))),
});

/** What giving a wish from elsewhere or a fund needs of it; amounts in cents. */
const customWish = z.extend(giftableWish, {
  external: z.boolean(),
  fund: z.boolean(),
  /** Where the giver buys it; null for most funds. */
  url: z.nullable(z.string()),
  store: z.nullable(z.string()),
  contributed_amount: z.nullable(z.int().check(z.nonnegative())),
  remaining_amount: z.nullable(z.int().check(z.nonnegative())),
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
  /** Creates a wishlist, or edits the own one named. Completed with the list as it is stored. */
  'wishlists.wishlistForm': { props: z.object({ wishlistId: z.optional(id) }), result: z.object({ wishlistId: id }) },
  /** Asks before an own wishlist goes, with everything on it. Completed once it is gone. */
  'wishlists.deleteWishlist': { props: z.object({ wishlistId: id }), result: nothing },
  /** A wish from elsewhere on the web: a new one, read from the page `url` names, or the own one named. */
  'wishlists.externalItem': { props: z.object({ ...wishForm, url: z.optional(z.string()) }), result: nothing },
  /** A wish that several people pay together: a new one or the own one named. */
  'wishlists.fundItem': { props: z.object(wishForm), result: nothing },
  /** One wish, or one catalogue product that is nobody's wish yet. */
  'wishlists.itemDetails': { props: z.union([z.object({ wishId: id }), z.object({ productId: id })]), result: nothing },
  /** Chooses own wishlists for a product or for somebody else's wish. Completed with those that received it. */
  'wishlists.saveToList': {
    props: z.union([z.object({ productId: id, ...firstList }), z.object({ wishId: id, ...firstList })]),
    result: z.object({ wishlistIds: z.array(id).check(z.minLength(1)) }),
  },
  /** The recipient wishes for the product already: which of the matches is meant, or null for none of them. */
  'wishlists.selectExistingWishlist': {
    props: z.object({ matches: z.array(existingMatch).check(z.minLength(1)) }),
    result: z.object({ wishId: z.nullable(id) }),
  },
  /** Sends a wish or a product to followers, with a comment. Completed once it is sent. */
  'social.recommend': { props: z.union([z.object({ wishId: id }), z.object({ productId: id })]), result: nothing },
  /** Tells those who run the site that a person, a wish or something that was said should not be there. `name` is how it, or who said it, is called. */
  'social.report': {
    props: z.object({ kind: z.enum(['person', 'wish', 'comment']), id, name: z.string() }),
    result: nothing,
  },
  /** Who likes a wish, a product or a comment. */
  'social.likes': {
    props: z.union([z.object({ wishId: id }), z.object({ productId: id }), z.object({ commentId: id })]),
    result: nothing,
  },
  /** Checkout of one catalogue wish. Completed once the order is accepted. */
  'checkout.giftItem': { props: z.object({ wish: giftableWish }), result: z.object({ orderId: id }) },
  /** Giving a wish from elsewhere, which the giver buys there, or chipping in to a fund. Completed once it is given. */
  'checkout.giftCustomItem': { props: z.object({ wish: customWish }), result: nothing },
  /**
   * Who it is for, and what is said with it: a product on its way into the cart, or something in it that is nobody's yet.
   * Completed once it stands in the cart.
   */
  'checkout.messageAndRecipient': {
    props: z.union([z.object({ productId: id }), z.object({ cartItemId: id })]),
    result: nothing,
  },
  /** Asks before an own order is cancelled, and where its refund goes. Completed once the cancellation is asked for. */
  'checkout.cancelOrder': { props: z.object({ orderId: id }), result: nothing },
  /** Agrees on a new price or another card before a failed order is tried again. Completed once it is. */
  'checkout.retryOrder': {
    props: z.object({
      orderId: id,
      reason: z.string(),
      /** A new price to agree to; without one another card is asked for. */
      totalCents: z.optional(z.int().check(z.nonnegative())),
      /** What is settled already, and sent along with the answer. */
      cardId: z.optional(id),
      agreedCents: z.optional(z.int().check(z.nonnegative())),
    }),
    result: nothing,
  },
  /** What of an own order is sent back, and why. Completed once the return is asked for. */
  'checkout.returnOrder': { props: z.object({ orderId: id }), result: nothing },
  /** The labels of a return, awaited where they are not there yet. */
  'checkout.returnLabel': { props: z.object({ orderId: id }), result: nothing },
  /** The page on which the buyer's bank asks them about a payment. Completed once they have answered there. */
  'checkout.confirmPayment': { props: z.object({ url: id, clientSecret: id }), result: nothing },
  /** Stores a payment card. Completed with the stored card. */
  'checkout.addCard': { props: nothing, result: z.object({ cardId: id }) },
} as const;

type Contracts = typeof modalContracts;
export type ModalKey = keyof Contracts;
export type ModalProps<K extends ModalKey> = z.infer<Contracts[K]['props']>;
export type ModalResult<K extends ModalKey> = z.infer<Contracts[K]['result']>;
/** Key and props of a modal, in step with each other. */
export type ModalCall = { [K in ModalKey]: { key: K; props: ModalProps<K> } }[ModalKey];
