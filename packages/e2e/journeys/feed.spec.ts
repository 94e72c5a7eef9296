import { expect, type Page } from '@playwright/test';
import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { activitiesContract } from '@wishbow/contracts/activities-contract';
import { likesContract } from '@wishbow/contracts/likes-contract';
import { relationshipsContract } from '@wishbow/contracts/social-contract';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { type Caller, enter, follow, registered } from '../site/calls.ts';
import { test } from '../site/notices.ts';
import { newPerson } from '../site/person.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../site/soundness.ts';
import { fromElsewhere, startList, wishFor } from '../site/wishing.ts';

const LAMP = 'Reading lamp, moss';
const WIDTHS = [320, 390, 1280];

test('what somebody wishes for and says is announced to who follows them, live @phone', async ({
  page,
  openBrowser,
  baseURL,
}) => {
  const friend = await openBrowser();
  const ana = await enter(page, baseURL, newPerson('Ana', 'Ruiz'));
  await follow(await enter(friend, baseURL, newPerson('Ben', 'Castillo')), ana);
  await friend.goto('/live-feed');
  await expect(friend.getByRole('heading', { name: 'No recent activity' })).toBeVisible();

  await test.step('when Ana begins a list with a wish', () => wishedForLamp(ana, 'Quiet evenings'));
  await test.step('then Ben is told of two things, and nothing jumps in before he asks', async () => {
    await expect(friend.getByRole('button', { name: '2 new', exact: true })).toBeVisible();
    await expect(friend.getByRole('article')).toHaveCount(0);
    await friend.getByRole('button', { name: '2 new', exact: true }).click();
    await expect(entry(friend, `Ana Ruiz added ${LAMP} to Quiet evenings`)).toBeVisible();
    await expect(entry(friend, 'Ana Ruiz created the wishlist Quiet evenings')).toBeVisible();
  });
  await test.step('when she comments on it, he sees that one thing is new', async () => {
    await comment(page, 'Does anybody know if it dims?');
    await friend.getByRole('button', { name: '1 new', exact: true }).click();
    await expect(entry(friend, 'Does anybody know if it dims?')).toBeVisible();
  });
  await test.step('he likes it from the feed, and reads on in the wish', async () => {
    const said = entry(friend, 'Does anybody know');
    await said.getByRole('button', { name: /^Like, 0 likes/ }).click();
    await expect(said.getByRole('button', { name: /^Like, 1 like/, pressed: true })).toBeVisible();
    await said.getByRole('button', { name: /^1 comment/ }).click();
    await expect(friend.getByRole('dialog', { name: LAMP })).toBeVisible();
    await friend.goto('/live-feed');
  });
  await test.step('the feed can be read by everybody', () => expectSound(friend));
  await test.step('and on her own wall she reads what she did', async () => {
    await page.goto('/wall');
    await expect(entry(page, `You commented on ${LAMP}`)).toBeVisible();
  });
});

const entry = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

async function comment(page: Page, text: string): Promise<void> {
  await page.goto('/wishlists');
  await page.getByRole('link', { name: LAMP }).first().click();
  const wish = page.getByRole('dialog', { name: LAMP });
  await wish.getByRole('textbox', { name: 'Write a comment' }).fill(text);
  await wish.getByRole('button', { name: 'Post comment' }).click();
  await expect(wish.getByText(text)).toBeVisible();
}

async function expectSound(page: Page): Promise<void> {
  await settle(page);
  await expectAccessible(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 860 });
    await expectNoSidewaysScroll(page);
  }
}

test('what somebody may not see any more is gone from their feed on the very next request', async ({ baseURL }) => {
  const olga = await registered(baseURL, newPerson('Olga', 'Ruiz'));
  const ana = await registered(baseURL, newPerson('Ana', 'Ruiz'));
  const ben = await registered(baseURL, newPerson('Ben', 'Castillo'));
  await follow(ben, ana);
  const { wishList, wishId } = await wishedForLamp(olga, 'Lamps');
  const like = (liked: boolean) => ana.call(likesContract.likeItem, { body: { item: { wish_id: wishId, liked } } });
  const read = async () => {
    const { body } = await ben.call(activitiesContract.getRecentActivities, { body: {} });
    return 'nonOrderActivities' in body ? body.nonOrderActivities.map(({ kind }) => kind) : body;
  };
  await like(true);
  await expect.poll(read).toEqual(['wish_liked']);

  const toggle = async (hide: (isHidden: boolean) => Promise<unknown>) => {
    await hide(true);
    expect(await read()).toEqual([]);
    await hide(false);
    expect(await read()).toEqual(['wish_liked']);
  };
  await test.step('a list that turns private', () =>
    toggle((isPrivate) =>
      olga.call(wishlistsContract.updateWishlist, {
        params: { wishListId: wishList.id },
        body: { wishList: { private: isPrivate } },
      }),
    ));
  await test.step('a person who does', () =>
    toggle((isPrivate) =>
      olga.call(accountsContract.updateSettings, {
        params: { settingsId: olga.userId },
        body: { user: { settings: { private: isPrivate } } },
      }),
    ));
  await test.step('whom one does not follow any more', async () => {
    await ben.call(relationshipsContract.unfollowUser, { body: { followedUserId: ana.userId } });
    expect(await read()).toEqual([]);
    await follow(ben, ana);
    expect(await read()).toEqual(['wish_liked']);
  });
  await test.step('what is taken back', async () => {
    await like(false);
    expect(await read()).toEqual([]);
  });
});

async function wishedForLamp(owner: Caller, name: string) {
  const wishList = await startList(owner, name);
  return { wishList, wishId: await wishFor(owner, wishList.id, fromElsewhere(LAMP, 4_200)) };
}
