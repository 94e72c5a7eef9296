import { loadRemote } from '@module-federation/runtime';
import type { PageRegistry } from '@wishbow/contracts/registry';
import { meOf } from '@wishbow/testing/world/looking';
import type { PartMocks } from '@wishbow/testing/world/part-mocks';
import { setupWorker } from 'msw/browser';
import { declareParts, forgetContainer } from '../composition/part-containers.ts';
import { type RunningWorld, takeUpWorld } from './kept-world.ts';
import { leaveMocks } from './leave-mocks.ts';
import { brokenParts, liveStream, notMocked, pictures } from './page-handlers.ts';
import { siteMocks } from './site-mocks.ts';
import { worldHandlers } from './world-handlers.ts';

/** A page that runs on mocks: what there is to try, and what was chosen. */
export interface MockedPage extends RunningWorld {
  readonly parts: readonly PartMocks[];
}

/**
 * Lets the parts' mocks answer in place of the servers, before anything of the page has asked them anything: who is
 * signed in is written into the document as the BFF would. Nothing of the platform may be loaded before.
 */
export async function startMocks(): Promise<MockedPage> {
  const registry: PageRegistry = JSON.parse(inlined('wishbow-registry').textContent ?? '');
  declareParts(registry);
  const ofParts = await Promise.all(registry.parts.map(({ name }) => mocksOf(name)));
  const parts = [siteMocks(registry), ...ofParts];
  const running = takeUpWorld(parts);
  const stream = liveStream();
  const handlers = worldHandlers(parts, running, stream.tell);
  const ofPage = [...brokenParts(running.choice), ...(isByLink() ? [leaveMocks] : []), stream.handler, pictures];
  const worker = setupWorker(...ofPage, ...handlers, notMocked);
  await worker.start({
    quiet: true,
    serviceWorker: { url: `/assets/${registry.shellBuildId}/mockServiceWorker.js`, options: { scope: '/' } },
    // Files are the server's.
    onUnhandledFrame: 'bypass',
  });
  inlined('wishbow-session').textContent = JSON.stringify({ user: meOf(running.world) });
  for (const { part } of running.choice.broken) forgetContainer(part);
  return { ...running, parts };
}

/** Whether there is a server behind the mocks, at which somebody has chosen to see them. */
export const isByLink = (): boolean => document.getElementById('wishbow-override') !== null;

function inlined(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the document has no #${id}`);
  return element;
}

/** What a part exposes for QA: its own mocks, made by the team whose services they stand in for. */
async function mocksOf(part: string): Promise<PartMocks> {
  const loaded = await loadRemote<{ default: PartMocks }>(`${part.replaceAll('-', '_')}/mocks`);
  if (!loaded) throw new Error(`${part} has no mocks: it was not built for them`);
  return loaded.default;
}
