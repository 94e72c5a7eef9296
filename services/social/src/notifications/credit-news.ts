import { cents, formatUsd } from '@wishbow/domain/money';
import type { EventHandlers } from '@wishbow/service/outbox/event-routes';
import type { Notifier } from './notify.ts';

/** Whoever is given Llama Bucks hears how many, and why. */
export const creditNews = ({ tell }: Notifier): EventHandlers => ({
  'orders.credit_granted': ({ grantId, userId, amountCents, reason }, event) =>
    tell(event, {
      userId,
      kind: 'credit_granted',
      subjectId: grantId,
      title: formatUsd(cents(amountCents)),
      note: reason,
    }),
});
