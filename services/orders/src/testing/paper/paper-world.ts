import type { Cents } from '@wishbow/domain/money';
import { creditGrant } from '../../ledger/journals.ts';
import { PaperFunds } from './paper-funds.ts';
import { PaperLedger } from './paper-ledger.ts';
import { buyer, type PaperOrder, PaperOrders } from './paper-orders.ts';

/** Everybody's orders and two funds on paper, with one ledger under all of them. */
export class PaperWorld {
  readonly ledger = new PaperLedger();
  readonly orders = new PaperOrders(this.ledger);
  readonly funds = new PaperFunds(this.ledger, this.orders.payments);
  #grants = 0;

  constructor() {
    this.funds.open(100);
    this.funds.open(200);
  }

  grant(who: number, amount: Cents): void {
    this.#grants += 1;
    this.ledger.post(creditGrant(`${who}:${this.#grants}`, buyer(who), amount));
  }

  /** One of somebody's orders, whichever number is meant; undefined while they have none. */
  orderOf(who: number, which: number): PaperOrder | undefined {
    const own = this.orders.orders.filter(({ row }) => row.buyerId === buyer(who));
    return own[which % Math.max(1, own.length)];
  }

  violations(): string[] {
    const ofOrders = this.orders.payments.filter(({ contributionId }) => contributionId === undefined);
    return [...this.orders.violations(ofOrders), ...this.funds.violations()];
  }

  /** Orders are numbered as they come, so what is laid out for them is told as one sum. */
  balances(): ReadonlyMap<string, number> {
    const sums = new Map<string, number>();
    for (const { _id, balanceCents } of this.ledger.books.accounts) {
      const name = _id.replace(/^hold:.*/, 'hold');
      sums.set(name, (sums.get(name) ?? 0) + balanceCents);
    }
    return sums;
  }
}
