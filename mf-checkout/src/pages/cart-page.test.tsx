import { screen, waitFor, within } from '@testing-library/react';
import { cartContract } from '@wishbow/contracts/cart-contract';
import { aCart, aCartItem, aParcel } from '@wishbow/testing/builders/cart';
import { idOf } from '@wishbow/testing/builders/ids';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, renderPage, toastTexts } from '@wishbow/testing/render-page';
import CartPage from './cart-page.tsx';

const site = mockSite();
const theo = aSignedInPerson({ id: idOf('person', 2), username: 'theo_l', firstName: 'Theo' });

const HEADPHONES = 'ffff00000000000000000001';
const CANDLES = 'ffff00000000000000000002';

/** Headphones for Maya, and candles that are nobody's yet. */
const cart = () =>
  aCart({
    cart_items: [
      aCartItem({ quantity: 2, price_updated: true, added_price: 12_650 }),
      aCartItem({
        id: CANDLES,
        item: { product_id: 'WB00000002', title: 'Beeswax pillar candles, set of 2', image: null, price: 2600 },
        to_user: null,
        to_address_user_id: null,
        wish_id: null,
        wish_list_id: null,
        wishlist: null,
        shipping_price: null,
      }),
    ],
    parcels: [
      aParcel({ message: 'For the walk home.', subtotalCents: 25_800 }),
      aParcel({
        id: `nobody-${CANDLES}:them`,
        cart_item_ids: [CANDLES],
        to_user: null,
        ships_to: null,
        is_counted: false,
        subtotalCents: 2600,
        obstacle: { code: 'recipient_required', message: 'Please select a recipient' },
      }),
    ],
    quote: {
      subtotalCents: 25_800,
      shippingCents: 0,
      processingFeeCents: 1_033,
      creditCents: 2_500,
      totalCents: 24_333,
      creditBalanceCents: 2_500,
    },
  });

const show = () => renderPage(<CartPage />, { at: '/cart', as: theo });
const answerCart = (shown = cart()) => site.answer(cartContract, { getCartItems: { status: 200, body: shown } });
const seen = () => screen.findByRole('heading', { name: 'For Maya Okafor' });

test('one gift alone is spoken of as one', async () => {
  const whole = cart();
  const [first] = whole.cart_items;
  answerCart({ ...whole, cart_items: [first].flatMap((item) => item ?? []) });
  show();
  expect(await screen.findByText('1 gift, grouped by who it is for.')).toBeVisible();
});

test('gifts stand under who they are for, and the receipt spells out every part of the total', async () => {
  answerCart();
  show();
  await seen();
  expect(screen.getByText('2 gifts, grouped by who they are for.')).toBeVisible();
  expect(screen.getByText(/Ships to Maya in Portland, OR\./)).toBeVisible();
  expect(screen.getByText('“For the walk home.”')).toBeVisible();
  const receipt = within(screen.getByRole('region', { name: 'Order summary' }));
  for (const text of ['For Maya, 1 gift', '$0.00', '$10.33', '\u2212$25.00', '$243.33']) {
    expect(receipt.getByText(text)).toBeVisible();
  }
});

test('a price that moved is marked where it stands', async () => {
  answerCart();
  show();
  expect(await screen.findByText('Price went up $2.50 since you added it')).toBeVisible();
});

test('what is for nobody yet asks for a recipient and is not counted', async () => {
  answerCart();
  const person = show();
  await seen();
  expect(screen.getByRole('heading', { name: 'Who is this for?' })).toBeVisible();
  expect(screen.getByText('Not counted in the total yet')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Select recipient' }));
  expect(openedModals()).toEqual([{ key: 'checkout.messageAndRecipient', props: { cartItemId: CANDLES } }]);
});

test('somebody invited by email is counted, and asked where it goes', async () => {
  const email = { to_user: null, invited_email: 'rosa@mailbox.example' };
  answerCart(
    aCart({
      cart_items: [aCartItem({ ...email, to_address_user_id: null })],
      parcels: [aParcel({ ...email, ships_to: null })],
    }),
  );
  show();
  expect(await screen.findByRole('heading', { name: 'For rosa@mailbox.example' })).toBeVisible();
  expect(screen.getByText('We email them a link to say where it goes.')).toBeVisible();
  expect(screen.getByText('For rosa@mailbox.example, 1 gift')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Checkout' })[0]).toBeEnabled();
});

test('what keeps the cart from being ordered is said, and the way on is closed', async () => {
  const message = 'Somebody was faster: this wish has already been gifted.';
  const obstacle = { code: 'already_gifted', message };
  answerCart(aCart({ cart_items: [aCartItem({ obstacle })], obstacle }));
  show();
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(screen.getAllByRole('button', { name: 'Checkout' })[0]).toBeDisabled();
});

test('one more is told to the server, and costs as much more', async () => {
  answerCart();
  const told: string[] = [];
  site.answer(cartContract, {
    increaseCartItemQuantity: ({ body }) => {
      told.push(body.item.id);
      answerCart(aCart({ cart_items: [aCartItem({ quantity: 3 })] }));
      return { status: 200, body: { count: 1 } };
    },
  });
  const person = show();
  await seen();
  await person.click(screen.getByRole('button', { name: /More, Quantity of Over-ear/ }));
  await waitFor(() => expect(told).toEqual([HEADPHONES]));
  await waitFor(() => expect(screen.getByText('$387.00')).toBeVisible());
  expect(screen.getByRole('textbox', { name: /Quantity of Over-ear/ })).toHaveValue('3');
});

test('what somebody else has taken meanwhile cannot be raised, and the number goes back', async () => {
  answerCart();
  const message = 'Somebody was faster: only 2 of these can still be gifted.';
  site.answer(cartContract, { increaseCartItemQuantity: { status: 409, body: { code: 'already_gifted', message } } });
  const person = show();
  await seen();
  await person.click(screen.getByRole('button', { name: /More, Quantity of Over-ear/ }));
  await waitFor(() => expect(toastTexts()).toEqual([message]));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Quantity of Over-ear/ })).toHaveValue('2'));
});

test('a gift that is removed is gone from the cart, and the last one leaves it empty', async () => {
  answerCart(aCart());
  const person = show();
  await seen();
  site.answer(cartContract, { removeFromCart: { status: 200, body: { count: 0 } } });
  answerCart(aCart({ cart_items: [], parcels: [] }));
  await person.click(screen.getByRole('button', { name: 'Remove Over-ear headphones, cloud grey' }));
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/orders');
  expect(toastTexts()).toEqual(['Item removed from cart']);
});

test('a note, a private gift and another place are told for everything that goes to Maya', async () => {
  answerCart(aCart());
  const told: object[] = [];
  site.answer(cartContract, {
    updateCartItem: ({ body }) => {
      told.push(body.item);
      return { status: 200, body: { count: 1 } };
    },
  });
  const person = show();
  await seen();
  await person.click(screen.getByRole('button', { name: 'Add a note' }));
  await person.type(screen.getByLabelText('Your note'), 'Happy birthday');
  await person.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Item updated']));
  const isPrivate = screen.getByRole('switch', { name: 'Private gift' });
  expect(isPrivate).toHaveAccessibleDescription('When on, Maya sees it\u2019s from you and nobody else does.');
  await person.click(isPrivate);
  await waitFor(() => expect(told).toHaveLength(2));
  await person.click(screen.getByRole('button', { name: 'Ship to me instead' }));
  await waitFor(() => expect(told).toHaveLength(3));
  expect(told).toEqual([
    { id: HEADPHONES, message: 'Happy birthday' },
    { id: HEADPHONES, private: true },
    { id: HEADPHONES, to_address_user_id: theo.id },
  ]);
});

test('a cart that could not be loaded can be tried again', async () => {
  site.answer(cartContract, { getCartItems: 'unreachable' });
  const person = show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answerCart();
  await person.click(retry);
  expect(await seen()).toBeVisible();
});
