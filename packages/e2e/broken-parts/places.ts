import type { Page } from '@playwright/test';
import { type Part, parts } from '@wishbow/contracts/routes';
import type { SlotKey } from '@wishbow/contracts/slots';

/** Where a part shows itself: on a page of its own, and as a modal and in slots on the page of another part. */
interface Place {
  /** A page of its own, and the heading that says it is there. */
  readonly own: Shown;
  /** The page of another part, which stands whatever becomes of this one. */
  readonly other: Shown;
  /** Asks for a modal of this part, as people do, on the page of the other. */
  readonly openModal: (page: Page) => Promise<void>;
  /** The dialog that comes of it. */
  readonly dialog: string;
  readonly slots: Readonly<Partial<Record<SlotKey, FilledSlot>>>;
}
/** What a slot in the bar says, and what stands there while it cannot be had. */
interface FilledSlot {
  readonly itself: string | RegExp;
  readonly absent: string;
  /** It needs no style sheet of its part, and is itself without them. */
  readonly isPlain?: true;
}
interface Shown {
  readonly address: string;
  readonly heading: string;
}

const theo = { address: '/theo_l', heading: 'Theo Lindqvist' };
const liveFeed = { address: '/live-feed', heading: 'Live Feed' };

const places = {
  'mf-wishlists': {
    own: { address: '/add-wishes', heading: 'Add wishes' },
    other: liveFeed,
    openModal: (page) => page.getByRole('main').getByRole('link', { name: 'Trail running shoes' }).first().click(),
    dialog: 'Trail running shoes',
    slots: {},
  },
  'mf-social': {
    own: liveFeed,
    other: { address: '/', heading: 'My wishlists' },
    openModal: (page) => page.getByRole('main').getByRole('button', { name: 'Followers' }).click(),
    dialog: 'Your people',
    slots: {
      'social.notificationBell': { itself: '3', absent: '' },
      'social.peopleSearch': { itself: 'Search People', absent: '', isPlain: true },
    },
  },
  'mf-checkout': {
    own: { address: '/cart', heading: 'Cart' },
    other: theo,
    openModal: gift,
    dialog: 'Checkout',
    slots: { 'checkout.miniCart': { itself: '2', absent: '' } },
  },
  'mf-account': {
    own: { address: '/account', heading: 'My Account' },
    other: theo,
    openModal: async (page) => {
      if (!(await page.getByRole('dialog', { name: 'Checkout' }).isVisible())) await gift(page);
      await page.getByText('Ship to me', { exact: true }).click();
      await page.getByRole('button', { name: 'Add your address' }).click();
    },
    dialog: 'Your address',
    slots: { 'account.avatarMenu': { itself: /^Maya./, absent: 'Maya' } },
  },
} satisfies Partial<Record<Part, Place>>;

export type TriedPart = keyof typeof places;

/** A part that has just been generated has no place here yet. */
export const triedParts: readonly TriedPart[] = parts.filter((part): part is TriedPart => part in places);

export const placeOf = (part: TriedPart): Place => places[part];

function gift(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Gift Trail running shoes' }).click();
}
