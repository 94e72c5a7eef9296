import { expect, type Page, test } from '@playwright/test';
import { axeFaults } from '../../tooling/chromium/axe-faults.ts';

const DIALOGS = [
  { opener: 'Open the form dialog', story: 'dialog', role: 'dialog' },
  { opener: 'Open the item dialog', story: 'dialog', role: 'dialog' },
  { opener: 'Delete wishlist', story: 'alert-dialog', role: 'alertdialog' },
] as const;

/** Every theme in every width; dialogs are opened in the two that differ in both. */
const VIEWS = [
  { theme: 'light', width: 1280, dialogs: DIALOGS },
  { theme: 'light', width: 390, dialogs: [] },
  { theme: 'dark', width: 1280, dialogs: [] },
  { theme: 'dark', width: 390, dialogs: DIALOGS },
] as const;

/** Opens the page of the kit, or of some components alone: drawing all of them costs more than most tests. */
async function open(page: Page, { theme = 'light', only }: { theme?: string; only?: string } = {}): Promise<void> {
  await page.goto(`/${only ? `?only=${only}` : ''}#${theme}`);
  await expect(page.getByRole('heading', { level: 1, name: 'The components of Wishbow' })).toBeVisible();
}

/** A picture of 600 x 400, drawn by the page itself. */
const drawPicture = (page: Page) =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 400 });
    const pen = canvas.getContext('2d');
    pen?.fillRect(0, 0, 600, 400);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });

for (const { theme, width, dialogs } of VIEWS) {
  test.describe(`${theme} at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    test('everybody can use every component, and nothing pushes the page sideways', async ({ page }) => {
      await open(page, { theme });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await axeFaults(page, { isColoursOnly: theme === 'dark' })).toEqual([]);
    });

    for (const { opener, story, role } of dialogs) {
      test(`"${opener}" opens a dialog everybody can use`, async ({ page }) => {
        await open(page, { theme, only: story });
        const button = page.getByRole('main').getByRole('button', { name: opener });
        const dialog = page.getByRole(role);
        await button.click();
        await expect(dialog).toBeVisible();
        expect(await axeFaults(page, { part: '[role$="dialog"]' })).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(button).toBeFocused();
      });
    }
  });
}

test.describe('with less motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('what is drawn anew has its size at once', async ({ page }) => {
    await open(page, { only: 'button' });
    const grown = await page.evaluate(() => {
      const before = document.body.offsetHeight;
      document.body.style.paddingBottom = '5000px';
      return document.body.offsetHeight - before;
    });
    expect(grown).toBeGreaterThan(4000);
  });
});

test('an open menu and an open list of suggestions can be used by everybody', async ({ page }) => {
  await open(page, { only: 'menu,autocomplete' });
  await page.getByRole('button', { name: 'Maya' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await axeFaults(page, { part: '[role="menu"]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Search People' }).fill('pri');
  await expect(page.getByRole('option', { name: 'Priya Raman' })).toBeVisible();
  expect(await axeFaults(page, { part: '[role="listbox"]' })).toEqual([]);
  expect(await axeFaults(page, { part: '[role="combobox"]' })).toEqual([]);
});

test('a person chooses from a menu with the keyboard alone', async ({ page }) => {
  await open(page, { only: 'menu' });
  await page.getByRole('button', { name: 'Maya' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'View Profile' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Maya' })).toBeFocused();
});

test('a person cuts a square out of a picture and gets 300 x 300 png', async ({ page }) => {
  await open(page, { only: 'image-crop' });
  const buffer = Buffer.from(await drawPicture(page), 'base64');
  await page.getByLabel('Profile picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Use image' }).click();
  const cut = page.getByRole('img', { name: 'Your cut' });
  await expect(cut).toHaveAttribute('src', /^data:image\/png;base64,/);
  expect(await cut.evaluate((picture: HTMLImageElement) => [picture.naturalWidth, picture.naturalHeight])).toEqual([
    300, 300,
  ]);
});

test('a picture under 300 px on a side is refused', async ({ page }) => {
  await open(page, { only: 'image-crop' });
  const onePixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await page.getByLabel('Profile picture').setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: onePixel });
  await expect(page.getByText('Image size is too small...')).toBeVisible();
});
