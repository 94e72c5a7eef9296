import { screen, waitFor } from '@testing-library/react';
import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { cartContract } from '@wishbow/contracts/cart-contract';
import { relationshipsContract } from '@wishbow/contracts/social-contract';
import { idOf } from '@wishbow/testing/builders/ids';
import { aPerson, aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import MessageAndRecipientModal from './message-and-recipient-modal.tsx';

const site = mockSite();
const theo = aSignedInPerson({ id: idOf('person', 2), username: 'theo_l', firstName: 'Theo' });
const june = aPerson({ id: idOf('person', 3), username: 'june', name: 'June Park', firstName: 'June' });
const completed = jest.fn();
const added: object[] = [];

beforeEach(() => {
  completed.mockReset();
  added.length = 0;
  const following = {
    id: 'eeee00000000000000000001',
    approved: true,
    follower_user: theo,
    followed_user: aPerson(),
    followed_user_id: idOf('person', 1),
    birthday_reminder: false,
    address_request_approved: null,
  };
  site.answer(relationshipsContract, {
    getRelationships: { status: 200, body: { followers: [], following: [following], requested: [] } },
  });
  site.answer(cartContract, {
    addToCart: ({ body }) => {
      added.push(body.item);
      return { status: 201, body: { cart_item: { id: 'ffff00000000000000000001' }, count: 1 } };
    },
  });
});

const open = (input: { productId: string } | { cartItemId: string } = { productId: 'WB00000001' }) =>
  renderPage(<MessageAndRecipientModal input={input} onComplete={completed} onClose={jest.fn()} />, { as: theo });

test('a product goes into the cart for somebody one follows, with a note', async () => {
  const person = open();
  await person.click(await screen.findByRole('radio', { name: 'Maya Okafor' }));
  await person.type(screen.getByLabelText('Your note'), 'For the studio.');
  await person.click(screen.getByRole('switch', { name: 'Private gift' }));
  await person.click(screen.getByRole('button', { name: 'Add to cart' }));

  await waitFor(() => expect(completed).toHaveBeenCalledWith({}));
  expect(toastTexts()).toEqual(['Item added to cart']);
  expect(added).toMatchObject([
    {
      product_id: 'WB00000001',
      to_user_id: idOf('person', 1),
      to_address_user_id: idOf('person', 1),
      message: 'For the studio.',
      private: true,
    },
  ]);
});

test('without anybody chosen it does not go on, and says so in place as well', async () => {
  const person = open();
  await screen.findByRole('radio', { name: 'Maya Okafor' });
  await person.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(toastTexts()).toEqual(['Please select a recipient']);
  expect(screen.getByRole('alert')).toHaveTextContent('Please select a recipient');
  expect(added).toEqual([]);
});

test('whom it is for can be decided later', async () => {
  const person = open();
  await person.click(screen.getByRole('button', { name: 'Decide later' }));
  await waitFor(() => expect(added).toMatchObject([{ product_id: 'WB00000001' }]));
});

test('anybody else is found by name', async () => {
  site.answer(accountsContract, { searchUsers: { status: 200, body: { users: [june] } } });
  const person = open();
  await person.type(screen.getByLabelText('Who is it for?'), 'june');
  await person.click(await screen.findByRole('radio', { name: 'June Park' }, { timeout: 3000 }));
  await person.click(screen.getByRole('radio', { name: 'Ship to me' }));
  await person.click(screen.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() =>
    expect(added).toMatchObject([{ to_user_id: idOf('person', 3), to_address_user_id: idOf('person', 2) }]),
  );
});

test('somebody without an account is kept by their email address', async () => {
  const person = open();
  await person.click(screen.getByRole('button', { name: 'Not on Wishbow? Use their email address' }));
  await person.type(screen.getByLabelText('Email of the recipient'), 'rosa@mailbox.example');
  expect(screen.getByText(/we email them a link to say where it goes/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(added).toMatchObject([{ invited_email: 'rosa@mailbox.example' }]));
});

test('what is in the cart already gets its recipient', async () => {
  const told: object[] = [];
  site.answer(cartContract, {
    updateCartItem: ({ body }) => {
      told.push(body.item);
      return { status: 409, body: { code: 'already_in_cart', message: 'Item already added to cart' } };
    },
  });
  const person = open({ cartItemId: 'ffff00000000000000000009' });
  await person.click(await screen.findByRole('radio', { name: 'Maya Okafor' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Item already added to cart']));
  expect(told).toMatchObject([{ id: 'ffff00000000000000000009', to_user_id: idOf('person', 1) }]);
  expect(completed).not.toHaveBeenCalled();
});
