import path from 'node:path';
import { deploymentsContract } from '@wishbow/contracts/deployments-contract';
import { inTime } from '@wishbow/service/in-time';
import { root } from '../../bootstrap/root.mjs';
import { Refusal } from '../../generators/refusal.ts';
import { deployerClient } from '../deployer-client.ts';
import type { Said } from '../verb.ts';
import { bffContractsIn } from './bff-contract-of.ts';
import { insistOnFitting } from './insist-on-fitting.ts';
import { launcherOf } from './launcher-of.ts';
import { openWritten } from './open-written.ts';

/** Whoever goes back is in a hurry, and the one to get away from may hang. */
const PATIENCE_MS = 10_000;

/** `npm run registry -- rollback bff`: has the build serve again that the present one has replaced. */
export async function rollBackBff({ to, data }: Said['site'], by: Pick<Said, 'by' | 'reason'>): Promise<string> {
  const launcher = launcherOf(data);
  const { before } = await launcher({ ask: 'state' });
  if (before === null) throw new Refusal('No BFF was replaced since the site was started.');
  const contractOf = bffContractsIn(path.resolve(root, data));
  const contract = await contractOf(before);
  const act = { kind: 'rollback', ...by } as const;
  const buildId = before;
  const call = deployerClient({ to, data });
  try {
    const { url = '' } = await launcher({ ask: 'begin', buildId });
    const asNext = deployerClient({ to: url, data });
    const asked = inTime(insistOnFitting(call, contract, act), PATIENCE_MS);
    const revision = await asked.then(
      (deployment) => deployment.revision,
      async (error: unknown) => {
        if (error instanceof Refusal) throw error;
        // The one to get away from answers nobody: the one that it is for does. It may have written it down all the same.
        const { bff, live } = (await asNext(deploymentsContract.getRegistry, {})).body;
        return bff === buildId ? live.revision : (await insistOnFitting(asNext, contract, act)).revision;
      },
    );
    await openWritten({ launcher, call, contractOf }, { kind: 'rollback', buildId, by: by.by });
    return `bff ${before} is live, revision ${revision}.`;
  } catch (error) {
    await launcher({ ask: 'drop', buildId });
    throw error;
  }
}
