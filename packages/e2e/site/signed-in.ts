import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { demoPassword } from '@wishbow/demo/people';
import { signInByCall } from './calls.ts';
import { test as base } from './notices.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Fills the log-in form as it stands, for somebody of the demo community. */
export async function submitLogIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Logged in')).toBeVisible();
}

/** Journeys of somebody of the demo community; they log in once for all, since the number of tries is limited. */
export const testAs = (email: string) =>
  base.extend<object, { signedIn: StorageState }>({
    signedIn: [
      async ({ playwright }, use, { project }) => {
        const { baseURL } = project.use;
        const browser = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
        await signInByCall(browser, email, demoPassword);
        await use(await browser.storageState());
        await browser.dispose();
      },
      { scope: 'worker' },
    ],
    storageState: ({ signedIn }, use) => use(signedIn),
  });
