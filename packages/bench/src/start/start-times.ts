import type { Browser } from 'playwright';
import type { Benchmark, BenchOfNothing } from '../benchmark.ts';
import { loadNow, machineNote } from '../machine.ts';
import { openBrowser } from '../pages/browser.ts';
import { figureText, spreadOf } from '../statistics.ts';
import { cloneRepository, startClone } from './cloned-site.ts';

const LATER_STARTS = { quick: 1, full: 5 };
const MAX_FRESH_SECONDS = 240;
const MAX_LATER_SECONDS = 15;
const MS_PER_SECOND = 1_000;

/** How long somebody waits for the site who has just cloned the repository, and who comes back the day after. */
export const startTimes: Benchmark = {
  name: 'start',
  title: 'From a fresh clone to a page, and a later start',
  data: 'none',
  seconds: { quick: 75, full: 180 },
  measure: async (bench) => {
    const browser = await openBrowser();
    const clone = await cloneRepository();
    try {
      const fresh = await secondsToPage(bench, browser, clone.folder);
      const later: number[] = [];
      const count = bench.isFull ? LATER_STARTS.full : LATER_STARTS.quick;
      while (later.length < count) {
        later.push(await secondsToPage(bench, browser, clone.folder));
        bench.say(`later start ${later.length} of ${count}, load ${loadNow().toFixed(1)}`);
      }
      return {
        columns: ['npm start', 'seconds to the page', 'goal'],
        rows: [rowOf('in a fresh clone', [fresh], MAX_FRESH_SECONDS), rowOf('later', later, MAX_LATER_SECONDS)],
        notes: [
          `From typing it until the landing page shows its heading in Chromium. The clone lies in a temporary folder with nothing installed or built; packages come from npm's cache as far as this machine has it. Later: ${count === 1 ? 'one start' : `median (least to most) of ${count} starts`} of the same clone.`,
          `Load average ${loadNow().toFixed(1)} at the end. ${machineNote()}`,
        ],
      };
    } finally {
      await browser.close();
      clone.remove();
    }
  },
};

async function secondsToPage({ port, say }: BenchOfNothing, browser: Browser, folder: string): Promise<number> {
  const startedAt = performance.now();
  const site = await startClone(folder, port, say);
  try {
    const page = await browser.newPage();
    await page.goto(site.url);
    await page.locator('#part-place h1').waitFor();
    const seconds = (performance.now() - startedAt) / MS_PER_SECOND;
    await page.close();
    return seconds;
  } finally {
    await site.stop();
  }
}

function rowOf(name: string, seconds: readonly number[], goal: number): string[] {
  const spread = spreadOf(seconds);
  return [name, `${figureText(seconds, 1)}${spread.median > goal ? ' !' : ''}`, String(goal)];
}
