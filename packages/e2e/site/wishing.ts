import { expect, type Page } from '@playwright/test';

const form = (page: Page, name: string) => page.getByRole('dialog', { name });

/** A list that is there already, or one to be started on the way. */
type OnList = { readonly listed: string } | { readonly newList: string };

/** From within the dialog that asks for lists. */
async function chooseList(page: Page, on: OnList): Promise<void> {
  const boxOf = (name: string) => page.getByRole('dialog').getByRole('checkbox', { name });
  if ('listed' in on) return boxOf(on.listed).check();
  await page.getByRole('button', { name: 'New wishlist' }).click();
  const dialog = form(page, 'Start a wishlist');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(on.newList);
  await dialog.getByRole('button', { name: 'Create wishlist' }).click();
  await expect(dialog).toBeHidden();
  await expect(boxOf(on.newList)).toBeChecked();
}

/** Wishes for something from elsewhere, written by hand. */
export async function wishForLink(page: Page, name: string, price: string, on: OnList): Promise<void> {
  await page.goto('/add-wishes');
  await page.getByRole('button', { name: 'Web link' }).click();
  const dialog = form(page, 'Add from a link');
  await dialog.getByRole('textbox', { name: 'Link' }).fill('127.0.0.1/lamp');
  await dialog.getByRole('button', { name: 'Get details' }).click();
  await expect(dialog.getByText('Item not able to be pulled. Please enter details manually.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Link' }).fill('lightwell.example/lamp');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Price' }).fill(price);
  await chooseList(page, on);
  await dialog.getByRole('button', { name: 'Add to wishlist' }).click();
  await expect(dialog).toBeHidden();
}

/** Asks several people to chip in. */
export async function startFund(page: Page, name: string, dollars: string, on: OnList): Promise<void> {
  await page.goto('/add-wishes');
  await page.getByRole('button', { name: 'Fund', exact: true }).click();
  const dialog = form(page, 'Start a fund');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(dollars);
  await chooseList(page, on);
  await dialog.getByRole('checkbox', { name: 'I agree to the terms of payouts' }).check();
  await dialog.getByRole('button', { name: 'Start fund' }).click();
  await expect(dialog).toBeHidden();
}
