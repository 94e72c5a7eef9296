import { screen, within } from '@testing-library/react';
import { ordersContract } from '@wishbow/contracts/orders-contract';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage } from '@wishbow/testing/render-page';
import OrdersPage from './orders-page.tsx';

const site = mockSite();

const anOrder = {
  id: 'f'.repeat(24),
  status: 'placed' as const,
  timeline: [
    { status: 'processing' as const, at: '2026-11-28T10:00:00.000Z' },
    { status: 'placed' as const, at: '2026-11-28T10:01:00.000Z' },
  ],
  items: [
    {
      id: '1',
      wish_id: null,
      title: 'Cast teapot',
      variant_title: null,
      image: null,
      quantity: 1,
      unitPriceCents: 3800,
      to_user: null,
    },
  ],
  to_user: null,
  message: '',
  private: false,
  subtotalCents: 3800,
  shippingCents: 495,
  processingFeeCents: 396,
  creditCents: 500,
  totalCents: 4191,
  card: { brand: 'visa', last4: '4242' },
  ship_to: { name: 'Maya Okafor', address: null },
  tracking_url: null,
  failure: null,
  created_at: '2026-11-28T10:00:00.000Z',
};

const show = () => renderPage(<OrdersPage />, { at: '/orders', as: aSignedInPerson() });

test('an order spells out every part of its price and where it stands', async () => {
  site.answer(ordersContract, { listOrders: { status: 200, body: { orders: [anOrder] } } });
  show();
  const order = await screen.findByRole('article');
  for (const text of ['$38.00', '$4.95', '$3.96', '\u2212$5.00', '$41.91']) {
    expect(within(order).getByText(text)).toBeVisible();
  }
  const stations = within(order).getByRole('list', { name: 'Status of Cast teapot' });
  expect(within(stations).getAllByRole('listitem')).toHaveLength(4);
});

test('who has ordered nothing is told so', async () => {
  site.answer(ordersContract, { listOrders: { status: 200, body: { orders: [] } } });
  show();
  expect(await screen.findByRole('heading', { name: 'No orders' })).toBeVisible();
});

test('orders that could not be loaded can be tried again', async () => {
  site.answer(ordersContract, { listOrders: 'unreachable' });
  const person = show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  site.answer(ordersContract, { listOrders: { status: 200, body: { orders: [] } } });
  await person.click(retry);
  expect(await screen.findByRole('heading', { name: 'No orders' })).toBeVisible();
});
