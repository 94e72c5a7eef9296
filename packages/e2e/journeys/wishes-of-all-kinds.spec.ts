import { expect, type Page } from '@playwright/test';
import { enter } from '../site/calls.ts';
import { test } from '../site/notices.ts';
import { fillRegistration, newPerson } from '../site/person.ts';

const VASE = 'Hand-thrown vase 🏺';
const KILN = 'Kiln for the studio';
const TEAPOT = 'Cast teapot with infuser, 37 oz';

test('an owner keeps wishes of all three kinds @phone', async ({ page, baseURL }) => {
  await enter(page, baseURL, newPerson('Ana', 'Ruiz'));
  await test.step('when a link that cannot be pulled is written by hand, on a list made on the way', () =>
    addVase(page));
  await test.step('and a fund is started, once its terms are agreed to', () => startKiln(page));
  await test.step('and a link into the catalogue hangs the product itself', () => addTeapot(page));
  await test.step('then all three hang on the list', async () => {
    await page.goto('/wishlists');
    for (const name of [VASE, KILN, TEAPOT]) await expect(wish(page, name)).toBeVisible();
    await expect(page.getByText('of $900')).toBeVisible();
  });
  await test.step('and one more vase can be wanted', () => countVase(page));
  await test.step('and the note is written in place, its hashtag a link', () => noteVase(page));
  await test.step('and the vase is edited', () => editVase(page));
  await test.step('and what is removed can be brought back', () => removeAndRestoreKiln(page));
});

test('what a visitor wants to save waits until they have signed up @phone', async ({ page }) => {
  await page.goto('/maya_okafor');
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  const door = form(page, 'Log in');
  await door.getByRole('button', { name: 'Sign up' }).click();
  await fillRegistration(page, newPerson('Ben', 'Castillo'));
  await form(page, 'Sign up').getByRole('button', { name: 'Sign up' }).click();
  await expect(form(page, 'Save to list')).toBeVisible();
  await startList(page, 'Borrowed ideas');
  await expect(page.getByText('Wishlist updated')).toBeVisible();
  await page.goto('/wishlists');
  await expect(page.getByRole('heading', { name: 'Borrowed ideas' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});

const wish = (page: Page, name: string) => page.getByRole('link', { name });
const form = (page: Page, name: string) => page.getByRole('dialog', { name });

/** From within the dialog that asks for a list. */
async function startList(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New wishlist' }).click();
  const dialog = form(page, 'Start a wishlist');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Create wishlist' }).click();
  await expect(dialog).toBeHidden();
}

async function addVase(page: Page): Promise<void> {
  await page.goto('/add-wishes');
  await page.getByRole('button', { name: 'Web link' }).click();
  const dialog = form(page, 'Add from a link');
  await dialog.getByRole('textbox', { name: 'Link' }).fill('127.0.0.1/vase');
  await dialog.getByRole('button', { name: 'Get details' }).click();
  await expect(dialog.getByText('Item not able to be pulled. Please enter details manually.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Link' }).fill('pottersrow.example/vase');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(VASE);
  await dialog.getByRole('textbox', { name: 'Price' }).fill('96,50');
  await startList(page, 'Studio');
  await expect(dialog.getByRole('checkbox', { name: 'Studio' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Add to wishlist' }).click();
  await expect(page.getByText('Wishlist updated').first()).toBeVisible();
}

async function startKiln(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fund', exact: true }).click();
  const dialog = form(page, 'Start a fund');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(KILN);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('900');
  await dialog.getByRole('checkbox', { name: 'Studio' }).check();
  await dialog.getByRole('button', { name: 'Start fund' }).click();
  await expect(dialog.getByText('Please click the checkbox if you agree to the terms.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'I agree to the terms of payouts' }).check();
  await dialog.getByRole('button', { name: 'Start fund' }).click();
  await expect(dialog).toBeHidden();
}

async function addTeapot(page: Page): Promise<void> {
  await page.goto('/add-wishes?query=teapot');
  await page.getByRole('link', { name: TEAPOT }).click();
  const link = await page
    .getByRole('dialog')
    .getByRole('link', { name: /^View at/ })
    .getAttribute('href');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Web link' }).click();
  const dialog = form(page, 'Add from a link');
  await dialog.getByRole('textbox', { name: 'Link' }).fill(link ?? '');
  await dialog.getByRole('button', { name: 'Get details' }).click();
  await expect(dialog.getByText('It is in the catalogue, so friends can gift it right here.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Studio' }).check();
  await dialog.getByRole('button', { name: 'Add to wishlist' }).click();
  await expect(dialog).toBeHidden();
}

async function choose(page: Page, name: string, item: string): Promise<void> {
  await page
    .getByRole('button', { name: `More for ${name}` })
    .last()
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

async function countVase(page: Page): Promise<void> {
  await choose(page, VASE, 'Want one more');
  await expect(page.getByText('Wants 2')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Wants 2')).toBeVisible();
}

async function noteVase(page: Page): Promise<void> {
  await wish(page, VASE).click();
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('In #sage, <b>please</b>');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Notes updated')).toBeVisible();
  await expect(page.getByRole('link', { name: '#sage' })).toHaveAttribute('href', '/tags/sage');
  await expect(page.getByText('<b>please</b>')).toBeVisible();
}

async function editVase(page: Page): Promise<void> {
  await choose(page, VASE, 'Edit');
  const dialog = form(page, 'Edit wish');
  await dialog.getByRole('textbox', { name: 'Price' }).fill('120');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Item updated')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('$120.00')).toBeVisible();
  await page.keyboard.press('Escape');
}

async function removeAndRestoreKiln(page: Page): Promise<void> {
  await choose(page, KILN, 'Remove');
  await expect(page.getByText('Item removed from wishlist')).toBeVisible();
  await expect(wish(page, KILN)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(wish(page, KILN)).toBeVisible();
}
