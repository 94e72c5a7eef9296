import { expect, type Page } from '@playwright/test';
import { axeFaults } from '../../tooling/chromium/axe-faults.ts';

const QUIET_MS = 500;

/** Waits until the page has its heading, shows nothing that is still to come, and has got nothing new for a while. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await page.waitForFunction((quietMs) => {
    const ends = performance.getEntries().map(({ startTime, duration }) => startTime + duration);
    return performance.now() - Math.max(...ends) > quietMs && !document.querySelector('[data-loading]');
  }, QUIET_MS);
}

/**
 * Nothing that axe can find keeps anybody from reading or operating the page, in either theme. The page is looked at as it
 * stands and then in the other theme, and stays there: to draw it anew costs as much as to look at it.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [present, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await useTheme(page, present);
  expect(await axeFaults(page)).toEqual([]);
  await useTheme(page, other);
  expect(await axeFaults(page, { isColoursOnly: true })).toEqual([]);
}

/**
 * Nothing that was on the screen has moved by itself since the page was opened. Where a machine is so busy that something was
 * no longer waited for, what stands below it moves as it should, and nothing else.
 */
export async function expectNothingMoved(page: Page): Promise<void> {
  const moved = await page.evaluate(
    () =>
      new Promise<string[]>((tell) => {
        const overdue = [...document.querySelectorAll("[data-below='overdue']")];
        const isBelowOne = ({ node }: { node?: Node }) =>
          overdue.some(
            (place) =>
              !node || place.contains(node) || place.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING,
          );
        const shifts: string[] = [];
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const sources: readonly { node?: Node }[] = Reflect.get(entry, 'sources');
            const isKnown = Reflect.get(entry, 'hadRecentInput') || sources.every(isBelowOne);
            if (!isKnown) shifts.push(JSON.stringify(entry));
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Entries of the past are handed over in a task of their own, before this one.
        setTimeout(() => tell(shifts));
      }),
  );
  expect(moved).toEqual([]);
}

/** Changes the theme and waits until it is on the screen: colours read in the middle of a transition are nobody's. */
async function useTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const isDrawn = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await isDrawn();
    // A transition that is called off is over, too.
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map((transition) => transition.finished),
    );
    await isDrawn();
  });
}

/** What the document asked ahead of the page was what the page asked. */
export async function expectEarlyAnswersTaken(page: Page): Promise<void> {
  const left = await page.evaluate(() => [...(Reflect.get(window, 'wishbowEarlyAnswers')?.keys() ?? [])]);
  expect(left).toEqual([]);
}

/** The page is read without scrolling sideways, once it has found its place in the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}
