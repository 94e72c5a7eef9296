import { screen, waitFor, within } from '@testing-library/react';
import { orderActionsContract } from '@wishbow/contracts/order-actions-contract';
import { ordersContract } from '@wishbow/contracts/orders-contract';
import { pathOf } from '@wishbow/contracts/routes';
import { Route, Routes } from '@wishbow/platform';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, renderPage, toastTexts } from '@wishbow/testing/render-page';
import { anOrder } from '../testing/an-order.ts';
import OrdersPage from './orders-page.tsx';

const site = mockSite();

const show = () => renderPage(<OrdersPage />, { at: '/orders', as: aSignedInPerson() });
const showOne = (id: string) =>
  renderPage(
    <Routes>
      <Route path={pathOf('orders')} element={<OrdersPage />} />
    </Routes>,
    { at: `/orders/${id}`, as: aSignedInPerson() },
  );
const showing = (changes: Parameters<typeof anOrder>[0]) => {
  site.answer(ordersContract, { listOrders: { status: 200, body: { orders: [anOrder(changes)], has_more: false } } });
  return show();
};
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('an order spells out every part of its price and where it stands', async () => {
  site.answer(ordersContract, { listOrders: { status: 200, body: { orders: [anOrder()], has_more: false } } });
  show();
  const order = await screen.findByRole('article');
  for (const text of ['$38.00', '$4.95', '$3.96', '\u2212$5.00', '$41.91']) {
    expect(within(order).getByText(text)).toBeVisible();
  }
  const stations = within(order).getByRole('list', { name: 'Status of Cast teapot' });
  expect(within(stations).getAllByRole('listitem')).toHaveLength(4);
});

test('who has ordered nothing is told so', async () => {
  site.answer(ordersContract, { listOrders: { status: 200, body: { orders: [], has_more: false } } });
  show();
  expect(await screen.findByRole('heading', { name: 'No orders' })).toBeVisible();
});

test('orders that could not be loaded can be tried again', async () => {
  site.answer(ordersContract, { listOrders: 'unreachable' });
  const person = show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  site.answer(ordersContract, { listOrders: { status: 200, body: { orders: [], has_more: false } } });
  await person.click(retry);
  expect(await screen.findByRole('heading', { name: 'No orders' })).toBeVisible();
});

test('older orders come on a press, until there are none', async () => {
  const newest = anOrder();
  const older = anOrder({ id: 'e'.repeat(24), status: 'failed', failure: 'The store has run out of it.' });
  site.answer(ordersContract, {
    listOrders: ({ body }) =>
      body.before === newest.id
        ? { status: 200, body: { orders: [older], has_more: false } }
        : { status: 200, body: { orders: [newest], has_more: true } },
  });
  const person = show();
  const more = await screen.findByRole('button', { name: 'Show more orders' });
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await person.click(more);
  expect(await screen.findByText('The store has run out of it.')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(more).not.toBeInTheDocument();
});

test.each([
  ['processing', {}, ['Cancel order']],
  ['placed', {}, ['Cancel order']],
  ['delivered', {}, ['Return']],
  ['failed', { failure: 'It failed.', failure_code: 'internal_error' }, ['Retry']],
  ['failed', { failure: 'It failed.', failure_code: 'internal_error', is_placed_late: true }, []],
  ['label_ready', {}, ['Return label']],
] as const)(
  'an order that is %s offers what can be done with it and nothing else',
  async (status, changes, offered) => {
    showing({ status, timeline: [{ status, at: '2026-11-28T10:00:00.000Z' }], ...changes });
    await screen.findByRole('article');
    expect(buttons()).toEqual(offered);
  },
);

test.each(['cancelled', 'refunded', 'cancelling', 'cancel_requested'] as const)(
  'with an order that is %s nothing can be done',
  async (status) => {
    showing({ status });
    await screen.findByRole('article');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  },
);

test('a parcel on its way is tracked at its carrier', async () => {
  showing({ status: 'shipped', tracking_url: 'https://ups.example/1Z9', carrier: 'UPS', tracking_number: '1Z9' });
  expect(await screen.findByRole('link', { name: 'Track with UPS' })).toHaveAttribute(
    'href',
    'https://ups.example/1Z9',
  );
  expect(screen.getByText('UPS 1Z9')).toBeVisible();
});

test('a refund says where it went, and a cancellation that failed that the order stands', async () => {
  showing({
    status: 'shipped',
    timeline: [
      { status: 'placed', at: '2026-11-28T10:01:00.000Z' },
      { status: 'cancel_requested', at: '2026-11-28T10:02:00.000Z' },
      { status: 'placed', at: '2026-11-28T10:03:00.000Z' },
      { status: 'shipped', at: '2026-11-28T10:04:00.000Z' },
    ],
    refund: { cardCents: 1200, creditCents: 300 },
  });
  expect(await screen.findByText('It could not be cancelled: the store was faster.')).toBeVisible();
  expect(screen.getByText('Refunded: $12.00 to your card and $3.00 in Llama Bucks.')).toBeVisible();
});

const failed = { status: 'failed', failure: 'It failed.', failure_code: 'internal_error' } as const;

test('a failed order is tried again', async () => {
  const person = showing(failed);
  site.answer(orderActionsContract, {
    retryOrder: { status: 200, body: { order: anOrder({ status: 'processing' }) } },
  });
  await person.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Retrying the order. Please check back in a little while.']));
});

test('a retry at another price asks for a word first, and one that is impossible says so', async () => {
  const person = showing(failed);
  const message = 'The price has changed. Please look at the new total.';
  site.answer(orderActionsContract, {
    retryOrder: { status: 409, body: { code: 'prices_changed', message, total: 3300 } },
  });
  await person.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() =>
    expect(openedModals()).toEqual([
      { key: 'checkout.retryOrder', props: { orderId: 'f'.repeat(24), reason: message, totalCents: 3300 } },
    ]),
  );
  site.answer(orderActionsContract, {
    retryOrder: { status: 409, body: { code: 'not_retryable', message: 'This order cannot be tried again.' } },
  });
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(toastTexts()).toEqual(['This order cannot be tried again.']));
});

test('an address opens one order, and says so when there is none', async () => {
  const id = 'e'.repeat(24);
  site.answer(orderActionsContract, { getOrder: { status: 200, body: { order: anOrder({ id }) } } });
  showOne(id);
  expect(await screen.findByRole('heading', { name: 'Cast teapot' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/orders');
});

test.each([
  ['no order of one\u2019s own', 'd'.repeat(24)],
  ['nothing that could be an order', 'xyz'],
])('an address of %s says so as every address does that does not exist, and leads to all orders', async (_, id) => {
  const body = { code: 'not_found', message: 'This page could not be found' };
  site.answer(orderActionsContract, { getOrder: { status: 404, body } });
  showOne(id);
  expect(await screen.findByRole('heading', { name: '404 Not Found' })).toBeVisible();
  expect(screen.getByText('This page could not be found')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/orders');
});

const invitation = { email: 'ellis.w@mailbox.example', expires_at: '2026-12-12T10:00:00.000Z' };
const toEllis = { ship_to: { name: 'ellis.w@mailbox.example', address: null } };

test('a gift for somebody invited by email waits to be claimed, until when, and can be cancelled', async () => {
  const timeline = [{ status: 'processing' as const, at: '2026-11-28T10:00:00.000Z' }];
  showing({ status: 'processing', timeline, ...toEllis, invitation: { ...invitation, status: 'waiting' } });
  expect(await screen.findByText('For ellis.w@mailbox.example')).toBeVisible();
  expect(screen.getByText('Sat, Nov 28. They can claim it until Sat, Dec 12.')).toBeVisible();
  const stations = within(screen.getByRole('list', { name: 'Status of Cast teapot' })).getAllByRole('listitem');
  expect(stations.map(({ textContent }) => textContent?.replace(/\d+ .*ago|just now|[A-Z][a-z]+ \d+$/, ''))).toEqual([
    expect.stringContaining('Waiting to be claimed'),
    'Processing',
    'Placed',
    'Shipped',
    'Delivered',
  ]);
  expect(buttons()).toEqual(['Cancel order']);
});

test('once it is claimed the giver reads that it ships, and not where to', async () => {
  showing({ ...toEllis, invitation: { ...invitation, status: 'claimed' } });
  expect(await screen.findByText('For ellis.w@mailbox.example')).toBeVisible();
  expect(screen.getByText('Sat, Nov 28, ships to the address they gave')).toBeVisible();
});

test('a gift that nobody claimed says so, and that it cost nothing', async () => {
  showing({ status: 'cancelled', ...toEllis, invitation: { ...invitation, status: 'expired' } });
  expect(await screen.findByText('Nobody claimed it within 14 days. You were not charged.')).toBeVisible();
  expect(screen.queryByText(/can claim it/)).not.toBeInTheDocument();
});
