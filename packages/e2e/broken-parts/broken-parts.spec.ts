import { expect, type Page } from '@playwright/test';
import { PART_LIMIT_SECONDS, type PartFault, partFaults, partViews } from '../failure-views/part-views.ts';
import { test } from './parts-test.ts';
import { placeOf, type TriedPart, triedParts } from './places.ts';
import { mend, release } from './site-answers.ts';

/** Slower than anybody's patience with a spinner, and sooner than a script counts as failed. */
const SLOW_MS = 2500;

const failurePanel = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This page is not available right now' });
const refusal = (page: Page) => page.getByText('This could not be opened. Please try again.');

/** Goes to an address within the site, as its links do. */
const goTo = (page: Page, address: string) => page.evaluate((to) => window.history.pushState(null, '', to), address);

const expectHeading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();

/** Whoever presses while a slot of the same part is still at its own last try may have to press once more. */
const tryAgainUntil = (page: Page, heading: string) =>
  expect(async () => {
    const panel = failurePanel(page);
    if (await panel.isVisible()) await panel.getByRole('button', { name: 'Try again' }).click({ timeout: 1_000 });
    await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();

/** By `header`: behind a dialog the bar is nobody's who looks for roles. */
async function expectSlots(page: Page, part: TriedPart, fault: PartFault | null): Promise<void> {
  for (const [slot, { itself, absent, isPlain }] of Object.entries(placeOf(part).slots)) {
    const isHere = !fault || partViews[fault].slot === 'itself' || (fault === 'style sheet 404' && isPlain);
    await expect(page.locator(`header [data-slot="${slot}"]`)).toHaveText(isHere ? itself : absent);
  }
}

/** Of those that wait, time passes by the page's own clock: until what is slow arrives, or what hangs has had its limit. */
async function letTimePass(page: Page, fault: PartFault, arrive: () => void): Promise<void> {
  if (fault === 'entry slow') {
    await page.clock.fastForward(SLOW_MS);
    arrive();
  }
  if (fault === 'hang') await page.clock.fastForward(PART_LIMIT_SECONDS * 1000);
}

/** A style sheet that is gone is taken for an outdated page and reloads it, but for pages that have just been: as this one. */
function asJustReloaded(): void {
  sessionStorage.setItem('wishbow:reloaded-at', String(Date.now()));
}

for (const [index, fault] of partFaults.entries()) {
  const { page: ownPage, modal, slot } = partViews[fault];
  const isWhole = ownPage === 'itself';
  for (const [place, part] of triedParts.entries()) {
    const { own, other, openModal, dialog } = placeOf(part);
    // Each fault with one part, each part with some faults; `npm run test:outages` tries every part with every fault.
    const tag = index % triedParts.length === place ? [] : ['@every'];
    test(`${part} with ${fault} shows people page ${ownPage}, modal ${modal}, slot ${slot}, takes nothing else down, and works once it is back`, {
      tag,
    }, async ({ page, breakPart }) => {
      const site = breakPart({ part, fault });
      if (fault === 'entry slow' || fault === 'hang') await page.clock.install();
      if (fault === 'style sheet 404') await page.addInitScript(asJustReloaded);
      // A script that never arrives keeps the document from counting as loaded; people see the page all the same.
      await page.goto(other.address, { waitUntil: 'commit' });
      await expectHeading(page, other.heading);
      await openModal(page);
      await letTimePass(page, fault, () => release(site));
      await expect(modal === 'itself' ? page.getByRole('dialog', { name: dialog }) : refusal(page)).toBeVisible();
      await expectSlots(page, part, fault);
      await goTo(page, own.address);
      if (fault === 'hang') await expect.poll(() => site.held.length).toBeGreaterThan(1);
      await letTimePass(page, fault, () => undefined);
      if (isWhole) await expectHeading(page, own.heading);
      else await expect(failurePanel(page)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      expect(new Set(site.reports.map(({ owner }) => owner))).toEqual(new Set(isWhole ? [] : [part]));

      mend(site);
      await tryAgainUntil(page, own.heading);
      await expect(failurePanel(page)).toHaveCount(0);
      await goTo(page, other.address);
      await expectSlots(page, part, null);
      await openModal(page);
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    });
  }
}
