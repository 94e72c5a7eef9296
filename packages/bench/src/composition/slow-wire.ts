import type { BrowserContext, Page } from 'playwright';

/** A phone on a mediocre network, as Lighthouse has it. */
const ROUND_TRIP_MS = 150;
const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8;

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
