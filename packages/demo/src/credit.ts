import { type Cents, cents } from '@wishbow/domain/money';
import { daysBefore } from './demo-clock.ts';
import { demoId } from './demo-id.ts';
import { demoOrders } from './orders.ts';
import { personId } from './people.ts';
import type { PersonKey } from './person-rows.ts';

/** One change of somebody's Llama Bucks; positive adds, negative spends. */
export type DemoCreditEntry = {
  id: string;
  personId: string;
  amountCents: Cents;
  kind: 'grant' | 'refund' | 'spent';
  reason: string;
  orderId?: string;
  createdAt: Date;
};

type CreditRow = { person: PersonKey; dollars: number; kind: 'grant' | 'refund'; reason: string; daysAgo: number };

const creditRows: readonly CreditRow[] = [
  { person: 'maya', dollars: 20, kind: 'grant', reason: 'Thank you for testing the cart', daysAgo: 40 },
  { person: 'maya', dollars: 15, kind: 'refund', reason: 'Returned candle, taken as Llama Bucks', daysAgo: 14 },
  { person: 'theo', dollars: 5, kind: 'grant', reason: 'Found a typo on the fees page', daysAgo: 70 },
  { person: 'ingrid', dollars: 12, kind: 'refund', reason: 'A parcel that came too late', daysAgo: 33 },
  { person: 'fatima', dollars: 50, kind: 'grant', reason: 'Seven orders in one week', daysAgo: 21 },
];

/** Every change of every balance; the viewer's adds up to $25.00. */
export const demoCreditEntries = (now: Date): DemoCreditEntry[] => [
  ...creditRows.map(({ person, dollars, kind, reason, daysAgo }) => ({
    id: demoId('credit-entry', `${person}/${reason}`),
    personId: personId(person),
    amountCents: cents(dollars * 100),
    kind,
    reason,
    createdAt: daysBefore(now, daysAgo),
  })),
  ...demoOrders(now)
    .filter(({ quote }) => quote.creditCents > 0)
    .map(({ id, number, buyerId, quote, createdAt }) => ({
      id: demoId('credit-entry', id),
      personId: buyerId,
      amountCents: cents(-quote.creditCents),
      kind: 'spent' as const,
      reason: `Order ${number}`,
      orderId: id,
      createdAt,
    })),
];
