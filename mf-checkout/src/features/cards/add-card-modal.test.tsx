import { act, screen, waitFor } from '@testing-library/react';
import { profilesContract } from '@wishbow/contracts/accounts-contract';
import { ordersContract } from '@wishbow/contracts/orders-contract';
import { siteContract } from '@wishbow/contracts/site-contract';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import { standInForStripe } from '../../testing/stand-in-stripe.ts';
import AddCardModal from './add-card-modal.tsx';

const site = mockSite();
const visa = { id: 'pm_visa', brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2028 };
const completed = jest.fn();

let fetchOfThePage: typeof fetch;

beforeAll(() => {
  fetchOfThePage = globalThis.fetch;
});
afterAll(() => jest.restoreAllMocks());
beforeEach(() => {
  completed.mockReset();
  cardsAreHeldBy({ apiBase: 'http://cards.example', isSandbox: true });
  answerFromProvider(200, { id: 'tok_of_visa' });
});

const cardsAreHeldBy = (holder: { apiBase: string; isSandbox: boolean }) =>
  site.answer(siteContract, {
    getAppEnv: {
      status: 200,
      body: {
        environment: 'local',
        stripe: { publishableKey: 'pk_test_1', ...holder },
        checksAddresses: false,
        demoAccounts: [],
      },
    },
  });

/** The card provider is asked by the page itself, and has no contract with us. */
function answerFromProvider(status: number, body: object): void {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      String(input) === 'http://cards.example/v1/tokens'
        ? Promise.resolve(Response.json(body, { status }))
        : fetchOfThePage(input, init),
    );
}

async function sendCard(card = { number: '4242 4242 4242 4242', expiry: '08/28', cvc: '123' }) {
  const person = renderPage(<AddCardModal input={{}} onComplete={completed} onClose={() => undefined} />, {
    as: aSignedInPerson(),
  });
  await person.type(await screen.findByLabelText('Card number'), card.number);
  await person.type(screen.getByLabelText('Expires'), card.expiry);
  await person.type(screen.getByLabelText('Security code'), card.cvc);
  await person.click(screen.getByRole('button', { name: 'Add card' }));
}

test('a card goes to the provider, and only its token to us', async () => {
  const tokens: string[] = [];
  site.answer(ordersContract, {
    addCard: ({ body }) => {
      tokens.push(body.token);
      return { status: 201, body: { card: visa } };
    },
  });
  site.answer(profilesContract, { getMe: { status: 200, body: { data: aSignedInPerson({ cards: [visa] }) } } });
  await sendCard();

  await waitFor(() => expect(completed).toHaveBeenCalledWith({ cardId: 'pm_visa' }));
  expect(tokens).toEqual(['tok_of_visa']);
  expect(toastTexts()).toEqual(['Card added']);
});

test('whoever types digits alone sees them spelled as on the card, and which cards the sandbox knows', async () => {
  answerFromProvider(402, { error: { code: 'expired_card', message: 'Your card has expired.' } });
  await sendCard({ number: '4242424242424242', expiry: '1229', cvc: '123' });

  expect(await screen.findByText('Your card has expired.')).toBeVisible();
  expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
  expect(screen.getByLabelText('Expires')).toHaveValue('12/29');
  expect(
    screen.getByText(
      'Sandbox: 4242 4242 4242 4242 works, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks the bank',
    ),
  ).toBeVisible();
});

test('what the provider does not like stands under its field', async () => {
  const message = 'Your card’s security code is incorrect.';
  answerFromProvider(402, { error: { code: 'incorrect_cvc', message } });
  await sendCard();

  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Security code')).toBeInvalid();
  expect(screen.getByLabelText('Card number')).toBeValid();
  expect(completed).not.toHaveBeenCalled();
});

test('each field that is wrong is complained about, and the provider is not asked', async () => {
  jest.mocked(globalThis.fetch).mockClear();
  await sendCard({ number: '4242 4242 4242 4241', expiry: '13/28', cvc: '1' });

  expect(screen.getByLabelText('Card number')).toHaveAccessibleDescription('Your card number is incorrect.');
  expect(screen.getByLabelText('Expires')).toHaveAccessibleDescription(
    'Please enter a month and year that are not past, like 08/28.',
  );
  expect(screen.getByLabelText('Security code')).toHaveAccessibleDescription(
    'Your card\u2019s security code is incorrect.',
  );
  const asked = jest.mocked(globalThis.fetch).mock.calls.map(([address]) => String(address));
  expect(asked).not.toContain('http://cards.example/v1/tokens');
});

test('a card that its bank refuses can be replaced by another', async () => {
  const message = 'Your card has insufficient funds.';
  site.answer(ordersContract, { addCard: { status: 402, body: { code: 'card_declined', message } } });
  await sendCard();

  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Card number')).toBeInvalid();
  expect(toastTexts()).toEqual([message]);
  expect(screen.getByRole('button', { name: 'Add card' })).toBeEnabled();
});

/** The fields of Stripe's, which show what they are and tell what a test has them tell. @returns how a field tells. */
function hostFields(created: object) {
  const told = new Map<string, (change: object) => void>();
  const create = (type: string) => {
    const field = {
      on: (_event: 'change', tell: (change: object) => void) => {
        told.set(type, tell);
        return field;
      },
      mount: (box: HTMLElement) => {
        box.textContent = `field ${type}`;
      },
      destroy: () => undefined,
    };
    return field;
  };
  standInForStripe({
    elements: () => ({ create, getElement: (type: string) => ({ type }) }),
    createToken: async ({ type }: { type: string }) => (type === 'cardNumber' ? created : {}),
  });
  cardsAreHeldBy({ apiBase: 'https://api.stripe.com', isSandbox: false });
  return (type: string, change: object) => act(() => told.get(type)?.(change));
}

async function openHosted() {
  const person = renderPage(<AddCardModal input={{}} onComplete={completed} onClose={() => undefined} />, {
    as: aSignedInPerson(),
  });
  await screen.findByText('field cardNumber');
  return person;
}

test('with a real key there is no field of ours for a card, and only a token comes to us', async () => {
  hostFields({ token: { id: 'tok_hosted' } });
  const tokens: string[] = [];
  site.answer(ordersContract, {
    addCard: ({ body }) => {
      tokens.push(body.token);
      return { status: 201, body: { card: visa } };
    },
  });
  site.answer(profilesContract, { getMe: { status: 200, body: { data: aSignedInPerson({ cards: [visa] }) } } });
  const person = await openHosted();
  expect(screen.getByText('field cardExpiry')).toBeInTheDocument();
  expect(screen.getByText('field cardCvc')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Add card' }));

  await waitFor(() => expect(completed).toHaveBeenCalledWith({ cardId: 'pm_visa' }));
  expect(tokens).toEqual(['tok_hosted']);
});

test('what Stripe does not like stands under its field, while typing and afterwards', async () => {
  const message = 'Your card’s expiration date is incomplete.';
  const tell = hostFields({ error: { code: 'incomplete_expiry', message } });
  const person = await openHosted();
  tell('cardNumber', { error: { message: 'Your card number is invalid.' } });
  expect(screen.getByText('Your card number is invalid.')).toBeVisible();
  tell('cardNumber', { error: undefined });
  expect(screen.queryByText('Your card number is invalid.')).not.toBeInTheDocument();

  await person.click(screen.getByRole('button', { name: 'Add card' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(toastTexts()).toEqual([message]);
  expect(completed).not.toHaveBeenCalled();
});

test('whoever cannot be shown the form reads so, and asks for it again', async () => {
  site.answer(siteContract, { getAppEnv: 'unreachable' });
  const person = renderPage(<AddCardModal input={{}} onComplete={completed} onClose={() => undefined} />, {
    as: aSignedInPerson(),
  });
  expect(await screen.findByText('The card form could not be loaded', {}, { timeout: 4_000 })).toBeVisible();
  cardsAreHeldBy({ apiBase: 'http://cards.example', isSandbox: true });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Card number')).toBeVisible();
});
