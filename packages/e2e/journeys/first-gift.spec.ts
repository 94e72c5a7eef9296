import { expect, type Page } from '@playwright/test';
import { enter } from '../site/calls.ts';
import { test } from '../site/notices.ts';
import { fillRegistration, newPerson, type Person } from '../site/person.ts';
import { restartEverything } from '../site/processes.ts';

const PRODUCT = 'Cast teapot with infuser, 37 oz';

/** Things move as they do for most people, on the phone too. */
test.use({ contextOptions: {} });

/**
 * From sign-up to a delivered gift: two people in two browsers, real input, real parts; on the desktop every
 * process of the site is killed in the middle.
 */
test('a friend finds a wishlist and gifts a wish from it @phone', async ({ page, openBrowser, baseURL, isMobile }) => {
  test.setTimeout(240_000);
  const owner = newPerson('Ana', 'Ruiz');
  const friend = newPerson('Ben', 'Castillo');

  await test.step('when a visitor signs up from the landing page', () => signUpFromLanding(page, owner));
  await test.step('and tells where gifts can be sent', () => addAddress(page));
  await test.step('and starts a wishlist with an event and a picture', () => startWishlist(page));
  await test.step('and adds a product from the catalogue with a note', () => addProduct(page));

  const friendPage = await openBrowser();
  await test.step('and a second person signs up and asks to follow', async () => {
    await enter(friendPage, baseURL, friend);
    await askToFollow(friendPage, owner, isMobile);
  });
  await test.step('then the owner hears of it without reloading and approves', () => approve(page, friend));

  // Processes do not know on what screen their pages are: to be killed at one of them is enough.
  if (!isMobile) await test.step('when everything is killed and comes back', () => restartEverything(baseURL ?? ''));

  await test.step('then the friend gifts the wish with a card added on the spot', () => giftWish(friendPage, owner));
  await test.step('and the wish moves from Wishes to Gifted', () => seeGifted(page, owner, friend));
  await test.step('and the order stands among the friend’s orders', () => seeOrder(friendPage));
});

async function signUpFromLanding(page: Page, person: Person): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign up' }).first().click();
  await fillRegistration(page, { ...person, username: 'has spaces', password: '12345' });
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Please use at least 6 characters.').first()).toBeVisible();
  await fillRegistration(page, { ...person, username: 'Cart' });
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('This username is not available.')).toBeVisible();
  await page.getByLabel('Username').fill(person.username);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Account created')).toBeVisible();
  await expect(page).toHaveURL('/');
}

async function addAddress(page: Page): Promise<void> {
  await page.goto('/account?tab=address');
  // Letter by letter: the field with suggestions takes the place of the plain one under somebody's typing.
  const street = page.getByLabel('Street address');
  await street.pressSequentially('418 Alder Row');
  await expect(street).toHaveValue('418 Alder Row');
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('State').selectOption('OR');
  await page.getByLabel('Postal code').fill('97205');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Updated successfully')).toBeVisible();
}

async function startWishlist(page: Page): Promise<void> {
  const picture = await page.screenshot();
  await page.goto('/wishlists');
  await page
    .getByRole('button', { name: /New|Start a wishlist/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Start a wishlist' });
  await dialog.getByLabel('Name').fill('Studio birthday');
  await dialog.getByLabel('Description').fill('Small things welcome.');
  await dialog.getByRole('switch', { name: 'It belongs to an event' }).click();
  await dialog.getByRole('button', { name: 'Create wishlist' }).click();
  await expect(page.getByText('Please add a date to the event.').first()).toBeVisible();
  await dialog.getByLabel('Date').fill('2027-10-17');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await dialog.getByRole('button', { name: 'Use image' }).click();
  await expect(dialog.getByAltText('The list’s cover')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create wishlist' }).click();
  await expect(page.getByText('Wish list created')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Studio birthday' })).toBeVisible();
}

async function addProduct(page: Page): Promise<void> {
  await page.goto('/add-wishes');
  await page.getByRole('searchbox', { name: 'Search the catalogue' }).fill('teapot infuser');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: PRODUCT }).click();
  const details = page.getByRole('dialog', { name: PRODUCT });
  await expect(details.getByText('$38.00').first()).toBeVisible();
  await details.getByRole('button', { name: 'Save to list' }).click();
  const saving = page.getByRole('dialog', { name: 'Save to list' });
  await saving.getByLabel('Note').fill('The raspberry one, please.');
  await saving.getByRole('button', { name: 'Save to list' }).click();
  await expect(page.getByText('Please select at least one wish list to add the item to.').first()).toBeVisible();
  await saving.getByRole('checkbox', { name: 'Studio birthday' }).check();
  await saving.getByRole('button', { name: 'Save to list' }).click();
  await expect(saving).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
}

async function askToFollow(page: Page, owner: Person, isMobile: boolean): Promise<void> {
  await page.goto('/');
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  const search = page.getByRole('combobox', { name: 'Search People' }).locator('visible=true');
  // Letter by letter: the field of suggestions takes the place of the plain one under somebody's typing.
  await search.pressSequentially(owner.username);
  await expect(search).toHaveValue(owner.username);
  await page.getByRole('option', { name: new RegExp(owner.username) }).click();
  await expect(page.getByRole('heading', { name: 'Ana Ruiz' })).toBeVisible();
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Requested' })).toBeVisible();
}

async function approve(page: Page, friend: Person): Promise<void> {
  await page.getByRole('button', { name: 'Notifications, 1 new' }).click();
  await expect(page.getByText(`${friend.firstName} ${friend.lastName} wants to follow you`)).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Follower approved')).toBeVisible();
}

async function giftWish(page: Page, owner: Person): Promise<void> {
  await page.goto(`/${owner.username}`);
  await expect(page.getByRole('button', { name: 'Following', exact: true })).toBeVisible();
  await page.getByRole('link', { name: PRODUCT }).click();
  await page.getByRole('dialog', { name: PRODUCT }).getByRole('button', { name: 'Gift this' }).click();
  const checkout = page.getByRole('dialog', { name: 'Checkout' });
  const shown = (text: string) => checkout.getByText(text).locator('visible=true').first();
  await expect(shown('$46.91')).toBeVisible();
  const folded = checkout.getByRole('button', { name: 'Order summary' });
  if (await folded.isVisible()) await folded.click();
  for (const part of ['$38.00', '$4.95', '$3.96']) await expect(shown(part)).toBeVisible();
  await checkout.getByRole('button', { name: 'Continue' }).click();
  await checkout.getByLabel('Note to go with the gift').fill('For the studio.');
  await checkout.getByRole('button', { name: 'Continue' }).click();
  await checkout.getByRole('button', { name: 'Review order' }).click();
  await expect(checkout.getByText('Please add a card')).toBeVisible();
  await addCard(page);
  await checkout.getByRole('button', { name: 'Review order' }).click();
  await checkout.getByRole('button', { name: 'Place order $46.91' }).dblclick();
  await expect(
    page.getByText('Your order is processing! You and the recipient will be notified when it is complete.'),
  ).toBeVisible({ timeout: 20_000 });
}

async function addCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a card' });
  await dialog.getByLabel('Card number').fill('4242 4242 4242 4241');
  await dialog.getByLabel('Expires').fill('12/30');
  await dialog.getByLabel('Security code').fill('123');
  await dialog.getByRole('button', { name: 'Add card' }).click();
  await expect(dialog.getByText(/number/i).last()).toBeVisible();
  await dialog.getByLabel('Card number').fill('4242 4242 4242 4242');
  await dialog.getByRole('button', { name: 'Add card' }).click();
  await expect(page.getByText('Card added')).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function seeGifted(page: Page, owner: Person, friend: Person): Promise<void> {
  await expect(page.getByRole('button', { name: /Notifications, \d new/ })).toBeVisible({ timeout: 60_000 });
  await page.goto(`/${owner.username}`);
  await page.getByRole('tab', { name: /Gifted/ }).click();
  await expect(page.getByRole('link', { name: PRODUCT })).toBeVisible();
  await page.goto('/notifications');
  await expect(page.getByText(`${friend.firstName} ${friend.lastName} gifted you ${PRODUCT}`)).toBeVisible();
}

async function seeOrder(page: Page): Promise<void> {
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: PRODUCT })).toHaveCount(1);
  await expect(page.getByText('Placed').first()).toBeVisible();
  await expect(page.getByText('$46.91')).toBeVisible();
}
