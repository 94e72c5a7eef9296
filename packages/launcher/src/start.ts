import path from 'node:path';
import { demoAccounts, demoPassword } from '@wishbow/demo/people';
import { inheritedEnvironment, readConfig } from './config.ts';
import { deployCommand, readOptions } from './options.ts';
import { isPortFree } from './ports.ts';
import { startSite } from './site/start-site.ts';
import { welcome } from './site/welcome.ts';

/** `npm start`, once everything is installed and built. */
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const root = path.resolve(import.meta.dirname, '../../..');
const config = readConfig(inheritedEnvironment());
const options = readOptions(process.argv.slice(2), root);
if (!(await isPortFree(options.port))) {
  say(`Port ${options.port} is in use. Take another one: npm start -- --port ${options.port + 1}`);
  process.exit(1);
}
say('Starting the site ...');
const site = await startSite(options, config, say);
say(welcome(site, config, demoAccounts, demoPassword));
const deploying = deployCommand(options, root);
if (deploying) say(`Deploy a part to it: ${deploying}`);
say(`Ready ${process.uptime().toFixed(1)} s after the start. Ctrl-C ends it.`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void shutDown());

async function shutDown(): Promise<void> {
  say('Finishing what is under way ...');
  await site.stop();
  process.exit(0);
}
