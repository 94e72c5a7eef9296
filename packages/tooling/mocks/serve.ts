import { parseArgs } from 'node:util';
import { RegistrySnapshot } from '@wishbow/contracts/registry';
import { watchFrontends } from '../webpack/dev.mjs';
import { openMockSite } from './mock-site.ts';

/** `npm run dev:mocks`: shell and parts on mocks alone, built again on each change. */
const { port } = parseArgs({ options: { port: { type: 'string', default: '3200' } } }).values;
const log = (line: string) => process.stdout.write(line.trim() === '' ? '' : `${line}\n`);

let snapshot: RegistrySnapshot | undefined;
log('Building shell and parts with their mocks …');
await watchFrontends({
  log,
  isMocked: true,
  publish: (built: unknown) => {
    snapshot = RegistrySnapshot.parse(built);
  },
});
const { origin } = await openMockSite(() => {
  if (!snapshot) throw new Error('nothing was built yet');
  return snapshot;
}, Number(port));
log(`Wishbow on mocks: ${origin}/?mock=rich`);
