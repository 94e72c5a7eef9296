import { anAdminPayout } from '../../builders/admin-payout.ts';
import { idOf } from '../../builders/ids.ts';
import { summaryOf, theOne } from '../looking.ts';
import type { OfficeRows, PersonRow } from '../world.ts';
import { dayIn, daysBefore, hoursBefore } from './moments.ts';
import { orderIdOf } from './orders.ts';
import { ADA, MAYA, NOOR, THEO } from './people.ts';
import { productIdOf } from './products.ts';

/** What waits in the admin area. */
export function seedOffice(now: Date, people: readonly PersonRow[]): OfficeRows {
  const summary = (id: string) =>
    summaryOf(
      theOne(
        people.find((person) => person.id === id),
        id,
      ),
    );
  return {
    payouts: [
      {
        ...anAdminPayout({ owner: summary(MAYA), requested_at: daysBefore(now, 5), mail_by: dayIn(now, 9) }),
        wishId: null,
      },
    ],
    disputes: [
      {
        id: 'dp_mock_1',
        status: 'open',
        reason: 'product_not_received',
        amountCents: 15_225,
        order_id: orderIdOf(5),
        contribution_id: null,
        title: 'Desk lamp, brass',
        wish_id: null,
        debtor: summary(MAYA),
        receivableCents: 15_225,
        payout: null,
        opened_at: daysBefore(now, 2),
        closed_at: null,
      },
    ],
    reports: [
      {
        id: `4e90${'1'.padStart(20, '0')}`,
        kind: 'comment',
        subject_id: `c0de${'4'.padStart(20, '0')}`,
        subject_text: 'They are worth every cent.',
        subject_image: null,
        url: `/?item=${idOf('wish', 1)}`,
        hidden: false,
        about: summary(NOOR),
        reporter: summary(THEO),
        reason: 'spam',
        note: 'Third time this week.',
        state: 'open',
        reported_at: hoursBefore(now, 6),
        decided_at: null,
        open_count: 1,
      },
    ],
    mails: [
      mailTo(summary(MAYA), 'password_reset:1', 'sent', hoursBefore(now, 3)),
      mailTo(summary(MAYA), 'order_shipped:2', 'waiting', hoursBefore(now, 2)),
      lostMail('gift_invitation:3', hoursBefore(now, 30)),
    ],
    themes: [
      { id: 'kitchen', title: 'Kitchen', productIds: [2, 4, 8].map(productIdOf), version: 1 },
      { id: 'outdoors', title: 'Outdoors', productIds: [3, 7].map(productIdOf), version: 1 },
      { id: 'music', title: 'Music', productIds: [1, 11].map(productIdOf), version: 1 },
      { id: 'home', title: 'Home', productIds: [6, 9, 10].map(productIdOf), version: 1 },
    ],
    audit: [
      {
        id: 'audit-1',
        at: daysBefore(now, 1),
        admin_id: ADA,
        action: 'credit_granted',
        subject: { kind: 'person', id: MAYA, name: 'Maya Okafor' },
        text: '$25.00 of Llama Bucks given',
        reason: 'Parcel came late.',
        service: 'orders',
        admin: summary(ADA),
      },
    ],
  };
}

const mailTo = (
  to_user: OfficeRows['mails'][number]['to_user'],
  id: string,
  state: 'sent' | 'waiting',
  created_at: string,
): OfficeRows['mails'][number] => ({
  id,
  kind: id.replace(/:.*/, ''),
  state,
  to_user,
  to_email: null,
  attempts: 1,
  next_attempt_at: state === 'waiting' ? created_at : null,
  last_error: null,
  created_at,
});

const lostMail = (id: string, created_at: string): OfficeRows['mails'][number] => ({
  ...mailTo(null, id, 'sent', created_at),
  state: 'dead',
  to_email: 'grandma@example.com',
  attempts: 8,
  last_error: '550 mailbox unavailable',
});
