import type { Page } from 'playwright';

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
  await page.goto(url, { waitUntil: 'networkidle' });
  return page.evaluate(async () => {
    const paints = await new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const entries = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    return {
      largestPaintMs: paints.at(-1)?.startTime ?? 0,
      files: entries.map(({ name, encodedBodySize, startTime }) => ({
        path: new URL(name).pathname,
        bytes: encodedBodySize,
        startedAtMs: startTime,
      })),
    };
  });
}
