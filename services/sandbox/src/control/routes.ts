import express, { type ErrorRequestHandler, Router } from 'express';
import { z } from 'zod';
import { Outcome } from '../retailer/outcome.ts';
import { Fault, Match, Times } from '../scripts/script.ts';
import type { ScriptKind, ScriptRepository } from '../scripts/script-repository.ts';
import type { TapeRepository } from '../tape/tape-repository.ts';
import type { WebhookRepository } from '../webhooks/webhook-repository.ts';
import { loopbackOnly } from './loopback-middleware.ts';
import { Provider } from './provider.ts';

type Settings = {
  tape: TapeRepository;
  scripts: ScriptRepository;
  webhooks: WebhookRepository;
  now: () => Date;
  /** Forgets everything, as if the sandbox had never run. */
  reset: () => Promise<void>;
  /** What single providers add under `/__control`. */
  providers: readonly Router[];
};

const Common = { match: Match.default({}), times: Times };
const FaultScript = z.strictObject({ ...Common, fault: Fault });
const OutcomeScript = z.strictObject({ ...Common, outcome: Outcome });
/** `outcome` is for the orders of the retailer alone. */
const AnyScript = z.union([FaultScript, OutcomeScript]);

const kindAndEffect = (script: z.infer<typeof AnyScript>): { kind: ScriptKind; effect: unknown } =>
  'fault' in script ? { kind: 'fault', effect: script.fault } : { kind: 'outcome', effect: script.outcome };

const scriptRoutes = ({ scripts, now }: Pick<Settings, 'scripts' | 'now'>): Router => {
  const router = Router();
  router.post('/:provider/script', async (request, response) => {
    const provider = Provider.parse(request.params.provider);
    const script = (provider === 'retailer' ? AnyScript : FaultScript).parse(request.body);
    const timesLeft = script.times === 'always' ? null : script.times;
    const added = await scripts.add({
      provider,
      ...kindAndEffect(script),
      match: script.match,
      timesLeft,
      addedAt: now(),
    });
    response.status(201).json({ script: { id: added._id } });
  });
  router.get('/:provider/script', async (request, response) => {
    const found = await scripts.list(Provider.parse(request.params.provider));
    response.json({ scripts: found.map(({ _id, ...script }) => ({ id: _id, ...script })) });
  });
  router.delete('/:provider/script', async (request, response) => {
    await scripts.clear(Provider.parse(request.params.provider));
    response.status(204).end();
  });
  return router;
};

const tapeRoutes = (tape: TapeRepository): Router => {
  const router = Router();
  router.get('/:provider/tape', async (request, response) => {
    const entries = await tape.list(Provider.parse(request.params.provider));
    response.json({ tape: entries.map(({ _id, provider: _provider, ...entry }) => ({ id: _id, ...entry })) });
  });
  router.delete('/:provider/tape', async (request, response) => {
    await tape.clear(Provider.parse(request.params.provider));
    response.status(204).end();
  });
  return router;
};

const explainRefusal: ErrorRequestHandler = (error, _request, response, next) => {
  if (error instanceof z.ZodError) return void response.status(422).json({ error: z.prettifyError(error) });
  next(error);
};

/** What tests and people ask of the sandbox itself, from this machine only. */
export const controlRoutes = ({ tape, scripts, webhooks, now, reset, providers }: Settings): Router => {
  const router = Router();
  router.use(loopbackOnly, express.json({ limit: '1mb' }));
  router.use(...providers, scriptRoutes({ scripts, now }), tapeRoutes(tape));
  router.get('/webhooks', async (_request, response) => {
    const deliveries = await webhooks.list();
    response.json({
      deliveries: deliveries.map(({ _id, signingSecret: _secret, ...delivery }) => ({ id: _id, ...delivery })),
    });
  });
  router.post('/reset', async (_request, response) => {
    await reset();
    response.status(204).end();
  });
  router.use(explainRefusal);
  return router;
};
