import type { BrowserContext, Page } from 'playwright';

/** A phone on a mediocre network, as Lighthouse has it. */
const ROUND_TRIP_MS = 150;
const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8;

/** Half a second without a further candidate for the largest paint. */
const SETTLED_MS = 500;

/** A page of this context behind a slow wire, by Chromium's own emulation; `cpuSlowdown` times slower than this machine. */
export async function openSlowPage(context: BrowserContext, { cpuSlowdown = 1 } = {}): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (cpuSlowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  return page;
}

/** Goes there and waits for its heading and for the largest paint to be the last. @returns its milliseconds. */
export async function largestPaintMs(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('#part-place h1').waitFor();
  return page.evaluate(
    (settledMs) =>
      new Promise<number>((resolve) => {
        let latest = 0;
        let timer = setTimeout(() => resolve(latest), settledMs * 2);
        new PerformanceObserver((list) => {
          latest = list.getEntries().at(-1)?.startTime ?? latest;
          clearTimeout(timer);
          timer = setTimeout(() => resolve(latest), settledMs);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
    SETTLED_MS,
  );
}
