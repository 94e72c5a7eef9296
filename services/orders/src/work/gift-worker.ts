import { type Loop, startLoop } from '@wishbow/service/loop';
import { carryCartOn } from '../cart-checkout/carry-cart-on.ts';
import { cartCheckoutModel } from '../cart-checkout/cart-checkout-model.ts';
import { carryContributionOn } from '../contributions/carry-contribution-on.ts';
import { contributionModel } from '../contributions/contribution-model.ts';
import { carryGiftOn } from '../custom-gifts/carry-gift-on.ts';
import { customGiftModel } from '../custom-gifts/custom-gift-model.ts';
import type { Dependencies } from '../dependencies.ts';
import { carryPayoutOn } from '../payouts/carry-payout-on.ts';
import { payoutModel } from '../payouts/payout-model.ts';
import { takeTurns } from './take-turns.ts';

/**
 * Carries gifts without an order, contributions, payouts and checkouts of carts on, whatever cut them short. Any number
 * of these may run, as with orders: a lease per row, conditional moves and idempotent steps keep them apart.
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
