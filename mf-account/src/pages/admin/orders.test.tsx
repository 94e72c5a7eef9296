import { screen, waitFor, within } from '@testing-library/react';
import { adminOrdersContract } from '@wishbow/contracts/admin-orders-contract';
import { auditContract } from '@wishbow/contracts/audit-contract';
import { anAdminOrder, anAdminOrderInFull } from '@wishbow/testing/builders/admin-order';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, shownErrorStatus, toastTexts } from '@wishbow/testing/render-page';
import { AccountRoutes } from '../../routes.tsx';

const hollis = aSignedInPerson({ user_role_id: 2 });
const site = mockSite();
const open = (at: string, as = hollis) => renderPage(<AccountRoutes />, { at, as });
const kettle = anAdminOrder();
const lamp = anAdminOrder({ id: '64f000000000000000000002', title: 'Lamp' });
const lost = anAdminOrderInFull({
  status: 'unknown',
  waits_for: 'decision',
  can: { resolve: true, decide_late: false, retry: false, refund: false },
});
const nothingDone = { status: 200, body: { entries: [], next_cursor: null } } as const;

test('an admin searches, filters and sorts by the address, and reads on', async () => {
  const asked: object[] = [];
  site.answer(adminOrdersContract, {
    searchOrders: ({ query }) => {
      asked.push(query);
      return {
        status: 200,
        body: { orders: [query.cursor ? lamp : kettle], next_cursor: query.cursor ? null : 'more' },
      };
    },
  });
  const person = open('/admin/orders?status=placed');
  const row = await screen.findByRole('row', { name: /Copper kettle/ });
  expect(within(row).getByRole('link', { name: 'W-0ABCDE' })).toHaveAttribute('href', `/admin/orders/${kettle.id}`);
  expect(within(row).getByText('$31.93')).toBeVisible();
  expect(asked).toEqual([{ status: 'placed', sort: 'newest' }]);
  await person.type(screen.getByRole('searchbox', { name: 'Order, person or item' }), 'kettle{Enter}');
  await waitFor(() => expect(asked.at(-1)).toEqual({ status: 'placed', search: 'kettle', sort: 'newest' }));
  await screen.findByRole('row', { name: /Copper kettle/ });
  await person.click(screen.getByRole('button', { name: 'Ordered' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ status: 'placed', search: 'kettle', sort: 'oldest' }));
  expect(window.location.search).toBe('?status=placed&search=kettle&sort=oldest');
  await person.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ cursor: 'more' }));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Waits to be claimed');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: 'unclaimed' }));
});

test('an admin takes all pages of what is shown with them as a spreadsheet', async () => {
  URL.createObjectURL = () => 'blob:orders';
  URL.revokeObjectURL = () => undefined;
  const files: string[] = [];
  HTMLAnchorElement.prototype.click = function click() {
    files.push(this.download);
  };
  site.answer(adminOrdersContract, {
    searchOrders: ({ query }) => ({
      status: 200,
      body: { orders: [query.cursor ? lamp : kettle], next_cursor: query.cursor ? null : 'more' },
    }),
  });
  const person = open('/admin/orders');
  await screen.findByRole('row', { name: /Copper kettle/ });
  await person.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(toastTexts()).toEqual(['2 rows are in your downloads']));
  expect(files).toEqual(['orders.csv']);
});

test('the arrow keys go from order to order', async () => {
  const orders = [kettle, lamp];
  site.answer(adminOrdersContract, { searchOrders: { status: 200, body: { orders, next_cursor: null } } });
  const person = open('/admin/orders');
  (await screen.findByRole('link', { name: 'W-0ABCDE' })).focus();
  await person.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'W-000002' })).toHaveFocus();
});

test('where nothing fits the admin is told so, and a failure can be tried again', async () => {
  site.answer(adminOrdersContract, { searchOrders: 'unreachable' });
  const person = open('/admin/orders');
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  site.answer(adminOrdersContract, { searchOrders: { status: 200, body: { orders: [], next_cursor: null } } });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No orders fit')).toBeVisible();
});

test('an admin reads what the store says, and resolves a lost order with a reason', async () => {
  site.answer(auditContract, { listAuditEntries: nothingDone });
  site.answer(adminOrdersContract, {
    getOrderForAdmin: { status: 200, body: { order: lost } },
    askStore: { status: 200, body: { answer: { kind: 'unclear', code: null } } },
    resolveOrder: {
      status: 422,
      body: { code: 'invalid_fields', message: '', errors: { reason: ['Please say why.'] } },
    },
  });
  const person = open(`/admin/orders/${lost.id}`);
  expect(await screen.findByText('The store cannot tell whether it has placed the order.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'It was placed' }));
  const dialog = await screen.findByRole('dialog', { name: 'Resolve as placed?' });
  const confirm = within(dialog).getByRole('button', { name: 'Resolve as placed' });
  await person.click(confirm);
  expect(await within(dialog).findByText('Please say why.')).toBeVisible();

  const sent: object[] = [];
  const placed = anAdminOrderInFull();
  site.answer(adminOrdersContract, {
    getOrderForAdmin: { status: 200, body: { order: placed } },
    resolveOrder: ({ body }) => {
      sent.push(body);
      return { status: 200, body: { order: placed } };
    },
  });
  await person.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'By telephone');
  await person.click(confirm);
  await waitFor(() => expect(toastTexts()).toEqual(['Resolved']));
  expect(sent).toEqual([{ outcome: 'placed', reason: 'By telephone' }]);
  expect(screen.queryByText('Nobody knows whether this was placed')).not.toBeInTheDocument();
});

test('an admin takes up again what the store has placed after it had failed, has the site pay, or sees that it is called back', async () => {
  const late = anAdminOrderInFull({
    ...{ status: 'failed', waits_for: 'late_order', failure: { code: 'internal_error', message: 'It failed.' } },
    late: { found_at: '2026-11-28T11:00:00.000Z', decision: 'waiting' },
    can: { resolve: false, decide_late: true, retry: false, refund: false },
  });
  const sent: object[] = [];
  const calledBack = anAdminOrderInFull({
    ...{ status: 'failed', late: { found_at: '2026-11-28T11:00:00.000Z', decision: 'calling_back' } },
  });
  site.answer(auditContract, { listAuditEntries: nothingDone });
  site.answer(adminOrdersContract, {
    getOrderForAdmin: () => ({ status: 200, body: { order: sent.length < 3 ? late : calledBack } }),
    decideLateOrder: ({ body }) => {
      sent.push(body);
      if (sent.length === 3) return { status: 200, body: { order: calledBack } };
      return sent.length === 1
        ? { status: 402, body: { code: 'card_declined', message: 'Your card was declined.' } }
        : { status: 409, body: { code: 'store_undecided', message: 'The store is still at it.' } };
    },
  });
  const person = open(`/admin/orders/${late.id}`);
  expect(await screen.findByText('Placed late')).toBeVisible();
  const decide = async (verb: string, title: string, reason: string) => {
    await person.click(screen.getByRole('button', { name: verb }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await person.type(dialog.getByRole('textbox', { name: /Reason/ }), reason);
    await person.click(dialog.getByRole('button', { name: verb }));
  };
  await decide('Take up again', 'Take this order up again?', 'They still want it');
  await waitFor(() => expect(toastTexts()).toEqual(['Your card was declined.']));
  await person.keyboard('{Escape}');
  await decide('Have the site pay', 'Have the site pay for this order?', 'It was sent');
  await waitFor(() => expect(toastTexts()).toContain('The store is still at it.'));
  await person.keyboard('{Escape}');
  await decide('Call back', 'Call this order back?', 'Their card is gone');
  expect(await screen.findByText(/The store has been asked to cancel it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take up again' })).not.toBeInTheDocument();
  expect(sent).toEqual([
    { decision: 'take', reason: 'They still want it' },
    { decision: 'bear', reason: 'It was sent' },
    { decision: 'call_back', reason: 'Their card is gone' },
  ]);
});

test('the page of an order shows what admins have done to it', async () => {
  const entry = {
    id: 'resolve:1',
    service: 'orders' as const,
    at: '2026-11-28T10:00:00.000Z',
    admin_id: hollis.id,
    admin: hollis,
    action: 'order_resolved' as const,
    subject: { kind: 'order' as const, id: kettle.id, name: 'Copper kettle' },
    text: 'Resolved as placed',
    reason: 'By telephone',
  };
  site.answer(auditContract, { listAuditEntries: { status: 200, body: { entries: [entry], next_cursor: null } } });
  site.answer(adminOrdersContract, { getOrderForAdmin: { status: 200, body: { order: anAdminOrderInFull() } } });
  open(`/admin/orders/${kettle.id}`);
  expect(await screen.findByText('Resolved as placed')).toBeVisible();
  expect(screen.getByText(/By telephone/)).toBeVisible();
});

test('a gift that nobody has claimed yet says so, to whom it is and where it ships', async () => {
  const invited = anAdminOrderInFull({
    status: 'processing',
    recipient: null,
    invitation: 'waiting',
    ships_to: null,
    can: { resolve: false, decide_late: false, retry: false, refund: false },
  });
  site.answer(auditContract, { listAuditEntries: nothingDone });
  site.answer(adminOrdersContract, { getOrderForAdmin: { status: 200, body: { order: invited } } });
  open(`/admin/orders/${invited.id}`);
  const facts = within(await screen.findByRole('region', { name: 'Facts' }));
  expect(facts.getByText('Invited by email')).toBeVisible();
  expect(facts.getByText('Waits to be claimed')).toBeVisible();
  expect(screen.queryByText('Forgotten')).not.toBeInTheDocument();
});

test.each([
  { code: 'card_declined', told: 'The buyer’s bank refused' },
  { code: 'zma_temporarily_overloaded', told: 'This failed at the store' },
])('of an order that failed with $code an admin reads who refused it', async ({ code, told }) => {
  const failed = anAdminOrderInFull({
    status: 'failed',
    failure: { code, message: 'You were not charged.' },
    can: { resolve: false, decide_late: false, retry: true, refund: false },
  });
  site.answer(auditContract, { listAuditEntries: nothingDone });
  site.answer(adminOrdersContract, { getOrderForAdmin: { status: 200, body: { order: failed } } });
  open(`/admin/orders/${failed.id}`);
  expect(await screen.findByRole('heading', { name: told })).toBeVisible();
});

test('an admin reads what the store says with the code that it gives, or without one', async () => {
  site.answer(auditContract, { listAuditEntries: nothingDone });
  site.answer(adminOrdersContract, {
    getOrderForAdmin: { status: 200, body: { order: lost } },
    askStore: { status: 200, body: { answer: { kind: 'failed', code: null } } },
  });
  const person = open(`/admin/orders/${lost.id}`);
  expect(await screen.findByText('The store says that it has not taken the order.')).toBeVisible();
  site.answer(adminOrdersContract, {
    askStore: { status: 200, body: { answer: { kind: 'failed', code: 'product_unavailable' } } },
  });
  await person.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(await screen.findByText('The store says that it has not taken the order: product_unavailable.')).toBeVisible();
});

test('a page of orders without any that fit is not the end while there are more', async () => {
  site.answer(adminOrdersContract, {
    searchOrders: ({ query }) => ({
      status: 200,
      body: query.cursor ? { orders: [kettle], next_cursor: null } : { orders: [], next_cursor: 'more' },
    }),
  });
  const person = open('/admin/orders');
  expect(await screen.findByText('Nothing so far')).toBeVisible();
  expect(screen.queryByText('No orders fit')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('row', { name: /Copper kettle/ })).toBeVisible();
});

test('to anybody else the admin area does not exist, and nothing is asked for', async () => {
  open('/admin/orders', aSignedInPerson());
  await waitFor(() => expect(shownErrorStatus()).toBe(404));
});
