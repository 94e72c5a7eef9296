import { expect, type Page } from '@playwright/test';
import { CSRF_HEADER } from '@wishbow/contracts/csrf-header';
import { followMail } from '../site/mail.ts';
import { newPerson, type Person } from '../site/person.ts';
import { sandboxAddress } from '../site/processes.ts';
import { testAs } from '../site/signed-in.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../site/soundness.ts';

const WATCH = 'Field watch, 38 mm';
const CANDLE = 'Spa candle, large';
const TEAPOT = 'Cast teapot with infuser, 37 oz';
const CANDLE_OFFERS = '/v1/products/WBYXSUT6G6/offers';
const PLACED = 'Your order is processing! You and the recipient will be notified when it is complete.';

const test = testAs('maya@mailbox.example');

/** Things move as they do for most people, on the phone too. */
test.use({ contextOptions: {} });

/**
 * Maya gives to three people at once: a wish of one, a product to the other, while its price goes up, and something to
 * Rosa, who has no account and says where it goes.
 */
test('a cart for three people, one invited by email, becomes three orders on one card @phone', async ({
  page,
  openBrowser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const rosa = newPerson('Rosa', 'Whitfield');
  const shop = priceTagsOf(baseURL ?? '');

  await test.step('given that nothing is in the cart any more', () => emptyCart(page));
  await test.step('when a wish is put into the cart', () => addWish(page));
  await test.step('and a product for somebody else, with a note', () => addProductForJune(page));
  await test.step('and something for somebody without an account', () => addProductFor(page, rosa));
  await test.step('then all stand in the cart under their recipients', () => seeParcels(page, rosa));
  await test.step('and the cart is sound on every screen', () => expectSoundCart(page));
  await test.step('when one more candle is wanted, it costs as much more', () => raiseCandles(page));
  await test.step('and the shop asks more for it by now', () => shop.raise(CANDLE_OFFERS, 250));
  await test.step('then the cart says so', () => seePriceWentUp(page));
  await test.step('when everything is paid with one card', () => checkOut(page, rosa));
  await shop.reset();
  await test.step('then all stand among the orders, one waiting, and the cart is empty', () => seeOrders(page, rosa));
  const mailPage = await openBrowser();
  // The browser of somebody who has never been here.
  await mailPage.context().clearCookies();
  const mail = await followMail(mailPage, baseURL ?? '', rosa.email, 'Maya Okafor has a gift for you');
  await test.step('when the invited person says where it goes', () => claimGift(mail, rosa));
  await test.step('then it is ordered, and its giver sees no address', () => seeClaimed(page, rosa));
  await test.step('and the link works no more', async () => {
    await mail.reload();
    await expect(mail.getByRole('alert')).toContainText('This link has been used or has expired.');
  });
});

/** Takes out what Maya has in her cart from the start. */
async function emptyCart(page: Page): Promise<void> {
  const ask = (call: string, data: object) =>
    page.request.post(`/api/${call}`, { data, headers: { [CSRF_HEADER]: '1' } });
  const cart: { cart_items: { id: string }[] } = await (await ask('getCartItems', {})).json();
  for (const { id } of cart.cart_items) expect((await ask('removeFromCart', { item: { id } })).status()).toBe(200);
}

async function addWish(page: Page): Promise<void> {
  await page.goto('/theo_l');
  await page.getByRole('link', { name: WATCH }).click();
  const details = page.getByRole('dialog', { name: WATCH });
  await details.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Item added to cart')).toBeVisible();
  await details.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Item already added to cart')).toBeVisible();
}

/** Searches for a product and opens the dialog that puts it into the cart. */
async function chooseProduct(page: Page, title: string, search: string) {
  await page.goto('/add-wishes');
  await page.getByRole('searchbox', { name: 'Search the catalogue' }).fill(search);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: title, exact: true }).first().click();
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Add to cart' }).click();
  return page.getByRole('dialog', { name: 'Add to cart' });
}

async function addProductFor(page: Page, { email }: Person): Promise<void> {
  const dialog = await chooseProduct(page, TEAPOT, 'cast teapot');
  await dialog.getByRole('button', { name: 'Not on Wishbow? Use their email address' }).click();
  await dialog.getByLabel('Email of the recipient').fill(email);
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await expect(dialog).toBeHidden();
}

async function addProductForJune(page: Page): Promise<void> {
  const dialog = await chooseProduct(page, CANDLE, 'spa candle');
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await expect(dialog.getByText('Please select a recipient')).toBeVisible();
  await dialog.getByLabel('Who is it for?').fill('june');
  await dialog.getByText('June Park', { exact: true }).click();
  await expect(dialog.getByRole('radio', { name: 'June Park' })).toBeChecked();
  await dialog.getByLabel('Your note').fill('For the porch.');
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await expect(dialog).toBeHidden();
}

async function seeParcels(page: Page, { email }: Person): Promise<void> {
  await page.goto('/cart');
  await settle(page);
  await expect(page.getByText('3 gifts, grouped by who they are for.')).toBeVisible();
  for (const name of ['For Theo Lindqvist', 'For June Park', `For ${email}`]) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.getByText('“For the porch.”')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Cart\s*, 3 gifts$/ }).locator('visible=true')).toBeVisible();
}

async function expectSoundCart(page: Page): Promise<void> {
  const size = page.viewportSize();
  await expectAccessible(page);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 860 });
    await expectNoSidewaysScroll(page);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (size) await page.setViewportSize(size);
}

async function raiseCandles(page: Page): Promise<void> {
  await page.getByRole('button', { name: `More, Quantity of ${CANDLE}` }).click();
  await expect(page.getByText('$48.00').first()).toBeVisible();
  await expect(page.getByText('$24.00 each')).toBeVisible();
}

async function seePriceWentUp(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByText('Price went up $2.50 since you added it')).toBeVisible();
  await expect(page.getByText('$53.00').first()).toBeVisible();
}

async function checkOut(page: Page, { email }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Checkout' }).locator('visible=true').click();
  const checkout = page.getByRole('dialog', { name: 'Checkout' });
  await expect(checkout.getByRole('radio', { name: 'Ship to June' })).toBeChecked();
  await expect(checkout.getByRole('region', { name: `For ${email}` })).toContainText('You will not see their address.');
  await checkout.getByRole('button', { name: 'Continue' }).click();
  await expect(checkout.getByText('“For the porch.”')).toBeVisible();
  await checkout.getByRole('button', { name: 'Continue' }).click();
  await expect(checkout.getByRole('radio', { name: '•••• 4242' })).toBeChecked();
  await checkout.getByRole('button', { name: 'Review order' }).click();
  await checkout.getByRole('button', { name: /^Place order \$/ }).dblclick();
  await expect(page.getByText(PLACED)).toBeVisible({ timeout: 20_000 });
}

async function seeOrders(page: Page, { email }: Person): Promise<void> {
  await expect(page).toHaveURL(/\/orders$/);
  const [rosa, june, theo] = [0, 1, 2].map((place) => page.getByRole('article').nth(place));
  if (!rosa || !june || !theo) throw new Error('There are three orders');
  await expect(rosa.getByText(`For ${email}`)).toBeVisible();
  await expect(rosa.getByText('Waiting to be claimed').first()).toBeVisible();
  await expect(june.getByRole('heading', { name: CANDLE })).toBeVisible();
  await expect(theo.getByRole('heading', { name: WATCH })).toBeVisible();
  for (const order of [june, theo]) {
    await expect(order.getByText('Placed', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  }
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
}

async function claimGift(page: Page, { firstName, lastName }: Person): Promise<void> {
  await expect(page.getByText('Maya Okafor has a gift for you')).toBeVisible();
  await expect(page.getByText(TEAPOT)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Claim my gift' }).click();
  await expect(page.getByText('Please add a city')).toBeVisible();
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Street address').fill('0 Nowhere St');
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('State').selectOption('OR');
  await page.getByLabel('Postal code').fill('97205');
  await page.getByRole('button', { name: 'Claim my gift' }).click();
  await expect(page.getByText('Address is invalid. Please try again.').first()).toBeVisible();
  await page.getByLabel('Street address').fill('418 Alder Row');
  await page.getByRole('button', { name: 'Claim my gift' }).click();
  await expect(page.getByText('Thank you. Maya’s gift goes to you now.')).toBeVisible();
}

async function seeClaimed(page: Page, { email }: Person): Promise<void> {
  await page.goto('/orders');
  const order = page.getByRole('article').filter({ hasText: `For ${email}` });
  await expect(order.getByText('Placed', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  await expect(order.getByText(/ships to the address they gave/)).toBeVisible();
  await expect(order.getByText(/Alder/)).toHaveCount(0);
}

/** The sandbox's shop, whose sellers change their minds when they are told to. */
function priceTagsOf(siteUrl: string) {
  const shopUrl = () => sandboxAddress(siteUrl);
  return {
    raise: async (path: string, byCents: number) => {
      const authorization = `Basic ${Buffer.from('sandbox:').toString('base64')}`;
      const asked = await fetch(shopUrl() + path, { headers: { authorization } });
      const answer: { offers: { price: number }[] } = await asked.json();
      const offers = answer.offers.map((offer) => ({ ...offer, price: offer.price + byCents }));
      const script = { match: { path }, times: 'always', fault: { status: 200, body: { ...answer, offers } } };
      await fetch(`${shopUrl()}/__control/retailer/script`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(script),
      });
    },
    reset: () => fetch(`${shopUrl()}/__control/retailer/script`, { method: 'DELETE' }),
  };
}
