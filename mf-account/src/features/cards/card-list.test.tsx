import { screen, waitFor } from '@testing-library/react';
import { profilesContract } from '@wishbow/contracts/accounts-contract';
import { ordersContract } from '@wishbow/contracts/orders-contract';
import { Card } from '@wishbow/contracts/people';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, renderPage, toastTexts } from '@wishbow/testing/render-page';
import { CardList } from './card-list.tsx';

const site = mockSite();
const visa = Card.parse({ id: 'pm_visa', brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2028 });

const open = (...cards: Card[]) => renderPage(<CardList cards={cards} />, { at: '/account', as: aSignedInPerson() });

test('a card is deleted once the person has said so twice', async () => {
  const deleted: string[] = [];
  site.answer(ordersContract, {
    deleteCard: ({ body }) => {
      deleted.push(body.card.id);
      return { status: 200, body: {} };
    },
  });
  site.answer(profilesContract, { getMe: { status: 200, body: { data: aSignedInPerson() } } });
  const person = open(visa);
  expect(screen.getByText('Expires 08/28')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Delete Visa ending in 4242' }));
  expect(deleted).toEqual([]);
  await person.click(await screen.findByRole('button', { name: 'Delete card' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Card deleted']));
  expect(deleted).toEqual(['pm_visa']);
});

test('a card that cannot be deleted is not said to be', async () => {
  const body = { code: 'unavailable', message: 'Cards cannot be changed just now.' };
  site.answer(ordersContract, { deleteCard: { status: 503, body } });
  const person = open(visa);
  await person.click(screen.getByRole('button', { name: 'Delete Visa ending in 4242' }));
  await person.click(await screen.findByRole('button', { name: 'Delete card' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Cards cannot be changed just now.']));
});

test('somebody without a card adds one with the dialog of the checkout', async () => {
  const person = open();
  expect(screen.getByText('No cards yet')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Add a card' }));
  expect(openedModals()).toEqual([{ key: 'checkout.addCard', props: {} }]);
});

test('cards that could not be loaded are not said to be none', () => {
  renderPage(<CardList cards={null} />, { at: '/account', as: aSignedInPerson() });
  expect(screen.getByRole('heading', { name: 'Your cards could not be loaded' })).toBeVisible();
  expect(screen.queryByText('No cards yet')).not.toBeInTheDocument();
});
