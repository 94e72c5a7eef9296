import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BuildContract } from '@wishbow/contracts/build-contract';
import type { Frontend } from '@wishbow/contracts/deployments';
import { deploymentsContract } from '@wishbow/contracts/deployments-contract';
import { overridesContract } from '@wishbow/contracts/overrides-contract';
import type { Call } from '@wishbow/http/client';
import { smokeRun } from '../gate/smoke-run.ts';
import { smokeText } from '../gate/smoke-text.ts';
import { Refusal } from '../generators/refusal.ts';
import { problemWords } from './problem-words.ts';

interface Candidate {
  readonly site: string;
  readonly name: Frontend;
  readonly buildId: string;
  readonly folder: string;
}

/** Looks at the pages of an uploaded build on the live site, before it is live. @throws Refusal with what is wrong. */
export async function insistOnSoundness(call: Call, { site, name, buildId, folder }: Candidate): Promise<string> {
  const contract = BuildContract.parse(JSON.parse(readFileSync(path.join(folder, 'contract.json'), 'utf8')));
  const body = { builds: { [name]: buildId }, minutes: 10 };
  const made = await call(overridesContract.createDeployersOverride, { body });
  if (made.status !== 201) throw new Refusal(problemWords(made.body, name));
  const verdict = await smokeRun({ contract, site, overrideLink: made.body.link });
  const fault = verdict.faults.length > 0 ? verdict.faults.join('\n').slice(0, 2_000) : null;
  // It stays with the build: nobody makes it live later without being told.
  await call(deploymentsContract.recordSmokeRun, { body: { name, build_id: buildId, fault } });
  if (fault !== null) throw new Refusal(`${name} ${buildId} is not live.\n${smokeText(verdict)}`);
  return smokeText(verdict);
}
