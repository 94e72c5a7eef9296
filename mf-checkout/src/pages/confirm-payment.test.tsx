import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReplyOf } from '@wishbow/contracts/endpoint';
import { ordersContract } from '@wishbow/contracts/orders-contract';
import type { PaymentToConfirm } from '@wishbow/contracts/payments';
import { paymentsContract } from '@wishbow/contracts/payments-contract';
import { siteContract } from '@wishbow/contracts/site-contract';
import { OrderId } from '@wishbow/contracts/wire-types';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { idOf } from '@wishbow/testing/builders/ids';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { aWish, aWishOnPage } from '@wishbow/testing/builders/wish';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, renderPage, settleModal, toastTexts } from '@wishbow/testing/render-page';
import GiftModal from '../features/gift/gift-modal.tsx';
import ConfirmPaymentModal from '../features/payment/confirm-payment-modal.tsx';
import { aQuote } from '../testing/a-quote.ts';
import { anOrder } from '../testing/an-order.ts';
import { standInForStripe } from '../testing/stand-in-stripe.ts';

const site = mockSite();
const visa = { id: 'pm_visa', brand: 'visa', last4: '3220', exp_month: 8, exp_year: 2028 };
const theo = aSignedInPerson({ id: idOf('person', 2), username: 'theo_l', cards: [visa] });
const NOT_CONFIRMED = 'The payment was not confirmed. You were not charged.';
const completed = jest.fn();

/** Confetti needs a canvas, and stays away from people who prefer less motion: everybody here does. */
window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;

const question = (secret: string): PaymentToConfirm => ({
  kind: 'order',
  id: OrderId.parse(idOf('item', 1)),
  client_secret: `pi_${secret}_secret_x`,
  url: `http://cards.example/stripe/authenticate/pi_${secret}`,
  expires_at: '2026-11-28T15:15:00.000Z',
});
const asking = (secret: string) => ({
  status: 402 as const,
  body: {
    code: 'authentication_required',
    message: 'Your bank wants you to confirm this payment.',
    payment: question(secret),
  },
});

const appEnv = (isSandbox: boolean) =>
  site.answer(siteContract, {
    getAppEnv: {
      status: 200,
      body: {
        environment: 'local',
        stripe: { publishableKey: 'pk_test_1', apiBase: 'http://cards.example', isSandbox },
        checksAddresses: false,
        demoAccounts: [],
      },
    },
  });

beforeEach(() => {
  completed.mockReset();
  appEnv(true);
  site.answer(wishesContract, { refreshWish: { status: 200, body: { wish: aWishOnPage() } } });
  site.answer(ordersContract, {
    quoteGift: { status: 200, body: { quote: aQuote() } },
    checkoutItem: asking('first'),
  });
});

type Confirmed = ReplyOf<typeof paymentsContract.confirmPayment>;

/** Answers one confirmation after the other. @returns whether each of them was given up. */
function answerConfirmations(...answers: Confirmed[]): boolean[] {
  const given: boolean[] = [];
  site.answer(paymentsContract, {
    confirmPayment: ({ body }) => {
      given.push(body.gives_up);
      return answers[given.length - 1] ?? 'unreachable';
    },
  });
  return given;
}

const placed: Confirmed = { status: 200, body: { orders: [anOrder({ status: 'processing' })], contribution: null } };
const declined = (message: string): Confirmed => ({ status: 402, body: { code: 'card_declined', message } });

async function placeOrder() {
  const person = renderPage(<GiftModal input={{ wish: aWish() }} onComplete={completed} onClose={() => undefined} />, {
    as: theo,
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled());
  for (const name of ['Continue', 'Continue', 'Review order', 'Place order $144.28']) {
    await person.click(screen.getByRole('button', { name }));
  }
}

const isAskedAbout = (secret: string) =>
  waitFor(() =>
    expect(openedModals()).toEqual([
      {
        key: 'checkout.confirmPayment',
        props: { url: `http://cards.example/stripe/authenticate/pi_${secret}`, clientSecret: `pi_${secret}_secret_x` },
      },
    ]),
  );

test('a buyer whose bank asks once and once more has ordered when both are answered', async () => {
  const given = answerConfirmations(asking('second'), placed);
  await placeOrder();
  await isAskedAbout('first');
  settleModal({});
  await isAskedAbout('second');
  settleModal({});

  await waitFor(() => expect(completed).toHaveBeenCalled());
  expect(given).toEqual([false, false]);
  expect(toastTexts()).toEqual([
    'Your order is processing! You and the recipient will be notified when it is complete.',
  ]);
});

test('a buyer who closes the page of their bank gives up, and can try again', async () => {
  const given = answerConfirmations(declined(NOT_CONFIRMED));
  await placeOrder();
  await isAskedAbout('first');
  settleModal();

  await waitFor(() => expect(toastTexts()).toEqual([NOT_CONFIRMED]));
  expect(given).toEqual([true]);
  expect(screen.getByRole('button', { name: 'Place order $144.28' })).toBeEnabled();
  expect(completed).not.toHaveBeenCalled();
});

test('the page of the bank stays until the card processor says that it was answered', async () => {
  const fetchOfThePage = globalThis.fetch;
  let status = 'requires_action';
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      String(input).startsWith('http://cards.example/')
        ? Promise.resolve(Response.json({ status }))
        : fetchOfThePage(input, init),
    );
  const input = { url: 'http://cards.example/stripe/authenticate/pi_first', clientSecret: 'pi_first_secret_x' };
  renderPage(<ConfirmPaymentModal input={input} onComplete={completed} onClose={() => undefined} />, { as: theo });
  const bank = await screen.findByTitle('Your bank');
  fireEvent.load(bank);
  await waitFor(() =>
    expect(asked.mock.calls.map(([address]) => String(address))).toContain(
      'http://cards.example/v1/payment_intents/pi_first?client_secret=pi_first_secret_x',
    ),
  );
  expect(completed).not.toHaveBeenCalled();

  status = 'requires_capture';
  fireEvent.load(bank);
  await waitFor(() => expect(completed).toHaveBeenCalledWith({}));
  asked.mockRestore();
});

test('a buyer reads that nobody could see whether they have confirmed, and has it looked at again', async () => {
  const fetchOfThePage = globalThis.fetch;
  let isAway = true;
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (!String(input).startsWith('http://cards.example/')) return fetchOfThePage(input, init);
    return isAway
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(Response.json({ status: 'succeeded' }));
  });
  const input = { url: 'http://cards.example/stripe/authenticate/pi_first', clientSecret: 'pi_first_secret_x' };
  const person = renderPage(<ConfirmPaymentModal input={input} onComplete={completed} onClose={() => undefined} />, {
    as: theo,
  });
  fireEvent.load(await screen.findByTitle('Your bank'));
  expect(await screen.findByText('We could not see whether you have confirmed')).toBeVisible();
  expect(completed).not.toHaveBeenCalled();

  isAway = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(completed).toHaveBeenCalledWith({}));
  asked.mockRestore();
});

test('with a real key the script of the card processor asks, and nothing of ours is opened', async () => {
  appEnv(false);
  const handled: string[] = [];
  const handleNextAction = async ({ clientSecret }: { clientSecret: string }) => {
    handled.push(clientSecret);
    return handled.length === 1 ? { paymentIntent: {} } : { error: { message: 'closed' } };
  };
  standInForStripe({ handleNextAction });
  const given = answerConfirmations(asking('second'), declined(NOT_CONFIRMED));
  await placeOrder();

  await waitFor(() => expect(toastTexts()).toEqual([NOT_CONFIRMED]));
  expect(handled).toEqual(['pi_first_secret_x', 'pi_second_secret_x']);
  expect(given).toEqual([false, true]);
  expect(openedModals()).toEqual([]);
});
