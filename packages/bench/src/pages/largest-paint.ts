import type { Page } from 'playwright';

/** So long there is no further candidate for the largest paint. */
const SETTLED_MS = 1_000;
/** Longer than even a busy machine takes to its first. */
const PATIENCE_MS = 15_000;

/** Goes there and waits for its heading and for the largest paint to be the last. @returns its milliseconds. */
export async function largestPaintMs(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('#part-place h1').waitFor();
  return page.evaluate(
    ([settledMs, patienceMs]) =>
      new Promise<number>((resolve) => {
        let latest = 0;
        let timer = setTimeout(() => resolve(latest), patienceMs);
        new PerformanceObserver((list) => {
          latest = list.getEntries().at(-1)?.startTime ?? latest;
          clearTimeout(timer);
          timer = setTimeout(() => resolve(latest), settledMs);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
    [SETTLED_MS, PATIENCE_MS] as const,
  );
}
