import { expect, type Locator, type Page } from '@playwright/test';
import { enter } from '../site/calls.ts';
import { test } from '../site/notices.ts';
import { newPerson, type Person } from '../site/person.ts';
import { aFund, fromElsewhere, startList, wishFor } from '../site/wishing.ts';

const LAMP = 'Paper lamp';
const KILN = 'Kiln for the studio';
const FLIGHT = 'Flight home';

/** Two people in two browsers: everything that is given without an order, and how it is taken back. */
test('a friend gives a link and chips in to funds, and everything can be put right again @phone', async ({
  page,
  openBrowser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const owner = newPerson('Ana', 'Ruiz');
  await test.step('when an owner wishes for a lamp from elsewhere and starts two funds', async () => {
    const ana = await enter(page, baseURL, owner);
    const [studio, trips] = [await startList(ana, 'Studio'), await startList(ana, 'Trips')];
    await wishFor(ana, studio.id, fromElsewhere(LAMP, 4_800));
    await wishFor(ana, studio.id, aFund(KILN, 10_000));
    await wishFor(ana, trips.id, aFund(FLIGHT, 30_000));
  });
  const friend = await openBrowser();
  await test.step('and a friend gives the lamp', async () => {
    await enter(friend, baseURL, newPerson('Ben', 'Castillo'));
    await giveLamp(friend, owner);
  });
  await test.step('then the owner hears of it', () => expectNotice(page, `Ben Castillo gifted you ${LAMP}`));
  await test.step('when the friend takes it back', () => takeLampBack(friend, owner));
  await test.step('then the notice is gone', async () => {
    await page.goto('/notifications');
    await expect(page.getByText(`Ben Castillo gifted you ${LAMP}`)).toBeHidden();
  });
  await test.step('when the friend chips in, after a card that was declined and a bank that was not convinced', () =>
    chipIn(friend, owner));
  await test.step('then the owner has the fund paid out', () => requestPayout(page));
  await test.step('and nobody can chip in any more', () => expectClosed(friend, owner));
  await test.step('when a fund is deleted with its list', () => chipInAndDelete(page, friend, owner));
  await test.step('then the friend is told of the refund', () =>
    expectNotice(friend, `${FLIGHT} is no longer on the wishlist. What you chipped in is refunded to your card.`));
});

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function openWish(page: Page, owner: Person, list: string, name: string): Promise<void> {
  // From its beginning: "Kiln for the studio" is a wish, and its link may be there before the list's.
  const named = new RegExp(`^${list}`);
  await page.goto(`/${owner.username}`);
  await page
    .getByRole('link', { name: named })
    .or(page.getByRole('button', { name: named }))
    .first()
    .click();
  await page.getByRole('link', { name }).first().click();
  await expect(dialog(page, name)).toBeVisible();
}

async function giveLamp(page: Page, owner: Person): Promise<void> {
  await openWish(page, owner, 'Studio', LAMP);
  await dialog(page, LAMP).getByRole('button', { name: 'Gift this' }).click();
  const form = dialog(page, 'Gift this');
  await expect(form.getByRole('link', { name: 'View at lightwell.example' })).toBeVisible();
  await form.getByLabel('Your note').fill('For the reading corner.');
  await form.getByRole('button', { name: 'Gift this' }).dblclick();
  await expect(page.getByText('Item gifted successfully. The recipient will be notified.')).toBeVisible();
  await expect(form).toBeHidden();
}

/** The page of notifications hears of new ones live; what arrives there counts as viewed at once. */
async function expectNotice(page: Page, text: string): Promise<void> {
  await page.goto('/notifications');
  await expect(page.getByText(text).first()).toBeVisible({ timeout: 60_000 });
}

async function takeLampBack(page: Page, owner: Person): Promise<void> {
  await page.goto(`/${owner.username}`);
  await page.getByRole('tab', { name: /Gifted/ }).click();
  await page.getByRole('link', { name: LAMP }).click();
  await expect(dialog(page, LAMP).getByText('You gifted this to Ana.')).toBeVisible();
  await dialog(page, LAMP).getByRole('button', { name: 'Undo gift' }).click();
  await expect(page.getByText('Gift taken back. Somebody else can give it now.')).toBeVisible();
  await expect(dialog(page, LAMP).getByRole('button', { name: 'Gift this' })).toBeVisible();
}

async function addCard(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a card' }).click();
  const form = dialog(page, 'Add a card');
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Expires').fill('12/30');
  await form.getByLabel('Security code').fill('123');
  await form.getByRole('button', { name: 'Add card' }).click();
  await expect(form).toBeHidden();
}

async function chipIn(page: Page, owner: Person): Promise<void> {
  await openWish(page, owner, 'Studio', KILN);
  await dialog(page, KILN).getByRole('button', { name: 'Contribute' }).click();
  const form = dialog(page, 'Chip in');
  await form.getByRole('button', { name: 'Contribute' }).click();
  await expect(page.getByText('Please set the amount you want to contribute.').first()).toBeVisible();
  await form.getByLabel('Your contribution').fill('60');
  await form.getByRole('button', { name: 'Contribute $60' }).click();
  await expect(page.getByText('Please add a credit card.').first()).toBeVisible();
  await addCard(page, '4000 0000 0000 0341');
  await form.getByRole('button', { name: 'Contribute $60' }).click();
  await expect(page.getByText(/declined/).first()).toBeVisible({ timeout: 20_000 });
  await addCard(page, '4000 0000 0000 3220');
  await askedByBank(page, form, 'Fail authentication');
  await expect(page.getByText(/^We are unable to authenticate your payment method\./).first()).toBeVisible();
  await askedByBank(page, form, 'Complete authentication');
  await expect(page.getByText('Contribution has been made. The recipient will be notified.')).toBeVisible({
    timeout: 20_000,
  });
  await expect(form).toBeHidden();
}

/** The bank of this card asks every time, on a page of its own within ours (3-D Secure). */
async function askedByBank(page: Page, form: Locator, answer: string): Promise<void> {
  await form.getByRole('button', { name: 'Contribute $60' }).click();
  const bank = page.getByTitle('Your bank').contentFrame();
  await expect(bank.getByText('Your bank asks whether you agree to this payment of $60.00.')).toBeVisible({
    timeout: 20_000,
  });
  await bank.getByRole('button', { name: answer }).click();
  await expect(dialog(page, 'Confirm with your bank')).toBeHidden();
}

async function requestPayout(page: Page): Promise<void> {
  await expectNotice(page, `Ben Castillo chipped in to ${KILN}`);
  await page.getByText(`Ben Castillo chipped in to ${KILN}`).first().click();
  await expect(page.getByText('$60 so far')).toBeVisible();
  await expect(page.getByText('1 person chipped in')).toBeVisible();
  await page.getByRole('button', { name: `More for ${KILN}` }).click();
  await page.getByRole('menuitem', { name: 'Request Payout' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/The 5% fee of \$3\.00 is deducted/)).toBeVisible();
  await question.getByRole('button', { name: 'Request $57.00' }).click();
  await expect(
    page.getByText('Payout requested. Check will be mailed within 7-10 business days.').first(),
  ).toBeVisible();
}

async function expectClosed(page: Page, owner: Person): Promise<void> {
  await openWish(page, owner, 'Studio', KILN);
  await expect(dialog(page, KILN).getByText(/^Payout requested\./)).toBeVisible();
  await expect(dialog(page, KILN).getByRole('button', { name: 'Contribute' })).toBeHidden();
}

async function chipInAndDelete(owner: Page, friend: Page, person: Person): Promise<void> {
  await openWish(friend, person, 'Trips', FLIGHT);
  await dialog(friend, FLIGHT).getByRole('button', { name: 'Contribute' }).click();
  const form = dialog(friend, 'Chip in');
  await form.getByRole('button', { name: '$25' }).click();
  await addCard(friend, '4242 4242 4242 4242');
  await form.getByRole('switch', { name: /Private contribution/ }).click();
  await form.getByRole('button', { name: 'Contribute $25' }).click();
  await expect(form).toBeHidden({ timeout: 20_000 });
  await owner.goto('/wishlists');
  await owner.getByRole('navigation', { name: 'Wishlists' }).getByRole('link', { name: 'Trips' }).click();
  await owner.getByRole('button', { name: 'More for Trips' }).click();
  await owner.getByRole('menuitem', { name: 'Delete wishlist' }).click();
  const question = owner.getByRole('alertdialog');
  await expect(question.getByText(/What friends put into its funds is refunded to them\./)).toBeVisible();
  await question.getByRole('button', { name: 'Delete wishlist' }).click();
  await expect(owner.getByText('Wish list deleted')).toBeVisible();
}
