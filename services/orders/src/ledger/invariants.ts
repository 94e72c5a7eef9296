import { grossOfQuote } from '@wishbow/domain/refund';
import type { OrderRow } from '../orders/order-row.ts';
import type { AccountRow } from './account-model.ts';
import { orderHold } from './account-names.ts';
import type { JournalRow } from './journal-model.ts';
import { isBalanced } from './journals.ts';

/** What the card processor and the retailer have on their side, in cents. */
export interface ProviderBooks {
  readonly payments: readonly {
    readonly intentId: string;
    /** As we told it in the metadata. */
    readonly orderId: string | undefined;
    readonly contributionId?: string | undefined;
    readonly amountCents: number;
    readonly heldCents: number;
    readonly capturedCents: number;
    readonly refundedCents: number;
  }[];
  /** Orders, and what was asked about them afterwards, under the order it is about. */
  readonly retailerRequests: readonly {
    readonly requestId: string;
    readonly kind: 'order' | 'cancellation' | 'return';
    readonly orderId: string | undefined;
  }[];
}

interface MoneyState {
  readonly orders: readonly OrderRow[];
  readonly journals: readonly JournalRow[];
  readonly accounts: readonly AccountRow[];
  readonly providers: ProviderBooks;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const isPlaced = ({ steps }: OrderRow): boolean => steps.some(({ state }) => state === 'placed');
const isUndone = (order: OrderRow): boolean =>
  ['payment_failed', 'failed', 'cancelled'].includes(order.state) && !isPlaced(order);
const grossOf = ({ quote }: OrderRow): number => grossOfQuote(quote);
const refundsOf = ({ refunds = [] }: OrderRow) => refunds.filter(({ state }) => state === 'succeeded');
const cardRefundsOf = (order: OrderRow): number => sum(refundsOf(order).map(({ cardCents }) => cardCents));
const creditRefundsOf = (order: OrderRow): number => sum(refundsOf(order).map(({ creditCents }) => creditCents));

/**
 * Checks that no cent was made or lost, for state in which nothing is under way (RELIABILITY.md section 2).
 * @returns one sentence per violation, beginning with the invariant's number; none when all is well.
 */
export const moneyViolations = (state: MoneyState): string[] => [
  ...ledgerViolations(state),
  ...totalViolations(state),
  ...state.orders.flatMap((order) => orderViolations(order, state)),
  ...strangerViolations(state),
];

/** I1 and I5: journals balance, balances are the replay of journals, nobody's Llama Bucks are negative. */
function ledgerViolations({ journals, accounts }: MoneyState): string[] {
  const replayed = new Map<string, number>();
  for (const { account, amountCents } of journals.flatMap(({ legs }) => legs)) {
    replayed.set(account, (replayed.get(account) ?? 0) + amountCents);
  }
  const kept = new Map(accounts.map(({ _id, balanceCents }): [string, number] => [_id, balanceCents]));
  const names = new Set([...replayed.keys(), ...kept.keys()]);
  return [
    ...journals.filter((journal) => !isBalanced(journal)).map(({ _id }) => `I1: ${_id} does not sum to zero`),
    ...[...names]
      .filter((name) => (replayed.get(name) ?? 0) !== (kept.get(name) ?? 0))
      .map(
        (name) => `I1: ${name} holds ${kept.get(name) ?? 0} cents but its journals sum to ${replayed.get(name) ?? 0}`,
      ),
    ...[...kept]
      .filter(([name, balance]) => name.startsWith('user_credit:') && balance < 0)
      .map(([name, balance]) => `I5: ${name} is ${balance} cents`),
  ];
}

/** I2: what stayed of cards and Llama Bucks is what the placed orders cost, less what was refunded. */
function totalViolations({ orders, providers }: MoneyState): string[] {
  const placed = orders.filter(isPlaced);
  const captured = sum(providers.payments.map(({ capturedCents, refundedCents }) => capturedCents - refundedCents));
  const creditUsed = sum(placed.map((order) => order.quote.creditCents - creditRefundsOf(order)));
  const owed = sum(placed.map((order) => grossOf(order) - cardRefundsOf(order) - creditRefundsOf(order)));
  return captured + creditUsed === owed
    ? []
    : [`I2: ${captured} captured and ${creditUsed} in credit for orders of ${owed} cents`];
}

/** I3, I7 and I8: each order took its own sum once or nothing at all, and was sent to the retailer at most once. */
function orderViolations(order: OrderRow, { journals, accounts, providers }: MoneyState): string[] {
  const { _id: id, state, quote, attempt } = order;
  const payments = providers.payments.filter(({ orderId }) => orderId === id);
  const captured = sum(payments.map(({ capturedCents }) => capturedCents));
  const held = sum(payments.map(({ heldCents }) => heldCents));
  const refunded = sum(payments.map(({ refundedCents }) => refundedCents));
  const back = cardRefundsOf(order) + creditRefundsOf(order);
  const requests = providers.retailerRequests.filter(({ orderId }) => orderId === id);
  const onHold = accounts.find(({ _id }) => _id === orderHold(id))?.balanceCents ?? 0;
  const rules: [holds: boolean, violation: string][] = [
    [captured <= quote.totalCents, `I3: ${id} captured ${captured} of ${quote.totalCents} cents`],
    [payments.length <= attempt, `I7: ${id} has ${payments.length} payments for ${attempt} attempts`],
    [requests.filter(({ kind }) => kind === 'order').length <= attempt, `I7: ${id} was ordered twice`],
    [refunded <= captured, `I3: ${id} refunded ${refunded} of ${captured} cents captured`],
    [back <= grossOf(order), `I3: ${id} gave back ${back} of ${grossOf(order)} cents`],
    [
      refunded === cardRefundsOf(order),
      `I3: ${id} says ${cardRefundsOf(order)} cents went back to the card, the card processor says ${refunded}`,
    ],
    ...refundsOf(order).map(({ id: refund, cardCents, creditCents }): [boolean, string] => [
      cardCents + creditCents === 0 || journals.some(({ _id }) => _id === `refund:${id}:${attempt}:${refund}`),
      `I8: ${id} was refunded without a journal for ${refund}`,
    ]),
  ];
  if (isPlaced(order)) {
    const hasSale = journals.some(({ _id }) => _id === `sale:${id}:${attempt}`);
    rules.push([
      captured === quote.totalCents,
      `I2: ${id} is ${state} but ${captured} of ${quote.totalCents} cents are captured`,
    ]);
    rules.push([
      state !== 'cancelled' || back === grossOf(order),
      `I2: ${id} is cancelled but only ${back} of ${grossOf(order)} cents went back`,
    ]);
    rules.push([hasSale, `I8: ${id} is ${state} without a sale in the ledger`]);
  }
  if (isUndone(order)) rules.push([captured === 0, `I2: ${id} is ${state} but ${captured} cents are captured`]);
  if (isPlaced(order) || isUndone(order)) {
    rules.push([held === 0, `I9: ${id} is ${state} but ${held} cents are held`]);
    rules.push([onHold === 0, `I3: ${id} is ${state} but keeps ${onHold} cents in Llama Bucks`]);
  }
  return rules.filter(([holds]) => !holds).map(([, violation]) => violation);
}

/** I8: money and orders outside that none of our orders knows of. */
function strangerViolations({ orders, providers }: MoneyState): string[] {
  const ids = new Set<string>(orders.map(({ _id }) => _id));
  const isStrange = ({ orderId }: { orderId: string | undefined }) => orderId === undefined || !ids.has(orderId);
  return [
    ...providers.payments.filter(isStrange).map(({ intentId }) => `I8: payment ${intentId} belongs to no order`),
    ...providers.retailerRequests
      .filter(isStrange)
      .map(({ requestId }) => `I8: the retailer's ${requestId} belongs to no order`),
  ];
}
