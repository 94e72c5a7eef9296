import * as z from 'zod/mini';

const id = z.string().check(z.minLength(1));

/** What a person has done in the plain field that stands there until the slot has come; `caret`: before which letter they are. */
const begun = z.object({ typed: z.string(), hasFocus: z.boolean(), caret: z.optional(z.int()) });

/**
 * Places on a page that another part fills: key `owner.name` and what the place hands over.
 * A slot that fails is hidden and reported; the page around it goes on (failure class `regular`),
 * except where the shell draws a static stand-in of its own (`essential`).
 */
export const slotContracts = {
  /** The bell of the app bar: unviewed count, the list on click. */
  'social.notificationBell': { props: z.object({}) },
  /** The search field of the app bar, or its full-width form inside the small-screen menu. */
  'social.peopleSearch': { props: z.object({ placement: z.enum(['bar', 'menu']), begun: z.optional(begun) }) },
  /** Head of a person's profile: picture, counts, the follow and address states. */
  'social.profileHeader': { props: z.object({ username: z.string().check(z.minLength(1)) }) },
  /** What people say of a wish or a product, and where to say something. `ownerId` is whose wish it is. */
  'social.commentThread': {
    props: z.union([z.object({ wishId: id, ownerId: id }), z.object({ productId: id })]),
  },
  /** The newest few who like a wish or a product; a press shows all of them. Nothing while nobody does. */
  'social.likers': { props: z.union([z.object({ wishId: id }), z.object({ productId: id })]) },
  /** The newest few things that the people one follows did, with the way to all of them. */
  'social.recentActivities': { props: z.object({}) },
  /** How many gifts are in the cart: a link in the app bar, or the number alone on a link that is there. */
  'checkout.miniCart': { props: z.object({ placement: z.enum(['bar', 'link']) }) },
  /** Avatar, first name and the menu of the signed-in person. */
  'account.avatarMenu': { props: z.object({ placement: z.enum(['bar', 'menu']) }) },
} as const;

type Contracts = typeof slotContracts;
export type SlotKey = keyof Contracts;
export type SlotProps<K extends SlotKey> = z.infer<Contracts[K]['props']>;
