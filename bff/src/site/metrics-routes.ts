import { createHash, timingSafeEqual } from 'node:crypto';
import { type RequestHandler, Router } from 'express';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * `GET /metrics` for whoever brings the scraper's token, since this port is open to the world. To everybody else, and
 * where no token is configured, the page does not exist.
 */
export function metricsRoutes(token: string | undefined, expose: RequestHandler): Router {
  const router = Router();
  if (token === undefined) return router;
  const expected = digest(`Bearer ${token}`);
  router.get('/metrics', (request, response, next) => {
    const isScraper = timingSafeEqual(digest(request.get('authorization') ?? ''), expected);
    return isScraper ? expose(request, response, next) : next();
  });
  return router;
}
