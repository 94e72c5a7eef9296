import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { largestPaintMs } from '../pages/largest-paint.ts';

/** What web-vitals found; absent where nothing was to be measured. */
export interface Vitals {
  readonly LCP?: number;
  readonly CLS?: number;
  readonly INP?: number;
}

/** Beside what Node resolves lies the same as one script. */
export const VITALS_LIBRARY = readFileSync(
  fileURLToPath(new URL('web-vitals.iife.js', import.meta.resolve('web-vitals'))),
  'utf8',
);
const WATCH = `
  globalThis.measuredVitals = {};
  const note = ({ name, value }) => { globalThis.measuredVitals[name] = value; };
  for (const watch of [webVitals.onLCP, webVitals.onCLS, webVitals.onINP]) watch(note, { reportAllChanges: true });
`;

/** Goes there cold, looks on until nothing is loaded any more, and then does what people do first: looks for somebody. */
export async function visitPage(page: Page, url: string): Promise<Vitals> {
  await page.addInitScript({ content: `${VITALS_LIBRARY}\n${WATCH}` });
  // A machine that is busy is quiet on the wire long before anything is painted.
  await largestPaintMs(page, url);
  await page.waitForLoadState('networkidle');
  const shown = await vitalsOf(page);
  await lookForSomebody(page);
  await page.waitForLoadState('networkidle');
  const { INP, CLS } = await vitalsOf(page);
  return { ...shown, ...(CLS !== undefined && { CLS }), ...(INP !== undefined && { INP }) };
}

const vitalsOf = (page: Page): Promise<Vitals> => page.evaluate(() => Reflect.get(globalThis, 'measuredVitals'));

async function lookForSomebody(page: Page): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Search People' });
  const opener = page.getByRole('button', { name: 'Search users' });
  if (await opener.isVisible()) await opener.click();
  await field.filter({ visible: true }).click();
  await page.keyboard.type('maya', { delay: 60 });
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Escape');
}
