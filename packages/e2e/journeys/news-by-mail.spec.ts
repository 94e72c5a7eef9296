import { expect } from '@playwright/test';
import { enter } from '../site/calls.ts';
import { followMail } from '../site/mail.ts';
import { test } from '../site/notices.ts';
import { newPerson } from '../site/person.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../site/soundness.ts';

test('somebody is mailed who asks to follow them, and stops such mails without signing in', async ({
  page,
  openBrowser,
  baseURL,
}) => {
  const [ines, rafael] = [newPerson('Ines', 'Moraes'), newPerson('Rafael', 'Stern')];
  const requests = page.getByRole('checkbox', { name: 'By mail: Somebody asks to follow you' });
  await test.step('when a person looks at what they are told of', async () => {
    await enter(page, baseURL, ines);
    await page.goto('/account?tab=notifications');
    await expect(requests).toBeChecked();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
  await test.step('and shows that the address is theirs', async () => {
    const inbox = await openBrowser();
    const confirmation = await followMail(inbox, baseURL ?? '', ines.email, 'Confirm your email address');
    await confirmation.getByRole('button', { name: 'Confirm my email address' }).click();
    await expect(confirmation.getByText('Thank you. Your email address is confirmed.')).toBeVisible();
  });
  await test.step('and gives their calendar an address', async () => {
    await page.getByRole('tab', { name: 'Calendar' }).click();
    await page.getByRole('button', { name: 'Create an address' }).click();
    const address = await page.getByRole('textbox', { name: 'Address of your calendar' }).inputValue();
    await settle(page);
    await expectAccessible(page);
    const calendar = await fetch(address);
    expect([calendar.status, calendar.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  });
  await test.step('and somebody asks to follow them', async () => {
    const friend = await openBrowser();
    await enter(friend, baseURL, rafael);
    await friend.goto(`/${ines.username}`);
    await friend.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(friend.getByRole('button', { name: 'Requested' })).toBeVisible();
  });
  await test.step('then the mail has a link to hear no more, which acts when its button is pressed', async () => {
    const subject = 'Rafael Stern wants to follow you';
    const inbox = await openBrowser();
    const link = await followMail(inbox, baseURL ?? '', ines.email, subject, 'Unsubscribe from mails like this');
    await expect(link.getByRole('button', { name: 'Stop these mails' })).toBeVisible();
    await expectAccessible(link);
    await page.goto('/account?tab=notifications');
    await expect(requests).toBeChecked();
    await link.getByRole('button', { name: 'Stop these mails' }).click();
    await expect(link.getByText('You do not get these mails any more.')).toBeVisible();
    await page.reload();
    await expect(requests).not.toBeChecked();
  });
});
