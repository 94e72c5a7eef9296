import type { DomainEventPayload } from '@wishbow/contracts/domain-events';
import type { UserId } from '@wishbow/contracts/wire-types';
import { type Cents, cents, formatUsd } from '@wishbow/domain/money';
import type { EventHandlers } from '@wishbow/service/outbox/event-routes';
import type { Nudge } from '../live/nudge.ts';
import type { News, Notifier } from './notify.ts';

/** What the recipient's news are about and lead to: the wish that came true, or else the product. */
const thingOf = ({ wishId, productId, orderId }: GiftedThing): string => wishId ?? productId ?? orderId;

type GiftedThing = Pick<DomainEventPayload<'orders.order_placed'>, 'wishId' | 'productId' | 'orderId'>;

/** Who is told of an order: its buyer, to whom it is an order, and the one it is for, to whom it is a wish come true. */
export const orderNews = ({ tell }: Notifier, nudge: Nudge): EventHandlers => ({
  'orders.order_placed': async (order, event) => {
    const { orderId, wishId, buyerId, recipientId, title, image, message } = order;
    const subjectId = thingOf(order);
    const note = message || null;
    const toRecipient = { kind: 'wish_gifted', actorId: buyerId, subjectId, title, image, note } as const;
    await tell(
      event,
      { userId: buyerId, kind: 'order_placed', subjectId: orderId, title, image },
      ...newsFor(recipientId, toRecipient),
    );
    await nudge('orders', [buyerId], orderId);
    if (wishId && recipientId) await nudge('wishlists', [recipientId, buyerId], wishId);
  },
  'orders.order_failed': async ({ orderId, buyerId, title, image, reason }, event) => {
    await tell(event, { userId: buyerId, kind: 'order_failed', subjectId: orderId, title, image, note: reason });
    await nudge('orders', [buyerId], orderId);
  },
  'orders.order_shipped': async (order, event) => {
    const { orderId, buyerId, recipientId, title, image } = order;
    await tell(
      event,
      { userId: buyerId, kind: 'order_shipped', subjectId: orderId, title, image },
      ...newsFor(recipientId, { kind: 'gift_shipped', subjectId: thingOf(order), title, image }),
    );
    await nudge('orders', [buyerId], orderId);
  },
  'orders.order_delivered': async (order, event) => {
    const { orderId, buyerId, recipientId, title, image } = order;
    await tell(
      event,
      { userId: buyerId, kind: 'order_delivered', subjectId: orderId, title, image },
      ...newsFor(recipientId, { kind: 'gift_delivered', subjectId: thingOf(order), title, image }),
    );
    await nudge('orders', [buyerId], orderId);
  },
  'orders.order_cancelled': async (order, event) => {
    const { orderId, wishId, buyerId, recipientId, title, image } = order;
    const subjectId = thingOf(order);
    const toBuyer = { userId: buyerId, kind: 'order_cancelled', subjectId: orderId, title, image } as const;
    const toRecipient = { kind: 'gift_cancelled', actorId: buyerId, subjectId, title, image } as const;
    await tell(event, toBuyer, ...newsFor(recipientId, toRecipient));
    await nudge('orders', [buyerId], orderId);
    if (recipientId && wishId) await nudge('wishlists', [recipientId, buyerId], wishId);
  },
  'orders.gift_claimed': async ({ orderId, buyerId, recipientId: actorId, email, title, image }, event) => {
    await tell(event, {
      userId: buyerId,
      kind: 'gift_claimed',
      actorId,
      subjectId: orderId,
      title,
      image,
      note: email,
    });
    await nudge('orders', [buyerId], orderId);
  },
  'orders.gift_unclaimed': async ({ orderId, buyerId, email, title, image }, event) => {
    const note = `${email} did not claim it. You were not charged.`;
    await tell(event, { userId: buyerId, kind: 'gift_unclaimed', subjectId: orderId, title, image, note });
    await nudge('orders', [buyerId], orderId);
  },
  'orders.order_refunded': async ({ orderId, buyerId, title, image, cardCents, creditCents }, event) => {
    const note = refundNote(cents(cardCents), cents(creditCents));
    await tell(event, { userId: buyerId, kind: 'order_refunded', subjectId: orderId, title, image, note });
    await nudge('orders', [buyerId], orderId);
  },
  'orders.return_label_ready': async ({ orderId, buyerId, title, image }, event) => {
    await tell(event, { userId: buyerId, kind: 'return_label_ready', subjectId: orderId, title, image });
    await nudge('orders', [buyerId], orderId);
  },
  'orders.return_refused': async ({ orderId, buyerId, title, image, reason }, event) => {
    await tell(event, { userId: buyerId, kind: 'return_refused', subjectId: orderId, title, image, note: reason });
    await nudge('orders', [buyerId], orderId);
  },
  'orders.order_changed': ({ orderId, buyerId }) => nudge('orders', [buyerId], orderId),
});

/** Nobody is told here who has no account. */
const newsFor = (userId: UserId | null, news: Omit<News, 'userId'>): News[] => (userId ? [{ userId, ...news }] : []);

/** "$12.00 to your card and $3.00 in Llama Bucks" */
const refundNote = (card: Cents, credit: Cents): string =>
  [
    ...(card > 0 ? [`${formatUsd(card)} to your card`] : []),
    ...(credit > 0 ? [`${formatUsd(credit)} in Llama Bucks`] : []),
  ].join(' and ');
