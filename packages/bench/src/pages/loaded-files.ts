import type { Page } from 'playwright';
import { largestPaintMs } from './largest-paint.ts';

/** A file as Chromium's resource timing remembers it. */
export interface LoadedFile {
  /** Path on the site, without a query. */
  readonly path: string;
  /** As it was transferred, compressed, without headers. */
  readonly bytes: number;
  /** Milliseconds after the start of the navigation. */
  readonly startedAtMs: number;
}

export interface PageLoad {
  readonly files: readonly LoadedFile[];
  /** When the largest thing on the screen was painted, in milliseconds after the start of the navigation. */
  readonly largestPaintMs: number;
}

/** Goes there, waits until nothing is loaded any more, and reads what the browser counted. */
export async function loadPage(page: Page, url: string): Promise<PageLoad> {
  const paintMs = await largestPaintMs(page, url);
  await page.waitForLoadState('networkidle');
  return page.evaluate((largestPaintMs) => {
    const entries = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    return {
      largestPaintMs,
      files: entries.map(({ name, encodedBodySize, startTime }) => ({
        path: new URL(name).pathname,
        bytes: encodedBodySize,
        startedAtMs: startTime,
      })),
    };
  }, paintMs);
}
