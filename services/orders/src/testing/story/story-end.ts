import { createLogger } from '@wishbow/service/logging/logger';
import { cartCheckoutModel } from '../../cart-checkout/cart-checkout-model.ts';
import { readConfig } from '../../config.ts';
import { customGiftModel } from '../../custom-gifts/custom-gift-model.ts';
import type { OrderRow } from '../../orders/order-row.ts';
import { partners } from '../../partners.ts';
import { compareBooks } from '../../reconciliation/compare-books.ts';
import { cancel } from '../order-actions.ts';
import { until } from '../until.ts';
import type { StoryWorld } from './story-world.ts';

const TWO_DAYS_MS = 2 * 24 * 3_600_000;

const UNDER_WAY = ['created', 'authorizing', 'processing', 'unknown', 'cancelling', 'return_requested'];

const isUnderWay = ({ state, isRetrying, refunds = [] }: OrderRow): boolean =>
  UNDER_WAY.includes(state) || isRetrying === true || refunds.some((refund) => refund.state === 'pending');

/** Whatever the retailer has not decided about yet is called off; it may be too late for that. */
async function callOff({ site }: StoryWorld): Promise<void> {
  const waiting = (await site.orders()).filter(({ state }) => state === 'processing');
  await Promise.all(waiting.map(({ _id, buyerId }) => cancel(site.asUser(buyerId), _id)));
}

/** Resolves once nothing more happens by itself. */
async function quiet({ site }: StoryWorld): Promise<void> {
  const { connection } = site;
  await until('nothing is under way', async () => {
    const [orders, contributions, payouts, gifts, carts, outbox] = await Promise.all([
      site.orders(),
      site.contributions(),
      site.payouts(),
      customGiftModel(connection).countDocuments({ state: { $in: ['open', 'undoing'] } }),
      cartCheckoutModel(connection).countDocuments({ state: { $in: ['created', 'authorizing'] } }),
      connection.collection('outbox').countDocuments(),
    ]);
    return (
      !orders.some(isUnderWay) &&
      contributions.every(({ state, isFundGone }) => state !== 'open' && !(state === 'contributed' && isFundGone)) &&
      payouts.every(({ state }) => state !== 'open') &&
      gifts + carts + outbox === 0
    );
  });
}

/** I6 and I9: of each wish no more is taken than is wanted, and only for what is given. */
async function unitFaults({ site, wishes, links }: StoryWorld): Promise<string[]> {
  const orders = await site.orders();
  const gifts = await customGiftModel(site.connection).find({ state: 'given' }).lean();
  const taken = (wish: string, isMeant: (order: OrderRow) => boolean) =>
    orders
      .filter(isMeant)
      .flatMap(({ lines }) => lines.filter(({ wishId }) => wishId === wish))
      .reduce((sum, { quantity }) => sum + quantity, 0);
  const isGiven = ({ state, steps }: OrderRow) =>
    state !== 'cancelled' && steps.some((step) => step.state === 'placed');
  return [...wishes, ...links].flatMap((wish) => {
    const fromElsewhere = gifts.filter(({ wishId }) => wishId === wish).length;
    const expected = { reserved: 0, gifted: taken(wish, isGiven) + fromElsewhere };
    const actual = site.wishlists.unitsOf(wish);
    const isSame = actual.reserved === expected.reserved && actual.gifted === expected.gifted;
    return isSame ? [] : [`I6: ${wish} has ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`];
  });
}

/** I10: nobody was told twice that an order was placed, refused or given back. */
async function tellingFaults({ site }: StoryWorld): Promise<string[]> {
  const ONCE = ['orders.order_placed', 'orders.order_cancelled', 'orders.order_refunded', 'orders.order_delivered'];
  return (await site.orders()).flatMap(({ _id }) => {
    const told = site.social.toldAbout(_id).filter((type) => ONCE.includes(type));
    return told.length === new Set(told).size ? [] : [`I10: ${_id} was told as ${told.join(', ')}`];
  });
}

/** Waits for the end of a story. @returns what is wrong with its money, units, news and books, in sentences. */
export async function faultsAtTheEnd(world: StoryWorld): Promise<string[]> {
  const { site } = world;
  await site.sandbox.clearScripts();
  await callOff(world);
  await quiet(world);
  const differences = await compareBooks({
    connection: site.connection,
    logger: createLogger('orders', 'silent'),
    now: () => new Date(Date.now() + TWO_DAYS_MS),
    ...partners(readConfig(site.env)),
  });
  return [
    ...(await site.violations()),
    ...(await unitFaults(world)),
    ...(await tellingFaults(world)),
    ...(differences ?? []).map((difference) => `the books differ: ${JSON.stringify(difference)}`),
  ];
}
