import { expect, type Page } from '@playwright/test';
import type { Call } from '@wishbow/http/client';
import { builtSentence } from '../site/built-sentence.ts';
import { deployer, liveSet, promoteBuildOf, serveAgain, uploadChanged } from '../site/deployer.ts';
import { testAs } from '../site/signed-in.ts';

const NAME = 'mf-social';
/** The heading of its page. */
const HEADING = 'People';
const NEWS = 'Find whoever was deployed.';

const test = testAs('hollis@mailbox.example');

let call: Call;
let live: string;
/** What its team says under the heading. */
let sentence: string;
test.beforeEach(async ({ baseURL }) => {
  call = deployer(baseURL);
  live = (await liveSet(call)).builds[NAME] ?? '';
  sentence = builtSentence(NAME, live, HEADING);
  const inScript = JSON.stringify(sentence);
  await uploadChanged(call, { name: NAME, live, buildId: `worse-${live}`, swap: [inScript, JSON.stringify(NEWS)] });
  const broken = '(()=>{throw new Error("broken by a journey")})()';
  await uploadChanged(call, { name: NAME, live, buildId: `broken-${live}`, swap: [inScript, broken] });
});
test.afterEach(() => serveAgain(call, NAME, live));

const PANEL = 'This page is not available right now';
/** Opens its page as somebody new or as somebody who was there before. @returns whether the part has failed. */
async function meetsPanel(guest: Page): Promise<boolean> {
  await guest.goto('/users');
  const heading = guest.getByRole('heading', { name: HEADING });
  await expect(guest.getByText(PANEL).or(heading)).toBeVisible();
  return guest.getByText(PANEL).isVisible();
}

test('a build that fails is taken back by itself and a worse one by an admin, and a tab left open goes on through both', async ({
  page: leftOpen,
  browser,
  baseURL,
}) => {
  const admin = await leftOpen.context().newPage();
  // Nobody listens to what these complain about: they may meet a broken build.
  const newGuest = () => browser.newPage({ ...(baseURL && { baseURL }) });
  let documents = 0;
  leftOpen.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const goOn = async (query: string, name: string) => {
    await leftOpen.getByRole('main').getByLabel('Search People').fill(query);
    await expect(leftOpen.getByRole('main').getByText(name)).toBeVisible();
    await expect(leftOpen.getByText(sentence)).toBeVisible();
    expect(documents).toBe(1);
  };

  await test.step('given a tab that somebody has open', () => leftOpen.goto('/users'));

  await test.step('when an admin tries a build that fails on half of all', async () => {
    await admin.goto('/admin/parts');
    await admin.getByRole('button', { name: `Try on some ${NAME}` }).click();
    const dialog = admin.getByRole('dialog', { name: `Try a build of ${NAME} on some?` });
    await dialog.getByLabel('Build').selectOption(`broken-${live}`);
    await dialog.getByLabel('Browsers in 100').fill('50');
    await dialog.getByLabel('Reason').fill('To see it fail');
    await dialog.getByRole('button', { name: 'Try it' }).click();
    await expect(admin.getByText(`50 % try broken-${live}`)).toBeVisible();
  });

  const guests = new Map<boolean, Page>();
  await test.step('then some meet a panel at each visit and others at none', async () => {
    while (guests.size < 2) {
      const guest = await newGuest();
      guests.set(await meetsPanel(guest), guest);
    }
    for (const [meets, guest] of guests) {
      for (let visit = 0; visit < 2; visit += 1) expect(await meetsPanel(guest)).toBe(meets);
      // What it has seen is told when it is left.
      await guest.goto('about:blank');
    }
    await goOn('maya', 'Maya Okafor');
  });

  await test.step('and it is taken back for that once so few are enough to judge by', async () => {
    await admin.getByRole('button', { name: 'Change the share' }).click();
    const dialog = admin.getByRole('dialog', { name: `Try ${NAME} broken-${live} on another share?` });
    await dialog.getByLabel('Fewest views').fill('3');
    await dialog.getByLabel('Reason').fill('It fails wherever one looks');
    await dialog.getByRole('button', { name: 'Change' }).click();
    await expect.poll(async () => (await liveSet(call)).canary, { timeout: 30_000 }).toBeNull();
    for (const guest of guests.values()) expect(await meetsPanel(guest)).toBe(false);
    await admin.reload();
    await expect(admin.getByText('No build is tried on some.')).toBeVisible();
    const told = admin.getByRole('row', { name: /canary watch.*errors in 100\.0 % of \d+ views/ });
    await expect(told.first()).toBeVisible();
  });

  const guest = await newGuest();
  await test.step('and what is deployed is there for whoever opens a page, while the tab stays as it was', async () => {
    expect(await promoteBuildOf(call, NAME, `worse-${live}`)).toBe(200);
    await guest.goto('/users');
    await expect(guest.getByText(NEWS)).toBeVisible();
    await goOn('nora', 'Nora Quill');
  });

  await test.step('until an admin rolls it back', async () => {
    await admin.reload();
    await admin.getByRole('button', { name: `Roll back ${NAME}` }).click();
    const dialog = admin.getByRole('dialog', { name: `Roll ${NAME} back?` });
    await dialog.getByLabel('Reason').fill('The sentence is worse');
    await dialog.getByRole('button', { name: 'Roll back' }).click();
    await expect(dialog).toHaveCount(0);
    await guest.reload();
    await expect(guest.getByText(sentence)).toBeVisible();
    await goOn('maya', 'Maya Okafor');
  });
});
