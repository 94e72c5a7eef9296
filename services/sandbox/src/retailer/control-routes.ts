import { Router } from 'express';
import { changeFuture } from './abort-order.ts';
import type { RetailerContext } from './retailer-context.ts';
import { retailerError } from './retailer-error.ts';
import { advance, futureStages, stageAt } from './timeline.ts';

/** What tests ask the retailer beside its API: everything it was asked to do, and to hurry up. */
export const retailerControlRoutes = (context: RetailerContext): Router => {
  const router = Router();
  router.get('/retailer/requests', async (_request, response) => {
    const requests = await context.requests.listAll();
    response.json({
      requests: requests.map(({ _id, timeline, ...request }) => ({
        request_id: _id,
        ...request,
        stage: stageAt(timeline, context.now()).kind,
        timeline,
      })),
    });
  });
  /** Brings the next stage of an order, cancellation or return about at once. */
  router.post('/retailer/requests/:id/advance', async (request, response) => {
    const stage = await context.database.inTransaction(async (session) => {
      const found = await context.requests.findAny(request.params.id, session);
      const now = context.now();
      const timeline = found && advance(found.timeline, now);
      if (!found || !timeline) return undefined;
      const reached = stageAt(timeline, now);
      await changeFuture(context, found, [reached, ...futureStages(timeline, now)], session);
      return reached;
    });
    context.wakeWebhooks();
    if (!stage)
      return void response
        .status(404)
        .json(retailerError('invalid_request_id', { reason: 'Unknown, or nothing is to come.' }));
    response.json({ stage: stage.kind, answer: stage.answer });
  });
  return router;
};
