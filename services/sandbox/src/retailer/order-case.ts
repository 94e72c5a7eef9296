import { OrderRequest, ReturnRequest } from './order-request.ts';
import type { RetailerContext } from './retailer-context.ts';
import { type RetailerAnswer, refusal } from './retailer-error.ts';
import type { RetailerRequest } from './retailer-request-repository.ts';
import { type StageKind, stageAt } from './timeline.ts';

const quantity = (products: readonly { quantity: number }[]): number =>
  products.reduce((total, product) => total + product.quantity, 0);

/** What a case says of a return, by how far it has come. */
const messagesOf = (order: RetailerRequest, returned: RetailerRequest, stage: StageKind): string[] => {
  const opened = 'case.opened.return.request_label';
  const isWhole =
    quantity(ReturnRequest.parse(returned.body).products) === quantity(OrderRequest.parse(order.body).products);
  const credited = isWhole ? 'case.refund.full' : 'case.refund.partial';
  if (stage === 'credited') return [opened, 'case.return.label_generated', credited];
  return stage === 'succeeded' ? [opened, 'case.return.label_generated'] : [opened];
};

/** The case of a managed account's order: one is opened with its return. Source: docs.zinc.io, "Cases". */
export const orderCase = (context: RetailerContext, orderId: string): Promise<RetailerAnswer> =>
  context.database.inTransaction(async (session): Promise<RetailerAnswer> => {
    const order = await context.requests.find(orderId, 'order', session);
    if (!order) return refusal('invalid_request_id');
    const returns = await context.requests.listAbout(orderId, 'return', session);
    const messages = returns
      .flatMap((returned) => messagesOf(order, returned, stageAt(returned.timeline, context.now()).kind))
      .map((type) => ({ type }));
    return { status: 200, body: { state: messages.length > 0 ? 'open' : null, messages } };
  });
