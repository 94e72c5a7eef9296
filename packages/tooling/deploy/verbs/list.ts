import type { DeployedBuild, Deployment } from '@wishbow/contracts/deployments';
import { deploymentsContract } from '@wishbow/contracts/deployments-contract';
import { owners } from '@wishbow/contracts/routes';
import type { Verb } from '../verb.ts';

const ACTS_SHOWN = 10;
/** What is said of a build against which something was found. */
const REFUSED = { smoke: 'failed in Chromium', gate: 'did not fit' } as const;

export const list: Verb = {
  takes: '',
  about: 'what is live, which builds there are, and what was done last',
  run: async (call) => {
    const { live, bff, builds, deployments } = (await call(deploymentsContract.getRegistry, {})).body;
    const parts = owners.flatMap((name) => [
      name,
      ...builds.filter((build) => build.name === name).map((build) => buildLine(build, live.builds[name])),
    ]);
    const { canary } = live;
    const tried = canary ? [`${canary.name} ${canary.buildId} is tried by ${canary.percent} % of the sessions`] : [];
    const acts = deployments.slice(0, ACTS_SHOWN).map(actLine);
    return [
      `Revision ${live.revision}`,
      ...tried,
      '',
      ...parts,
      ...(bff ? ['bff', `  * ${bff}`] : []),
      '',
      'Done last',
      ...acts,
    ].join('\n');
  },
};

const buildLine = ({ build_id: id, uploaded_at: at, by, refusal }: DeployedBuild, live: string | undefined): string =>
  `  ${id === live ? '*' : ' '} ${id.padEnd(12)} ${minute(at)}  ${by.name}${refusal ? `  ${REFUSED[refusal.by]}: ${refusal.why.split('\n')[0]}` : ''}`;

const actLine = ({ at, kind, outcome, name, from, to, by, reason }: Deployment): string =>
  `  ${minute(at)}  ${kind}${outcome === 'refused' ? ' refused' : ''}  ${name} ${from ?? 'nothing'} -> ${to}  ${by.name}: ${reason}`;

const minute = (instant: string): string => instant.slice(0, 16).replace('T', ' ');
