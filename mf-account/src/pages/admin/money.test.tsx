import { screen, waitFor, within } from '@testing-library/react';
import { adminOrdersContract } from '@wishbow/contracts/admin-orders-contract';
import { type AdminPayout, adminPayoutsContract } from '@wishbow/contracts/admin-payouts-contract';
import { auditContract } from '@wishbow/contracts/audit-contract';
import { anAdminOrderInFull } from '@wishbow/testing/builders/admin-order';
import { anAdminPayout } from '@wishbow/testing/builders/admin-payout';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import { AccountRoutes } from '../../routes.tsx';

const site = mockSite();
const open = (at: string) => renderPage(<AccountRoutes />, { at, as: aSignedInPerson({ user_role_id: 2 }) });
const kayak = anAdminPayout();
const sofa = anAdminPayout({ id: '64f000000000000000000778', title: 'Two-seat sofa' });

const answerPayouts = (...payouts: AdminPayout[]) =>
  site.answer(adminPayoutsContract, { searchPayouts: { status: 200, body: { payouts, next_cursor: null } } });
const answerOrder = (order: ReturnType<typeof anAdminOrderInFull>) => {
  site.answer(auditContract, { listAuditEntries: { status: 200, body: { entries: [], next_cursor: null } } });
  site.answer(adminOrdersContract, { getOrderForAdmin: { status: 200, body: { order } } });
};

test('an admin ticks two checks and marks both as mailed, with one reason', async () => {
  const mailed: string[] = [];
  answerPayouts(kayak, sofa);
  site.answer(adminPayoutsContract, {
    markPayoutMailed: ({ params, body }) => {
      mailed.push(`${params.payoutId} ${body.reason}`);
      answerPayouts();
      return { status: 200, body: { payout: anAdminPayout({ state: 'dispatched' }) } };
    },
  });
  const person = open('/admin/payouts');
  await person.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await person.click(within(await screen.findByRole('status')).getByRole('button', { name: 'Mark mailed' }));
  const dialog = await screen.findByRole('dialog', { name: 'Mark 2 checks as mailed?' });
  expect(within(dialog).getByText(/\$836\.00 in all/)).toBeVisible();
  await person.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Batch 7');
  await person.click(within(dialog).getByRole('button', { name: 'Mark mailed' }));
  await waitFor(() => expect(toastTexts()).toEqual(['2 marked as mailed']));
  expect(mailed).toEqual([`${kayak.id} Batch 7`, `${sofa.id} Batch 7`]);
  expect(await screen.findByText('No checks to mail')).toBeVisible();
});

test('where one check goes is shown when it is mailed, and nowhere else', async () => {
  answerPayouts(kayak);
  const address = {
    address: '418 Alder Row',
    address_2: '',
    city: 'Portland',
    state: 'OR',
    postal: '97205',
    country: 'US',
  };
  site.answer(adminPayoutsContract, { getPayoutAddress: { status: 200, body: { name: 'Maya Okafor', address } } });
  const person = open('/admin/payouts');
  await screen.findByRole('row', { name: /Kayak for two/ });
  expect(screen.queryByText(/Alder Row/)).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Mark mailed Kayak for two' }));
  expect(await screen.findByText(/418 Alder Row/)).toBeVisible();
});

test('an admin refunds everything, and cannot type more than was paid', async () => {
  const sent: object[] = [];
  answerOrder(anAdminOrderInFull());
  site.answer(adminOrdersContract, {
    refundOrder: ({ body: { refund_id: _, ...body } }) => {
      sent.push(body);
      return { status: 200, body: { order: anAdminOrderInFull({ refundableCents: 0 }) } };
    },
  });
  const person = open(`/admin/orders/${anAdminOrderInFull().id}`);
  await person.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund' }));
  await person.type(dialog.getByRole('textbox', { name: /Amount/ }), '31.94');
  expect(dialog.getByText('More would go back than was paid.')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Everything' }));
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'It broke');
  await person.click(dialog.getByRole('button', { name: 'Refund $31.93' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Refunded']));
  expect(sent).toEqual([{ amountCents: 3193, target: 'card', reason: 'It broke' }]);
});

test('a refund that the card refused is given as Llama Bucks', async () => {
  const sent: object[] = [];
  const refused = { id: 'cancellation', cardCents: 3193, creditCents: 0, state: 'failed' as const };
  answerOrder(anAdminOrderInFull({ waits_for: 'refund', refunds: [refused] }));
  site.answer(adminOrdersContract, {
    creditFailedRefund: ({ body }) => {
      sent.push(body);
      return { status: 200, body: { order: anAdminOrderInFull() } };
    },
  });
  const person = open(`/admin/orders/${anAdminOrderInFull().id}`);
  expect(await screen.findByText('The card refused it')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Give as Llama Bucks' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give it as Llama Bucks?' }));
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Card closed');
  await person.click(dialog.getByRole('button', { name: 'Give as Llama Bucks' }));
  await waitFor(() => expect(sent).toEqual([{ refund_id: 'cancellation', reason: 'Card closed' }]));
});
