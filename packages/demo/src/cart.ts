import { type Cents, cents } from '@wishbow/domain/money';
import { demoProductTitled, findDemoProduct } from './catalogue.ts';
import { daysBefore, hours } from './demo-clock.ts';
import { demoId } from './demo-id.ts';
import { personId } from './people.ts';
import { type DemoWish, demoWishes } from './wishes.ts';

export type DemoCartItem = {
  id: string;
  buyerId: string;
  productId: string;
  quantity: number;
  /** What one unit cost when it was put in; the shop may ask something else by now. */
  seenPriceCents: Cents;
  wishId?: string;
  /** One of the two, or neither while the buyer has not said who it is for. */
  recipientId?: string;
  invitedEmail?: string;
  message: string;
  isPrivate: boolean;
  addedAt: Date;
};

const wishNamed = (key: string, now: Date): DemoWish & { kind: 'catalogue' } => {
  const wish = demoWishes(now).find((candidate) => candidate.key === key);
  if (wish?.kind !== 'catalogue') throw new Error(`${key} is not a wish for a product of the catalogue`);
  return wish;
};

const maya = personId('maya');
const theo = personId('theo');
const NOTE_TO_THEO = 'For the walk home. And the walk before that. Happy birthday, T.';

/** A line for one of Theo's wishes; both share one private note. */
const forTheo = (key: string, addedHoursAgo: number, now: Date, priceRiseCents = 0): DemoCartItem => {
  const wish = wishNamed(key, now);
  const sold = findDemoProduct(wish.productId);
  if (!sold) throw new Error(`${key} is not sold any more`);
  return {
    id: demoId('cart-item', `maya/${key}`),
    buyerId: maya,
    productId: wish.productId,
    quantity: 1,
    seenPriceCents: cents(sold.variant.priceCents - priceRiseCents),
    wishId: wish.id,
    recipientId: theo,
    message: NOTE_TO_THEO,
    isPrivate: true,
    addedAt: daysBefore(now, hours(addedHoursAgo)),
  };
};

const withoutWish = (title: string, addedHoursAgo: number, now: Date, invitedEmail?: string): DemoCartItem => {
  const product = demoProductTitled(title);
  return {
    id: demoId('cart-item', `maya/${title}`),
    buyerId: maya,
    productId: product.productId,
    quantity: 1,
    seenPriceCents: product.priceCents,
    ...(invitedEmail ? { invitedEmail } : {}),
    message: '',
    isPrivate: false,
    addedAt: daysBefore(now, hours(addedHoursAgo)),
  };
};

/** The viewer's cart: two gifts for Theo (one became $2.50 dearer), one for an invited friend, one for nobody yet. */
export const demoCartItems = (now: Date): DemoCartItem[] => [
  forTheo('theo/Over-ear headphones with quiet mode', 20, now),
  forTheo('theo/Ridge hiking boots', 18, now, 250),
  withoutWish('Cast teapot with infuser, 37 oz', 6, now, 'ada.m@mailbox.example'),
  withoutWish('Beeswax pillar candles, set of 2', 2, now),
];
