import { expect, type Locator, type Page } from '@playwright/test';
import { enter } from '../site/calls.ts';
import { test } from '../site/notices.ts';
import { newPerson } from '../site/person.ts';

const PARTY = 'Studio birthday';
const EVENING = 'Studio evening';
const KITCHEN = 'Kitchen, slowly';
/** Where a picture of a list is kept. */
const STORED = /^\/media\/wishlists\//;

test('an owner keeps their lists @phone', async ({ page, isMobile, baseURL }) => {
  await enter(page, baseURL, newPerson('Noor', 'Haddad'));
  await page.goto('/wishlists');
  await test.step('when a list is started for an event, with a picture', () => startParty(page));
  await test.step('and described where it is read', () => describeParty(page));
  await test.step('and edited, with its picture kept, replaced and taken away', () => editParty(page));
  await test.step('and a second list is started', () => startKitchen(page));
  await test.step('and put before the first', () => putKitchenFirst(page, isMobile ? moveByMenu : moveByKeyboard));
  await test.step('and the second list is deleted, the first one stays', () => deleteKitchen(page));
});

const form = (page: Page, name: string) => page.getByRole('dialog', { name });
const cover = (dialog: Locator) => dialog.getByRole('img', { name: 'The list’s cover' });
const head = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const listNames = (page: Page) => page.getByRole('navigation', { name: 'Wishlists' }).locator('li a');

async function startParty(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start a wishlist' }).click();
  const dialog = form(page, 'Start a wishlist');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(PARTY);
  await dialog.getByRole('switch', { name: 'It belongs to an event' }).click();
  await dialog.getByRole('button', { name: 'Create wishlist' }).click();
  await expect(dialog.getByLabel('Date')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Date').fill('2031-10-17');
  await dialog.getByRole('textbox', { name: 'City' }).fill('Portland');
  await choosePicture(page, dialog);
  await dialog.getByRole('button', { name: 'Create wishlist' }).click();
  await expect(head(page, PARTY)).toBeVisible();
  await expect(page.getByText('Fri, Oct 17, 2031')).toBeVisible();
}

async function choosePicture(page: Page, dialog: Locator): Promise<void> {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 320 } });
  await dialog.getByLabel('Picture').setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer });
  await dialog.getByRole('button', { name: 'Use image' }).click();
  await expect(cover(dialog)).toHaveAttribute('src', /^data:/);
}

/** Each change is stored by itself, and what is not touched stays. */
async function editParty(page: Page): Promise<void> {
  await edit(page, async (dialog) => dialog.getByRole('textbox', { name: 'Name' }).fill(EVENING));
  await expect(head(page, EVENING)).toBeVisible();
  await edit(page, async (dialog) => {
    await expect(cover(dialog)).toHaveAttribute('src', STORED);
    await dialog.getByRole('button', { name: 'Replace picture' }).click();
    await choosePicture(page, dialog);
  });
  await edit(page, async (dialog) => {
    await expect(cover(dialog)).toHaveAttribute('src', STORED);
    await dialog.getByRole('switch', { name: 'It belongs to an event' }).click();
  });
  await expect(page.getByText('Fri, Oct 17, 2031')).toBeHidden();
  await edit(page, async (dialog) => {
    await dialog.getByRole('button', { name: 'Remove picture' }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill(PARTY);
  });
  await expect(head(page, PARTY)).toBeVisible();
}

async function edit(page: Page, change: (dialog: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = form(page, 'Edit wishlist');
  await change(dialog);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
}

async function describeParty(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a description' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('Thirty, with clay 🏺');
  await page.getByRole('button', { name: 'Save description' }).click();
  await expect(page.getByText('Thirty, with clay 🏺')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Thirty, with clay 🏺')).toBeVisible();
}

async function startKitchen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const dialog = form(page, 'Start a wishlist');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(KITCHEN);
  await dialog.getByRole('button', { name: 'Create wishlist' }).click();
  await expect(head(page, KITCHEN)).toBeVisible();
  await expect(listNames(page)).toHaveText([PARTY, KITCHEN]);
}

async function putKitchenFirst(page: Page, move: (page: Page) => Promise<void>): Promise<void> {
  await move(page);
  await expect(listNames(page)).toHaveText([KITCHEN, PARTY]);
  await page.reload();
  await expect(listNames(page)).toHaveText([KITCHEN, PARTY]);
}

async function moveByKeyboard(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Move ${KITCHEN}` }).focus();
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key, { delay: 100 });
}

/** Handles have no room on a phone. */
async function moveByMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: `More for ${KITCHEN}` }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
}

async function deleteKitchen(page: Page): Promise<void> {
  await page.getByRole('button', { name: `More for ${KITCHEN}` }).click();
  await page.getByRole('menuitem', { name: 'Delete wishlist' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete wishlist' }).click();
  await expect(page.getByText('Wish list deleted')).toBeVisible();
  await expect(head(page, PARTY)).toBeVisible();
  await expect(listNames(page)).toHaveText([PARTY]);
}
