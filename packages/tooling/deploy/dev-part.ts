import path from 'node:path';
import { parseArgs } from 'node:util';
import { overridesContract } from '@wishbow/contracts/overrides-contract';
import { isPart } from '@wishbow/contracts/routes';
import { root } from '../bootstrap/root.mjs';
import { Refusal } from '../generators/refusal.ts';
import { serveDevelopedPart } from '../webpack/dev-part.mjs';
import { deployerClient, SITE_OPTIONS, siteIn } from './deployer-client.ts';
import { frontendOf } from './frontend-of.ts';
import { problemWords } from './problem-words.ts';
import { runCommand } from './run-command.ts';

/** `npm run dev -w mf-social`: this part from this machine, everything else from a site that runs. */
const USAGE = 'npm run dev -w <part> [-- --to http://localhost:3000] [--port 4001] [--data .data]';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const args = process.argv.slice(2);
const site = siteIn(args);

await runCommand(USAGE, site, async () => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...SITE_OPTIONS, port: { type: 'string', default: '4001' } },
  });
  const name = frontendOf(positionals[0] ?? path.basename(process.cwd()));
  if (!isPart(name)) throw new Refusal('The shell is developed with npm run dev.');
  const developer = { part: name, address: `http://localhost:${values.port}` };
  const call = deployerClient(values);
  const made = await call(overridesContract.createDeployersOverride, { body: { developer } });
  if (made.status !== 201) throw new Refusal(problemWords(made.body, name));
  await serveDevelopedPart({ name, directory: path.join(root, name), port: Number(values.port), log: say });
  return `${made.body.link}\nshows ${name} as it is here. Ctrl-C ends it.`;
});
