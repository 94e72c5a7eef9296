import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pageRegistryOf, preloadOf, RegistrySnapshot } from '@wishbow/contracts/registry';
import { isPart, routeOf } from '@wishbow/contracts/routes';
import { buildDemoSnapshot } from './demo-snapshot.mjs';
import type { Fault } from './fault.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.webp': 'image/webp', '.woff2': 'font/woff2' };

export type DemoSite = {
  origin: string;
  /** Makes files fail from now on, in place of what failed before. */
  breakFiles(...faults: Fault[]): void;
  /** Who the next page is served to. */
  signIn(user: object | null): void;
  /** What pages have reported to `POST /api/clientErrors`. */
  reports: { owner: string; kind: string; message: string }[];
  close(): Promise<void>;
};

/** Serves the built shell around the demo parts as `shell/README.md` asks it of a server, on a free port. */
export async function openDemoSite(): Promise<DemoSite> {
  const snapshot = RegistrySnapshot.parse(await buildDemoSnapshot(() => undefined));
  let faults: Fault[] = [];
  let user: object | null = null;
  const reports: DemoSite['reports'] = [];

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://demo.invalid');
    if (pathname === '/api/clientErrors') {
      reports.push(JSON.parse(await bodyOf(request)));
      return send(response, 200, 'application/json', '{}');
    }
    if (pathname === '/api/me') return send(response, user ? 200 : 401, 'application/json', JSON.stringify({ data: user }));
    if (pathname.startsWith('/api/')) return send(response, 200, 'application/json', 'false');
    const file = fileOf(pathname);
    if (!file) return send(response, 200, 'text/html', documentOf(snapshot, pathname, user));
    const fault = faults.find(({ part, pattern }) => pathname.startsWith(`/_mf/${part}/`) && pattern.test(pathname));
    return fault ? fail(response, fault) : sendFile(response, file);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the demo site has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    breakFiles: (...next) => {
      faults = next;
    },
    signIn: (next) => {
      user = next;
    },
    reports,
    close: () => new Promise((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    }),
  };
}

function documentOf(snapshot: RegistrySnapshot, pathname: string, user: object | null): string {
  const { owner, page } = routeOf(pathname);
  const { js, css } = isPart(owner) ? preloadOf(snapshot, owner, page) : { js: [], css: [] };
  const links = [
    ...css.map((href) => `<link rel="preload" as="style" href="${href}">`),
    ...js.map((href) => `<link rel="preload" as="script" href="${href}">`),
  ];
  const head = [...links, inlined('wishbow-registry', pageRegistryOf(snapshot)), inlined('wishbow-session', { user })].join('\n');
  return readFileSync(path.join(ROOT, snapshot.shell.html), 'utf8').replace('<!--wishbow:head-->', () => head);
}

function inlined(id: string, content: object): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(content).replaceAll('<', '\\u003c')}</script>`;
}

function fileOf(pathname: string): string | undefined {
  const [, place, first, ...rest] = pathname.split('/');
  if (place === 'assets') return path.join(ROOT, 'shell/dist', first ?? '', ...rest);
  if (place === '_mf') return path.join(import.meta.dirname, 'parts', first ?? '', 'dist', ...rest);
  return undefined;
}

function fail(response: ServerResponse, { how }: Fault): void {
  if (how === 'hangs') return;
  if (how === 'throws') send(response, 200, 'text/javascript', 'throw new Error("the container throws")');
  else send(response, 404, 'text/plain', '');
}

function sendFile(response: ServerResponse, file: string): void {
  send(response, 200, TYPES[path.extname(file)] ?? 'application/octet-stream', readFileSync(file));
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
