import path from 'node:path';
import { demoAccounts, demoPassword } from '@wishbow/demo/people';
import { startedAt } from '../../tooling/bootstrap/started-at.mjs';
import { inheritedEnvironment, readConfig } from './config.ts';
import { FolderTaken, holdDataFolder } from './data-folder-lock.ts';
import { deployCommand, type Options, optionsRefusal, readOptions } from './options.ts';
import { isPortFree } from './ports.ts';
import { startSite } from './site/start-site.ts';
import { welcome } from './site/welcome.ts';

/** `npm start`, once everything is installed and built. */
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const root = path.resolve(import.meta.dirname, '../../..');
const config = readConfig(inheritedEnvironment());
const options = optionsOrEnd();
process.once('exit', holdOrEnd(options));
if (!(await isPortFree(options.port))) {
  say(`Port ${options.port} is in use. Take another one: npm start -- --port ${options.port + 1}`);
  process.exit(1);
}
say('Starting the site ...');
const ending = new AbortController();
// From the beginning: what was started by then is ended, too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ending.abort());
const site = await startSite({ options, config, say, signal: ending.signal }).catch(endOrThrow);
ending.signal.addEventListener('abort', () => void shutDown());
if (ending.signal.aborted) await shutDown();
say(welcome(site, config, demoAccounts, demoPassword));
for (const line of site.endedTrials) say(line);
const deploying = deployCommand(options, root);
if (deploying) say(`Deploy a part to it: ${deploying}`);
say(`Ready ${((Date.now() - startedAt) / 1000).toFixed(1)} s after the start. Ctrl-C ends it.`);

/** Nothing in the folder is touched, forgotten or served while another site runs on it. */
function holdOrEnd({ dataFolder, port }: Options): () => void {
  try {
    return holdDataFolder(dataFolder, port);
  } catch (error) {
    if (!(error instanceof FolderTaken)) throw error;
    say(error.message);
    return process.exit(1);
  }
}

function optionsOrEnd(): Options {
  try {
    return readOptions(process.argv.slice(2), root);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    say(optionsRefusal(error));
    return process.exit(1);
  }
}

/** What was started has ended again. */
function endOrThrow(error: unknown): never {
  if (!ending.signal.aborted) throw error;
  return process.exit(0);
}

async function shutDown(): Promise<void> {
  say('Finishing what is under way ...');
  await site.stop();
  process.exit(0);
}
