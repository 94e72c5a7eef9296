import path from 'node:path';
import { bffBuildFolder } from '@wishbow/launcher/bff/bff-builds';
import { inTime } from '@wishbow/service/in-time';
import { root } from '../../bootstrap/root.mjs';
import { Refusal } from '../../generators/refusal.ts';
import { deployerClient } from '../deployer-client.ts';
import type { Said } from '../verb.ts';
import { bffContractOf } from './bff-contract-of.ts';
import { insistOnFitting } from './insist-on-fitting.ts';
import { launcherOf } from './launcher-of.ts';

/** Whoever goes back is in a hurry, and the one to get away from may hang. */
const PATIENCE_MS = 10_000;

/** `npm run registry -- rollback bff`: has the build serve again that the present one has replaced. */
export async function rollBackBff({ to, data }: Said['site'], by: Pick<Said, 'by' | 'reason'>): Promise<string> {
  const launcher = launcherOf(data);
  const { before } = await launcher({ ask: 'state' });
  if (before === null) throw new Refusal('No BFF was replaced since the site was started.');
  const contract = await bffContractOf(bffBuildFolder(path.resolve(root, data), before), before);
  const act = { kind: 'rollback', ...by } as const;
  try {
    const { url = '' } = await launcher({ ask: 'begin', buildId: before });
    const asked = inTime(insistOnFitting(deployerClient({ to, data }), contract, act), PATIENCE_MS);
    const { revision } = await asked.catch((error: unknown) => {
      if (error instanceof Refusal) throw error;
      // The one to get away from answers nobody: the one that it is for does.
      return insistOnFitting(deployerClient({ to: url, data }), contract, act);
    });
    await launcher({ ask: 'open', kind: 'rollback' });
    return `bff ${before} is live, revision ${revision}.`;
  } catch (error) {
    await launcher({ ask: 'drop' });
    throw error;
  }
}
