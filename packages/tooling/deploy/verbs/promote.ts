import { deploymentsContract } from '@wishbow/contracts/deployments-contract';
import { flipWords } from '../flip-words.ts';
import { frontendOf } from '../frontend-of.ts';
import { Mistyped } from '../mistyped.ts';
import type { Verb } from '../verb.ts';

export const promote: Verb = {
  takes: '<part> <build>',
  about: 'makes a build live that was uploaded; --anyway: also one that failed its check',
  run: async (call, [part, buildId], { by, reason, anyway }) => {
    const name = frontendOf(part);
    if (buildId === undefined) throw new Mistyped(`Name the build of ${name}: npm run registry -- list shows them.`);
    const { revision } = (await call(deploymentsContract.getRegistry, {})).body.live;
    const body = { name, build_id: buildId, revision, by, reason, ...(anyway && { anyway }) };
    return flipWords(name, buildId, await call(deploymentsContract.promoteBuild, { body }));
  },
};
