import { screen } from '@testing-library/react';
import { creditContract } from '@wishbow/contracts/credit-contract';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage } from '@wishbow/testing/render-page';
import { CreditHistory } from './credit-history.tsx';

const ORDER_ID = 'f'.repeat(24);
const site = mockSite();
const open = () => renderPage(<CreditHistory balanceCents={2500} />, { at: '/account', as: aSignedInPerson() });

const granted = { id: 'grant:1', kind: 'granted', amount_cents: 2000, order_id: null, at: '2026-10-19T12:00:00.000Z' };
const spent = {
  id: 'credit-hold:1',
  kind: 'spent',
  amount_cents: -1000,
  order_id: ORDER_ID,
  at: '2026-11-16T12:00:00.000Z',
};
const page = (entries: object[], has_more = false) => ({ status: 200 as const, body: { entries, has_more } as never });

test('a person reads what they have and where it came from and went to', async () => {
  site.answer(creditContract, { listCreditEntries: page([spent, granted]) });
  open();
  expect(screen.getByText('$25.00')).toBeVisible();
  expect(await screen.findByText('Spent on a gift')).toBeVisible();
  expect(screen.getByText('\u2212$10.00')).toBeVisible();
  expect(screen.getByText('A present from Wishbow')).toBeVisible();
  expect(screen.getByText('+$20.00')).toBeVisible();
  expect(screen.getByText(/Mon, Oct 19, 2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'View order' })).toHaveAttribute('href', `/orders/${ORDER_ID}`);
});

test('older entries come when they are asked for', async () => {
  const asked: (string | null | undefined)[] = [];
  site.answer(creditContract, {
    listCreditEntries: ({ body }) => {
      asked.push(body.before);
      return body.before ? page([granted]) : page([spent], true);
    },
  });
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('A present from Wishbow')).toBeVisible();
  expect(asked).toEqual([null, 'credit-hold:1']);
});

test('somebody new reads where Llama Bucks come from', async () => {
  site.answer(creditContract, { listCreditEntries: page([]) });
  open();
  expect(await screen.findByText('No Llama Bucks yet')).toBeVisible();
});

test('a history that cannot be loaded can be tried again', async () => {
  site.answer(creditContract, { listCreditEntries: 'unreachable' });
  const person = open();
  expect(await screen.findByText('Your Llama Bucks could not be loaded')).toBeVisible();
  site.answer(creditContract, { listCreditEntries: page([granted]) });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('A present from Wishbow')).toBeVisible();
});

test('a balance that could not be loaded is no zero', async () => {
  site.answer(creditContract, { listCreditEntries: page([]) });
  renderPage(<CreditHistory balanceCents={null} />, { at: '/account', as: aSignedInPerson() });
  expect(await screen.findByText('could not be loaded:')).toBeInTheDocument();
  expect(screen.queryByText('$0.00')).not.toBeInTheDocument();
});
