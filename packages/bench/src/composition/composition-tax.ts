import type { Browser } from 'playwright';
import type { Benchmark } from '../benchmark.ts';
import { loadNow, machineNote } from '../machine.ts';
import { openBrowser } from '../pages/browser.ts';
import { largestPaintMs } from '../pages/largest-paint.ts';
import { spreadOf, spreadText } from '../statistics.ts';
import { buildMonolith } from './build-monolith.mjs';
import { relaySite } from './relay.ts';
import { openSlowPage } from './slow-wire.ts';

interface Visits {
  readonly cold: number[];
  readonly warm: number[];
}

/** Fewer than the goal asks for say only about how much it is. */
const CONTEXTS = { quick: 5, full: 20 };
const MAX_COLD = 1.05;
const MAX_WARM = 1.02;
const PHONE = { viewport: { width: 390, height: 844 } };

const noVisits = (): Visits => ({ cold: [], warm: [] });

/** What a visitor of the landing page pays for its being composed of parts that are built and deployed singly. */
export const compositionTax: Benchmark = {
  name: 'composition',
  title: 'Composition tax: the landing page, composed and as one program, over a slow wire',
  seconds: { quick: 60, full: 250 },
  data: 'lists',
  measure: async ({ site, isFull, say }) => {
    const contexts = isFull ? CONTEXTS.full : CONTEXTS.quick;
    say('the monolith is built');
    const relays = [await relaySite(site.url), await relaySite(site.url, await buildMonolith())] as const;
    const [composed, single] = [noVisits(), noVisits()];
    const loads: number[] = [];
    const browser = await openBrowser();
    // Once for nothing, so that servers and relays are warm.
    for (const relay of relays) await visit(browser, relay.url, noVisits());
    for (let round = 1; round <= contexts; round += 1) {
      await visit(browser, relays[0].url, composed);
      await visit(browser, relays[1].url, single);
      loads.push(loadNow());
      say(`${round} of ${contexts} contexts each, load ${loadNow().toFixed(1)}`);
    }
    await browser.close();
    for (const relay of relays) relay.stop();
    return {
      columns: ['Visit', 'composed, ms', 'one program, ms', 'ratio of medians', 'goal'],
      rows: [rowOf('cold', composed.cold, single.cold, MAX_COLD), rowOf('warm', composed.warm, single.warm, MAX_WARM)],
      notes: [
        `Largest contentful paint, median (least to most) of ${contexts} new browser contexts each, in turns; warm is a second visit in the same context. 150 ms for each request and 1.6 Mbit/s by Chromium's emulation, 390 px wide, without a graphics card.`,
        `Load average ${spreadText(spreadOf(loads), 1)}. ${machineNote()}`,
      ],
    };
  },
};

async function visit(browser: Browser, url: string, { cold, warm }: Visits): Promise<void> {
  const context = await browser.newContext(PHONE);
  for (const visits of [cold, warm]) {
    const page = await openSlowPage(context);
    visits.push(await largestPaintMs(page, url));
    await page.close();
  }
  await context.close();
}

function rowOf(name: string, composed: readonly number[], single: readonly number[], goal: number): string[] {
  const [ofComposed, ofSingle] = [spreadOf(composed), spreadOf(single)];
  const ratio = ofComposed.median / ofSingle.median;
  return [
    name,
    spreadText(ofComposed, 0),
    spreadText(ofSingle, 0),
    `${ratio.toFixed(3)}${ratio > goal ? ' !' : ''}`,
    goal.toFixed(2),
  ];
}
