import { screen, within } from '@testing-library/react';
import { ordersContract } from '@wishbow/contracts/orders-contract';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage } from '@wishbow/testing/render-page';
import { anOrder } from '../testing/an-order.ts';
import OrdersPage from './orders-page.tsx';

const site = mockSite();

const show = () => renderPage(<OrdersPage />, { at: '/orders', as: aSignedInPerson() });

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
