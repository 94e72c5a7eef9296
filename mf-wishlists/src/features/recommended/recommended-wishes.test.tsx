import { screen, waitFor } from '@testing-library/react';
import { recommendationsContract } from '@wishbow/contracts/recommendations-contract';
import { idOf } from '@wishbow/testing/builders/ids';
import { anItem } from '@wishbow/testing/builders/item';
import { aPerson, aSignedInPerson } from '@wishbow/testing/builders/person';
import { aWishOnPage } from '@wishbow/testing/builders/wish';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, renderPage, toastTexts } from '@wishbow/testing/render-page';
import { RecommendedWishes } from './recommended-wishes.tsx';

const site = mockSite();
const theo = aPerson({ id: idOf('person', 2), username: 'theo_l', name: 'Theo Lindqvist', firstName: 'Theo' });
const jonah = aPerson({ id: idOf('person', 4), username: 'jonah_b', name: 'Jonah Birch', firstName: 'Jonah' });
const boots = {
  ...anItem({ product_id: 'WB00000002', title: 'Ridge hiking boots', price: 8450 }),
  wish_recommendation_id: idOf('notification', 1),
  recommendedByUser: jonah,
  message: 'Wore these in Maine',
};
const lisbon = {
  ...aWishOnPage({ id: idOf('wish', 9), user_id: theo.id, user: theo, title: 'Two weeks in Lisbon' }),
  wish_recommendation_id: idOf('notification', 2),
  recommendedByUser: theo,
  message: '',
};

const recommended = (...wishes: (typeof boots | typeof lisbon)[]) =>
  site.answer(recommendationsContract, {
    getRecommendedWishes: { status: 200, body: { wishes, next_cursor: null } },
  });
const openTab = () => renderPage(<RecommendedWishes columns={3} />, { as: aSignedInPerson() });

test('wishes and products stand under who recommends them and their words', async () => {
  recommended(boots, lisbon);
  const person = openTab();
  expect(await screen.findByText('“Wore these in Maine”')).toBeInTheDocument();
  expect(screen.getByText('Jonah')).toBeInTheDocument();
  expect(screen.getByText('$84.50')).toBeInTheDocument();
  await person.click(screen.getByRole('link', { name: 'Two weeks in Lisbon' }));
  expect(openedModals()).toEqual([{ key: 'wishlists.itemDetails', props: { wishId: 'cccc00000000000000000009' } }]);
});

test('what is removed goes, and a toast says so', async () => {
  recommended(boots);
  const asked: unknown[] = [];
  const person = openTab();
  const remove = await screen.findByRole('button', { name: 'Remove Ridge hiking boots, recommended by Jonah' });
  site.answer(recommendationsContract, {
    removeRecommendedWish: ({ body }) => {
      asked.push(body);
      return { status: 200, body: {} };
    },
  });
  recommended();
  await person.click(remove);
  expect(await screen.findByText('No recommended wishes')).toBeInTheDocument();
  expect(toastTexts()).toEqual(['Recommended item removed']);
  expect(asked).toEqual([{ item: { wish_recommendation_id: 'eeee00000000000000000001' } }]);
});

test('a removal that fails is said, and the wish stays', async () => {
  recommended(boots);
  const body = { code: 'not_found', message: 'This page could not be found' };
  site.answer(recommendationsContract, { removeRecommendedWish: { status: 404, body } });
  const person = openTab();
  await person.click(await screen.findByRole('button', { name: /Remove Ridge hiking boots/ }));
  await waitFor(() => expect(toastTexts()).toEqual(['This page could not be found']));
  expect(screen.getByRole('link', { name: 'Ridge hiking boots' })).toBeInTheDocument();
});

test('more are loaded on a press', async () => {
  site.answer(recommendationsContract, {
    getRecommendedWishes: ({ body }) =>
      body.cursor
        ? { status: 200, body: { wishes: [lisbon], next_cursor: null } }
        : { status: 200, body: { wishes: [boots], next_cursor: boots.wish_recommendation_id } },
  });
  const person = openTab();
  await person.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('link', { name: 'Two weeks in Lisbon' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('recommendations that could not be loaded are asked for again', async () => {
  site.answer(recommendationsContract, { getRecommendedWishes: 'unreachable' });
  const person = openTab();
  expect(await screen.findByText('Recommended wishes could not be loaded')).toBeInTheDocument();
  recommended(boots);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Ridge hiking boots' })).toBeInTheDocument();
});

test('a visitor is recommended nothing', async () => {
  renderPage(<RecommendedWishes columns={6} />);
  expect(await screen.findByText('No recommended wishes')).toBeInTheDocument();
});
