import type { CardId } from '@wishbow/contracts/wire-types';
import { CONTRIBUTION_FAILPOINTS, type Failpoint } from '../failpoints.ts';
import { crashingOrders } from '../testing/crashing-orders.ts';
import {
  aVaseFor,
  dollarsFor,
  giveItem,
  outcomeOf,
  ownGifts,
  rejectRequested,
  requestPayout,
  tellFundGone,
  undo,
} from '../testing/custom-gifts.ts';
import { saveCard } from '../testing/gifts.ts';
import { createOrdersWorld, type OrdersWorld } from '../testing/orders-world.ts';
import { jonah, maya } from '../testing/people.ts';
import { until } from '../testing/until.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

let world: OrdersWorld;
let orders: ReturnType<typeof crashingOrders>;
let card: CardId;

beforeAll(async () => {
  world = await createOrdersWorld();
  orders = crashingOrders(world);
  await orders.start();
  card = await saveCard(world.as(jonah));
  await orders.stopAll();
});
afterEach(async () => {
  await orders.stopAll();
  expect(await world.violations()).toEqual([]);
});
afterAll(() => world.stop());

const fundState = (wish: string) => world.wishlists.fundStates().find(({ wishId }) => wishId === wish);

/** Does something at a process that dies of it, and starts another one. */
const dyingAt = async (failpoint: Failpoint, act: () => Promise<unknown>) =>
  expect(await orders.dyingAt(failpoint, act)).toBe('SIGKILL');

test.each<Failpoint>(['after_gift_row', 'after_gift_reserved', 'after_gift_given'])(
  'killed at %s, a wish from elsewhere is given once after the restart',
  async (failpoint) => {
    const wish = world.wishlists.addLink({ wanted: 3 });
    await dyingAt(failpoint, () => giveItem(world.as(jonah), aVaseFor(wish), failpoint));

    const [gift] = await until('it is given', async () => {
      const { gifts } = await ownGifts(world.as(jonah), wish);
      return gifts.length > 0 && gifts;
    });
    expect(world.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 1 });
    await until('it was told', async () => world.social.toldAbout(gift?.id ?? '').length === 1);
  },
);

test.each<Failpoint>(['after_undo_claim', 'after_undo_release'])(
  'killed at %s, a gift is taken back once after the restart',
  async (failpoint) => {
    const wish = world.wishlists.addLink();
    await orders.start();
    const given = await giveItem(world.as(jonah), aVaseFor(wish));
    const gift = given.status === 200 ? given.body.gift : null;
    if (!gift) throw new Error('The gift was refused');
    await dyingAt(failpoint, () => undo(world.as(jonah), gift.id));

    await until('it was told', async () => world.social.toldAbout(gift.id).length === 2);
    expect(world.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 0 });
    expect(await outcomeOf(giveItem(world.as(jonah), aVaseFor(wish)))).toBe('given');
  },
);

test.each(CONTRIBUTION_FAILPOINTS)(
  'killed at %s, a contribution is made once after the restart, and no cent is lost',
  async (failpoint) => {
    const fund = world.wishlists.addFund(100);
    await dyingAt(failpoint, () => giveItem(world.as(jonah), dollarsFor(fund, card, 60), failpoint));

    const [own] = await until('it is made', async () => {
      const { contributions } = await ownGifts(world.as(jonah), fund);
      return contributions.length > 0 && contributions;
    });
    expect(fundState(fund)).toMatchObject({ contributedCents: 6000, reservedCents: 0 });
    await until('it was told', async () => world.social.toldAbout(own?.id ?? '').length === 1);
    expect(await outcomeOf(giveItem(world.as(jonah), dollarsFor(fund, card, 60), failpoint))).toBe('given');
    expect(fundState(fund)).toMatchObject({ contributedCents: 6000, reservedCents: 0 });
  },
);

test.each<Failpoint>(['after_contribution_reserved', 'after_contribution_hold'])(
  'killed at %s, a contribution to a fund that is gone by the restart costs nothing',
  async (failpoint) => {
    const fund = world.wishlists.addFund(100);
    await dyingAt(failpoint, async () => {
      await giveItem(world.as(jonah), dollarsFor(fund, card, 60)).finally(() => world.wishlists.removeWish(fund));
    });

    await until('it is refused', async () =>
      (await world.contributions()).some(({ wishId, state }) => wishId === fund && state === 'refused'),
    );
    expect(fundState(fund)).toMatchObject({ contributedCents: 0, reservedCents: 0 });
  },
);

/** When the process dies the fund or wish is there; when another one starts, its owner has taken it away. */
const dyingWhile = (failpoint: Failpoint, act: () => Promise<unknown>, taken: () => void) =>
  dyingAt(failpoint, () => act().finally(taken));

const madeTo = (fund: string, state: string) =>
  until(`it is ${state}`, async () => {
    const [own] = (await world.contributions()).filter(({ wishId }) => wishId === fund);
    return own?.state === state && own;
  });

test.each<Failpoint>(['after_contribution_counted', 'after_contribution_captured'])(
  'killed at %s, a contribution to a fund that is gone by the restart is given back',
  async (failpoint) => {
    const fund = world.wishlists.addFund(100);
    const before = (await world.sandbox.stripeState()).totals.refunded;
    const chipIn = () => giveItem(world.as(jonah), dollarsFor(fund, card, 60));
    await dyingWhile(failpoint, chipIn, () => world.wishlists.removeWish(fund));
    expect(await tellFundGone(world.ordersUrl, fund)).toBe(200);

    await madeTo(fund, 'refunded');
    expect((await world.sandbox.stripeState()).totals.refunded).toBe(before + 6_000);
    expect(fundState(fund)).toMatchObject({ contributedCents: 0, reservedCents: 0 });
  },
);

test.each<Failpoint>(['after_contribution_counted', 'after_contribution_captured'])(
  'killed at %s, a contribution to a fund that is hidden by the restart is made all the same',
  async (failpoint) => {
    const fund = world.wishlists.addFund(100);
    const chipIn = () => giveItem(world.as(jonah), dollarsFor(fund, card, 60));
    await dyingWhile(failpoint, chipIn, () => world.wishlists.hideWish(fund));

    const own = await madeTo(fund, 'contributed');
    expect(fundState(fund)).toMatchObject({ contributedCents: 6000, reservedCents: 0 });
    await until('it was told', async () => world.social.toldAbout(own._id).length === 1);
  },
);

test('money that was taken for a fund that knows nothing of it any more is given back', async () => {
  const fund = world.wishlists.addFund(100);
  const before = (await world.sandbox.stripeState()).totals.refunded;
  const chipIn = () => giveItem(world.as(jonah), dollarsFor(fund, card, 60));
  await dyingWhile('after_contribution_captured', chipIn, () => {
    world.wishlists.removeWish(fund);
    world.wishlists.forgetAmounts(fund);
  });

  await madeTo(fund, 'refunded');
  expect((await world.sandbox.stripeState()).totals.refunded).toBe(before + 6_000);
});

test.each(['hideWish', 'removeWish'] as const)(
  'killed after it was given, a gift whose wish is out of sight by the restart (%s) stands',
  async (takeAway) => {
    const wish = world.wishlists.addLink();
    const give = () => giveItem(world.as(jonah), aVaseFor(wish));
    await dyingWhile('after_gift_given', give, () => world.wishlists[takeAway](wish));

    const gift = await until('it stands', async () => (await ownGifts(world.as(jonah), wish)).gifts[0]);
    expect(world.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 1 });
    await until('it was told', async () => world.social.toldAbout(gift.id).length === 1);
  },
);

async function aFundWith(dollars: number) {
  const fund = world.wishlists.addFund(500);
  await orders.start();
  expect(await outcomeOf(giveItem(world.as(jonah), dollarsFor(fund, card, dollars)))).toBe('given');
  return fund;
}

test.each<Failpoint>(['after_payout_row', 'after_fund_closed'])(
  'killed at %s, a payout is requested once after the restart',
  async (failpoint) => {
    const fund = await aFundWith(100);
    await dyingAt(failpoint, () => requestPayout(world.as(maya), fund));

    const payout = await until('it is requested', async () => {
      const own = (await world.payouts()).find(({ wishId }) => wishId === fund);
      return own?.state === 'requested' && own;
    });
    expect(payout).toMatchObject({ grossCents: 10_000, feeCents: 500, netCents: 9_500 });
    await until('it was told', async () => world.social.toldAbout(payout._id).length === 1);
    expect((await requestPayout(world.as(maya), fund)).status).toBe(409);
  },
);

test.each<Failpoint>(['after_rejection', 'after_fund_reopened'])(
  'killed at %s, a rejected payout opens its fund once after the restart',
  async (failpoint) => {
    const fund = await aFundWith(100);
    const requested = await requestPayout(world.as(maya), fund);
    await dyingAt(failpoint, () => rejectRequested(world.asAdmin, requested));
    await until('it is open', async () => (await world.accounts()).get(`fund:${fund}`) === 10_000);
  },
);

test('a fund that is removed while its payout is being decided is paid out and not refunded', async () => {
  const fund = await aFundWith(100);
  await dyingAt('after_fund_closed', async () => {
    await requestPayout(world.as(maya), fund).finally(() => world.wishlists.removeWish(fund));
  });
  expect(await tellFundGone(world.ordersUrl, fund)).toBe(200);

  await until('it is decided', async () =>
    (await world.contributions()).some(({ wishId, dueAt, isFundGone }) => wishId === fund && !dueAt && !isFundGone),
  );
  expect((await world.accounts()).get(`fund:${fund}`)).toBe(0);
});

test('killed after the card processor gave it back, a contribution is refunded once', async () => {
  const fund = await aFundWith(70);
  const before = (await world.sandbox.stripeState()).totals.refunded;
  world.wishlists.removeWish(fund);
  await dyingAt('after_contribution_refund', () => tellFundGone(world.ordersUrl, fund));

  const [own] = await until('it is refunded', async () => {
    const refunded = (await world.contributions()).filter(
      ({ wishId, state }) => wishId === fund && state === 'refunded',
    );
    return refunded.length > 0 && refunded;
  });
  expect((await world.sandbox.stripeState()).totals.refunded).toBe(before + 7_000);
  await until('it was told', async () => world.social.toldAbout(own?._id ?? '').length === 2);
});
