import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';

/** A brisk turn of the wheel. */
const WHEEL_PX = 1_200;
const BETWEEN_TURNS_MS = 60;
/** So often nothing moved any more, although what is loading had its time. */
const STILL_TURNS = 80;

/** Elements of the page as it is now. */
export const liveNodeCount = (page: Page): Promise<number> =>
  page.evaluate(() => document.getElementsByTagName('*').length);

/** Listens for tasks over 50 ms from now on. */
export async function watchLongTasks(page: Page): Promise<{ durationsMs(): Promise<number[]> }> {
  const durations = await page.evaluateHandle(() => {
    const seen: number[] = [];
    const observer = new PerformanceObserver((list) => seen.push(...list.getEntries().map((entry) => entry.duration)));
    observer.observe({ type: 'longtask' });
    return seen;
  });
  return { durationsMs: () => durations.jsonValue() };
}

/**
 * Turns the wheel until the page has no more to show. Further wishes are loaded on the way: the first pages by
 * themselves, the others when somebody presses the button at the end.
 */
export async function scrollToEnd(page: Page): Promise<{ nodesAtMost: number; heightPx: number }> {
  await page.mouse.move(640, 450);
  let nodesAtMost = 0;
  let heightPx = 0;
  let topPx = -1;
  for (let stillTurns = 0; stillTurns < STILL_TURNS; ) {
    await page.mouse.wheel(0, WHEEL_PX);
    await pause(BETWEEN_TURNS_MS);
    await pressMore(page);
    const now = await page.evaluate(() => ({ topPx: window.scrollY, heightPx: document.documentElement.scrollHeight }));
    nodesAtMost = Math.max(nodesAtMost, await liveNodeCount(page));
    stillTurns = now.topPx === topPx ? stillTurns + 1 : 0;
    ({ topPx, heightPx } = now);
  }
  return { nodesAtMost, heightPx };
}

/** Presses "Show more wishes" once it is in sight and has not been pressed already. */
const pressMore = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const more = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Show more wishes');
    if (more && more.getBoundingClientRect().top < window.innerHeight && more.ariaBusy !== 'true') more.click();
  });
