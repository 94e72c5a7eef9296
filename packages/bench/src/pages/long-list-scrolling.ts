import { hrefOf } from '@wishbow/contracts/routes';
import type { Browser } from 'playwright';
import type { Benchmark, BenchOfLists } from '../benchmark.ts';
import { loadNow } from '../machine.ts';
import { figureText, visitsText } from '../statistics.ts';
import { openBrowser, openColdPage } from './browser.ts';
import { countFrames, FRAME_CATEGORIES, type Frames } from './frames.ts';
import { largestPaintMs } from './largest-paint.ts';
import { readRenderingCounters } from './rendering-counters.ts';
import { liveNodeCount, scrollToEnd, watchLongTasks } from './scroll-to-end.ts';

const VISITS = { quick: 1, full: 5 };

interface Scroll extends Frames {
  /** Tasks that held the main thread for more than 50 ms. */
  readonly longTasks: number;
  readonly longestTaskMs: number;
  readonly layouts: number;
  readonly layoutMs: number;
  readonly mainThreadMs: number;
  readonly nodesAtTop: number;
  /** The most that were there at any time on the way. */
  readonly nodesAtMost: number;
  readonly heightPx: number;
}

const ROWS: readonly (readonly [name: string, figure: (scroll: Scroll) => number])[] = [
  ['frames drawn', ({ drawn }) => drawn],
  ['frames dropped', ({ dropped }) => dropped],
  ['tasks over 50 ms', ({ longTasks }) => longTasks],
  ['longest task, ms', ({ longestTaskMs }) => longestTaskMs],
  ['layouts', ({ layouts }) => layouts],
  ['time in layout, ms', ({ layoutMs }) => layoutMs],
  ['main thread at work, ms', ({ mainThreadMs }) => mainThreadMs],
  ['elements at the top', ({ nodesAtTop }) => nodesAtTop],
  ['elements at most', ({ nodesAtMost }) => nodesAtMost],
  ['height at the end, px', ({ heightPx }) => heightPx],
];

/** Whether a list stays light under the thumb: from its top to its 2,000th wish, with the wheel. */
export const longListScrolling: Benchmark = {
  name: 'scrolling',
  title: 'Scrolling a list of 2,000 wishes',
  seconds: { quick: 25, full: 120 },
  data: 'lists',
  measure: async (bench) => {
    const visits = bench.isFull ? VISITS.full : VISITS.quick;
    const browser = await openBrowser();
    const scrolls: Scroll[] = [];
    for (let visit = 1; visit <= visits; visit += 1) {
      scrolls.push(await scrollOnce(browser, bench));
      bench.say(`scrolled ${visit} of ${visits} times, load ${loadNow().toFixed(1)}`);
    }
    await browser.close();
    return {
      columns: ['What', 'Figure'],
      rows: ROWS.map(([name, figure]) => [name, figureText(scrolls.map(figure), 0)]),
      notes: [
        `${visitsText(visits)} with a cold browser, without a graphics card; load average ${loadNow().toFixed(1)} at the end.`,
        'Frames by the tracing of Chromium, layouts and main thread by its performance counters. On a busy machine frames are dropped because the browser gets no turn.',
      ],
    };
  },
};

async function scrollOnce(browser: Browser, { site, lists }: BenchOfLists): Promise<Scroll> {
  const page = await openColdPage(browser);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await largestPaintMs(page, site.url + hrefOf('wishlist', { wishlist: lists.of2000 }));
  await page.waitForLoadState('networkidle');
  const nodesAtTop = await liveNodeCount(page);
  const tasks = await watchLongTasks(page);
  const before = await readRenderingCounters(session);
  await browser.startTracing(page, { categories: FRAME_CATEGORIES });
  const { nodesAtMost, heightPx } = await scrollToEnd(page);
  const frames = countFrames((await browser.stopTracing()).toString('utf8'));
  const after = await readRenderingCounters(session);
  const durations = await tasks.durationsMs();
  await page.context().close();
  return {
    ...frames,
    longTasks: durations.length,
    longestTaskMs: Math.max(0, ...durations),
    layouts: after.layoutCount - before.layoutCount,
    layoutMs: (after.layoutSeconds - before.layoutSeconds) * 1000,
    mainThreadMs: (after.taskSeconds - before.taskSeconds) * 1000,
    nodesAtTop,
    nodesAtMost,
    heightPx,
  };
}
