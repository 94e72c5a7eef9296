import { type BacklogSource, backlogOf } from '@wishbow/service/figures/backlogs';
import type { Connection } from '@wishbow/service/mongo/connection';
import { cartCheckoutModel } from '../cart-checkout/cart-checkout-model.ts';
import { contributionModel } from '../contributions/contribution-model.ts';
import { customGiftModel } from '../custom-gifts/custom-gift-model.ts';
import { orderModel } from '../orders/order-model.ts';
import { payoutModel } from '../payouts/payout-model.ts';
import type { DueWork } from './due-work.ts';
import type { DueWorkModel } from './due-work-repository.ts';

/** What the workers carry on. */
export const orderBacklogs = (connection: Connection): BacklogSource[] => [
  dueWork('orders', orderModel(connection)),
  dueWork('gifts', customGiftModel(connection)),
  dueWork('contributions', contributionModel(connection)),
  dueWork('payouts', payoutModel(connection)),
  dueWork('carts', cartCheckoutModel(connection)),
];

/** Nothing of this is ever given up: what fails is tried again, and an admin sees orders that ended badly elsewhere. */
const dueWork = <Row extends DueWork>(queue: string, model: DueWorkModel<Row>): BacklogSource =>
  backlogOf<Row>({
    queue,
    model,
    due: (now) => ({ dueAt: { $lte: now }, $or: [{ leasedUntil: null }, { leasedUntil: { $lte: now } }] }),
    since: 'dueAt',
  });
