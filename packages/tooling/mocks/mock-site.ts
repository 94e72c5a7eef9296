import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pageRegistryOf, type RegistrySnapshot } from '@wishbow/contracts/registry';
import { isServerAddress } from '@wishbow/contracts/routes';
import { demoDocument } from '../../../shell/e2e/demo-document.ts';
import { root } from '../bootstrap/root.mjs';
import { contentTypeOf } from '../chromium/content-type.ts';

export interface MockSite {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves documents and files of frontends that were built with mocks, and nothing else: a call that reaches this server
 * is one that no mock has answered.
 * @param current the builds to serve now.
 * @param port 0 takes a free one.
 */
export async function openMockSite(current: () => RegistrySnapshot, port = 0): Promise<MockSite> {
  const server = createServer(({ url }, response) => answer(current(), url ?? '/', response));
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', listening);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the mock site has no port');
  return {
    origin: `http://localhost:${address.port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function answer(snapshot: RegistrySnapshot, url: string, response: ServerResponse): void {
  const { pathname } = new URL(url, 'http://mocks.invalid');
  const file = fileOf(pathname);
  if (file) sendFile(response, file);
  else if (pathname === '/registry') send(response, 200, 'application/json', JSON.stringify(pageRegistryOf(snapshot)));
  else if (isServerAddress(pathname)) send(response, 501, 'application/json', JSON.stringify(NOT_MOCKED));
  else send(response, 200, 'text/html', demoDocument(root, snapshot, pathname, NOBODY));
}

/** The page finds out by itself who is at it: the world in the browser says so. */
const NOBODY = { user: null, override: null };

const NOT_MOCKED = { code: 'not_mocked', message: 'No mock answers this.' };

/** `/assets/<build>/…` and `/_mf/<part>/<build>/…`, as the BFF serves them. */
function fileOf(pathname: string): string | undefined {
  const [, place, ...rest] = pathname.split('/');
  if (rest.includes('..')) return undefined;
  if (place === 'assets') return path.join(root, 'shell/dist', ...rest);
  const [part = '', ...file] = rest;
  return place === '_mf' ? path.join(root, part, 'dist', ...file) : undefined;
}

/** The worker lies in the folder of its build and answers for the whole site. */
function sendFile(response: ServerResponse, file: string): void {
  response.setHeader('service-worker-allowed', '/');
  if (!existsSync(file)) send(response, 404, 'text/plain', '');
  else send(response, 200, contentTypeOf(file), readFileSync(file));
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
}
