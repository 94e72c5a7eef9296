import { type Loop, startLoop } from '@wishbow/service/loop';
import { carryCartOn } from '../cart-checkout/carry-cart-on.ts';
import { cartCheckoutModel } from '../cart-checkout/cart-checkout-model.ts';
import { carryContributionOn } from '../contributions/carry-contribution-on.ts';
import { contributionModel } from '../contributions/contribution-model.ts';
import { carryGiftOn } from '../custom-gifts/carry-gift-on.ts';
import { customGiftModel } from '../custom-gifts/custom-gift-model.ts';
import type { Dependencies } from '../dependencies.ts';
import { NEVER, type NextLook } from '../fulfilment/turn.ts';
import { carryPayoutOn } from '../payouts/carry-payout-on.ts';
import { payoutModel } from '../payouts/payout-model.ts';
import type { DueWork } from './due-work.ts';
import { claimDueWork, type DueWorkModel, restDueWork } from './due-work-repository.ts';

const AT_ONCE_MOST = 8;
const SHORTEST_BACKOFF_MS = 250;
const LONGEST_BACKOFF_MS = 60_000;

type WorkTurn<Row> = (deps: Dependencies, row: Row) => Promise<NextLook | typeof NEVER>;

/**
 * Carries gifts without an order, contributions, payouts and checkouts of carts on, whatever cut them short. Any number of these may run,
 * as with orders: a lease per row, conditional moves and idempotent steps keep them apart.
 */
export const startGiftWorker = (deps: Dependencies, idleMs: number): Loop =>
  startLoop({
    name: 'gifts',
    idleMs,
    logger: deps.logger,
    work: async () => {
      const { connection } = deps;
      const worked = await Promise.all([
        takeTurns(deps, customGiftModel(connection), carryGiftOn),
        takeTurns(deps, contributionModel(connection), carryContributionOn),
        takeTurns(deps, payoutModel(connection), carryPayoutOn),
        takeTurns(deps, cartCheckoutModel(connection), carryCartOn),
      ]);
      return worked.includes(true);
    },
  });

async function takeTurns<Row extends DueWork>(
  deps: Dependencies,
  model: DueWorkModel<Row>,
  turn: WorkTurn<Row>,
): Promise<boolean> {
  const claimed: Row[] = [];
  while (claimed.length < AT_ONCE_MOST) {
    const row = await claimDueWork(model, deps.now(), deps.pace.leaseMs);
    if (!row) break;
    claimed.push(row);
  }
  await Promise.all(claimed.map((row) => takeTurn(deps, model, turn, row)));
  return claimed.length > 0;
}

async function takeTurn<Row extends DueWork>(
  deps: Dependencies,
  model: DueWorkModel<Row>,
  turn: WorkTurn<Row>,
  row: Row,
): Promise<void> {
  const { now, logger } = deps;
  try {
    const nextLookMs = await turn(deps, row);
    await restDueWork(model, row, { dueAt: inMs(now(), nextLookMs), failedTurns: 0 });
  } catch (error) {
    const failedTurns = row.failedTurns + 1;
    logger.warn({ err: error, id: row._id, failedTurns }, 'a gift could not be carried on');
    const backoffMs = Math.min(LONGEST_BACKOFF_MS, SHORTEST_BACKOFF_MS * 2 ** failedTurns);
    await restDueWork(model, row, { dueAt: inMs(now(), backoffMs), failedTurns });
  }
}

const inMs = (now: Date, ms: number | null): Date | null => (ms === NEVER ? null : new Date(now.getTime() + ms));
