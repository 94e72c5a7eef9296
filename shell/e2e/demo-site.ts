import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { PageOverride } from '@wishbow/contracts/overrides';
import { PageHealth } from '@wishbow/contracts/part-health-contract';
import { RegistrySnapshot } from '@wishbow/contracts/registry';
import { contentTypeOf } from '../../packages/tooling/chromium/content-type.ts';
import { demoDocument } from './demo-document.ts';
import { buildDemoSnapshot } from './demo-snapshot.mjs';
import type { Fault } from './fault.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What a test decides about the site, and what the site has heard. */
export type Demo = {
  /** Files that are missing from now on. */
  faults: Fault[];
  /** Who the next page is served to; null is a visitor. */
  user: object | null;
  /** What pages have reported to `POST /api/clientErrors`. */
  reports: { owner: string; kind: string; message: string; build: string | null }[];
  /** What pages have told of how fast they are, to `POST /api/pageHealth`. */
  health: PageHealth[];
  /** Whether mf-social has been deployed anew: the same files under another build id, beside those of the first one. */
  hasNewSocial: boolean;
  /** What the person has chosen to see, as the server tells the page. */
  override: PageOverride | null;
};

/** What a test begins with. */
export const UNTOUCHED: Demo = { faults: [], user: null, reports: [], health: [], hasNewSocial: false, override: null };

/** The build id of mf-social after its deployment. */
export const NEW_SOCIAL = 'newsocial';

export type DemoSite = { origin: string; demo: Demo; close(): Promise<void> };

/** Serves the built shell around the demo parts as `shell/README.md` asks it of a server, on a free port. */
export async function openDemoSite(): Promise<DemoSite> {
  const snapshot = RegistrySnapshot.parse(await buildDemoSnapshot(() => undefined));
  const demo: Demo = { ...UNTOUCHED, reports: [], health: [] };
  const { served, fileOf } = builds(snapshot);
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://demo.invalid');
    const file = fileOf(pathname);
    if (pathname.startsWith('/api/')) await answerCall(demo, pathname, request, response);
    else if (file) answerFile(demo, pathname, file, response);
    else send(response, 200, 'text/html', demoDocument(ROOT, served(demo), pathname, demo));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the demo site has no port');
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${address.port}`, demo, close };
}

/** Calls that the shell itself makes; whatever else is asked is answered with nothing. */
async function answerCall(
  demo: Demo,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (pathname === '/api/clientErrors') demo.reports.push(JSON.parse(await bodyOf(request)));
  if (pathname === '/api/pageHealth') demo.health.push(PageHealth.parse(JSON.parse(await bodyOf(request))));
  if (pathname === '/api/overrides/end') demo.override = null;
  const isVisitor = pathname === '/api/me' && !demo.user;
  const answer = pathname === '/api/me' ? { data: demo.user } : pathname !== '/api/checkForRefresh' && {};
  send(response, isVisitor ? 401 : 200, 'application/json', JSON.stringify(answer));
}

function answerFile(demo: Demo, pathname: string, file: string, response: ServerResponse): void {
  const isGone = demo.faults.some(
    ({ part, pattern }) => pathname.startsWith(`/_mf/${part}/`) && pattern.test(pathname),
  );
  if (isGone) send(response, 404, 'text/plain', '');
  else send(response, 200, contentTypeOf(file), readFileSync(file));
}

/** The builds a page is served with, and where the files of each of them lie. */
function builds(snapshot: RegistrySnapshot) {
  const first = snapshot.parts.find(({ name }) => name === 'mf-social')?.buildId ?? '';
  const renamed = JSON.stringify(snapshot).replaceAll(`mf-social/${first}/`, `mf-social/${NEW_SOCIAL}/`);
  const next = RegistrySnapshot.parse(JSON.parse(renamed.replace(`"buildId":"${first}"`, `"buildId":"${NEW_SOCIAL}"`)));
  return {
    served: ({ hasNewSocial }: Demo) => (hasNewSocial ? next : snapshot),
    fileOf: (pathname: string): string | undefined => {
      const [, place, name = '', ...rest] = pathname.replace(`/${NEW_SOCIAL}/`, `/${first}/`).split('/');
      if (place === 'assets') return path.join(ROOT, 'shell/dist', name, ...rest);
      if (place === '_mf') return path.join(import.meta.dirname, 'parts', name, 'dist', ...rest);
      return undefined;
    },
  };
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
