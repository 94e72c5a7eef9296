import { inTransaction } from '@wishbow/service/mongo/connection';
import type { Dependencies } from '../dependencies.ts';
import { creditReturn } from '../ledger/journals.ts';
import { postJournal } from '../ledger/ledger-repository.ts';
import { announceFailed } from '../orders/announce.ts';
import { isAsSeen, moveOrder } from '../orders/order-repository.ts';
import type { OrderRow, RetailerOutcome } from '../orders/order-row.ts';
import { retailerFailureText } from '../retailer/failure-texts.ts';
import { releaseUnits } from '../units/wish-units.ts';
import { NEVER } from './turn.ts';

type Tools = Pick<Dependencies, 'connection' | 'call' | 'payments' | 'now' | 'pass'>;
type Failed = Extract<RetailerOutcome, { kind: 'failed' }>;

/** The retailer will not do it: give the hold, the units and the Llama Bucks back, then tell the buyer and nobody else. */
export const settleFailed = (deps: Tools, order: OrderRow, { code }: Failed): Promise<typeof NEVER> =>
  endFailed(deps, order, { code, message: retailerFailureText(code) });

/** processing or unknown -> failed, for whatever reason. */
export async function endFailed(
  deps: Tools,
  order: OrderRow,
  failure: NonNullable<OrderRow['failure']>,
): Promise<typeof NEVER> {
  const { connection, payments, now, pass } = deps;
  if (order.paymentIntentId) await payments.void(order.paymentIntentId, `${order._id}:${order.attempt}`);
  pass('after_void');
  // The units carry the order's name alone: they may be the next attempt's by now.
  if (!(await isAsSeen(connection, order))) return NEVER;
  await releaseUnits(deps, order);
  pass('after_release');
  await inTransaction(connection, async (session) => {
    const failed = await moveOrder(
      connection,
      order,
      { to: 'failed', now: now(), set: { failure }, isSettled: true },
      session,
    );
    if (!failed) return;
    await postJournal(connection, session, creditReturn(failed), now());
    await announceFailed(connection, session, failed, now());
  });
  return NEVER;
}
