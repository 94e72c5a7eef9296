import type { RequestedMail } from '@wishbow/contracts/mails';
import { eventRoutes } from '@wishbow/service/outbox/event-routes';

/** What accounts is asked to mail: remembered under its effect key, never sent. */
export function createFakeMailbox() {
  const mails = new Map<string, RequestedMail>();
  return {
    routes: () =>
      eventRoutes({
        'orders.mail_requested': async (mail) => {
          mails.set(mail.effectKey, mail);
        },
      }),
    mail: (effectKey: string) => mails.get(effectKey),
    /** The keys of all mails about an order, in the order in which they came. */
    keysAbout: (orderId: string) => [...mails.keys()].filter((key) => key.endsWith(`:${orderId}`)),
  };
}
