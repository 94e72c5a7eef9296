import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { RegistrySnapshot } from '@wishbow/contracts/registry';
import { meOf } from '@wishbow/testing/world/looking';
import { demoDocument } from '../../../shell/e2e/demo-document.ts';
import { contentTypeOf } from '../../tooling/chromium/content-type.ts';
import { arrivalOf } from './breakage.ts';
import { answerOf, type Site } from './site-answers.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

export interface PartsSite {
  readonly origin: string;
  /** Serves this one from now on. */
  show(site: Site): void;
  close(): Promise<void>;
}

/** Serves shell and parts as they were built last on a free port, each call answered by the mocks of the part whose it is. */
export async function openPartsSite(first: Site): Promise<PartsSite> {
  const built = readFileSync(path.join(ROOT, '.build/registry.json'), 'utf8');
  const snapshot = RegistrySnapshot.parse(JSON.parse(built));
  let site = first;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://parts.invalid');
    const place = pathname.split('/')[1] ?? '';
    if (place === 'api') await answerCall(site, request, response);
    else if (place === 'media') send(response, 200, 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    else if (['_mf', 'assets'].includes(place)) answerFile(site, pathname, response);
    else send(response, 200, 'text/html', demoDocument(ROOT, snapshot, pathname, shownTo(site)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the site of the parts has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    show: (next) => {
      site = next;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

const shownTo = ({ world }: Site) => ({ user: meOf(world), override: null });

async function answerCall(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  const asked = new Request(`http://${request.headers.host}${request.url}`, {
    method: request.method ?? 'GET',
    headers: { 'content-type': 'application/json' },
    ...(body !== '' && { body }),
  });
  const answer = await answerOf(site, asked);
  send(response, answer.status, 'application/json', await answer.text());
}

function answerFile(site: Site, pathname: string, response: ServerResponse): void {
  const [, place, name = '', ...rest] = pathname.split('/');
  const folder = place === 'assets' ? path.join(ROOT, 'shell/dist', name) : path.join(ROOT, name, 'dist');
  const file = path.join(folder, ...rest);
  const type = contentTypeOf(file);
  const arrive = (behind = '') => send(response, 200, type, Buffer.concat([readFileSync(file), Buffer.from(behind)]));
  const { broken } = site;
  const arrival = broken?.part === name ? arrivalOf(pathname, broken.part, broken.fault) : 'whole';
  if (arrival === 'whole') arrive();
  else if (arrival === 'held') site.held.push(arrive);
  else if ('behind' in arrival) arrive(arrival.behind);
  else send(response, arrival.status, type, arrival.body);
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}
