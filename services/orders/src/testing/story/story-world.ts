import { connectEphemeral } from '@wishbow/cache/connect-ephemeral';
import type { PersonRecord } from '@wishbow/contracts/accounts-contract';
import type { CardId, WishId } from '@wishbow/contracts/wire-types';
import type { OrderState } from '@wishbow/domain/order-state';
import { triesOf } from '../../cards/card-tries.ts';
import type { OrderRow } from '../../orders/order-row.ts';
import { saveCard } from '../gifts.ts';
import { crowd, jonah } from '../people.ts';
import { runningOrders } from '../running-orders.ts';

const GIVERS = [jonah, ...crowd.slice(0, 2)];
const WISHES = 3;

/** The running service with a few people who give, a few wishes and two funds; everything is known by a number. */
export async function createStoryWorld() {
  const site = await runningOrders();
  await forgetTriesOfEarlierStories();
  const cards = new Map<string, readonly CardId[]>();
  for (const giver of GIVERS) {
    const good = await saveCard(site.as(giver));
    const bad = await saveCard(site.as(giver), 'tok_chargeCustomerFail');
    cards.set(giver.id, [good, bad]);
  }
  const wishes = Array.from({ length: WISHES }, (_, index) => site.wishlists.addWish({ wanted: index + 1 }));
  const links = [site.wishlists.addLink({ wanted: 2 })];
  const funds = [site.wishlists.addFund(100), site.wishlists.addFund(60)];
  const at = <T>(list: readonly T[], number: number): T => {
    const one = list[number % list.length];
    if (one === undefined) throw new Error('There is none');
    return one;
  };
  return {
    site,
    giver: (number: number): PersonRecord => at(GIVERS, number),
    card: (giver: PersonRecord, isGood: boolean): CardId => at(cards.get(giver.id) ?? [], isGood ? 0 : 1),
    wish: (number: number): WishId => at(wishes, number),
    link: (number: number): WishId => at(links, number),
    fund: (number: number): WishId => at(funds, number),
    wishes,
    links,
    /** One of a giver's orders, whichever number is meant, in one of some states if there is one; undefined without any. */
    orderOf: async (
      giver: PersonRecord,
      number: number,
      states: readonly OrderState[],
    ): Promise<OrderRow | undefined> => {
      const own = (await site.orders()).filter(({ buyerId }) => buyerId === giver.id);
      const meant = own.filter(({ state }) => states.includes(state));
      return own.length === 0 ? undefined : at(meant.length > 0 ? meant : own, number);
    },
    stop: site.stop,
  };
}

const OWN_ADDRESSES = ['127.0.0.1', '::ffff:127.0.0.1', '::1'];

/** All stories of one process share its memory, and these people have tried cards in the one before. */
async function forgetTriesOfEarlierStories(): Promise<void> {
  const { limiter } = await connectEphemeral(undefined, () => undefined);
  for (const { person, address } of [triesOf('add-card'), triesOf('contribute')]) {
    for (const { id } of GIVERS) await limiter.reset(person, id);
    for (const ip of OWN_ADDRESSES) await limiter.reset(address, ip);
  }
}

export type StoryWorld = Awaited<ReturnType<typeof createStoryWorld>>;
