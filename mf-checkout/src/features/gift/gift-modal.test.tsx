import { screen, waitFor, within } from '@testing-library/react';
import type { ReplyOf } from '@wishbow/contracts/endpoint';
import { ordersContract } from '@wishbow/contracts/orders-contract';
import type { Me } from '@wishbow/contracts/people';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { idOf } from '@wishbow/testing/builders/ids';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { aWish, aWishOnPage } from '@wishbow/testing/builders/wish';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, renderPage, toastTexts } from '@wishbow/testing/render-page';
import { aQuote } from '../../testing/a-quote.ts';
import { anOrder } from '../../testing/an-order.ts';
import GiftModal from './gift-modal.tsx';

const site = mockSite();
const visa = { id: 'pm_visa', brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2028 };
const theo = aSignedInPerson({ id: idOf('person', 2), username: 'theo_l', firstName: 'Theo', cards: [visa] });

/** Confetti needs a canvas, and stays away from people who prefer less motion: everybody here does. */
window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;

const completed = jest.fn();
const closed = jest.fn();

beforeEach(() => {
  completed.mockReset();
  closed.mockReset();
  site.answer(wishesContract, { refreshWish: { status: 200, body: { wish: aWishOnPage() } } });
  site.answer(ordersContract, { quoteGift: { status: 200, body: { quote: aQuote() } } });
});

async function openCheckout({ as = theo, wish = aWish() }: { as?: Me; wish?: ReturnType<typeof aWish> } = {}) {
  const person = renderPage(<GiftModal input={{ wish }} onComplete={completed} onClose={closed} />, { as });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled());
  return person;
}

type Person = Awaited<ReturnType<typeof openCheckout>>;
const press = (person: Person, name: string) => person.click(screen.getByRole('button', { name }));

async function goToReview(person: Person) {
  for (const name of ['Continue', 'Continue', 'Review order']) await press(person, name);
}

type CheckoutAnswer = ReplyOf<typeof ordersContract.checkoutItem> | 'unreachable';

/** Answers one checkout after the other. @returns the keys they came with. */
function answerCheckouts(...answers: CheckoutAnswer[]): string[] {
  const keys: string[] = [];
  site.answer(ordersContract, {
    checkoutItem: ({ headers }) => {
      keys.push(headers.get('idempotency-key') ?? 'none');
      return answers[keys.length - 1] ?? 'unreachable';
    },
  });
  return keys;
}

const placed: CheckoutAnswer = { status: 200, body: { order: anOrder({ status: 'processing' }) } };

test('only the button that spends names the sum, and what was decided stands above each step', async () => {
  const person = await openCheckout();
  expect(screen.queryByRole('list', { name: 'Decided so far' })).not.toBeInTheDocument();
  await press(person, 'Continue');
  await person.type(screen.getByLabelText('Note to go with the gift'), 'For the walk home.');
  await press(person, 'Continue');

  const done = within(screen.getByRole('list', { name: 'Decided so far' })).getAllByRole('listitem');
  expect(done.map((row) => row.textContent)).toEqual([
    'Ship to Maya Okafor1 × Over-ear headphones, cloud greyChange',
    'Gift from youFor the walk home.Change',
  ]);
  await press(person, 'Review order');
  expect(screen.getByRole('heading', { name: 'Review your order' })).toBeInTheDocument();
  expect(screen.getByText('Visa ending in 4242')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Place order $144.28' })).toBeInTheDocument();

  await press(person, 'Change Gift from you');
  expect(screen.getByLabelText('Note to go with the gift')).toHaveValue('For the walk home.');
});

test('what costs something needs a card, which is said in place as well', async () => {
  const person = await openCheckout({ as: aSignedInPerson({ ...theo, cards: [] }) });
  await press(person, 'Continue');
  await press(person, 'Continue');
  await press(person, 'Review order');

  expect(toastTexts()).toEqual(['Please add a card']);
  expect(screen.getByText('Please add a card')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Pay with' })).toBeInTheDocument();
  await press(person, 'Add a card');
  expect(openedModals()).toMatchObject([{ key: 'checkout.addCard' }]);
});

test('whoever pays with Llama Bucks alone needs no card', async () => {
  const quote = aQuote({ creditCents: 14_428, totalCents: 0, creditBalanceCents: 20_000 });
  site.answer(ordersContract, { quoteGift: { status: 200, body: { quote } } });
  const person = await openCheckout({ as: aSignedInPerson({ ...theo, cards: [] }) });
  await goToReview(person);
  expect(screen.getByText('Llama Bucks alone')).toBeInTheDocument();
});

test('units that somebody has taken cannot be chosen', async () => {
  const taken = { quantity: 3, available_quantity: 2 };
  site.answer(wishesContract, { refreshWish: { status: 200, body: { wish: aWishOnPage(taken) } } });
  const person = await openCheckout({ wish: aWish(taken) });
  const more = screen.getByRole('button', { name: 'More, Quantity' });
  await person.click(more);
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  expect(more).toBeDisabled();
});

test('a placed order closes the checkout with thanks', async () => {
  answerCheckouts(placed);
  const person = await openCheckout();
  await goToReview(person);
  await press(person, 'Place order $144.28');
  await waitFor(() => expect(completed).toHaveBeenCalledWith({ orderId: 'f'.repeat(24) }));
  expect(toastTexts()).toEqual([
    'Your order is processing! You and the recipient will be notified when it is complete.',
  ]);
});

test('an order whose answer was lost is sent again under its key, another one under another', async () => {
  const keys = answerCheckouts('unreachable', 'unreachable', placed);
  const person = await openCheckout();
  await goToReview(person);
  for (const count of [1, 2]) {
    await press(person, 'Place order $144.28');
    await waitFor(() => expect(toastTexts()).toHaveLength(count));
  }
  await press(person, 'Change Gift from you');
  await person.type(screen.getByLabelText('Note to go with the gift'), 'Another thought');
  for (const name of ['Continue', 'Review order', 'Place order $144.28']) await press(person, name);
  await waitFor(() => expect(completed).toHaveBeenCalled());

  const [first, second, third] = keys;
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

/** A checkout that repeats under each key what it has once said under it, as the server does with all but an outage. */
function answerOncePerKey(...answers: ReplyOf<typeof ordersContract.checkoutItem>[]): void {
  const kept = new Map<string, ReplyOf<typeof ordersContract.checkoutItem>>();
  site.answer(ordersContract, {
    checkoutItem: ({ headers }) => {
      const key = headers.get('idempotency-key') ?? 'none';
      const answer = kept.get(key) ?? answers[kept.size] ?? 'unreachable';
      if (answer !== 'unreachable') kept.set(key, answer);
      return answer;
    },
  });
}

test.each([
  { status: 422, body: { code: 'no_address', message: 'There is no address to ship to yet.' } },
  { status: 402, body: { code: 'card_declined', message: 'Your card was declined.' } },
] as const)(
  'whoever has put right what was refused with $body.code places the same order by pressing again',
  async (refusal) => {
    answerOncePerKey(refusal, placed);
    const person = await openCheckout();
    await goToReview(person);
    await press(person, 'Place order $144.28');
    await waitFor(() => expect(toastTexts()).toEqual([refusal.body.message]));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Place order $144.28' })).toBeEnabled());
    await press(person, 'Place order $144.28');
    await waitFor(() => expect(completed).toHaveBeenCalledWith({ orderId: 'f'.repeat(24) }));
  },
);

test('an order that is still being placed is asked about under its own key', async () => {
  const message = 'This order is already being placed. Please give it a moment.';
  const keys = answerCheckouts({ status: 409, body: { code: 'in_progress', message } }, placed);
  const person = await openCheckout();
  await goToReview(person);
  await press(person, 'Place order $144.28');
  await waitFor(() => expect(toastTexts()).toEqual([message]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Place order $144.28' })).toBeEnabled());
  await press(person, 'Place order $144.28');
  await waitFor(() => expect(completed).toHaveBeenCalled());
  expect(keys[1]).toBe(keys[0]);
});

test('a price that moved shows the fresh total to agree on', async () => {
  answerCheckouts({
    status: 409,
    body: { code: 'prices_changed', message: 'The price has changed. Please look at the new total.' },
  });
  const person = await openCheckout();
  await goToReview(person);
  const quote = aQuote({
    unitPriceCents: 13_900,
    subtotalCents: 13_900,
    processingFeeCents: 1_103,
    totalCents: 15_498,
  });
  site.answer(ordersContract, { quoteGift: { status: 200, body: { quote } } });
  await press(person, 'Place order $144.28');

  expect(await screen.findByRole('button', { name: 'Place order $154.98' })).toBeInTheDocument();
  expect(toastTexts()).toEqual(['The price has changed. Please look at the new total.']);
  expect(closed).not.toHaveBeenCalled();
});

test('who comes too late is told so, and the checkout is over', async () => {
  const message = 'Somebody was faster: this wish has already been gifted.';
  answerCheckouts({ status: 409, body: { code: 'already_gifted', message } });
  const person = await openCheckout();
  await goToReview(person);
  await press(person, 'Place order $144.28');
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(toastTexts()).toEqual([message]);
});

test('what cannot go to somebody without an address goes to the buyer, and says why', async () => {
  const message = 'They have not added an address yet. You can have it shipped to yourself.';
  site.answer(ordersContract, {
    quoteGift: ({ body }) =>
      body.ship_to === 'them'
        ? { status: 422, body: { code: 'no_address', message } }
        : { status: 200, body: { quote: aQuote() } },
  });
  await openCheckout();
  expect(screen.getByRole('radio', { name: 'Ship to me' })).toBeChecked();
  const theirs = screen.getByRole('radio', { name: 'Ship to Maya' });
  expect(theirs).toBeDisabled();
  expect(theirs).toHaveAccessibleDescription('Maya has not added an address yet.');
  expect(screen.queryByText('There is no total yet')).not.toBeInTheDocument();
});

test('what cannot be priced says why and can be asked again', async () => {
  const message = 'The store does not have this any more.';
  site.answer(ordersContract, { quoteGift: { status: 409, body: { code: 'unavailable', message } } });
  renderPage(<GiftModal input={{ wish: aWish() }} onComplete={completed} onClose={closed} />, { as: theo });
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
});
