import path from 'node:path';
import { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';

const FOLDER = /^[a-z0-9-]+$/;
const YEAR_SECONDS = 31_536_000;

/** What was built of the shell and of the parts. The same for everybody, so it is served before any session is asked for. */
export function builtFileRoutes(siteRoot: string): Router {
  const router = Router();
  router.use(
    '/assets/:buildId',
    builtFiles(siteRoot, () => 'shell'),
  );
  router.use(
    '/_mf/:part/:buildId',
    builtFiles(siteRoot, ({ part }) => part),
  );
  return router;
}

/**
 * Serves `<folder>/dist/<buildId>/` with the .br and .gz made at build time. A build never changes, so it is cached
 * for a year; a build under development is asked for again each time. A missing file is an empty 404.
 */
function builtFiles(
  siteRoot: string,
  folderOf: (params: Record<string, string>) => string | undefined,
): RequestHandler {
  const servers = new Map<string, RequestHandler>();
  return (request, response, next) => {
    const params = request.params as Record<string, string>;
    const folder = folderOf(params) ?? '';
    const buildId = params.buildId ?? '';
    if (!FOLDER.test(folder) || !FOLDER.test(buildId)) return response.status(404).end();
    const key = path.join(siteRoot, folder, 'dist', buildId);
    const server = servers.get(key) ?? precompressed(key, buildId.startsWith('dev'));
    servers.set(key, server);
    server(request, response, (error?: unknown) => (error ? next(error) : response.status(404).end()));
  };
}

const precompressed = (folder: string, isDevelopment: boolean): RequestHandler =>
  expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: isDevelopment
      ? { cacheControl: false, setHeaders: (response) => response.setHeader('cache-control', 'no-cache') }
      : { maxAge: YEAR_SECONDS * 1000, immutable: true },
  });
