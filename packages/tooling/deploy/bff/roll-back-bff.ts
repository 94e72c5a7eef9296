import path from 'node:path';
import { RequestFailed } from '@wishbow/http/client';
import { bffBuildFolder } from '@wishbow/launcher/bff/bff-builds';
import { root } from '../../bootstrap/root.mjs';
import { Refusal } from '../../generators/refusal.ts';
import { deployerClient } from '../deployer-client.ts';
import type { Said } from '../verb.ts';
import { bffContractOf } from './bff-contract-of.ts';
import { insistOnFitting } from './insist-on-fitting.ts';
import { launcherOf } from './launcher-of.ts';

/** `npm run registry -- rollback bff`: has the build serve again that the present one has replaced. */
export async function rollBackBff({ to, data }: Said['site'], by: Pick<Said, 'by' | 'reason'>): Promise<string> {
  const launcher = launcherOf(data);
  const { before } = await launcher({ ask: 'state' });
  if (before === null) throw new Refusal('No BFF was replaced since the site was started.');
  const contract = await bffContractOf(bffBuildFolder(path.resolve(root, data), before), before);
  const act = { kind: 'rollback', ...by } as const;
  try {
    const { url = '' } = await launcher({ ask: 'begin', buildId: before });
    const { revision } = await insistOnFitting(deployerClient({ to, data }), contract, act).catch((error: unknown) => {
      if (!(error instanceof RequestFailed)) throw error;
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
