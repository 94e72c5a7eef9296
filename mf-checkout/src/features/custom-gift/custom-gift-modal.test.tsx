import { screen, waitFor } from '@testing-library/react';
import { customGiftsContract } from '@wishbow/contracts/custom-gifts-contract';
import type { CallOf, ReplyOf } from '@wishbow/contracts/endpoint';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { idOf } from '@wishbow/testing/builders/ids';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { aWishOnPage } from '@wishbow/testing/builders/wish';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import CustomGiftModal from './custom-gift-modal.tsx';

const site = mockSite();
const visa = { id: 'pm_visa', brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2028 };
const theo = aSignedInPerson({ id: idOf('person', 2), username: 'theo_l', firstName: 'Theo', cards: [visa] });
const withoutCards = aSignedInPerson({ id: idOf('person', 2), username: 'theo_l', cards: [] });

/** Confetti needs a canvas, and stays away from people who prefer less motion: everybody here does. */
window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;

const completed = jest.fn();
const closed = jest.fn();
beforeEach(() => {
  completed.mockReset();
  closed.mockReset();
});

const elsewhere = { product_id: null, asin: null, item_id: null };
const vase = aWishOnPage({
  ...elsewhere,
  external: true,
  title: 'Hand-thrown amphora vase',
  store: 'pottersrow.example',
  url: 'https://pottersrow.example/amphora',
  price: 14_800,
  quantity: 3,
  available_quantity: 2,
});
const kiln = aWishOnPage({
  ...elsewhere,
  fund: true,
  title: 'Kiln for the studio',
  store: null,
  url: null,
  price: 90_000,
  available_quantity: null,
  contributed_amount: 41_200,
  remaining_amount: 48_800,
});

type Reply = ReplyOf<typeof customGiftsContract.checkoutCustomItem>;
type Sent = CallOf<typeof customGiftsContract.checkoutCustomItem>['body']['wish'];

/** Answers one press after the other. @returns what was sent, and under which keys. */
function answering(...replies: Reply[]) {
  const sent: Sent[] = [];
  const keys: (string | null)[] = [];
  site.answer(customGiftsContract, {
    checkoutCustomItem: ({ body, headers }) => {
      sent.push(body.wish);
      keys.push(headers.get('idempotency-key'));
      return replies[Math.min(sent.length, replies.length) - 1] ?? { status: 404, body: { code: 'x', message: 'x' } };
    },
  });
  return { sent, keys };
}

const GIVEN: Reply = { status: 200, body: { gift: null, contribution: null } };

function open(wish: typeof vase, as = theo) {
  site.answer(wishesContract, { refreshWish: { status: 200, body: { wish } } });
  return renderPage(<CustomGiftModal input={{ wish }} onComplete={completed} onClose={closed} />, { as });
}

test('a giver takes as many units of a link as are free, with a note, and is led to its store', async () => {
  const { sent } = answering(GIVEN);
  const person = open(vase);
  expect(await screen.findByText('For Maya Okafor, Studio birthday')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View at pottersrow.example' })).toHaveAttribute(
    'href',
    'https://pottersrow.example/amphora',
  );
  expect(screen.getByText('$148.00')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'More, Quantity' }));
  expect(screen.getByRole('button', { name: 'More, Quantity' })).toBeDisabled();
  expect(screen.getByText('$296.00')).toBeInTheDocument();
  await person.type(screen.getByRole('textbox', { name: 'Your note' }), 'For tulips.');
  await person.click(screen.getByRole('switch', { name: /Private gift/ }));
  await person.click(screen.getByRole('button', { name: 'Gift 2 of these' }));

  await waitFor(() => expect(completed).toHaveBeenCalledTimes(1));
  expect(toastTexts()).toEqual(['Item gifted successfully. The recipient will be notified.']);
  expect(sent).toEqual([
    {
      id: vase.id,
      user_id: vase.user_id,
      external: true,
      fund: false,
      quantity: 2,
      message: 'For tulips.',
      private: true,
    },
  ]);
});

test('a giver who comes too late is told so, and the dialog closes', async () => {
  answering({ status: 409, body: { code: 'already_gifted', message: 'Somebody was faster.' } });
  const person = open(vase);
  await person.click(await screen.findByRole('button', { name: 'Gift this' }));

  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(toastTexts()).toEqual(['Somebody was faster.']);
});

test('a contributor types, drags or chooses one amount, and the button repeats it', async () => {
  const { sent } = answering(GIVEN);
  const person = open(kiln);
  expect(await screen.findByText('$412 so far')).toBeInTheDocument();
  expect(screen.getByText('$488 to go')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: '$60' }));
  expect(screen.getByRole('spinbutton', { name: 'Your contribution' })).toHaveValue(60);
  expect(screen.getByRole('slider', { name: 'Contribution in dollars' })).toHaveAttribute('aria-valuetext', '$60');
  expect(screen.getByText('52%')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Contribute $60' }));

  await waitFor(() => expect(completed).toHaveBeenCalledTimes(1));
  expect(toastTexts()).toEqual(['Contribution has been made. The recipient will be notified.']);
  expect(sent).toMatchObject([{ fund: true, contribution: 60, card_id: 'pm_visa', private: false }]);
});

test('a contributor reads the fee of the payout and both timings before they give', async () => {
  open(kiln);
  expect(
    await screen.findByText(
      /You pay no fee\. When Maya requests a payout, a 5% fee is deducted\. The check will be mailed within 7-10 business days; in all, a payout takes up to one month\./,
    ),
  ).toBeInTheDocument();
});

test('without an amount, and without a card, a contributor is told what is missing', async () => {
  const { sent } = answering(GIVEN);
  const person = open(kiln, withoutCards);
  await person.click(await screen.findByRole('button', { name: 'Contribute' }));
  expect(screen.getByRole('spinbutton', { name: 'Your contribution' })).toHaveAccessibleDescription(
    'Please set the amount you want to contribute.',
  );
  await person.type(screen.getByRole('spinbutton', { name: 'Your contribution' }), '20');
  await person.click(screen.getByRole('button', { name: 'Contribute $20' }));

  expect(toastTexts()).toEqual(['Please set the amount you want to contribute.', 'Please add a credit card.']);
  expect(screen.getByText('Please add a credit card.')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('whoever types cents is asked for whole dollars, under the field', async () => {
  const { sent } = answering(GIVEN);
  const person = open(kiln);
  await person.type(await screen.findByRole('spinbutton', { name: 'Your contribution' }), '1.5');
  await person.click(screen.getByRole('button', { name: 'Contribute' }));
  expect(screen.getByRole('spinbutton', { name: 'Your contribution' })).toHaveAccessibleDescription(
    'Please contribute whole dollars, without cents.',
  );
  expect(sent).toEqual([]);
});

test('a declined card leaves the amount standing, and the next press is another try', async () => {
  const declined: Reply = { status: 402, body: { code: 'card_declined', message: 'Your card was declined.' } };
  const { keys } = answering(declined, declined);
  const person = open(kiln);
  await person.click(await screen.findByRole('button', { name: 'The rest' }));
  await person.click(screen.getByRole('button', { name: 'Contribute $488' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Your card was declined.']));
  await person.click(screen.getByRole('button', { name: 'Contribute $488' }));

  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).not.toBe(keys[1]);
  expect(completed).not.toHaveBeenCalled();
});

test('who asks for more than is missing by now is told how much that is', async () => {
  const over = { code: 'over_contribution', message: 'This fund takes $40 more.', remaining_amount: 4000 };
  answering({ status: 409, body: over });
  const person = open(kiln);
  await person.click(await screen.findByRole('button', { name: '$100' }));
  site.answer(wishesContract, {
    refreshWish: { status: 200, body: { wish: { ...kiln, contributed_amount: 86_000, remaining_amount: 4_000 } } },
  });
  await person.click(screen.getByRole('button', { name: 'Contribute $100' }));

  expect(await screen.findByText('$40 to go')).toBeInTheDocument();
  expect(toastTexts()).toEqual(['This fund takes $40 more.']);
  expect(closed).not.toHaveBeenCalled();
});
