import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ALL_ENDPOINTS } from '@wishbow/contracts/all-contracts';
import { BuildContract } from '@wishbow/contracts/build-contract';
import { gateContract } from '@wishbow/contracts/gate-contract';
import { bffContract } from '@wishbow/http/build-contracts';
import { createClient } from '@wishbow/http/client';
import { openDataFolder } from '@wishbow/launcher/data-folder';
import { root } from '../bootstrap/root.mjs';
import { buildFrontend } from '../webpack/build.mjs';
import { deployableParts, SHELL } from '../webpack/frontends.mjs';
import { DEPLOY_TOKEN } from './config.ts';
import { refusalText } from './refusal-text.ts';

/**
 * `npm run gate -- mf-social [--to http://localhost:3000] [--data .data]`: would this checkout's build of a part, of the
 * shell or of the BFF fit what is live there? Deploys nothing. Ends with 1 when something would break.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string', default: 'http://localhost:3000' }, data: { type: 'string', default: '.data' } },
});

const contract = await contractOf(positionals[0] ?? '');
const token = DEPLOY_TOKEN ?? openDataFolder(path.resolve(root, values.data), false).deployToken;
const call = createClient({ baseUrl: values.to, headers: () => ({ authorization: `Bearer ${token}` }) });
const answer = await call(gateContract.checkBuild, { body: { contract: JSON.stringify(contract) } });
if (answer.status !== 200) throw new Error(answer.body.message);
process.stdout.write(refusalText(contract, answer.body.breakages));
process.exitCode = answer.body.breakages.length === 0 ? 0 : 1;

async function contractOf(name: string): Promise<BuildContract> {
  if (name === 'bff') return bffContract(ALL_ENDPOINTS);
  const frontend = [SHELL, ...deployableParts()].find((one) => one.name === name);
  if (!frontend)
    throw new Error(
      `Name what to check: bff, shell, ${deployableParts()
        .map((part) => part.name)
        .join(', ')}`,
    );
  const { buildId } = await buildFrontend(frontend, (line: string) => void process.stdout.write(`${line}\n`));
  const file = path.join(frontend.directory, 'dist', buildId, 'contract.json');
  return BuildContract.parse(JSON.parse(readFileSync(file, 'utf8')));
}
