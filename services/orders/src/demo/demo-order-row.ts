import { ProductId } from '@wishbow/contracts/items';
import { CardId, OrderId, UserId, WishId } from '@wishbow/contracts/wire-types';
import type { DemoAddress } from '@wishbow/demo/addresses';
import type { DemoOrder } from '@wishbow/demo/orders';
import type { DemoPerson } from '@wishbow/demo/people';
import { demoMediaPath } from '@wishbow/demo/picture-names';
import type { InvitationRow, OrderCardRow, OrderRow, ShipToRow } from '../orders/order-row.ts';
import { demoRefunds, demoReturn } from './demo-return.ts';
import { demoTracking } from './demo-tracking.ts';

type DemoPeople = ReadonlyMap<string, DemoPerson>;

/** Whose cards demo orders were paid with until the card processor has real ones; never told to it. */
export const DEMO_CUSTOMER = 'demo';

const DECLINED = { code: 'card_declined', message: 'Your card was declined.' };

/**
 * An order of the demo community as this service keeps it. Nobody carries it on: its story is told.
 * @param labelAddress where the sandbox shows return labels.
 */
export function demoOrderRow(order: DemoOrder, people: DemoPeople, labelAddress: string): OrderRow {
  const refunds = demoRefunds(order);
  return {
    _id: OrderId.parse(order.id),
    buyerId: UserId.parse(order.buyerId),
    recipientId: order.recipientId ? UserId.parse(order.recipientId) : null,
    lines: order.lines.map(({ wishId, productId, picture, ...line }) => ({
      ...line,
      wishId: wishId ? WishId.parse(wishId) : null,
      productId: ProductId.parse(productId),
      image: demoMediaPath + picture,
    })),
    quote: order.quote,
    message: order.message,
    isPrivate: order.isPrivate,
    maxShippingDays: 10,
    shipTo: shipToOf(order, people),
    card: order.quote.totalCents === 0 ? null : demoCardOf(people.get(order.buyerId)),
    state: order.state,
    steps: order.steps.map(({ state, at }) => ({ state, at })),
    attempt: 1,
    fingerprint: 'demo',
    paymentIntentId: null,
    retailerRequestId: null,
    retailerOutcome: null,
    ...demoTracking(order),
    failure: order.failure ?? (order.state === 'payment_failed' ? DECLINED : null),
    dueAt: null,
    leasedUntil: null,
    failedTurns: 0,
    createdAt: order.createdAt,
    ...(order.return && { returning: demoReturn(order, order.return, labelAddress) }),
    ...(refunds.length > 0 && { refunds }),
    ...(order.invitedEmail && { invitation: demoInvitation(order, order.invitedEmail) }),
  };
}

/** Nobody was mailed a link to it. */
const demoInvitation = ({ id, createdAt: sentAt }: DemoOrder, email: string): InvitationRow => ({
  email,
  tokenHash: `demo ${id}`,
  sentAt,
  claimedAt: null,
  expiredAt: null,
});

function shipToOf({ shipTo, buyerId, recipientId, invitedEmail }: DemoOrder, people: DemoPeople): ShipToRow {
  const person = people.get((shipTo === 'buyer' ? buyerId : recipientId) ?? '');
  if (!person) return { userId: null, firstName: invitedEmail ?? 'Somebody', lastName: '', address: null };
  const { id, firstName, lastName, address } = person;
  return { userId: UserId.parse(id), firstName, lastName, address: address ? postalAddress(address) : null };
}

const postalAddress = ({ street, unit = '', city, state, zip, country }: DemoAddress) => ({
  address: street,
  address_2: unit,
  city,
  state,
  postal: zip,
  country,
});

/** People without a saved card paid with one they have since removed. */
export function demoCardOf(buyer: DemoPerson | undefined): OrderCardRow {
  const { id = 'removed', brand = 'visa', last4 = '4242' } = buyer?.cards[0] ?? {};
  return { id: CardId.parse(`demo_${id}`), customerId: DEMO_CUSTOMER, brand, last4 };
}
