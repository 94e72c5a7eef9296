import type { Logger } from '@wishbow/service/logging/logger';
import type { SiteBuild } from '../page/site-build.ts';
import type { IsKept } from './observe.ts';

/** Counts what is live, and what tabs may still have that were opened before; nothing else while the registry is away. */
export function isKept(site: SiteBuild, logger: Logger): IsKept {
  const kept = new Set<string>();
  return async ({ part, build }) => {
    const key = `${part}@${build}`;
    if (kept.has(key)) return true;
    try {
      const isThere = (await site.findReport(part, build)) !== undefined;
      if (isThere) kept.add(key);
      return isThere;
    } catch (error) {
      logger.warn({ err: error }, 'it could not be found out of which build a report is');
      return false;
    }
  };
}
