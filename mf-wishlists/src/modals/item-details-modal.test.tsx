import { screen, waitFor } from '@testing-library/react';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { idOf } from '@wishbow/testing/builders/ids';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { aWishOnPage } from '@wishbow/testing/builders/wish';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, renderPage, toastTexts } from '@wishbow/testing/render-page';
import { theShop } from '../testing/the-shop.ts';
import ItemDetailsModal from './item-details-modal.tsx';

const site = mockSite();
const maya = aSignedInPerson();
const theo = aSignedInPerson({ id: idOf('person', 2), username: 'theo_l' });
const wishId = idOf('wish', 1);

const theWish = (wish = aWishOnPage({ notes: 'Any color makes me happy.' })) =>
  site.answer(wishesContract, { refreshWish: { status: 200, body: { wish } } });

function openDetails(as: typeof maya | null = theo) {
  const closed = jest.fn();
  const person = renderPage(<ItemDetailsModal input={{ wishId }} onComplete={closed} onClose={closed} />, { as });
  return { person, closed };
}

test('a friend sees the note, the shipping and the total, and the gift takes the place of the details', async () => {
  theShop(site);
  theWish();
  const { person, closed } = openDetails();
  expect(await screen.findByText('$4.50 shipping, arrives in 3-5 days')).toBeInTheDocument();
  // 129.00 + 4.50 + (1.30 + 7 % of 129.00)
  expect(screen.getAllByText('$143.83')).toHaveLength(2);
  expect(screen.getByText('Any color makes me happy.')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Gift this' }));
  expect(closed).toHaveBeenCalledTimes(1);
  expect(openedModals()).toMatchObject([{ key: 'checkout.giftItem', props: { wish: { id: wishId } } }]);
});

test('a visitor’s gift closes the details and asks to sign in', async () => {
  theShop(site);
  theWish();
  const { person, closed } = openDetails(null);
  await person.click(await screen.findByRole('button', { name: 'Gift this' }));
  expect(closed).toHaveBeenCalledTimes(1);
  expect(openedModals()).toEqual([{ key: 'account.auth', props: { mode: 'login' } }]);
});

test('the owner can neither gift nor save nor read a surprise, but counts and writes what they want', async () => {
  theShop(site);
  theWish();
  const { person } = openDetails(maya);
  expect(await screen.findByText('$4.50 shipping, arrives in 3-5 days')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Gift this' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save to list' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Want one fewer' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Want one more' })).toBeEnabled();
  await person.click(screen.getByRole('button', { name: 'Edit note' }));
  expect(await screen.findByRole('textbox')).toHaveValue('Any color makes me happy.');
});

test('what the owner removes closes behind them', async () => {
  theShop(site);
  theWish();
  site.answer(wishesContract, { removeWish: { status: 200, body: {} } });
  const { person, closed } = openDetails(maya);
  await person.click(await screen.findByRole('button', { name: 'More for Over-ear headphones, cloud grey' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(toastTexts()).toEqual(['Item removed from wishlist']);
});

test('a hashtag in a note leads to what else carries it', async () => {
  theShop(site);
  theWish(aWishOnPage({ notes: 'For the new #studio' }));
  openDetails();
  expect(await screen.findByRole('link', { name: '#studio' })).toHaveAttribute('href', '/tags/studio');
});

test('another variant has its own price, and is not what was wished for', async () => {
  theShop(site);
  theWish(aWishOnPage({ variant_title: 'Cloud grey' }));
  const { person } = openDetails();
  await person.click(await screen.findByRole('radio', { name: 'Sage' }));
  expect(await screen.findByText('$139.00')).toBeInTheDocument();
  expect(screen.getByText(/Maya wished for Cloud grey\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Gift this' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Show the wish' }));
  expect(await screen.findByRole('button', { name: 'Gift this' })).toBeInTheDocument();
});

test('a wish on a private list stays private', async () => {
  site.answer(wishesContract, { refreshWish: { status: 200, body: { wish: { id: wishId, private: true } } } });
  openDetails();
  expect(await screen.findByText('This wishlist is private. Follow to see this wishlist.')).toBeInTheDocument();
});

test('a wish that was deleted is gone', async () => {
  site.answer(wishesContract, { refreshWish: { status: 404, body: { code: 'not_found', message: 'Gone' } } });
  openDetails();
  expect(await screen.findByText('This wish is gone')).toBeInTheDocument();
});

test('a gifted wish is wrapped and cannot be gifted again', async () => {
  theShop(site);
  theWish(aWishOnPage({ fulfilled: true }));
  openDetails();
  expect(await screen.findByText('Gifted')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Gift this' })).not.toBeInTheDocument());
});

test('the address of a wish can be copied, and a friend can recommend it', async () => {
  theShop(site);
  theWish();
  const { person } = openDetails();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await person.click(await screen.findByRole('button', { name: 'Copy link to this wish' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Link to this wish copied to clipboard.']));
  expect(copied).toHaveBeenCalledWith('http://localhost/item?id=cccc00000000000000000001');
  await person.click(await screen.findByRole('button', { name: 'Recommend' }));
  expect(openedModals()).toEqual([{ key: 'social.recommend', props: { wishId } }]);
});
