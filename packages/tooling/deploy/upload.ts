import type { Frontend } from '@wishbow/contracts/deployments';
import { deploymentsContract } from '@wishbow/contracts/deployments-contract';
import type { Call } from '@wishbow/http/client';
import { Refusal } from '../generators/refusal.ts';
import { deployerName } from './deployer-client.ts';
import { filesOfBuild } from './files-of-build.ts';
import { problemWords } from './problem-words.ts';

interface FinishedBuild {
  readonly name: Frontend;
  readonly buildId: string;
  readonly folder: string;
}

/** Sends a build to a site, where it is kept and not live. @returns what happened, in a line. @throws Refusal with the site's words. */
export async function upload(call: Call, { name, buildId, folder }: FinishedBuild): Promise<string> {
  const startedAt = performance.now();
  const files = filesOfBuild(folder);
  const answer = await call(deploymentsContract.uploadBuild, {
    body: { name, build_id: buildId, by: deployerName(), files },
  });
  if (answer.status !== 200 && answer.status !== 201) throw new Refusal(problemWords(answer.body, name));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(2);
  return answer.status === 201
    ? `uploaded ${name} ${buildId} in ${seconds} s`
    : `${name} ${buildId} was uploaded before`;
}
