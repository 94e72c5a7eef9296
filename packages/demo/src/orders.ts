import { type Cents, cents, NO_MONEY } from '@wishbow/domain/money';
import { type OrderQuote, quoteOrder } from '@wishbow/domain/order-quote';
import type { OrderState } from '@wishbow/domain/order-state';
import { demoProductTitled, findDemoProduct } from './catalogue.ts';
import { daysBefore } from './demo-clock.ts';
import { demoId } from './demo-id.ts';
import type { OrderFailure, OrderReturn, OrderRow } from './orders/order-row.ts';
import { type OrderStep, orderSteps } from './orders/order-steps.ts';
import { orderRows, takenUnits } from './orders/taken-units.ts';
import { personId } from './people.ts';
import { productPicture } from './picture-names.ts';
import { type DemoWish, demoWishes } from './wishes.ts';

export type { OrderFailure, OrderReturn } from './orders/order-row.ts';
export type { OrderStep } from './orders/order-steps.ts';

export type DemoOrderLine = {
  productId: string;
  title: string;
  variantTitle: string;
  unitPriceCents: Cents;
  quantity: number;
  /** For the whole line. */
  shippingCents: Cents;
  picture: string;
  /** The wish it fulfils; gifts without a wish have none. */
  wishId?: string;
};

export type DemoOrder = {
  id: string;
  /** What people read out to support: "W-20418". */
  number: string;
  buyerId: string;
  recipientId?: string;
  /** The invited person who has not claimed the gift yet. */
  invitedEmail?: string;
  shipTo: 'recipient' | 'buyer';
  state: OrderState;
  /** Every state the order went through, oldest first, ending in `state`. */
  steps: readonly OrderStep[];
  lines: readonly DemoOrderLine[];
  quote: OrderQuote;
  message: string;
  isPrivate: boolean;
  createdAt: Date;
  failure?: OrderFailure;
  return?: OrderReturn;
};

/** The number of the newest order; older ones count down from it. */
const NEWEST_NUMBER = 20_418;

const lineOf = (productId: string, quantity: number, wishId?: string): DemoOrderLine => {
  const sold = findDemoProduct(productId);
  if (!sold) throw new Error(`Nothing is sold under ${productId}`);
  return {
    productId,
    title: sold.product.title,
    variantTitle: sold.variant.value,
    unitPriceCents: sold.variant.priceCents,
    quantity,
    shippingCents: cents(sold.product.shippingCents * quantity),
    picture: productPicture(productId),
    ...(wishId ? { wishId } : {}),
  };
};

const linesOf = (row: OrderRow, wishes: ReadonlyMap<string, DemoWish>): DemoOrderLine[] => [
  ...(row.wishes ?? []).map((taken) => {
    const { wish: key, quantity } = takenUnits(taken);
    const wish = wishes.get(key);
    if (wish?.kind !== 'catalogue') throw new Error(`${key} is not a wish for a product of the catalogue`);
    return lineOf(wish.productId, quantity, wish.id);
  }),
  ...(row.products?.titles ?? []).map((title) => lineOf(demoProductTitled(title).productId, 1)),
];

const recipientOf = (
  row: OrderRow,
  wishes: ReadonlyMap<string, DemoWish>,
): Pick<DemoOrder, 'recipientId' | 'invitedEmail'> => {
  const [first] = row.wishes ?? [];
  const owner = first === undefined ? undefined : wishes.get(takenUnits(first).wish)?.ownerId;
  if (owner !== undefined) return { recipientId: owner };
  if (!row.products) throw new Error(`An order of ${row.buyer} is for nobody`);
  return typeof row.products.for === 'string'
    ? { recipientId: personId(row.products.for) }
    : { invitedEmail: row.products.for.email };
};

const orderOf = (row: OrderRow, index: number, wishes: ReadonlyMap<string, DemoWish>, now: Date): DemoOrder => {
  const lines = linesOf(row, wishes);
  const createdAt = daysBefore(now, row.daysAgo);
  return {
    id: demoId('order', `${row.buyer}/${lines.map(({ wishId, productId }) => wishId ?? productId).join('+')}`),
    number: `W-${NEWEST_NUMBER - index}`,
    buyerId: personId(row.buyer),
    ...recipientOf(row, wishes),
    shipTo: row.isShippedToBuyer ? 'buyer' : 'recipient',
    state: row.state,
    steps: orderSteps(row.state, createdAt),
    lines,
    quote: quoteOrder(lines, row.creditCents === undefined ? NO_MONEY : cents(row.creditCents)),
    message: row.message ?? '',
    isPrivate: row.isPrivate ?? false,
    createdAt,
    ...(row.failure ? { failure: row.failure } : {}),
    ...(row.return ? { return: row.return } : {}),
  };
};

/** All catalogue gifts, newest first. */
export const demoOrders = (now: Date): DemoOrder[] => {
  const wishes = new Map(demoWishes(now).map((wish) => [wish.key, wish]));
  return [...orderRows]
    .sort((left, right) => left.daysAgo - right.daysAgo)
    .map((row, index) => orderOf(row, index, wishes, now));
};
