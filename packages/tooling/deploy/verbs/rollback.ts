import { deploymentsContract } from '@wishbow/contracts/deployments-contract';
import { Refusal } from '../../generators/refusal.ts';
import { rollBackBff } from '../bff/roll-back-bff.ts';
import { flipWords } from '../flip-words.ts';
import { frontendOf } from '../frontend-of.ts';
import type { Verb } from '../verb.ts';

export const rollback: Verb = {
  takes: '<part or bff>',
  about: 'makes the build live again that was before the present one',
  run: async (call, [part], { by, reason, site }) => {
    if (part === 'bff') return rollBackBff(site, { by, reason });
    const name = frontendOf(part);
    const from = (await call(deploymentsContract.getRegistry, {})).body.live.builds[name];
    if (from === undefined) throw new Refusal(`No build of ${name} is live.`);
    const body = { name, from, by, reason };
    return flipWords(name, undefined, await call(deploymentsContract.rollBackPart, { body }));
  },
};
