import { canMoveOrder, ORDER_STATES } from '@wishbow/domain/order-state';
import { demoOrders } from './orders.ts';
import { personId } from './people.ts';

const now = new Date('2026-08-24T16:00:00Z');
const orders = demoOrders(now);
const titled = (title: string) => orders.find(({ lines }) => lines.some((line) => line.title === title));

test('an order stands in every state people can see', () => {
  const seen = new Set(orders.map(({ state }) => state));
  expect(ORDER_STATES.filter((state) => !seen.has(state))).toEqual(['created', 'authorizing']);
});

test('every order came to its state on a way orders may take', () => {
  const leaps = orders.flatMap(({ number, state, steps }) =>
    [
      ...steps.slice(1).map((step, index) => ({ from: steps[index]?.state, to: step.state })),
      { from: steps.at(-1)?.state, to: state },
    ]
      .filter(({ from, to }) => from !== to && (from === undefined || !canMoveOrder(from, to)))
      .map(({ from, to }) => `${number}: ${from} to ${to}`),
  );
  expect(leaps).toEqual([]);
});

test('the newest order is W-20418, the radio for Theo', () => {
  expect(orders[0]).toMatchObject({
    number: 'W-20418',
    buyerId: personId('maya'),
    recipientId: personId('theo'),
    state: 'processing',
    shipTo: 'recipient',
    lines: [{ title: 'Kitchen radio, mist', unitPriceCents: 5900, quantity: 1 }],
  });
});

test('the apples for Omar cost $29.00 and the fee of $3.33, less $10.00 in Llama Bucks', () => {
  expect(titled('Orchard apple box, 6 lb')?.quote).toMatchObject({
    subtotalCents: 2900,
    processingFeeCents: 333,
    creditCents: 1000,
  });
});

test('a gift for somebody without an account waits for its e-mail to be answered', () => {
  const invited = orders.filter(({ invitedEmail }) => invitedEmail !== undefined);
  expect(invited).toMatchObject([
    { invitedEmail: 'ellis.w@mailbox.example', lines: [{ title: 'Wildflower honey crock, 2 lb' }] },
  ]);
  expect(invited[0]?.recipientId).toBeUndefined();
});

test('one return may choose among two items', () => {
  expect(titled('Camp flashlight')).toMatchObject({
    state: 'return_requested',
    lines: [{ title: 'Camp flashlight' }, { title: 'Orienteering compass' }],
    return: { reason: "item defective or doesn't work" },
  });
});
