import { expect } from '@playwright/test';
import { commentsContract } from '@wishbow/contracts/comments-contract';
import { reportsContract } from '@wishbow/contracts/reports-contract';
import { notificationsContract } from '@wishbow/contracts/social-contract';
import { registered } from '../site/calls.ts';
import { newPerson } from '../site/person.ts';
import { testAs } from '../site/signed-in.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/soundness.ts';

const test = testAs('hollis@mailbox.example');

test('an admin sees what waits, resolves an order that nobody can tell about, and mails a check @phone', async ({
  page,
}) => {
  await test.step('when an admin opens the overview', async () => {
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
    await expect(page.getByRole('img', { name: /gifts in 14 days/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Kayak for two/ })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
  await test.step('and follows what needs a person', async () => {
    await page.getByRole('link', { name: '1 order with an unknown outcome' }).click();
    const row = page.getByRole('row', { name: /Junior electric guitar/ });
    await row.getByRole('link', { name: /^W-/ }).click();
    await expect(page.getByRole('heading', { name: 'Nobody knows whether this was placed' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
  await test.step('then the order can be resolved, with a reason', async () => {
    await page.getByRole('button', { name: 'It was not placed' }).click();
    const dialog = page.getByRole('dialog', { name: 'Resolve as failed?' });
    await dialog.getByRole('button', { name: 'Resolve as failed' }).click();
    await expect(dialog.getByText('Please say why.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('The store found nothing under this name');
    await dialog.getByRole('button', { name: 'Resolve as failed' }).click();
    await expect(page.getByRole('heading', { name: 'Nobody knows whether this was placed' })).toHaveCount(0);
    await expect(page.getByText('Resolved as failed')).toBeVisible();
  });
  await test.step('and a check is marked as mailed', async () => {
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Fund payouts' }).click();
    await page.getByRole('button', { name: 'Mark mailed Kayak for two' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mark Kayak for two as mailed?' });
    await dialog.getByLabel('Reason').fill('Check no. 204');
    await dialog.getByRole('button', { name: 'Mark mailed' }).click();
    await expect(page.getByRole('button', { name: 'Mark mailed Kayak for two' })).toHaveCount(0);
  });
  await test.step('and the log says who did both, and why', async () => {
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Audit log' }).click();
    await expect(
      page.getByRole('row', { name: /Mailed a check over \$418\.00.*Check no\. 204.*Hollis/ }),
    ).toBeVisible();
    await expect(page.getByRole('row', { name: /Resolved as failed.*Hollis/ })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

test('what somebody reports an admin takes out of sight, and those concerned are told', async ({ page, baseURL }) => {
  const spammer = await registered(baseURL, newPerson('Sam', 'Spender'));
  const reporter = await registered(baseURL, newPerson('Rita', 'Ruiz'));
  const words = `Cheap pills ${Date.now()}`;
  const item = { product_id: 'WBT5F0BX4Y' };
  await test.step('when somebody advertises, and somebody else reports it', async () => {
    const said = await spammer.call(commentsContract.addComment, { body: { item: { ...item, comment: words } } });
    if (said.status !== 201) throw new Error(`nothing was said: ${said.status}`);
    const reported = { kind: 'comment' as const, id: said.body.comment.id };
    const answer = await reporter.call(reportsContract.addReport, { body: { reported, reason: 'spam' } });
    expect(answer.status).toBe(201);
  });
  await test.step('and an admin hides it, with a reason', async () => {
    await page.goto('/admin/reports');
    await page.getByRole('button', { name: `Hide “${words}”` }).click();
    const dialog = page.getByRole('dialog', { name: 'Take it out of sight?' });
    await dialog.getByLabel('Reason').fill('Advertising');
    await dialog.getByRole('button', { name: 'Hide' }).click();
    await expect(page.getByRole('row', { name: new RegExp(words) })).toHaveCount(0);
    await expectAccessible(page);
  });
  await test.step('then nobody reads it any more, and both hear of it', async () => {
    const read = await reporter.call(commentsContract.getAllComments, { body: { item } });
    expect(JSON.stringify(read.body)).not.toContain(words);
    const newsOf = async ({ call }: typeof reporter) =>
      (await call(notificationsContract.getNotifications, { body: {} })).body.notifications.map(({ text }) => text);
    await expect.poll(() => newsOf(reporter)).toContain('Thank you for your report. We have acted on it');
    await expect.poll(() => newsOf(spammer)).toContain('We took your comment out of sight: it goes against our rules');
  });
});
