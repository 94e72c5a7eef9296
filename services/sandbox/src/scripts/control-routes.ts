import { Router } from 'express';
import { z } from 'zod';
import { Provider } from '../control/provider.ts';
import { Outcome } from '../retailer/outcome.ts';
import { Fault, Match, Times } from './script.ts';
import type { ScriptKind, ScriptRepository } from './script-repository.ts';

const Common = { match: Match.default({}), times: Times };
const FaultScript = z.strictObject({ ...Common, fault: Fault });
const OutcomeScript = z.strictObject({ ...Common, outcome: Outcome });
/** `outcome` is for the orders of the retailer alone. */
const RetailerScript = z.union([FaultScript, OutcomeScript]);

const kindAndEffect = (script: z.infer<typeof RetailerScript>): { kind: ScriptKind; effect: unknown } =>
  'fault' in script ? { kind: 'fault', effect: script.fault } : { kind: 'outcome', effect: script.outcome };

/** Orders misbehaviour in advance, shows what is ordered, and takes it back. */
export const scriptControlRoutes = (scripts: ScriptRepository, now: () => Date): Router => {
  const router = Router();
  router.post('/:provider/script', async (request, response) => {
    const provider = Provider.parse(request.params.provider);
    const script = (provider === 'retailer' ? RetailerScript : FaultScript).parse(request.body);
    const timesLeft = script.times === 'always' ? null : script.times;
    const { match } = script;
    const added = await scripts.add({ provider, ...kindAndEffect(script), match, timesLeft, addedAt: now() });
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
