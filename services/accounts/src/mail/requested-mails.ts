import type { RequestedMail } from '@wishbow/contracts/mails';
import type { EventHandlers } from '@wishbow/service/outbox/event-routes';
import type { MailRepository } from './mail-repository.ts';

/** What our other services want mailed. The keys of one never meet those of another. */
export function requestedMails(mails: MailRepository, wakeMailer: () => void, now: () => Date): EventHandlers {
  const takeFrom = (service: string) => async (request: RequestedMail) => {
    await mails.add({ key: `${service}:${request.effectKey}`, job: { kind: 'requested', request }, now: now() });
    wakeMailer();
  };
  return { 'social.mail_requested': takeFrom('social'), 'orders.mail_requested': takeFrom('orders') };
}
