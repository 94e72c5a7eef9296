import { cents, formatWholeUsd } from '@wishbow/domain/money';
import type { EventHandlers } from '@wishbow/service/outbox/event-routes';
import type { Nudge } from '../live/nudge.ts';
import type { NotificationRepository } from './notification-repository.ts';
import type { Notifier } from './notify.ts';

/**
 * Who is told of wishes that are given without an order, and of funds. The recipient always reads whose gift it is, and
 * nobody else is told: private or not makes no difference here.
 */
export const customGiftNews = (
  { once, tell }: Notifier,
  notifications: NotificationRepository,
  nudge: Nudge,
): EventHandlers => ({
  'orders.custom_gift_given': async ({ wishId, buyerId, recipientId, title, image, message }, event) => {
    const note = message || null;
    await tell(event, {
      userId: recipientId,
      kind: 'wish_gifted',
      actorId: buyerId,
      subjectId: wishId,
      title,
      image,
      note,
    });
    await nudge('wishlists', [recipientId, buyerId], wishId);
  },
  'orders.custom_gift_undone': async ({ wishId, buyerId, recipientId }, event) => {
    await once(event, [recipientId], (session) => notifications.withdraw('wish_gifted', wishId, session, buyerId));
    await nudge('wishlists', [recipientId, buyerId], wishId);
  },
  'orders.contribution_made': async (contribution, event) => {
    const { wishId, contributorId, recipientId, title, image, amountCents, message } = contribution;
    const amount = formatWholeUsd(cents(amountCents));
    await tell(event, {
      userId: recipientId,
      kind: 'contribution_received',
      actorId: contributorId,
      subjectId: wishId,
      title,
      image,
      note: message ? `${amount}: ${message}` : amount,
    });
    await nudge('wishlists', [recipientId, contributorId], wishId);
  },
  'orders.contribution_refunded': async ({ wishId, contributorId, title, image, amountCents }, event) => {
    const note = formatWholeUsd(cents(amountCents));
    await tell(event, { userId: contributorId, kind: 'contribution_refunded', subjectId: wishId, title, image, note });
    await nudge('wishlists', [contributorId], wishId);
  },
  'orders.payout_requested': async ({ wishId, ownerId, title, image, netCents }, event) => {
    const note = `The check is over ${formatWholeUsd(cents(netCents))}.`;
    await tell(event, { userId: ownerId, kind: 'payout_requested', subjectId: wishId, title, image, note });
    await nudge('wishlists', [ownerId], wishId);
  },
  'orders.payout_dispatched': async ({ wishId, ownerId, title, image, netCents }, event) => {
    const note = `The check is over ${formatWholeUsd(cents(netCents))}.`;
    await tell(event, { userId: ownerId, kind: 'payout_dispatched', subjectId: wishId, title, image, note });
    await nudge('wishlists', [ownerId], wishId);
  },
  'orders.payout_rejected': async ({ wishId, ownerId, title, image, reason }, event) => {
    await tell(event, { userId: ownerId, kind: 'payout_rejected', subjectId: wishId, title, image, note: reason });
    await nudge('wishlists', [ownerId], wishId);
  },
});
