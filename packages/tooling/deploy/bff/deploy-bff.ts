import path from 'node:path';
import type { BuildContract } from '@wishbow/contracts/build-contract';
import { gateContract } from '@wishbow/contracts/gate-contract';
import { keepBffBuild } from '@wishbow/launcher/bff/bff-builds';
import { bffSources } from '@wishbow/launcher/bff/bff-sources';
import { root } from '../../bootstrap/root.mjs';
import { smokeRun } from '../../gate/smoke-run.ts';
import { smokeText } from '../../gate/smoke-text.ts';
import { Refusal } from '../../generators/refusal.ts';
import { deployerClient, deployerName } from '../deployer-client.ts';
import { lastCommit } from '../last-commit.ts';
import { bffContractOf, bffContractsIn } from './bff-contract-of.ts';
import { insistOnFitting } from './insist-on-fitting.ts';
import { launcherOf } from './launcher-of.ts';
import { openWritten } from './open-written.ts';

interface Typed {
  readonly to: string;
  readonly data: string;
  readonly reason?: string | undefined;
  readonly smoke: boolean;
}

/**
 * `npm run deploy -w bff`: keeps what the BFF of this checkout is by now, holds its calls to what every live part and those in
 * open tabs need of it, starts it beside the one that serves, looks at its pages in Chromium, writes it down and has it serve.
 * Nobody who uses the site is refused meanwhile: see decision 0046.
 */
export async function deployBff(typed: Typed, say: (line: string) => void): Promise<string> {
  const call = deployerClient(typed);
  const launcher = launcherOf(typed.data);
  const sources = bffSources(root);
  const { buildId } = sources;
  if ((await launcher({ ask: 'state' })).live === buildId)
    return `bff ${buildId} is live already: nothing has changed since.`;
  const dataFolder = path.resolve(root, typed.data);
  const folder = await keepBffBuild(root, dataFolder, sources);
  const contract = await bffContractOf(folder, buildId);
  say(`bff ${buildId} answers ${Object.keys(contract.answers).length} calls`);
  const act = { kind: 'promote', by: deployerName(), reason: typed.reason ?? lastCommit(root) } as const;
  const checked = await call(gateContract.checkBuild, { body: { contract: JSON.stringify(contract) } });
  if (checked.status === 200 && checked.body.breakages.length > 0)
    await insistOnFitting(call, contract, { ...act, is_refused: true });
  try {
    const { url = '' } = await launcher({ ask: 'begin', buildId });
    const verdict = typed.smoke ? await lookedAt(url, contract) : 'Not looked at in Chromium.';
    say(verdict);
    // Somebody else may have deployed the same meanwhile.
    if ((await launcher({ ask: 'state' })).live === buildId) return `bff ${buildId} is live already.`;
    const startedAt = performance.now();
    const reason = `${act.reason.slice(0, 200)} (${verdict.split('\n')[0]})`;
    const { revision } = await insistOnFitting(call, contract, { ...act, reason });
    await openWritten({ launcher, call, contractOf: bffContractsIn(dataFolder) }, { ...act, buildId });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(2);
    return `bff ${buildId} is live, revision ${revision}. It took ${seconds} s from the promotion on.`;
  } catch (error) {
    await launcher({ ask: 'drop', buildId });
    throw error;
  }
}

/** @throws Refusal with what is wrong. */
async function lookedAt(url: string, contract: BuildContract): Promise<string> {
  // By the name under which browsers trust what is no https with a session, too.
  const verdict = await smokeRun({ contract, site: url.replace('127.0.0.1', 'localhost') });
  if (verdict.faults.length > 0) throw new Refusal(`bff ${contract.buildId} is not live.\n${smokeText(verdict)}`);
  return smokeText(verdict);
}
