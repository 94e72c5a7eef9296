import { type Cents, cents, NO_MONEY } from '@wishbow/domain/money';
import type { AccountRow } from '../../ledger/account-model.ts';
import { isGuarded } from '../../ledger/account-names.ts';
import type { JournalRow } from '../../ledger/journal-model.ts';
import { isBalanced, type Journal } from '../../ledger/journals.ts';

const AT = new Date('2026-11-28T12:00:00Z');

/** The ledger on paper: what `ledger-repository` does, without a database and with nobody else at it. */
export class PaperLedger {
  readonly #balances = new Map<string, number>();
  readonly #journals: JournalRow[] = [];

  /** Posts all of them, or none. @returns false when somebody's Llama Bucks would fall below zero. */
  post(...journals: readonly Journal[]): boolean {
    for (const journal of journals) this.#check(journal);
    const after = new Map(this.#balances);
    for (const { account, amountCents } of journals.flatMap(({ legs }) => legs)) {
      const balance = (after.get(account) ?? 0) + amountCents;
      if (balance < 0 && isGuarded(account)) return false;
      after.set(account, balance);
    }
    for (const [account, balance] of after) this.#balances.set(account, balance);
    const told = journals.filter(({ legs }) => legs.length > 0);
    this.#journals.push(...told.map(({ opId: _id, ...journal }) => ({ _id, ...journal, postedAt: AT })));
    return true;
  }

  #check({ opId, legs }: Journal): void {
    if (!isBalanced({ legs })) throw new Error(`The legs of ${opId} do not sum to zero`);
    if (this.#journals.some(({ _id }) => _id === opId)) throw new Error(`${opId} was posted before`);
  }

  balanceOf(account: string): Cents {
    return cents(this.#balances.get(account) ?? NO_MONEY);
  }

  get books(): { readonly journals: JournalRow[]; readonly accounts: AccountRow[] } {
    const accounts = [...this.#balances].map(([_id, balance]) => ({ _id, balanceCents: cents(balance) }));
    return { journals: this.#journals, accounts };
  }
}
