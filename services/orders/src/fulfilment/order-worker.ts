import type { OrderState } from '@wishbow/domain/order-state';
import { type Loop, startLoop } from '@wishbow/service/loop';
import { finishAdminRefunds } from '../admin-orders/settle-admin-refund.ts';
import { callBack } from '../cancellations/call-back.ts';
import type { Dependencies } from '../dependencies.ts';
import { carryInvited } from '../invitations/carry-invited.ts';
import { carryFailedOn } from '../late-orders/look-for-late.ts';
import { orderModel } from '../orders/order-model.ts';
import { awaitCredit } from '../returns/await-credit.ts';
import { awaitLabel } from '../returns/await-label.ts';
import { takeTurns } from '../work/take-turns.ts';
import { followParcel } from './follow-parcel.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { finishAuthorizing, undoIntent } from './resume-checkout.ts';
import { NEVER, type Turn } from './turn.ts';

/** Who carries an order on from each state; orders in other states wait for a person. */
const TURNS: Readonly<Partial<Record<OrderState, Turn>>> = {
  created: undoIntent,
  authorizing: finishAuthorizing,
  processing: carryInvited,
  unknown: fulfilOrder,
  cancelling: fulfilOrder,
  failed: carryFailedOn,
  cancel_requested: callBack,
  placed: followParcel,
  shipped: followParcel,
  return_requested: awaitLabel,
  label_ready: awaitCredit,
};

const waitForSomebody: Turn = async () => NEVER;

/**
 * Carries every order on until nothing is left to do. Any number of these may run: an order is leased to one of them,
 * and when that one dies another takes the order over from where it stands.
 */
export const startOrderWorker = (deps: Dependencies, idleMs: number): Loop =>
  startLoop({
    name: 'orders',
    idleMs,
    logger: deps.logger,
    work: () => takeTurns(deps, orderModel(deps.connection), carryOrderOn),
  });

/** What an admin gives back is not part of any state. */
const carryOrderOn: Turn = async (deps, order) => {
  await finishAdminRefunds(deps, order);
  return (TURNS[order.state] ?? waitForSomebody)(deps, order);
};
