import { expect, type Page } from '@playwright/test';
import { processAddress } from '../site/processes.ts';
import { testAs } from '../site/signed-in.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../site/soundness.ts';

const WATCH = 'Field watch, 38 mm';
const CANDLE = 'Spa candle, large';
const CANDLE_OFFERS = '/v1/products/WBYXSUT6G6/offers';
const PLACED = 'Your order is processing! You and the recipient will be notified when it is complete.';

const test = testAs('maya@mailbox.example');

/** Maya gives to two people at once: a wish of one, and a product to the other, while its price goes up. */
test('a cart for two people is paid with one card and becomes two orders @phone', async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  const shop = priceTagsOf(baseURL ?? '');

  await test.step('when a wish is put into the cart', () => addWish(page));
  await test.step('and a product for somebody else, with a note', () => addProductForJune(page));
  await test.step('then both stand in the cart under their recipients', () => seeTwoParcels(page));
  await test.step('and the cart is sound on every screen', () => expectSoundCart(page));
  await test.step('when one more candle is wanted, it costs as much more', () => raiseCandles(page));
  await test.step('and the shop asks more for it by now', () => shop.raise(CANDLE_OFFERS, 250));
  await test.step('then the cart says so', () => seePriceWentUp(page));
  await test.step('when everything is paid with one card', () => checkOut(page));
  await shop.reset();
  await test.step('then both orders stand among the orders, and the cart is empty', () => seeOrders(page));
});

async function addWish(page: Page): Promise<void> {
  await page.goto('/theo_l');
  await page.getByRole('link', { name: WATCH }).click();
  const details = page.getByRole('dialog', { name: WATCH });
  await details.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Item added to cart')).toBeVisible();
  await details.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Item already added to cart')).toBeVisible();
}

async function addProductForJune(page: Page): Promise<void> {
  await page.goto('/add-wishes');
  await page.getByRole('searchbox', { name: 'Search the catalogue' }).fill('spa candle');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: CANDLE, exact: true }).first().click();
  await page.getByRole('dialog', { name: CANDLE }).getByRole('button', { name: 'Add to cart' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to cart' });
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await expect(dialog.getByText('Please select a recipient')).toBeVisible();
  await dialog.getByLabel('Who is it for?').fill('june');
  await dialog.getByText('June Park', { exact: true }).click();
  await expect(dialog.getByRole('radio', { name: 'June Park' })).toBeChecked();
  await dialog.getByLabel('Your note').fill('For the porch.');
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await expect(dialog).toBeHidden();
}

async function seeTwoParcels(page: Page): Promise<void> {
  await page.goto('/cart');
  await settle(page);
  await expect(page.getByText('2 gifts, grouped by who they are for.')).toBeVisible();
  for (const name of ['For Theo Lindqvist', 'For June Park']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.getByText('“For the porch.”')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Cart\s*, 2 gifts$/ }).locator('visible=true')).toBeVisible();
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

async function checkOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Checkout' }).locator('visible=true').click();
  const checkout = page.getByRole('dialog', { name: 'Checkout' });
  await expect(checkout.getByRole('radio', { name: 'Ship to June' })).toBeChecked();
  await checkout.getByRole('button', { name: 'Continue' }).click();
  await expect(checkout.getByText('“For the porch.”')).toBeVisible();
  await checkout.getByRole('button', { name: 'Continue' }).click();
  await expect(checkout.getByRole('radio', { name: '•••• 4242' })).toBeChecked();
  await checkout.getByRole('button', { name: 'Review order' }).click();
  await checkout.getByRole('button', { name: /^Place order \$/ }).dblclick();
  await expect(page.getByText(PLACED)).toBeVisible({ timeout: 20_000 });
}

async function seeOrders(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/orders$/);
  const [june, theo] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)];
  await expect(june.getByRole('heading', { name: CANDLE })).toBeVisible();
  await expect(theo.getByRole('heading', { name: WATCH })).toBeVisible();
  for (const order of [june, theo]) {
    await expect(order.getByText('Placed', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  }
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
}

/** The sandbox's shop, whose sellers change their minds when they are told to. */
function priceTagsOf(siteUrl: string) {
  const shopUrl = () => processAddress(siteUrl, 'sandbox');
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
