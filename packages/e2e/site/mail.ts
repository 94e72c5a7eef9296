import { expect, type Page } from '@playwright/test';
import { sandboxAddress } from './processes.ts';

/** Opens the newest mail to somebody on the sandbox's page, once it is there. */
async function openMail(mailPage: Page, siteUrl: string, to: string, subject: string): Promise<void> {
  const row = mailPage.getByRole('listitem').filter({ hasText: to }).filter({ hasText: subject }).first();
  await expect(async () => {
    await mailPage.goto(`${sandboxAddress(siteUrl)}/mail`);
    await expect(row).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await row.getByRole('link').click();
}

/**
 * Opens the newest mail to somebody, and follows its button, or the link of this name, as a reader would.
 * @returns the page that it has opened.
 */
export async function followMail(
  mailPage: Page,
  siteUrl: string,
  to: string,
  subject: string,
  linkName?: string,
): Promise<Page> {
  await openMail(mailPage, siteUrl, to, subject);
  const mail = mailPage.frameLocator('iframe');
  const link = linkName ? mail.getByRole('link', { name: linkName }) : mail.getByRole('link').first();
  const [opened] = await Promise.all([mailPage.waitForEvent('popup'), link.click()]);
  return opened;
}
