import { expect, type Locator, type Page } from '@playwright/test';
import { sandboxAddress } from '../site/processes.ts';
import { testAs } from '../site/signed-in.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/soundness.ts';

const test = testAs('maya@mailbox.example');

/** From the retailer's answer to the page that shows it. */
const PATIENCE = { timeout: 40_000 };

test('a failed order is tried again with its card, and cancelled @phone', async ({ page }) => {
  test.setTimeout(180_000);
  const order = await openOrder(page, 'Paella pan, 13 in');
  await test.step('when a failed order is tried again', () => retry(page, order));
  await test.step('then it is placed', () => expectStatus(order, 'Placed'));
  await test.step('and when the buyer has second thoughts', async () => {
    await order.getByRole('button', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
    await dialog.getByText('Llama Bucks', { exact: true }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByText('Cancelling the order.')).toBeVisible();
  });
  await test.step('then all of it comes back as they wish, and nothing more can be done', async () => {
    await expectStatus(order, 'Cancelled');
    await expect(order.getByText(/^Refunded: \$\d+\.\d\d in Llama Bucks\.$/)).toBeVisible();
    await expect(order.getByRole('button')).toHaveCount(0);
  });
});

test('a delivered order is returned with a label @phone', async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  const retailer = sandboxAddress(baseURL ?? '');
  const order = await openOrder(page, 'Nursery rocker, carousel');
  await test.step('when an order was placed at the second try', async () => {
    await retry(page, order);
    await expectStatus(order, 'Placed');
  });
  await test.step('and its parcel arrives', async () => {
    await hurry(retailer, 'order');
    await expectStatus(order, 'Shipped');
    await expect(order.getByRole('link', { name: 'Track with UPS' })).toHaveAttribute('href', /ups\.com/);
    await hurry(retailer, 'order');
    await expectStatus(order, 'Delivered');
  });
  await test.step('then the buyer can send it back, for a reason', () => startReturn(page, order));
  await test.step('and prints the label once the store has made it', async () => {
    const dialog = page.getByRole('dialog', { name: 'Return label' });
    await expect(dialog.getByText(/The store is making your label/)).toBeVisible();
    const label = dialog.getByRole('link', { name: 'Print label' });
    await expect(label).toBeVisible(PATIENCE);
    const opened = page.context().waitForEvent('page');
    await label.click();
    await expect((await opened).getByText('UPS Dropoff')).toBeVisible();
    await (await opened).close();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  });
  await test.step('and has the money back when the store has the parcel', async () => {
    await expectStatus(order, 'Return label ready');
    await hurry(retailer, 'return');
    await expectStatus(order, 'Refunded');
    await expect(order.getByText(/^Refunded: \$\d+\.\d\d to your card\.$/)).toBeVisible();
  });
  await test.step('and news of it leads to this order', async () => {
    await page.goto('/notifications');
    await page.getByRole('link', { name: 'You have a refund for Nursery rocker, carousel' }).click();
    await expect(page).toHaveURL(/\/orders\/[0-9a-f]{24}$/);
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});

async function openOrder(page: Page, title: string): Promise<Locator> {
  await page.goto('/orders');
  const order = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
  const more = page.getByRole('button', { name: 'Show more orders' });
  // What other journeys have ordered stands before it.
  await expect(order.or(more).first()).toBeVisible();
  if (!(await order.isVisible())) await more.click();
  await expect(order).toBeVisible();
  return order;
}

const expectStatus = (order: Locator, status: string) =>
  expect(order.locator('header').getByText(status, { exact: true })).toBeVisible(PATIENCE);

/** The card of the order is still saved, so nothing has to be asked. */
async function retry(page: Page, order: Locator): Promise<void> {
  await order.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Retrying the order. Please check back in a little while.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function startReturn(page: Page, order: Locator): Promise<void> {
  await order.getByRole('button', { name: 'Return', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Return order' });
  await dialog.getByRole('button', { name: 'Start return' }).click();
  await expect(dialog.getByText('Please choose a reason.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByLabel('Reason').selectOption("item defective or doesn't work");
  await dialog.getByLabel('Explanation (optional)').fill('It rocks sideways.');
  await dialog.getByRole('button', { name: 'Start return' }).click();
  await expect(page.getByText('Order return has been initiated.')).toBeVisible();
}

/** Days pass at the retailer: the next thing that would happen to its newest order or return happens now. */
async function hurry(retailer: string, kind: 'order' | 'return'): Promise<void> {
  const answer = await fetch(`${retailer}/__control/retailer/requests`);
  const { requests }: { requests: { request_id: string; kind: string }[] } = await answer.json();
  const newest = requests.findLast((request) => request.kind === kind);
  await fetch(`${retailer}/__control/retailer/requests/${newest?.request_id}/advance`, { method: 'POST' });
}
