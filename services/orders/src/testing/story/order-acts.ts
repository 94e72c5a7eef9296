import { cents, dollarText } from '@wishbow/domain/money';
import type { OrderState } from '@wishbow/domain/order-state';
import { RETURN_REASONS } from '@wishbow/domain/return-reasons';
import type { Call } from '@wishbow/http/client';
import * as fc from 'fast-check';
import type { OrderRow } from '../../orders/order-row.ts';
import { lineId } from '../../orders/order-view.ts';
import { cancel, retry, sendBack } from '../order-actions.ts';
import { until } from '../until.ts';
import { act, target, which, who } from './act.ts';
import type { StoryWorld } from './story-world.ts';

interface OrderAct<Facts> {
  /** Which orders it is worth doing it to. */
  readonly states: readonly OrderState[];
  readonly facts: fc.Arbitrary<Facts>;
  run(real: StoryWorld, as: Call, order: OrderRow, facts: Facts): Promise<unknown>;
}

const ofOrder = <Facts extends object>(what: string, { states, facts, run }: OrderAct<Facts>) =>
  fc.tuple(who, which, facts).map(([person, number, told]) =>
    act(what, { who: person, which: number, ...told }, async (real) => {
      const giver = real.giver(person);
      const order = await real.orderOf(giver, number, states);
      if (order) await run(real, real.site.as(giver), order, told);
    }),
  );

const goesOn = async ({ site }: StoryWorld, { _id }: OrderRow): Promise<void> => {
  const order = await site.order(_id);
  const requestId = order?.state === 'label_ready' ? order.returning?.requestId : order?.retailerRequestId;
  if (requestId) await site.sandbox.advanceOrder(requestId);
};

/** What becomes of an order, by its buyer and by itself. */
export const orderActs = [
  ofOrder('cancel twice', {
    states: ['processing', 'placed'],
    facts: fc.record({ target }),
    run: (_real, as, { _id }, facts) => Promise.all([cancel(as, _id, facts.target), cancel(as, _id, facts.target)]),
  }),
  ofOrder('retry twice', {
    states: ['failed'],
    facts: fc.constant({}),
    run: async (_real, as, { _id }) => {
      const [answer] = await Promise.all([retry(as, _id), retry(as, _id)]);
      const total = answer.status === 409 && 'total' in answer.body ? answer.body.total : undefined;
      if (typeof total === 'number') await retry(as, _id, { amount: dollarText(cents(total)) });
    },
  }),
  ofOrder('send back', {
    states: ['shipped', 'delivered'],
    facts: fc.record({ reason: fc.constantFrom(...RETURN_REASONS), isAll: fc.boolean(), target }),
    run: (_real, as, order, { reason, isAll, target: refund_to }) => {
      const returningItems = order.lines.map(({ quantity }, index) => {
        return { id: lineId(order, index), quantity: isAll ? quantity : 1 };
      });
      return sendBack(as, order._id, { reasonCode: reason, returningItems, refund_to });
    },
  }),
  ofOrder('time goes on', {
    states: ['placed', 'shipped', 'label_ready'],
    facts: fc.constant({}),
    run: (real, _as, order) => goesOn(real, order),
  }),
  ofOrder('it arrives', {
    states: ['placed'],
    facts: fc.constant({}),
    run: async (real, _as, order) => {
      await goesOn(real, order);
      await until('it is on its way', async () => (await real.site.order(order._id))?.state !== 'placed');
      await goesOn(real, order);
    },
  }),
];
