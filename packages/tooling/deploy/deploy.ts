import path from 'node:path';
import { parseArgs } from 'node:util';
import { deploymentsContract } from '@wishbow/contracts/deployments-contract';
import { root } from '../bootstrap/root.mjs';
import { buildFrontend } from '../webpack/build.mjs';
import { deployBff } from './bff/deploy-bff.ts';
import { deployerClient, deployerName, SITE_OPTIONS, siteIn } from './deployer-client.ts';
import { flipWords } from './flip-words.ts';
import { frontendOf } from './frontend-of.ts';
import { insistOnSoundness } from './insist-on-soundness.ts';
import { lastCommit } from './last-commit.ts';
import { runCommand } from './run-command.ts';
import { upload } from './upload.ts';

/**
 * `npm run deploy -w mf-social`: builds a frontend, uploads it, looks at its pages on the live site, and makes it live
 * where the gate lets it. `-w bff` does the same with a process: see `bff/deploy-bff.ts`.
 */
const USAGE = `npm run deploy -w <part> [-- --to http://localhost:3000] [--data .data] [--reason "why"] [--no-smoke]
  --no-smoke   without looking at its pages in Chromium first`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const args = process.argv.slice(2);
const site = siteIn(args);

await runCommand(USAGE, site, async () => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    allowNegative: true,
    options: { ...SITE_OPTIONS, reason: { type: 'string' }, smoke: { type: 'boolean', default: true } },
  });
  const word = positionals[0] ?? path.basename(process.cwd());
  if (word === 'bff') return deployBff(values, say);
  const name = frontendOf(word);
  const call = deployerClient(values);
  // Asked first: what is live when somebody begins to deploy is what they have looked at.
  const { live } = (await call(deploymentsContract.getRegistry, {})).body;
  const directory = path.join(root, name);
  const { buildId } = await buildFrontend({ name, directory }, say);
  if (live.builds[name] === buildId) return `${name} ${buildId} is live already: nothing has changed since.`;
  const folder = path.join(directory, 'dist', buildId);
  say(await upload(call, { name, buildId, folder }));
  const verdict = values.smoke
    ? await insistOnSoundness(call, { site: values.to, name, buildId, folder })
    : 'Not looked at in Chromium.';
  say(verdict);
  const startedAt = performance.now();
  const body = {
    name,
    build_id: buildId,
    revision: live.revision,
    by: deployerName(),
    // What the smoke run said stands in the history, too.
    reason: `${(values.reason ?? lastCommit(root)).slice(0, 200)} (${verdict.split('\n')[0]})`,
  };
  const words = flipWords(name, buildId, await call(deploymentsContract.promoteBuild, { body }));
  return `${words} It took ${((performance.now() - startedAt) / 1000).toFixed(2)} s from the promotion on.`;
});
