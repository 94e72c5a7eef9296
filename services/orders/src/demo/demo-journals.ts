import { UserId } from '@wishbow/contracts/wire-types';
import type { DemoCreditEntry } from '@wishbow/demo/credit';
import { NO_MONEY, sumCents } from '@wishbow/domain/money';
import type { OrderState } from '@wishbow/domain/order-state';
import type { JournalRow } from '../ledger/journal-model.ts';
import { creditGrant, creditHold, creditReturn, type Journal, purchase, refund, sale } from '../ledger/journals.ts';
import type { OrderRow } from '../orders/order-row.ts';

const posted = ({ opId, orderId, legs }: Journal, postedAt: Date): JournalRow => ({
  _id: opId,
  orderId,
  legs,
  postedAt,
});

/** Llama Bucks that were given; those that were spent are told by their orders. */
export const demoGrants = (entries: readonly DemoCreditEntry[]): JournalRow[] =>
  entries
    .filter(({ amountCents }) => amountCents > 0)
    .map(({ id, personId, amountCents, createdAt }) =>
      posted(creditGrant(id, UserId.parse(personId), amountCents), createdAt),
    );

/** What moved when an order entered a state. */
const OPERATIONS: Readonly<Partial<Record<OrderState, (order: OrderRow) => Journal[]>>> = {
  authorizing: (order) => [creditHold(order)],
  payment_failed: (order) => [creditReturn(order)],
  failed: (order) => [creditReturn(order)],
  cancelled: (order) => [creditReturn(order)],
  placed: (order) => [sale(order), purchase(order, sumCents([order.quote.subtotalCents, order.quote.shippingCents]))],
  partially_refunded: refundsOf,
  refunded: refundsOf,
};

/** The money of an order, in the order of its story. */
export const demoJournals = (order: OrderRow): JournalRow[] =>
  order.steps.flatMap(({ state, at }) =>
    (OPERATIONS[state]?.(order) ?? []).filter(({ legs }) => legs.length > 0).map((journal) => posted(journal, at)),
  );

function refundsOf(order: OrderRow): Journal[] {
  return (order.refunds ?? []).map(({ id, cardCents, creditCents }) =>
    refund(order, { id, cardCents, creditCents, alreadyCents: NO_MONEY }),
  );
}
