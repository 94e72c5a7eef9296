import { canaryContract } from '@wishbow/contracts/canary-contract';
import type { Frontend } from '@wishbow/contracts/deployments';
import { deploymentsContract } from '@wishbow/contracts/deployments-contract';
import type { Call } from '@wishbow/http/client';
import { Refusal } from '../../generators/refusal.ts';
import { flipWords } from '../flip-words.ts';
import { frontendOf } from '../frontend-of.ts';
import { Mistyped } from '../mistyped.ts';
import { saidBudget } from '../said-budget.ts';
import type { Said, Verb } from '../verb.ts';

/** Tries an uploaded build on a share of the sessions, on more of them, or on nobody any more. `promote` makes it everybody's. */
export const canary: Verb = {
  takes: '<part> <build> <percent>, <part> end',
  about: 'try a build on some; end: on nobody any more',
  run: async (call, [partName, buildId, share], { reason, by, ...said }) => {
    const name = frontendOf(partName);
    if (buildId === undefined) throw new Mistyped('Name a build: npm run registry -- list shows them.');
    if (buildId === 'end') return end(call, name, { by, reason });
    const act = { name, build_id: buildId, by, reason };
    // Whoever names the build ends no other one.
    if (share === 'end') return flipWords(name, buildId, await call(canaryContract.stopTrying, { body: act }));
    const percent = Number(share);
    if (!Number.isInteger(percent) || percent < 1 || percent > 100)
      throw new Mistyped('Say on how many in 100, or end.');
    const { revision, canary: present } = (await call(deploymentsContract.getRegistry, {})).body.live;
    const isThis = present?.name === name && present.buildId === buildId;
    const budget = saidBudget(said, isThis ? present.budget : undefined);
    const body = { ...act, percent, revision, ...(budget && { budget }) };
    const answer = await call(canaryContract.tryBuild, { body });
    const words = flipWords(name, buildId, answer);
    return `${words} ${name} ${buildId} is tried on ${percent} in 100.`;
  },
};

/** Ends what is tried of a part, whichever build it is. */
async function end(call: Call, name: Frontend, act: Pick<Said, 'by' | 'reason'>): Promise<string> {
  const { canary: present } = (await call(deploymentsContract.getRegistry, {})).body.live;
  if (present?.name !== name) throw new Refusal(`No build of ${name} is being tried.`);
  const body = { name, build_id: present.buildId, ...act };
  return flipWords(name, present.buildId, await call(canaryContract.stopTrying, { body }));
}
