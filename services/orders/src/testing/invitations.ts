import { invitationsContract } from '@wishbow/contracts/invitations-contract';
import type { CardId, OrderId } from '@wishbow/contracts/wire-types';
import type { Call } from '@wishbow/http/client';
import { mailedLinkToken } from '@wishbow/service/identity/mailed-link-token';
import type * as z from 'zod';
import { orderModel } from '../orders/order-model.ts';
import { cartToOrder, placeCart, putIntoCart } from './cart-items.ts';
import { SPA_CANDLE } from './fake-catalog.ts';
import { INTERNAL_SECRET } from './fake-service.ts';
import type { OrdersWorld } from './orders-world.ts';

type InvitedPerson = NonNullable<z.input<typeof invitationsContract.claimGift.body>['recipient']>;

export const ROSAS_EMAIL = 'rosa@mailbox.example';

/** Rosa, as she tells where her gift goes. */
export const rosa: InvitedPerson = {
  firstName: 'Rosa',
  lastName: 'Whitfield',
  details: { address: '9 Harbor Street', city: 'Bath', state: 'ME', postal: '04530', country: 'US' },
};

/** What stands in the link that accounts mails for an order. */
export const tokenFor = (orderId: OrderId): string => mailedLinkToken(INTERNAL_SECRET, 'gift', orderId);

export const readInvitation = (as: Call, orderId: OrderId) =>
  as(invitationsContract.getInvitation, { body: { token: tokenFor(orderId) } });

/** Claims with the link of the mail; without a person it is for who is signed in. */
export const claim = (as: Call, orderId: OrderId, recipient?: InvitedPerson) =>
  as(invitationsContract.claimGift, { body: { token: tokenFor(orderId), ...(recipient && { recipient }) } });

/** A candle for Rosa, who has no account: $31.93 in all. */
export async function inviteRosa(as: Call, card: CardId | null): Promise<OrderId> {
  const message = 'For the long evenings.';
  await putIntoCart(as, { product_id: SPA_CANDLE, invited_email: ROSAS_EMAIL, message });
  const [order] = await placeCart(as, await cartToOrder(as, card));
  if (!order) throw new Error('The gift for Rosa became no order');
  return order.id;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** So many days pass for one gift that waits. */
export async function letDaysPass({ connection, order }: OrdersWorld, orderId: OrderId, days: number): Promise<void> {
  const sentAt = (await order(orderId))?.invitation?.sentAt.getTime() ?? 0;
  const earlier = { 'invitation.sentAt': new Date(sentAt - days * DAY_MS), dueAt: new Date() };
  await orderModel(connection).updateOne({ _id: orderId }, { $set: earlier });
}
