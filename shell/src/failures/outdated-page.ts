/** After a deployment an open page may ask for chunks that are gone; it reloads, but never in a loop. */
const RELOAD_AT_MOST_EVERY_MS = 60_000;
const STORED_AS = 'wishbow:reloaded-at';

/** Whether a failure is a chunk that could not be had; webpack names it so. */
export function isOutdatedPage(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/**
 * Reloads the page unless it has just been reloaded for the same reason, or there is no connection: then the browser's own
 * error page would take the place of ours. @returns whether it reloads.
 */
export function reloadOnce(now = Date.now(), reload = () => window.location.reload()): boolean {
  const reloadedAt = Number(sessionStorage.getItem(STORED_AS) ?? 0);
  if (!navigator.onLine || now - reloadedAt < RELOAD_AT_MOST_EVERY_MS) return false;
  sessionStorage.setItem(STORED_AS, String(now));
  reload();
  return true;
}
