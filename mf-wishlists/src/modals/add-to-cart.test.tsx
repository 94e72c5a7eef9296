import { screen, waitFor } from '@testing-library/react';
import { cartContract } from '@wishbow/contracts/cart-contract';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { idOf } from '@wishbow/testing/builders/ids';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { aWishOnPage } from '@wishbow/testing/builders/wish';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, renderPage, toastTexts } from '@wishbow/testing/render-page';
import { theShop } from '../testing/the-shop.ts';
import ItemDetailsModal from './item-details-modal.tsx';

const site = mockSite();
const theo = aSignedInPerson({ id: idOf('person', 2), username: 'theo_l' });
const wishId = idOf('wish', 1);

function openDetails(input: { wishId: string } | { productId: string }, as: typeof theo | null = theo) {
  theShop(site);
  site.answer(wishesContract, { refreshWish: { status: 200, body: { wish: aWishOnPage() } } });
  return renderPage(<ItemDetailsModal input={input} onComplete={jest.fn()} onClose={jest.fn()} />, { as });
}

const addButton = () => screen.findByRole('button', { name: 'Add to cart' });

test('somebody’s wish goes straight into the cart, since it knows its recipient', async () => {
  const added: object[] = [];
  site.answer(cartContract, {
    addToCart: ({ body }) => {
      added.push(body.item);
      return { status: 201, body: { cart_item: { id: 'ffff00000000000000000001' }, count: 1 } };
    },
  });
  const person = openDetails({ wishId });
  await person.click(await addButton());
  await waitFor(() => expect(toastTexts()).toEqual(['Item added to cart']));
  expect(added).toMatchObject([{ wish_id: wishId }]);
  expect(openedModals()).toEqual([]);
});

test('what is in the cart already is not added again', async () => {
  const message = 'Item already added to cart';
  site.answer(cartContract, { addToCart: { status: 409, body: { code: 'already_in_cart', message } } });
  const person = openDetails({ wishId });
  await person.click(await addButton());
  await waitFor(() => expect(toastTexts()).toEqual([message]));
});

test('of a product the buyer is asked who it is for', async () => {
  const person = openDetails({ productId: 'WB00000001' });
  await person.click(await addButton());
  expect(openedModals()).toEqual([{ key: 'checkout.messageAndRecipient', props: { productId: 'WB00000001' } }]);
});

test('a visitor signs in first', async () => {
  const person = openDetails({ wishId }, null);
  await person.click(await addButton());
  expect(openedModals()).toEqual([{ key: 'account.auth', props: { mode: 'login' } }]);
});
