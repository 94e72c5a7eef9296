import { expect, type Page } from '@playwright/test';
import { processAddress } from './processes.ts';

/**
 * Opens the newest mail to somebody on the sandbox's page, and follows its button as a reader would.
 * @returns the page that the button has opened.
 */
export async function followMail(mailPage: Page, siteUrl: string, to: string, subject: string): Promise<Page> {
  const row = mailPage.getByRole('listitem').filter({ hasText: to }).filter({ hasText: subject }).first();
  await expect(async () => {
    await mailPage.goto(`${processAddress(siteUrl, 'sandbox')}/mail`);
    await expect(row).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await row.getByRole('link').click();
  const button = mailPage.frameLocator('iframe').getByRole('link').first();
  const [opened] = await Promise.all([mailPage.waitForEvent('popup'), button.click()]);
  return opened;
}
