import { cleanup, screen, waitFor } from '@testing-library/react';
import { orderActionsContract } from '@wishbow/contracts/order-actions-contract';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, renderPage, toastTexts } from '@wishbow/testing/render-page';
import { anOrder } from '../../testing/an-order.ts';
import CancelOrderModal from './cancel-order-modal.tsx';
import RetryOrderModal from './retry-order-modal.tsx';
import ReturnLabelModal from './return-label-modal.tsx';
import ReturnOrderModal from './return-order-modal.tsx';

const site = mockSite();
const completed = jest.fn();
const orderId = 'f'.repeat(24);
const modal = { onComplete: completed, onClose: () => undefined };
const as = aSignedInPerson();

beforeEach(() => completed.mockReset());

const withOrder = (changes: Parameters<typeof anOrder>[0] = {}) =>
  site.answer(orderActionsContract, { getOrder: { status: 200, body: { order: anOrder(changes) } } });

/** What the server is asked for, in the order in which it was. */
function answering<Id extends 'cancelOrder' | 'returnOrder' | 'retryOrder'>(id: Id) {
  const asked: object[] = [];
  site.answer(orderActionsContract, {
    [id]: ({ body }: { body: { order: object } }) => {
      asked.push(body.order);
      return { status: 200, body: { order: anOrder() } };
    },
  });
  return asked;
}

test('a placed order is cancelled, with all of it to Llama Bucks', async () => {
  withOrder({ status: 'placed' });
  const asked = answering('cancelOrder');
  const person = renderPage(<CancelOrderModal {...modal} input={{ orderId }} />, { as });
  expect(await screen.findByText(/\$46\.91 goes back to you/)).toBeVisible();
  expect(
    screen.getByText('There within a few days. The Llama Bucks you paid with come back as Llama Bucks.'),
  ).toBeVisible();
  await person.click(screen.getByRole('radio', { name: 'Llama Bucks' }));
  await person.click(screen.getByRole('button', { name: 'Cancel order' }));

  await waitFor(() => expect(completed).toHaveBeenCalledWith({}));
  expect(asked).toEqual([{ id: orderId, refund_to: 'credit' }]);
  expect(toastTexts()).toEqual(['Cancelling the order.']);
});

test('an order that is not placed costs nothing when it is cancelled, and a refusal is said in the server’s words', async () => {
  withOrder({ status: 'processing' });
  const message = 'This order can no longer be cancelled.';
  site.answer(orderActionsContract, { cancelOrder: { status: 409, body: { code: 'not_cancellable', message } } });
  const person = renderPage(<CancelOrderModal {...modal} input={{ orderId }} />, { as });
  expect(await screen.findByText(/nothing has been charged/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Cancel order' }));

  await waitFor(() => expect(toastTexts()).toEqual([message]));
  expect(completed).not.toHaveBeenCalled();
});

test('a gift that waits to be claimed is cancelled with its link', async () => {
  const invitation = {
    email: 'rosa@mailbox.example',
    status: 'waiting',
    expires_at: '2026-12-12T10:00:00.000Z',
  } as const;
  withOrder({ status: 'processing', invitation });
  renderPage(<CancelOrderModal {...modal} input={{ orderId }} />, { as });
  expect(await screen.findByText(/They have not claimed it yet/)).toBeVisible();
  expect(screen.queryByText(/The store has not placed it yet/)).not.toBeInTheDocument();
});

const teapots = {
  status: 'delivered',
  items: [{ ...item('1', 'Cast teapot'), quantity: 2 }, item('2', 'Tea tin')],
} as const;

function item(id: string, title: string) {
  return {
    id,
    wish_id: null,
    title,
    variant_title: null,
    image: null,
    quantity: 1,
    unitPriceCents: 1900,
    to_user: null,
  };
}

test('of several items all are chosen from the start, and a reason is required', async () => {
  withOrder(teapots);
  const asked = answering('returnOrder');
  const person = renderPage(<ReturnOrderModal {...modal} input={{ orderId }} />, { as });
  expect(await screen.findByRole('checkbox', { name: 'Cast teapot' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Tea tin' })).toBeChecked();
  await person.click(screen.getByRole('button', { name: 'Start return' }));
  expect(await screen.findByText('Please choose a reason.')).toBeVisible();
  expect(screen.getByLabelText('Reason')).toBeInvalid();
  expect(asked).toEqual([]);

  await person.click(screen.getByRole('checkbox', { name: 'Tea tin' }));
  await person.click(screen.getByRole('button', { name: 'Fewer, Quantity of Cast teapot' }));
  expect(screen.getByText('$19.00')).toBeVisible();
  await person.selectOptions(screen.getByLabelText('Reason'), "item defective or doesn't work");
  await person.type(screen.getByLabelText('Explanation (optional)'), 'The lid is cracked.');
  await person.click(screen.getByRole('button', { name: 'Start return' }));

  await waitFor(() => expect(completed).toHaveBeenCalledWith({}));
  expect(asked).toEqual([
    {
      id: orderId,
      reasonCode: "item defective or doesn't work",
      explanation: 'The lid is cracked.',
      returningItems: [{ id: '1', quantity: 1 }],
      refund_to: 'card',
    },
  ]);
  expect(toastTexts()).toEqual(['Order return has been initiated.']);
  expect(openedModals()).toEqual([{ key: 'checkout.returnLabel', props: { orderId } }]);
});

test('of one item nothing is chosen, and the twelve reasons are the retailer’s', async () => {
  withOrder({ status: 'delivered' });
  renderPage(<ReturnOrderModal {...modal} input={{ orderId }} />, { as });
  expect(await screen.findByLabelText('Reason')).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getAllByRole('option')).toHaveLength(13);
});

test('a label is awaited, then printed', async () => {
  let asked = 0;
  site.answer(orderActionsContract, {
    retrieveReturn: () => {
      asked += 1;
      return asked === 1
        ? { status: 200, body: { label_urls: [], code: 'return_in_progress', return_by: null } }
        : {
            status: 200,
            body: { label_urls: ['https://labels.example/1'], code: null, return_by: '2026-12-28T10:00:00.000Z' },
          };
    },
  });
  renderPage(<ReturnLabelModal {...modal} input={{ orderId }} />, { as });
  expect(await screen.findByText(/The store is making your label/)).toBeVisible();
  const label = await screen.findByRole('link', { name: 'Print label' }, { timeout: 4_000 });
  expect(label).toHaveAttribute('href', 'https://labels.example/1');
  expect(screen.getByText(/by December 28/)).toBeVisible();
});

test('where nothing has to be sent back no label is shown', async () => {
  const body = { label_urls: [], code: 'immediate_refund_issued', return_by: null };
  site.answer(orderActionsContract, { retrieveReturn: { status: 200, body } });
  renderPage(<ReturnLabelModal {...modal} input={{ orderId }} />, { as });
  expect(await screen.findByText('No return is needed. Your refund has been issued.')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('where the label would show an address that is not shared, the recipient arranges the return', async () => {
  const body = { label_urls: [], code: 'with_recipient', return_by: '2026-12-28T10:00:00.000Z' };
  site.answer(orderActionsContract, { retrieveReturn: { status: 200, body } });
  renderPage(<ReturnLabelModal {...modal} input={{ orderId }} />, { as });
  expect(await screen.findByText(/^This return is being arranged with the recipient/)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByText('Loading the label')).not.toBeInTheDocument();
});

test('a return that was refused says so in a toast and in place', async () => {
  const message = 'The store does not take this back.';
  site.answer(orderActionsContract, { retrieveReturn: { status: 409, body: { code: 'return_refused', message } } });
  renderPage(<ReturnLabelModal {...modal} input={{ orderId }} />, { as });
  expect(await screen.findByText(message)).toBeVisible();
  expect(toastTexts()).toEqual([message]);
});

test('a new price is agreed to with the amount on the button', async () => {
  const asked = answering('retryOrder');
  const input = { orderId, reason: 'The price has changed.', totalCents: 3300 };
  const person = renderPage(<RetryOrderModal {...modal} input={input} />, { as });
  await person.click(await screen.findByRole('button', { name: 'Retry for $33.00' }));

  await waitFor(() => expect(completed).toHaveBeenCalledWith({}));
  expect(asked).toMatchObject([{ id: orderId, amount: 3300 }]);
});

test('whoever agrees to a price, and then needs another card, settles both', async () => {
  const cards = [
    { id: 'pm_1', brand: 'visa', last4: '0341', exp_month: 8, exp_year: 2028 },
    { id: 'pm_2', brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2028 },
  ];
  const message = 'Your card was declined.';
  site.answer(orderActionsContract, { retryOrder: { status: 402, body: { code: 'card_declined', message } } });
  const priced = { orderId, reason: 'The price has changed.', totalCents: 3300 };
  const first = renderPage(<RetryOrderModal {...modal} input={priced} />, { as: aSignedInPerson({ cards }) });
  await first.click(await screen.findByRole('button', { name: 'Retry for $33.00' }));
  const declined = { orderId, reason: message, agreedCents: 3300 };
  await waitFor(() => expect(openedModals()).toEqual([{ key: 'checkout.retryOrder', props: declined }]));
  cleanup();

  const asked = answering('retryOrder');
  const second = renderPage(<RetryOrderModal {...modal} input={declined} />, { as: aSignedInPerson({ cards }) });
  await second.click(await screen.findByRole('radio', { name: '•••• 4242' }));
  await second.click(screen.getByRole('button', { name: 'Retry with this card' }));
  await waitFor(() => expect(asked).toMatchObject([{ card_id: 'pm_2', amount: 3300 }]));
});

test('whoever has chosen a card, and then is asked about the price, pays it with that card', async () => {
  const cards = [{ id: 'pm_2', brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2028 }];
  const message = 'The price has changed.';
  site.answer(orderActionsContract, {
    retryOrder: { status: 409, body: { code: 'prices_changed', message, total: 3400 } },
  });
  const cardless = { orderId, reason: 'Please add a card', agreedCents: 3300 };
  const first = renderPage(<RetryOrderModal {...modal} input={cardless} />, { as: aSignedInPerson({ cards }) });
  await first.click(await screen.findByRole('button', { name: 'Retry with this card' }));
  const priced = { orderId, reason: message, totalCents: 3400, cardId: 'pm_2' };
  await waitFor(() => expect(openedModals()).toEqual([{ key: 'checkout.retryOrder', props: priced }]));
  cleanup();

  const asked = answering('retryOrder');
  const second = renderPage(<RetryOrderModal {...modal} input={priced} />, { as: aSignedInPerson({ cards }) });
  await second.click(await screen.findByRole('button', { name: 'Retry for $34.00' }));
  await waitFor(() => expect(asked).toMatchObject([{ card_id: 'pm_2', amount: 3400 }]));
});

test('after a declined card another one is chosen', async () => {
  const cards = [
    { id: 'pm_1', brand: 'visa', last4: '0341', exp_month: 8, exp_year: 2028 },
    { id: 'pm_2', brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2028 },
  ];
  const asked = answering('retryOrder');
  const input = { orderId, reason: 'Your card was declined.' };
  const person = renderPage(<RetryOrderModal {...modal} input={input} />, { as: aSignedInPerson({ cards }) });
  await person.click(await screen.findByRole('radio', { name: '•••• 4242' }));
  await person.click(screen.getByRole('button', { name: 'Retry with this card' }));

  await waitFor(() => expect(completed).toHaveBeenCalledWith({}));
  expect(asked).toMatchObject([{ card_id: 'pm_2' }]);
});
