import { OrderId } from '@wishbow/contracts/wire-types';
import { dateOnlyIn } from '@wishbow/domain/date-only';
import { INVITATION_DAYS } from '@wishbow/domain/gift-invitation';
import type { Connection } from '@wishbow/service/mongo/connection';
import type { Dependencies } from '../dependencies.ts';
import { isNotFailedThere } from '../late-orders/look-for-late.ts';
import { findOrder } from '../orders/order-repository.ts';
import type { Difference, OurPayout } from './books.ts';
import { compareOrders } from './compare-orders.ts';
import { comparePayments } from './compare-payments.ts';
import { comparePayouts } from './compare-payouts.ts';
import {
  failedRefund,
  isSettledContribution,
  isSettledOrder,
  lastMoved,
  orderAtRetailer,
  paymentOfContribution,
  paymentOfOrder,
  payoutOfFund,
} from './our-books.ts';
import {
  claimDay,
  finishDay,
  listContributionsBetween,
  listContributionsTo,
  listOrdersBetween,
  listOrdersWithFailedRefund,
  listPayoutsBetween,
  listToldFailures,
} from './reconciliation-repository.ts';

const HOUR_MS = 3_600_000;
/** As long as returns take; what changes later is seen by its own webhook. */
const WINDOW_MS = 35 * 24 * HOUR_MS;
/** What somebody was invited to is held again up to so much later than it was ordered. */
const WAITING_MS = INVITATION_DAYS * 24 * HOUR_MS;
/** Younger than this, one side may not have heard of it yet. */
const SETTLING_MS = HOUR_MS;

type ReconciliationDeps = Pick<Dependencies, 'connection' | 'logger' | 'now' | 'payments' | 'retailer'>;

/**
 * Once a day: compares orders and contributions with the books of card processor and retailer, both ways, and keeps the
 * differences for a person to look at. Nothing is changed by it; what the store has placed and we call failed is marked
 * for an admin to decide.
 * @returns the differences; undefined when the day has been compared, or somebody is at it.
 */
export async function compareBooks(deps: ReconciliationDeps): Promise<readonly Difference[] | undefined> {
  const { connection, logger, now } = deps;
  const startedAt = now();
  const day = dateOnlyIn(startedAt);
  if (!(await claimDay(connection, day, { now: startedAt, patienceMs: HOUR_MS }))) return undefined;
  const differences = await differencesAt(deps, startedAt);
  await finishDay(connection, day, differences, now());
  await askAboutLate(deps, differences);
  for (const difference of differences) logger.error({ difference, day }, 'the books differ');
  return differences;
}

async function differencesAt({ connection, payments, retailer }: ReconciliationDeps, at: Date): Promise<Difference[]> {
  const since = new Date(at.getTime() - WINDOW_MS);
  const until = new Date(at.getTime() - SETTLING_MS);
  const [booked, listed] = await Promise.all([payments.listPayments(since, until), retailer.listOrders(since, until)]);
  // Ours are read last: whatever the others have by then, we have written down before.
  const [orders, contributions, payouts, failures] = await Promise.all([
    listOrdersBetween(connection, new Date(since.getTime() - WAITING_MS), at),
    listContributionsBetween(connection, since, at),
    payoutsBetween(connection, since, until),
    untoldFailures(connection),
  ]);
  const known = new Set<string>([...orders, ...contributions].map(({ _id }) => _id));
  const settledOrders = orders.filter(
    (order) => order.createdAt >= since && isSettledOrder(order) && lastMoved(order) < until,
  );
  const settledContributions = contributions.filter(
    (contribution) => isSettledContribution(contribution) && contribution.createdAt < until,
  );
  return [
    ...comparePayments(
      known,
      [...settledOrders.map(paymentOfOrder), ...settledContributions.map(paymentOfContribution)],
      booked,
    ),
    ...failures,
    ...comparePayouts(payouts, booked),
    ...compareOrders(known, settledOrders.map(orderAtRetailer), listed),
  ];
}

async function askAboutLate(deps: ReconciliationDeps, differences: readonly Difference[]): Promise<void> {
  for (const { kind, reference } of differences) {
    const order = kind === 'order_placed_only_there' && (await findOrder(deps.connection, OrderId.parse(reference)));
    if (order && order.state === 'failed') await isNotFailedThere(deps, order);
  }
}

async function payoutsBetween(connection: Connection, since: Date, until: Date): Promise<OurPayout[]> {
  const payouts = await listPayoutsBetween(connection, since, until);
  const contributions = await listContributionsTo(connection, payouts);
  return payouts.map((payout) => payoutOfFund(payout, contributions, since));
}

/** A refund that failed is told once; it is told again when another one of the same order fails. */
async function untoldFailures(connection: Connection): Promise<Difference[]> {
  const orders = await listOrdersWithFailedRefund(connection);
  const told = await listToldFailures(connection, orders);
  const isTold = ({ reference, ours }: Difference) =>
    told.some((earlier) => earlier.reference === reference && earlier.ours === ours);
  return orders.map(failedRefund).filter((failure) => !isTold(failure));
}
