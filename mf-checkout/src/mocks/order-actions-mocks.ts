import { creditContract } from '@wishbow/contracts/credit-contract';
import { invitationsContract } from '@wishbow/contracts/invitations-contract';
import { orderActionsContract } from '@wishbow/contracts/order-actions-contract';
import { notFound, problem } from '@wishbow/contracts/problem';
import { cancellationState, canRetryOrder, canReturnOrder } from '@wishbow/domain/order-actions';
import { summaryOf, theOne } from '@wishbow/testing/world/looking';
import { mocked } from '@wishbow/testing/world/part-mocks';
import { daysBefore } from '@wishbow/testing/world/seed/moments';
import type { World } from '@wishbow/testing/world/world';
import { orderTold, ownOrders, takeStep } from './checkout-mocks.ts';
import { declined } from './placing.ts';

const missing = { status: 404, body: notFound } as const;
const DAYS_TO_RETURN = 30;

/** What a buyer can do with an order afterwards. */
export const orderActionsMocks = mocked(orderActionsContract, (world) => ({
  getOrder: ({ body }) => {
    const order = ownOrder(world, body.order.id);
    return order ? { status: 200, body: { order: orderTold(order) } } : missing;
  },
  retryOrder: ({ body }) => {
    const order = ownOrder(world, body.order.id);
    if (!order) return missing;
    if (!canRetryOrder(order)) return { status: 409, body: problem('not_retryable', 'This cannot be tried again.') };
    const refusal = declined(world);
    if (refusal) return { status: 402, body: refusal.body };
    takeStep(order, 'processing');
    return { status: 200, body: { order: orderTold(order) } };
  },
  cancelOrder: ({ body }) => {
    const order = ownOrder(world, body.order.id);
    if (!order) return missing;
    const state = cancellationState(order.status);
    if (!state) return { status: 409, body: problem('invalid_state', 'This cannot be cancelled any more.') };
    takeStep(order, state);
    return { status: 200, body: { order: orderTold(order) } };
  },
  returnOrder: ({ body }) => {
    const order = ownOrder(world, body.order.id);
    if (!order) return missing;
    if (!canReturnOrder(order)) return { status: 409, body: problem('invalid_state', 'This cannot be returned.') };
    takeStep(order, 'return_requested');
    const items = body.order.returningItems.map(({ id, quantity = 1 }) => ({ id, quantity }));
    const return_by = daysBefore(new Date(), -DAYS_TO_RETURN);
    order.returning = { reason: body.order.reasonCode, items, code: 'return_in_progress', return_by };
    return { status: 200, body: { order: orderTold(order) } };
  },
  retrieveReturn: ({ body }) => {
    const order = ownOrder(world, body.order.id);
    if (!order) return missing;
    if (!order.returning) return { status: 409, body: problem('invalid_state', 'Nothing is being returned.') };
    const label_urls = order.status === 'label_ready' ? ['https://parcels.example/label.pdf'] : [];
    const code = label_urls.length > 0 ? null : 'return_in_progress';
    return { status: 200, body: { label_urls, code, return_by: order.returning.return_by } };
  },
}));

/** What became of one's own Llama Bucks. */
export const creditMocks = mocked(creditContract, (world) => ({
  listCreditEntries: () => ({ status: 200, body: { entries: world.creditEntries, has_more: false } }),
}));

/** Gifts to people who were invited by e-mail. */
export const invitationsMocks = mocked(invitationsContract, (world) => ({
  getInvitation: ({ body }) => {
    if (body.token === 'wrong') return lostInvitation;
    const { name, firstName, details } = summaryOf(theOne(world.people[0], 'giver'));
    const invitation = { from_user: { name, firstName, details }, expires_at: daysBefore(new Date(), -DAYS_TO_RETURN) };
    return { status: 200, body: { invitation } };
  },
  claimGift: ({ body }) => (body.token === 'wrong' ? lostInvitation : { status: 200, body: {} }),
}));

const lostInvitation = { status: 422, body: problem('invalid_token', 'This link does not work any more.') } as const;

const ownOrder = (world: World, id: string) => ownOrders(world).find((order) => order.id === id);
