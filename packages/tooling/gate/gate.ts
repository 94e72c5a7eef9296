import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ALL_ENDPOINTS } from '@wishbow/contracts/all-contracts';
import { BuildContract } from '@wishbow/contracts/build-contract';
import { gateContract } from '@wishbow/contracts/gate-contract';
import { bffContract } from '@wishbow/http/build-contracts';
import { root } from '../bootstrap/root.mjs';
import { deployerClient, SITE_OPTIONS, siteIn } from '../deploy/deployer-client.ts';
import { frontendOf } from '../deploy/frontend-of.ts';
import { runCommand } from '../deploy/run-command.ts';
import { Refusal } from '../generators/refusal.ts';
import { buildFrontend } from '../webpack/build.mjs';
import { refusalText } from './refusal-text.ts';

/**
 * Would this checkout's build of a part, of the shell or of the BFF fit what is live on a site? Deploys nothing. Ends with 1
 * when something would break.
 */
const USAGE = 'npm run gate -- <part, shell or bff> [--to http://localhost:3000] [--data .data]';

await runCommand(USAGE, siteIn(process.argv.slice(2)), async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: SITE_OPTIONS });
  const contract = await contractOf(positionals[0]);
  const body = { contract: JSON.stringify(contract) };
  const answer = await deployerClient(values)(gateContract.checkBuild, { body });
  if (answer.status !== 200) throw new Refusal(answer.body.message);
  const text = refusalText(contract, answer.body.breakages);
  if (answer.body.breakages.length > 0) throw new Refusal(text);
  return text.trimEnd();
});

async function contractOf(word: string | undefined): Promise<BuildContract> {
  if (word === 'bff') return bffContract(ALL_ENDPOINTS);
  const name = frontendOf(word);
  const directory = path.join(root, name);
  const { buildId } = await buildFrontend(
    { name, directory },
    (line: string) => void process.stdout.write(`${line}\n`),
  );
  return BuildContract.parse(JSON.parse(readFileSync(path.join(directory, 'dist', buildId, 'contract.json'), 'utf8')));
}
