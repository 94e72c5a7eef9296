import { adminOrdersContract } from '@wishbow/contracts/admin-orders-contract';
import type { DomainEvent } from '@wishbow/contracts/domain-events';
import { invitationsContract } from '@wishbow/contracts/invitations-contract';
import { ordersContract } from '@wishbow/contracts/orders-contract';
import { overviewContract } from '@wishbow/contracts/overview-contract';
import { cents } from '@wishbow/domain/money';
import { grantCredit } from '../ledger/grant-credit.ts';
import { getCreditBalance } from '../ledger/ledger-repository.ts';
import { cartToOrder, lookIntoCart, orderCart, placeCart, putIntoCart } from '../testing/cart-items.ts';
import { SPA_CANDLE } from '../testing/fake-catalog.ts';
import { saveCard } from '../testing/gifts.ts';
import { claim, inviteRosa, letDaysPass, ROSAS_EMAIL, readInvitation, rosa, tokenFor } from '../testing/invitations.ts';
import { cancel, retry } from '../testing/order-actions.ts';
import { crowd, jonah, maya } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';
import { until } from '../testing/until.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

let site: RunningOrders;
let giverCount = 0;

beforeAll(async () => {
  site = await runningOrders();
});
afterAll(() => site.stop());
afterEach(async () => {
  await site.sandbox.clearScripts();
  expect(await site.violations()).toEqual([]);
});

async function aGiver() {
  const giver = crowd[giverCount];
  if (!giver) throw new Error('There are no more givers');
  giverCount += 1;
  const as = site.as(giver);
  return { ...giver, as, card: await saveCard(as) };
}
type OrderIdText = Parameters<RunningOrders['order']>[0];
const mailed = (key: string) => until(`${key} is mailed`, async () => site.mailbox.mail(key));
const toldAbout = (orderId: string, type: DomainEvent['type']) =>
  until(`${type} was told`, async () => site.social.toldAbout(orderId).includes(type));
const heldFor = async (orderId: string) =>
  (await site.sandbox.books()).payments
    .filter((payment) => payment.orderId === orderId)
    .reduce((sum, { heldCents }) => sum + heldCents, 0);
const shownTo = async (as: ReturnType<typeof site.as>, orderId: string) => {
  const { body } = await as(ordersContract.listOrders, { body: {} });
  return body.orders.find(({ id }) => id === orderId);
};
const shipToOf = async (orderId: OrderIdText) => (await site.order(orderId))?.shipTo;

test('a gift for an address without an account is held, mailed about, and waits; nothing is ordered', async () => {
  const giver = await aGiver();
  const orderId = await inviteRosa(giver.as, giver.card);
  const forAdmins = await site.asAdmin(adminOrdersContract.getOrderForAdmin, { params: { orderId } });
  expect(forAdmins).toMatchObject({ body: { order: { invitation: 'waiting', recipient: null, ships_to: null } } });
  const { body: unclaimed } = await site.asAdmin(adminOrdersContract.searchOrders, { query: { status: 'unclaimed' } });
  expect(unclaimed.orders.map(({ id }) => id)).toEqual([orderId]);
  const { body: overview } = await site.asAdmin(overviewContract.getOverview, { query: { days: '1' } });
  expect(overview.processing).toBe(0);

  expect(await mailed(`gift_invitation:${orderId}`)).toMatchObject({
    to: { email: ROSAS_EMAIL },
    subject: `${giver.name} has a gift for you`,
    paragraphs: [
      expect.stringContaining('Giver will not see your address'),
      '“For the long evenings.”',
      expect.anything(),
    ],
    action: { path: '/accept', mailedLink: { purpose: 'gift', id: orderId } },
  });
  expect(await shownTo(giver.as, orderId)).toMatchObject({
    status: 'processing',
    to_user: null,
    ship_to: { name: ROSAS_EMAIL, address: null },
    invitation: { email: ROSAS_EMAIL, status: 'waiting' },
  });
  expect((await lookIntoCart(giver.as)).cart_items).toEqual([]);
  expect(await heldFor(orderId)).toBe(3193);
  expect(JSON.stringify(await site.order(orderId))).not.toContain(tokenFor(orderId));
  expect((await site.sandbox.books()).retailerRequests.filter((request) => request.orderId === orderId)).toEqual([]);
});

test('looking at the link uses nothing up and tells who gives, not what', async () => {
  const giver = await aGiver();
  const orderId = await inviteRosa(giver.as, giver.card);
  for (let look = 0; look < 3; look += 1) {
    const seen = await readInvitation(site.asVisitor, orderId);
    expect(seen).toMatchObject({ status: 200, body: { invitation: { from_user: { name: giver.name } } } });
    expect(Object.keys(seen.status === 200 ? seen.body.invitation : {}).sort()).toEqual(['expires_at', 'from_user']);
    expect(JSON.stringify(seen)).not.toContain(giver.id);
  }
  const got = await fetch(`${site.ordersUrl}/api/claimGift?token=${tokenFor(orderId)}`);
  expect(got.status).toBe(404);
  expect((await claim(site.asVisitor, orderId, rosa)).status).toBe(200);
});

test('who claims it says where it goes; it is ordered, and the giver hears of it without the address', async () => {
  const giver = await aGiver();
  const orderId = await inviteRosa(giver.as, giver.card);
  expect(await claim(site.asVisitor, orderId, rosa)).toEqual({ status: 200, body: {} });

  await site.orderIn(orderId, 'placed');
  expect(await shipToOf(orderId)).toMatchObject({ firstName: 'Rosa', address: { address: '9 Harbor Street' } });
  await toldAbout(orderId, 'orders.order_placed');
  expect(site.social.toldAbout(orderId)).toContain('orders.gift_claimed');
  const shown = await shownTo(giver.as, orderId);
  expect(shown).toMatchObject({ status: 'placed', ship_to: { name: ROSAS_EMAIL }, invitation: { status: 'claimed' } });
  const known = JSON.stringify([shown, site.social.payloadsAbout(orderId)]);
  expect(known).not.toMatch(/Harbor|Whitfield|04530/);
  await site.sandbox.advanceOrder((await site.order(orderId))?.retailerRequestId ?? '');
  expect(await mailed(`gift_shipped:${orderId}`)).toMatchObject({ to: { email: ROSAS_EMAIL } });
});

test('a link works once: of five claims at the same moment one succeeds, and a later one is refused', async () => {
  const giver = await aGiver();
  const orderId = await inviteRosa(giver.as, giver.card);
  const answers = await Promise.all(Array.from({ length: 5 }, () => claim(site.asVisitor, orderId, rosa)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = { status: 422, body: { code: 'invalid_token', message: 'This link has been used or has expired.' } };
  expect(answers.filter(({ status }) => status !== 200)).toHaveLength(4);
  expect(await claim(site.asVisitor, orderId, rosa)).toMatchObject(refused);
  expect(await readInvitation(site.asVisitor, orderId)).toMatchObject(refused);
  const guessed = { body: { token: 'guessed', recipient: rosa } };
  expect(await site.asVisitor(invitationsContract.claimGift, guessed)).toMatchObject(refused);
  await site.orderIn(orderId, 'placed');
});

test('an address that cannot be shipped to is said so, and the link works as before', async () => {
  const giver = await aGiver();
  const orderId = await inviteRosa(giver.as, giver.card);
  const nowhere = { ...rosa, details: { ...rosa.details, address: '1 Nowhere Lane' } };
  expect(await claim(site.asVisitor, orderId, nowhere)).toMatchObject({
    status: 422,
    body: { code: 'address_invalid', message: 'Address is invalid. Please try again.' },
  });
  expect(await claim(site.asVisitor, orderId)).toMatchObject({ status: 422, body: { code: 'no_address' } });
  expect(await claim(giver.as, orderId)).toMatchObject({ status: 403, body: { code: 'self_gift' } });
  site.addressless.add(maya.id);
  expect(await claim(site.as(maya), orderId)).toMatchObject({ status: 422, body: { code: 'no_address' } });
  site.addressless.delete(maya.id);

  expect((await claim(site.as(maya), orderId)).status).toBe(200);
  await site.orderIn(orderId, 'placed');
  await toldAbout(orderId, 'orders.order_placed');
  expect(site.social.payloadsAbout(orderId)[0]).toMatchObject({ recipientId: maya.id, buyerId: giver.id });
  expect(await shownTo(giver.as, orderId)).toMatchObject({ to_user: { username: 'maya' }, ship_to: { address: null } });
});

test('after four days nothing is held any more; what is claimed later is held anew and ordered', async () => {
  const giver = await aGiver();
  await grantCredit(site.connection, { id: 'invite', userId: giver.id, amountCents: cents(1000) }, new Date());
  const orderId = await inviteRosa(giver.as, giver.card);
  expect(await heldFor(orderId)).toBe(2193);
  await letDaysPass(site, orderId, 4);
  await until('the hold is given back', async () => (await heldFor(orderId)) === 0);
  expect(await shownTo(giver.as, orderId)).toMatchObject({ invitation: { status: 'waiting' } });

  expect((await claim(site.asVisitor, orderId, rosa)).status).toBe(200);
  await site.orderIn(orderId, 'placed');
  expect(await getCreditBalance(site.connection, giver.id)).toBe(0);
});

test('a card that is declined by then fails the order for its buyer alone, who tries again with another', async () => {
  const giver = await aGiver();
  const orderId = await inviteRosa(giver.as, giver.card);
  await letDaysPass(site, orderId, 5);
  await until('the hold is given back', async () => (await heldFor(orderId)) === 0);
  const error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };
  const declined = { status: 402, body: { error } };
  await site.sandbox.scriptFault('stripe', { path: '/v1/payment_intents', method: 'POST' }, declined);
  expect((await claim(site.asVisitor, orderId, rosa)).status).toBe(200);

  const failed = await site.orderIn(orderId, 'failed');
  expect(failed.failure).toEqual({ code: 'card_declined', message: 'Your card was declined.' });
  await toldAbout(orderId, 'orders.order_failed');
  expect(site.mailbox.keysAbout(orderId)).toEqual([`gift_invitation:${orderId}`]);
  const another = await saveCard(giver.as, 'tok_mastercard');
  expect((await retry(giver.as, orderId, { card_id: another })).status).toBe(200);
  await site.orderIn(orderId, 'placed');
  expect(await shipToOf(orderId)).toMatchObject({ firstName: 'Rosa', address: { address: '9 Harbor Street' } });
});

test('what nobody claims within fourteen days is cancelled and given back, and its giver is told', async () => {
  const giver = await aGiver();
  const orderId = await inviteRosa(giver.as, giver.card);
  await letDaysPass(site, orderId, 14);

  await site.orderIn(orderId, 'cancelled');
  expect(await heldFor(orderId)).toBe(0);
  await toldAbout(orderId, 'orders.gift_unclaimed');
  expect(site.social.toldAbout(orderId)).toEqual(['orders.gift_unclaimed']);
  expect(await shownTo(giver.as, orderId)).toMatchObject({ status: 'cancelled', invitation: { status: 'expired' } });
  expect((await claim(site.asVisitor, orderId, rosa)).status).toBe(422);
});

test('a giver cancels while it waits: the link stops working, and nobody was charged', async () => {
  const giver = await aGiver();
  const orderId = await inviteRosa(giver.as, giver.card);
  expect((await cancel(giver.as, orderId)).status).toBe(200);
  expect((await claim(site.asVisitor, orderId, rosa)).status).toBe(422);

  await site.orderIn(orderId, 'cancelled');
  expect(await heldFor(orderId)).toBe(0);
  await toldAbout(orderId, 'orders.order_cancelled');
  expect(site.mailbox.keysAbout(orderId)).toEqual([`gift_invitation:${orderId}`]);
  expect(await shownTo(giver.as, orderId)).toMatchObject({ invitation: { status: 'withdrawn' } });
});

test('nobody invites themself, and who claimed without an account is mailed when the gift is called back', async () => {
  const giver = await aGiver();
  const own = await putIntoCart(giver.as, {
    product_id: SPA_CANDLE,
    invited_email: `${giver.username}@MAILBOX.example`,
  });
  const refused = await orderCart(giver.as, await cartToOrder(giver.as, giver.card));
  expect(refused).toMatchObject({ status: 403, body: { code: 'self_gift' } });
  expect((await lookIntoCart(giver.as)).parcels).toMatchObject([
    { cart_item_ids: [own], obstacle: { code: 'self_gift' } },
  ]);

  const orderId = await inviteRosa(site.as(jonah), await saveCard(site.as(jonah)));
  await claim(site.asVisitor, orderId, rosa);
  await site.orderIn(orderId, 'placed');
  await cancel(site.as(jonah), orderId);
  expect(await mailed(`gift_withdrawn:${orderId}`)).toMatchObject({ to: { email: ROSAS_EMAIL } });
});

test('what was shipped to the buyer to hand over asks nobody where it goes', async () => {
  const as = site.as(maya);
  await putIntoCart(as, { product_id: SPA_CANDLE, invited_email: ROSAS_EMAIL, to_address_user_id: maya.id });
  const [order] = await placeCart(as, await cartToOrder(as, await saveCard(as)));
  expect(order).toMatchObject({ invitation: null, ship_to: { name: 'Maya Okafor' } });
  if (order) await site.orderIn(order.id, 'placed');
  expect(site.mailbox.keysAbout(order?.id ?? '')).toEqual([]);
});

test('whoever goes on guessing links is asked to wait', async () => {
  const guess = () => site.asVisitor(invitationsContract.claimGift, { body: { token: 'guessed', recipient: rosa } });
  const answers = [];
  for (let tries = 0; tries < 3; tries += 1) answers.push((await guess()).status);
  expect(answers.at(-1)).toBe(429);
});
