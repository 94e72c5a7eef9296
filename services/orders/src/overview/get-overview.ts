import type { Overview } from '@wishbow/contracts/overview-contract';
import { isMailingPressing, mailPayoutBy } from '@wishbow/domain/business-days';
import { dateOnlyIn } from '@wishbow/domain/date-only';
import { sumCents } from '@wishbow/domain/money';
import type { Dependencies } from '../dependencies.ts';
import { givenDays } from './given-days.ts';
import {
  countProcessing,
  countReturns,
  findWaitingOrders,
  listGivenByHour,
  listUnmailedPayouts,
} from './overview-repository.ts';

const DAY_MS = 24 * 3_600_000;

/** What was given in the last days, what waits, and how that compares with as many days before. */
export async function getOverview(
  { connection, now }: Pick<Dependencies, 'connection' | 'now'>,
  days: number,
): Promise<Overview> {
  const at = now();
  const today = dateOnlyIn(at);
  // A day more than twice the period, since days begin at another hour here.
  const [since, before] = [new Date(at.getTime() - days * DAY_MS), new Date(at.getTime() - (2 * days + 1) * DAY_MS)];
  const [given, processing, payouts, returns, returnsBefore, waiting] = await Promise.all([
    listGivenByHour(connection, before),
    countProcessing(connection),
    listUnmailedPayouts(connection),
    countReturns(connection, since, at),
    countReturns(connection, before, since),
    findWaitingOrders(connection, new Date(at.getTime() - DAY_MS)),
  ]);
  const both = givenDays(given, today, 2 * days);
  const [earlier, shown] = [both.slice(0, days), both.slice(days)];
  return {
    days: shown,
    volumeCents: sumCents(shown.map(({ volumeCents }) => volumeCents)),
    volumeBeforeCents: sumCents(earlier.map(({ volumeCents }) => volumeCents)),
    processing,
    payouts: {
      count: payouts.length,
      netCents: sumCents(payouts.map(({ netCents }) => netCents)),
      pressing: payouts.filter(({ requestedAt }) =>
        isMailingPressing(mailPayoutBy(dateOnlyIn(requestedAt ?? at)), today),
      ).length,
    },
    returnsPerMille: perMille(returns),
    returnsBeforePerMille: perMille(returnsBefore),
    waiting: {
      unknown: waitingView(waiting.unknown),
      placed_late: waitingView(waiting.late),
      refund_failed: waitingView(waiting.refundFailed),
      failed_today: waitingView(waiting.failed),
    },
  };
}

const perMille = ({ orders, returned }: { orders: number; returned: number }): number =>
  orders === 0 ? 0 : Math.round((1000 * returned) / orders);

const waitingView = ({ count, oldestAt }: { count: number; oldestAt: Date | undefined }) => ({
  count,
  oldest_at: oldestAt?.toISOString() ?? null,
});
