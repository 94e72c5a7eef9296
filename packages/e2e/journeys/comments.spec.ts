import { expect, type Page } from '@playwright/test';
import { type Caller, enter, registered } from '../site/calls.ts';
import { test } from '../site/notices.ts';
import { fillRegistration, newPerson, type Person } from '../site/person.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../site/soundness.ts';
import { fromElsewhere, startList, wishFor } from '../site/wishing.ts';

const LAMP = 'Reading lamp, sage';
const WIDTHS = [320, 390, 1280];

test('two people talk about a wish, each in their own browser @phone', async ({ page, openBrowser, baseURL }) => {
  const ana = newPerson('Ana', 'Ruiz');
  const ben = newPerson('Ben', 'Castillo');
  const friend = await openBrowser();
  const itemHref = await wishForLamp(await enter(page, baseURL, ana));
  await test.step('when Ana looks at the lamp she wishes for', () => seeLamp(page, itemHref));
  await test.step('and Ben finds it', async () => {
    await enter(friend, baseURL, ben);
    await findLamp(friend, itemHref);
  });
  await test.step('he says something of it and likes it', () => sayAndLike(friend));
  await test.step('then Ana hears of both without asking, and reads it', () => hearAndRead(page, ben));
  await test.step('and while she reads, what Ben adds appears', () => addMore(page, friend));
  await test.step('she answers and likes, and Ben hears of it', () => answerAndLike(page, friend, ana));
  await test.step('Ben edits what he said, and takes the other back', () => editAndDelete(page, friend));
  await test.step('the thread can be read and used by everybody', () => expectSound(friend));
});

test('what a visitor likes and says waits until they have signed up @phone', async ({ page, baseURL }) => {
  const itemHref = await wishForLamp(await registered(baseURL, newPerson('Eva', 'Lind')));
  await page.goto(itemHref);
  await page.getByRole('button', { name: /^Like, 0 likes/ }).click();
  await signUpInDialog(page);
  await expect(page.getByRole('button', { name: /^Like, 1 like/, pressed: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Like, 1 like/, pressed: true }).first()).toBeVisible();
  await test.step('and nothing is kept of what is said by nobody', async () => {
    await page.context().clearCookies();
    await page.goto(itemHref);
    await page.getByRole('textbox', { name: 'Write a comment' }).fill('Was it me?');
    await page.getByRole('button', { name: 'Post comment' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('No comments yet', { exact: false })).toBeVisible();
  });
});

/** Within the dialog that asks who somebody is. */
async function signUpInDialog(page: Page): Promise<void> {
  const door = page.getByRole('dialog', { name: 'Log in' });
  await door.getByRole('button', { name: 'Sign up' }).click();
  await fillRegistration(page, newPerson('Gil', 'Moreau'));
  await page.getByRole('dialog', { name: 'Sign up' }).getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Account created')).toBeVisible();
}

/** @returns where the wish can be seen by everybody. */
async function wishForLamp(owner: Caller): Promise<string> {
  const { id } = await startList(owner, 'Quiet evenings');
  return `/item?id=${await wishFor(owner, id, fromElsewhere(LAMP, 4_200))}`;
}

/** Her lists, which link to it. */
async function seeLamp(page: Page, itemHref: string): Promise<void> {
  await page.goto('/wishlists');
  await expect(page.getByRole('link', { name: LAMP })).toHaveAttribute('href', itemHref);
}

async function findLamp(page: Page, itemHref: string): Promise<void> {
  await page.goto(itemHref);
  await settle(page);
  await expect(page.getByText('No comments yet', { exact: false })).toBeVisible();
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

async function sayAndLike(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Post comment' })).toBeDisabled();
  await field(page, 'Write a comment').fill('Does it dim? <i>Asking</i> for #reading');
  await page.getByRole('button', { name: 'Post comment' }).click();
  await expect(page.getByText('<i>Asking</i>')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Comments 1' })).toBeVisible();
  await expect(page.getByRole('link', { name: '#reading' })).toHaveAttribute('href', '/tags/reading');
  await page.getByRole('button', { name: `Like, 0 likes, ${LAMP}` }).click();
  await expect(page.getByRole('button', { name: `Like, 1 like, ${LAMP}`, pressed: true })).toBeVisible();
}

async function hearAndRead(page: Page, ben: Person): Promise<void> {
  await page.getByRole('button', { name: /^Notifications, 2 new/ }).click();
  const news = page.getByRole('dialog', { name: 'Notifications' });
  await expect(news.getByText(`${ben.firstName} ${ben.lastName} likes ${LAMP}`)).toBeVisible();
  await news.getByRole('link', { name: /commented on your wish/ }).click();
  await expect(page.getByText('Does it dim?', { exact: false }).last()).toBeVisible();
}

async function addMore(page: Page, friend: Page): Promise<void> {
  await field(friend, 'Write a comment').fill('And is it heavy?');
  await friend.getByRole('button', { name: 'Post comment' }).click();
  await expect(page.getByRole('list', { name: 'Comments' }).getByText('And is it heavy?')).toBeVisible();
}

async function answerAndLike(page: Page, friend: Page, ana: Person): Promise<void> {
  const name = `${ana.firstName} ${ana.lastName}`;
  const first = page.getByRole('list', { name: 'Comments' }).getByRole('listitem').first();
  await first.getByRole('button', { name: /^Reply to Ben/ }).click();
  await field(page, 'Reply to Ben Castillo').fill('It dims, and it is light.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(first.getByText('It dims, and it is light.')).toBeVisible();
  await expect(first.getByText('List owner')).toBeVisible();
  await first.getByRole('button', { name: /^Like, 0 likes, comment of Ben/ }).click();
  await expect(friend.getByText('It dims, and it is light.')).toBeVisible();
  await friend.getByRole('button', { name: /^Notifications, 2 new/ }).click();
  const news = friend.getByRole('dialog', { name: 'Notifications' });
  await expect(news.getByText(`${name} replied to your comment`)).toBeVisible();
  await expect(news.getByText(`${name} likes your comment`)).toBeVisible();
  await friend.keyboard.press('Escape');
}

async function editAndDelete(page: Page, friend: Page): Promise<void> {
  const comments = friend.getByRole('list', { name: 'Comments' });
  const second = comments.getByRole('listitem').filter({ hasText: 'And is it heavy?' });
  await second.getByRole('button', { name: 'Delete' }).click();
  await expect(friend.getByText('Comment deleted')).toBeVisible();
  await expect(comments.getByText('And is it heavy?')).toBeHidden();
  await comments.getByRole('button', { name: 'Edit' }).first().click();
  await field(friend, 'Edit your comment').fill('Does it dim a little?');
  await friend.getByRole('button', { name: 'Save comment' }).click();
  await expect(comments.getByText('Does it dim a little?')).toBeVisible();
  await expect(friend.getByRole('heading', { name: 'Comments 1' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Does it dim a little?')).toBeVisible();
  await expect(page.getByText('And is it heavy?')).toBeHidden();
}

async function expectSound(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Reply to Ben/ }).click();
  await expectAccessible(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 860 });
    await expectNoSidewaysScroll(page);
  }
}
