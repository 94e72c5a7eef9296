import type { OrderId } from '@wishbow/contracts/wire-types';
import type { Payments } from './payments.ts';

interface HoldsOfOrder {
  readonly orderId: OrderId;
  readonly customerId: string;
  /** When the order was made. */
  readonly since: Date;
  /** Of this attempt alone; undefined: of all. */
  readonly attempt?: number;
}

/** Gives back every hold that the card processor knows of, whether or not we heard of it. */
export async function voidOpenHolds(payments: Payments, { attempt, ...of }: HoldsOfOrder): Promise<void> {
  const holds = await payments.listHolds(of);
  const isMeant = (held: number | undefined) => attempt === undefined || held === attempt;
  for (const { intentId } of holds.filter((hold) => hold.isOpen && isMeant(hold.attempt))) {
    await payments.void(intentId, `${of.orderId}:${intentId}`);
  }
}
