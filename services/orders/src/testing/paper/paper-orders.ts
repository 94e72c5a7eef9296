import { OrderId, UserId } from '@wishbow/contracts/wire-types';
import { quoteCart } from '@wishbow/domain/cart-quote';
import { cents, sumCents } from '@wishbow/domain/money';
import { type PricedLine, quoteOrder } from '@wishbow/domain/order-quote';
import { canMoveOrder, type OrderState } from '@wishbow/domain/order-state';
import { grossOfQuote, nextRefund, type RefundTarget } from '@wishbow/domain/refund';
import type { ReturnReason } from '@wishbow/domain/return-reasons';
import { userCredit } from '../../ledger/account-names.ts';
import { moneyViolations, type ProviderBooks } from '../../ledger/invariants.ts';
import {
  creditHold,
  creditReturn,
  type Journal,
  purchase,
  purchaseReturn,
  refund,
  sale,
} from '../../ledger/journals.ts';
import type { OrderRow, RefundRow, ReturnRow } from '../../orders/order-row.ts';
import { refundedSoFar } from '../../refunds/give-back.ts';
import { dueForReturn, isWholeOrder } from '../../returns/return-rules.ts';
import { anOrder } from '../an-order.ts';
import { SPA_CANDLE } from '../fake-catalog.ts';
import type { PaperLedger } from './paper-ledger.ts';

type Payment = { -readonly [Part in keyof ProviderBooks['payments'][number]]: ProviderBooks['payments'][number][Part] };

export interface PaperOrder {
  row: OrderRow;
  /** What the retailer takes for it. */
  readonly retailerCents: number;
}

const idOf = (kind: string, number: number): string => `${kind}${String(number).padStart(22, '0')}`;
export const buyer = (number: number): UserId => UserId.parse(idOf('64', number));

/** Orders on paper: the rules and journals of the service, in the order in which it applies them, and no machinery. */
export class PaperOrders {
  readonly orders: PaperOrder[] = [];
  readonly payments: Payment[] = [];
  readonly #ledger: PaperLedger;

  constructor(ledger: PaperLedger) {
    this.#ledger = ledger;
  }

  /** Orders everything in a cart, or nothing. */
  checkOut(buyerId: UserId, parcels: readonly (readonly PricedLine[])[], usesCredit: boolean): boolean {
    const cart = parcels.map((lines, index) => ({ id: `parcel ${index}`, lines }));
    const balance = usesCredit ? this.#ledger.balanceOf(userCredit(buyerId)) : cents(0);
    const { parcels: quotes } = quoteCart(cart, balance);
    const rows = cart.map(({ id, lines }, index) => {
      const _id = OrderId.parse(idOf('0d', this.orders.length + index));
      const quote = quotes.get(id) ?? quoteOrder(lines);
      return anOrder({ _id, buyerId, quote, lines: lines.map(orderLine), state: 'authorizing', steps: [] });
    });
    if (!this.#ledger.post(...rows.map(creditHold))) return false;
    for (const row of rows) {
      const order = { row, retailerCents: sumCents([row.quote.subtotalCents, row.quote.shippingCents]) };
      this.orders.push(order);
      this.#move(order, 'processing');
      this.#hold(row);
    }
    return true;
  }

  place(order: PaperOrder): boolean {
    return this.#go(order, 'placed', () => {
      // Called back too late: it was paid and sold the first time.
      if (order.row.steps.some(({ state }) => state === 'placed')) return;
      const payment = this.#paymentOf(order.row);
      if (payment) Object.assign(payment, { capturedCents: payment.heldCents, heldCents: 0 });
      this.#post(sale(order.row), purchase(order.row, cents(order.retailerCents)));
    });
  }

  /** The retailer will not take it, or it is aborted before it did. */
  undo(order: PaperOrder, to: 'failed' | 'cancelled'): boolean {
    const wasPlaced = order.row.steps.some(({ state }) => state === 'placed');
    if (wasPlaced) return false;
    return this.#go(order, to, () => {
      const payment = this.#paymentOf(order.row);
      if (payment) payment.heldCents = 0;
      this.#post(creditReturn(order.row));
    });
  }

  /** Tried again at the prices of now; the Llama Bucks of now are laid out if some were before. */
  retry(order: PaperOrder, priceChange: number): boolean {
    if (!canMoveOrder(order.row.state, 'processing')) return false;
    const { row } = order;
    const lines = row.lines.map((line) => ({
      ...line,
      unitPriceCents: cents(Math.max(1, line.unitPriceCents + priceChange)),
    }));
    const balance = row.quote.creditCents > 0 ? this.#ledger.balanceOf(userCredit(row.buyerId)) : cents(0);
    const again = { ...row, attempt: row.attempt + 1, lines, quote: quoteOrder(lines, balance) };
    if (!this.#ledger.post(creditHold(again))) return false;
    order.row = again;
    this.#hold(again);
    return this.#move(order, 'processing');
  }

  /** Placed, and called back: all of it goes back. */
  callBack(order: PaperOrder, target: RefundTarget): boolean {
    if (order.row.state !== 'cancel_requested') return false;
    return this.#go(order, 'cancelled', () => {
      this.#giveBack(order, { id: 'cancellation', due: grossOfQuote(order.row.quote), target });
      this.#post(purchaseReturn(order.row, cents(order.retailerCents)));
    });
  }

  /** Some of it comes back, and the retailer has credited us for it. */
  takeBack(order: PaperOrder, units: readonly number[], reason: ReturnReason, target: RefundTarget): boolean {
    if (!this.move(order, 'return_requested') || !this.move(order, 'label_ready')) return false;
    const items = order.row.lines
      .map(({ quantity }, line) => ({ line, quantity: Math.min(quantity, units[line] ?? 0) }))
      .filter(({ quantity }) => quantity > 0);
    const returning: ReturnRow = {
      ...{ count: 1, reason, explanation: '', items, refundTo: target },
      ...{ requestId: null, labelUrls: [], returnBy: null, code: null },
    };
    const isAll = isWholeOrder(order.row, returning);
    return this.#go(order, isAll ? 'refunded' : 'partially_refunded', () =>
      this.#giveBack(order, { id: 'return-1', due: dueForReturn(order.row, returning), target }),
    );
  }

  /** Goes where no money moves. */
  move = (order: PaperOrder, to: OrderState): boolean => this.#go(order, to, () => undefined);

  violations(payments: readonly Payment[]): string[] {
    const retailerRequests = this.orders.map(({ row }, index) => {
      return { requestId: `request ${index}`, kind: 'order' as const, orderId: row._id };
    });
    const orders = this.orders.map(({ row }) => row);
    return moneyViolations({ orders, ...this.#ledger.books, providers: { payments, retailerRequests } });
  }

  #go(order: PaperOrder, to: OrderState, effects: () => void): boolean {
    if (!canMoveOrder(order.row.state, to)) return false;
    effects();
    return this.#move(order, to);
  }

  #move(order: PaperOrder, to: OrderState): true {
    const steps = [...order.row.steps, { state: to, at: order.row.createdAt }];
    order.row = { ...order.row, state: to, steps };
    return true;
  }

  #hold({ _id: orderId, attempt, quote: { totalCents: amountCents } }: OrderRow): void {
    if (amountCents === 0) return;
    const nothing = { capturedCents: 0, refundedCents: 0 };
    this.payments.push({ intentId: `${orderId}:${attempt}`, orderId, amountCents, heldCents: amountCents, ...nothing });
  }

  #paymentOf = ({ _id, attempt }: OrderRow): Payment | undefined =>
    this.payments.find(({ intentId }) => intentId === `${_id}:${attempt}`);

  #giveBack(order: PaperOrder, wanted: { id: string; due: ReturnType<typeof cents>; target: RefundTarget }): void {
    const already = refundedSoFar(order.row);
    const split = nextRefund(order.row, wanted.due, already, wanted.target);
    if (!split) throw new Error(`${order.row._id} was to give back more than was paid`);
    const payment = this.#paymentOf(order.row);
    if (payment) payment.refundedCents += split.cardCents;
    const alreadyCents = sumCents([already.cardCents, already.creditCents]);
    this.#post(refund(order.row, { id: wanted.id, ...split, alreadyCents }));
    const given: RefundRow = { id: wanted.id, ...split, state: 'succeeded' };
    order.row = { ...order.row, refunds: [...(order.row.refunds ?? []), given] };
  }

  #post(...journals: readonly Journal[]): void {
    if (!this.#ledger.post(...journals)) throw new Error('A hold or somebody’s Llama Bucks fell below zero');
  }
}

const orderLine = ({ unitPriceCents, quantity, shippingCents }: PricedLine): OrderRow['lines'][number] => ({
  ...{ wishId: null, productId: SPA_CANDLE, title: 'Spa candle, large', variantTitle: null, image: null },
  ...{ unitPriceCents, quantity, shippingCents },
});
