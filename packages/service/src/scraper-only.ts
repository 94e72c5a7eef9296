import { createHash, timingSafeEqual } from 'node:crypto';
import { type RequestHandler, Router } from 'express';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * `GET /metrics` for whoever brings the scraper's token, on a port that is open to more than our own network. To everybody
 * else, and where no token is configured, the page does not exist.
 */
export function scraperOnly(token: string | undefined, expose: RequestHandler): Router {
  const router = Router();
  if (token === undefined) return router;
  const expected = digest(`Bearer ${token}`);
  router.get('/metrics', (request, response, next) => {
    const isScraper = timingSafeEqual(digest(request.get('authorization') ?? ''), expected);
    return isScraper ? expose(request, response, next) : next();
  });
  return router;
}
