import type { Frontend } from '@wishbow/contracts/deployments';
import type { DeployProblem, FlippedLiveSet } from '@wishbow/contracts/deployments-contract';
import type * as z from 'zod';
import { refusalText } from '../gate/refusal-text.ts';
import { Refusal } from '../generators/refusal.ts';

type Answer =
  | { readonly status: 200; readonly body: z.output<typeof FlippedLiveSet> }
  | { readonly status: 404 | 409; readonly body: z.output<typeof DeployProblem> };

/** An act on the live set, told in a line. @throws Refusal with everything that would break, where the gate refused. */
export function flipWords(name: Frontend, buildId: string | undefined, answer: Answer): string {
  if (answer.status !== 200) throw new Refusal(refusalOf(name, buildId, answer.body));
  const { live, deployment } = answer.body;
  const now = `${name} ${live.builds[name] ?? ''}`;
  return deployment
    ? `${now} is live, revision ${live.revision}.`
    : `${now} was live already, revision ${live.revision}.`;
}

function refusalOf(name: Frontend, buildId: string | undefined, problem: z.output<typeof DeployProblem>): string {
  const { message, breakages } = problem;
  return breakages && breakages.length > 0
    ? refusalText({ name, buildId: buildId ?? '' }, breakages).trimEnd()
    : message;
}
