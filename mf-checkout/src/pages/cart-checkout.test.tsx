import { screen, waitFor, within } from '@testing-library/react';
import { cartCheckoutContract } from '@wishbow/contracts/cart-checkout-contract';
import { cartContract } from '@wishbow/contracts/cart-contract';
import type { ReplyOf } from '@wishbow/contracts/endpoint';
import { aCart, aCartItem, aParcel } from '@wishbow/testing/builders/cart';
import { idOf } from '@wishbow/testing/builders/ids';
import { aPerson, aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, renderPage, settleModal, toastTexts } from '@wishbow/testing/render-page';
import { anOrder } from '../testing/an-order.ts';
import CartPage from './cart-page.tsx';

const site = mockSite();
const visa = { id: 'pm_visa', brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2028 };
const theo = aSignedInPerson({ id: idOf('person', 2), username: 'theo_l', firstName: 'Theo', cards: [visa] });
const ITEM = 'ffff00000000000000000001';

/** Confetti needs a canvas, and stays away from people who prefer less motion: everybody here does. */
window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;

const answerCart = (cart = aCart({ parcels: [aParcel({ message: 'For the walk home.', private: true })] })) =>
  site.answer(cartContract, { getCartItems: { status: 200, body: cart } });
beforeEach(() => answerCart());

type Person = ReturnType<typeof renderPage>;
const press = async (person: Person, name: string) => person.click(await screen.findByRole('button', { name }));

async function openCheckout(as = theo): Promise<Person> {
  const person = renderPage(<CartPage />, { at: '/cart', as });
  const [checkout] = await screen.findAllByRole('button', { name: 'Checkout' });
  if (checkout) await person.click(checkout);
  return person;
}

async function goToReview(person: Person) {
  for (const name of ['Continue', 'Continue', 'Review order']) await press(person, name);
}

type Answer = ReplyOf<typeof cartCheckoutContract.checkoutCart> | 'unreachable';

/** Answers one checkout after the other. @returns what came with them. */
function answerCheckouts(...answers: Answer[]) {
  const sent: { key: string | null; check: object; amount: number; version: number }[] = [];
  site.answer(cartCheckoutContract, {
    checkoutCart: ({ headers, body: { order } }) => {
      const { existingWishListCheck: check, amount, version } = order;
      sent.push({ key: headers.get('idempotency-key'), check, amount, version });
      return answers[sent.length - 1] ?? 'unreachable';
    },
  });
  return sent;
}

const placed: Answer = { status: 200, body: { orders: [anOrder({ status: 'processing' })] } };
const PLACED = 'Your order is processing! You and the recipient will be notified when it is complete.';

test('the steps say who gets what where, and only the last button names the sum', async () => {
  const person = await openCheckout();
  const dialog = within(await screen.findByRole('dialog', { name: 'Checkout' }));
  expect(dialog.getByRole('radio', { name: 'Ship to Maya' })).toBeChecked();
  await press(person, 'Continue');
  expect(dialog.getByRole('heading', { name: 'For Maya Okafor' })).toBeVisible();
  await press(person, 'Continue');
  await press(person, 'Review order');
  const done = within(dialog.getByRole('list', { name: 'Decided so far' })).getAllByRole('listitem');
  expect(done.map((row) => row.textContent)).toEqual([
    'ShippingShips to MayaChange',
    'Notes1 note, private for MayaChange',
    'PaymentVisa ending in 4242Change',
  ]);
  expect(dialog.getByRole('button', { name: 'Place order $139.33' })).toBeVisible();
});

const tom = aPerson({ id: idOf('person', 3), username: 'tom_b', firstName: 'Tom', name: 'Tom Brandt' });

test.each([
  ['one parcel to hand over', [aParcel({ ship_to: 'me' })], 'Ships to you, to hand over to Maya'],
  [
    'one of each',
    [aParcel(), aParcel({ id: 'b', cart_item_ids: ['b'.repeat(24)], ship_to: 'me', to_user: tom })],
    'Ships to Maya. Ships to you, to hand over to Tom',
  ],
  [
    'two to their doors',
    [aParcel(), aParcel({ id: 'b', cart_item_ids: ['b'.repeat(24)], to_user: tom })],
    'Ships to Maya and Tom',
  ],
  [
    'one for somebody invited',
    [
      aParcel(),
      aParcel({ id: 'b', cart_item_ids: ['b'.repeat(24)], to_user: null, invited_email: 'rosa@mailbox.example' }),
    ],
    'Ships to Maya. We ask rosa@mailbox.example where it goes',
  ],
])('of %s the buyer reads back where it goes', async (_, parcels, words) => {
  answerCart(aCart({ parcels }));
  const person = await openCheckout();
  await press(person, 'Continue');
  expect(screen.getByRole('list', { name: 'Decided so far' })).toHaveTextContent(`Shipping${words}Change`);
});

test('everything in the cart is ordered with one press, and the orders are shown', async () => {
  const sent = answerCheckouts(placed);
  const person = await openCheckout();
  await goToReview(person);
  await press(person, 'Place order $139.33');
  await waitFor(() => expect(toastTexts()).toEqual([PLACED]));
  expect(sent).toMatchObject([{ amount: 13_933, version: 1, check: {} }]);
  await waitFor(() => expect(window.location.pathname).toBe('/orders'));
});

test('whoever gives to invited people alone reads that their gift waits', async () => {
  const invitation = {
    email: 'rosa@mailbox.example',
    status: 'waiting',
    expires_at: '2026-12-12T10:00:00.000Z',
  } as const;
  answerCheckouts({ status: 200, body: { orders: [anOrder({ status: 'processing', invitation })] } });
  const person = await openCheckout();
  await goToReview(person);
  await press(person, 'Place order $139.33');
  await waitFor(() => expect(toastTexts()).toEqual(['Your gift waits to be claimed.']));
});

test('a cart whose answer was lost is sent again under its key', async () => {
  const sent = answerCheckouts('unreachable', placed);
  const person = await openCheckout();
  await goToReview(person);
  await press(person, 'Place order $139.33');
  await waitFor(() => expect(toastTexts()).toHaveLength(1));
  await press(person, 'Place order $139.33');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('what costs something needs a card', async () => {
  const person = await openCheckout(aSignedInPerson({ ...theo, cards: [] }));
  await goToReview(person);
  expect(toastTexts()).toEqual(['Please add a card']);
  expect(screen.getByRole('alert')).toHaveTextContent('Please add a card');
});

test('a price that moved shows the fresh total to agree on', async () => {
  const message = 'The price has changed. Please look at the new total.';
  answerCheckouts({ status: 409, body: { code: 'prices_changed', message } });
  const person = await openCheckout();
  await goToReview(person);
  const { quote } = aCart();
  answerCart(aCart({ version: 2, quote: { ...quote, subtotalCents: 13_900, totalCents: 15_003 } }));
  await press(person, 'Place order $139.33');
  expect(await screen.findByRole('button', { name: 'Place order $150.03' })).toBeVisible();
  expect(toastTexts()).toEqual([message]);
});

test('who comes too late for a gift is told so, and the checkout closes', async () => {
  const message = 'Somebody was faster: this wish has already been gifted.';
  answerCheckouts({ status: 409, body: { code: 'already_gifted', message } });
  const person = await openCheckout();
  await goToReview(person);
  await press(person, 'Place order $139.33');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(toastTexts()).toEqual([message]);
});

test('for a product the recipient wishes for, the buyer says which wish it fulfils, and the order goes on', async () => {
  const match = {
    id: idOf('wish', 7),
    item_id: 'WB00000001',
    wish_list_id: idOf('wishlist', 1),
    wish_list_name: 'Studio birthday',
  };
  const existing = [{ cart_item_id: ITEM, matches: [match] }];
  const sent = answerCheckouts(
    { status: 409, body: { code: 'existing_wishlist', message: 'They wish for this already.', existing } },
    placed,
  );
  const person = await openCheckout();
  await goToReview(person);
  await press(person, 'Place order $139.33');
  await waitFor(() => expect(openedModals()).toMatchObject([{ key: 'wishlists.selectExistingWishlist' }]));
  settleModal({ wishId: match.id });
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.check).toEqual({ [ITEM]: match.id });
  await waitFor(() => expect(toastTexts()).toEqual([PLACED]));
});

test('a cart that another tab has ordered is not ordered again, and the checkout closes', async () => {
  const message = 'You have ordered this cart already: it is among your orders.';
  answerCheckouts({ status: 409, body: { code: 'already_ordered', message } });
  const person = await openCheckout();
  await goToReview(person);
  answerCart(aCart({ cart_items: [], parcels: [] }));
  await press(person, 'Place order $139.33');
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(toastTexts()).toEqual([message]);
});

test('whoever invites somebody reads that they are asked, and when it is charged', async () => {
  const invited = { to_user: null, invited_email: 'rosa@mailbox.example', ships_to: null };
  answerCart(aCart({ cart_items: [aCartItem({ ...invited, to_address_user_id: null })], parcels: [aParcel(invited)] }));
  const person = await openCheckout();
  const dialog = within(await screen.findByRole('dialog', { name: 'Checkout' }));
  expect(dialog.getByRole('region', { name: 'For rosa@mailbox.example' })).toHaveTextContent(
    /You will not see their address.*within 14 days/,
  );
  expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
  await press(person, 'Continue');
  expect(dialog.getByRole('heading', { name: 'For rosa@mailbox.example' })).toBeVisible();
});

test('a declined card leaves the cart to try again', async () => {
  answerCheckouts({ status: 402, body: { code: 'card_declined', message: 'Your card was declined.' } });
  const person = await openCheckout();
  await goToReview(person);
  await press(person, 'Place order $139.33');
  await waitFor(() => expect(toastTexts()).toEqual(['Your card was declined.']));
  expect(screen.getByRole('button', { name: 'Place order $139.33' })).toBeEnabled();
});

test('something shipped to a buyer without an address says so where the place is chosen', async () => {
  const obstacle = { code: 'no_address', message: 'Please add your address in your account first.' };
  answerCart(aCart());
  const person = await openCheckout();
  answerCart(aCart({ cart_items: [aCartItem()], parcels: [aParcel({ ship_to: 'me', obstacle })], obstacle }));
  site.answer(cartContract, { updateCartItem: { status: 200, body: { count: 1 } } });
  await person.click(await screen.findByRole('radio', { name: 'Ship to me' }));
  expect((await screen.findAllByText(obstacle.message)).length).toBeGreaterThan(0);
  await press(person, 'Add your address');
  expect(openedModals()).toMatchObject([{ key: 'account.addressDetails' }]);
});
