import { Router } from 'express';
import type { WebhookRepository } from './webhook-repository.ts';

type Settings = { webhooks: WebhookRepository; wakeWebhooks: () => void; now: () => Date };

/** Shows every message to us, and sends one once more. */
export const webhookControlRoutes = ({ webhooks, wakeWebhooks, now }: Settings): Router => {
  const router = Router();
  router.get('/webhooks', async (_request, response) => {
    const deliveries = await webhooks.list();
    response.json({
      deliveries: deliveries.map(({ _id, signingSecret: _secret, ...delivery }) => ({ id: _id, ...delivery })),
    });
  });
  router.post('/webhooks/:id/repeat', async (request, response) => {
    const isKnown = await webhooks.repeat(request.params.id, now());
    wakeWebhooks();
    response.status(isKnown ? 202 : 404).json({ repeated: isKnown });
  });
  return router;
};
