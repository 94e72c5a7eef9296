import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import type { BuildStore } from '../registry/build-store.ts';

const FOLDER = /^[a-z0-9-]+$/;
const YEAR_SECONDS = 31_536_000;

/** What was built of the shell and of the parts. The same for everybody, so it is served before any session is asked for. */
export function builtFileRoutes(store: BuildStore): Router {
  const router = Router();
  router.use(
    '/assets/:buildId',
    builtFiles(store, () => 'shell'),
  );
  router.use(
    '/_mf/:part/:buildId',
    builtFiles(store, ({ part }) => part),
  );
  return router;
}

/**
 * Serves the folder of a build with the .br and .gz made at build time. A build never changes, so it is cached
 * for a year; a build under development is asked for again each time. A missing file is an empty 404.
 */
function builtFiles(store: BuildStore, nameOf: (params: Record<string, string>) => string | undefined): RequestHandler {
  const servers = new Map<string, RequestHandler>();
  return async (request, response, next) => {
    const params = request.params as Record<string, string>;
    const name = nameOf(params) ?? '';
    const buildId = params.buildId ?? '';
    if (!FOLDER.test(name) || !FOLDER.test(buildId)) return response.status(404).end();
    const key = `${name}/${buildId}`;
    const server = servers.get(key) ?? (await serverOf(store, name, buildId));
    if (!server) return response.status(404).end();
    servers.set(key, server);
    server(request, response, (error?: unknown) => (error ? next(error) : response.status(404).end()));
  };
}

/** None for a build that is not there: it may come. */
async function serverOf(store: BuildStore, name: string, buildId: string): Promise<RequestHandler | undefined> {
  const folder = await store.findFolder(name, buildId);
  return folder === undefined ? undefined : precompressed(folder, buildId.startsWith('dev'));
}

const precompressed = (folder: string, isDevelopment: boolean): RequestHandler =>
  expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: isDevelopment
      ? { cacheControl: false, setHeaders: (response) => response.setHeader('cache-control', 'no-cache') }
      : { maxAge: YEAR_SECONDS * 1000, immutable: true, setHeaders: letWorkerServe },
  });

/** As it is, or as one of the compressed files beside it. */
const WORKER = /^mockServiceWorker\.js(\.gz|\.br)?$/;

/** The worker of a build with mocks (`docs/mocks.md`) lies in its folder and answers for the whole site. */
function letWorkerServe(response: ServerResponse, file: string): void {
  if (WORKER.test(path.basename(file))) response.setHeader('service-worker-allowed', '/');
}
