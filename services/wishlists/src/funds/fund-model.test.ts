import type { WishId } from '@wishbow/contracts/wire-types';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { collecting } from '../testing/contributions.ts';
import { type RunningWishlists, runningWishlists } from '../testing/running-wishlists.ts';
import { madeFund, madeList } from '../testing/stories.ts';
import { heldUnitsModel } from '../units/held-units-model.ts';
import { wishModel } from '../wishes/wish-model.ts';
import { fundContributionModel } from './fund-contribution-model.ts';

jest.setTimeout(120_000);

const STORIES = 15;
const PEOPLE_AT_ONCE = 6;
const ROUNDS = 6;

let service: RunningWishlists;
beforeAll(async () => {
  service = await runningWishlists();
});
afterAll(() => service.stop());

const { reserve, count, release, close } = collecting(() => service);

/** The same numbers for the same seed, so that a story that failed can be told again. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

let lastNumber = 0;

/** What is stored of a fund, in cents. */
async function storedOf(wishId: WishId) {
  const [wish, held, contributions] = await Promise.all([
    wishModel(service.connection).findById(wishId).lean(),
    heldUnitsModel(service.connection).findById(wishId).lean(),
    fundContributionModel(service.connection).find({ wishId }).lean(),
  ]);
  const sumOf = (state: string) =>
    contributions.filter((one) => one.state === state).reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    goal: wish?.priceCents ?? 0,
    contributed: wish?.contributedCents ?? 0,
    reserved: held?.reservedCount ?? 0,
    sumCounted: sumOf('counted'),
    sumReserved: sumOf('reserved'),
  };
}

test.each(Array.from({ length: STORIES }, (_, seed) => seed))(
  'whatever people do at once, a fund holds what was chipped in and never more than its goal (seed %d)',
  async (seed) => {
    const { maya, theo, wes } = service.people;
    const pick = numbersFrom(seed + 1);
    const list = await madeList(service, maya.id, { name: `Story ${seed}` });
    const fund = await madeFund(service, list, { price: 20_000 });
    const begun: number[] = [];
    let gross: number | string = 'not asked for';
    const acts = [
      async () => {
        lastNumber += 1;
        begun.push(lastNumber);
        await reserve(pick(2) ? theo.id : wes.id, fund.id, lastNumber, 1 + pick(90));
      },
      async () => {
        const number = begun[pick(begun.length)];
        if (number) await count(fund.id, number);
      },
      async () => {
        const number = begun[pick(begun.length)];
        if (number && typeof gross === 'string') await release(fund.id, number);
      },
      async () => {
        const lowered = { wish: { id: fund.id, price: 10_000 + 100 * pick(100) } };
        await service.asUser(maya.id)(wishesContract.updateWish, { body: lowered });
      },
    ];
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all(Array.from({ length: PEOPLE_AT_ONCE }, () => acts[pick(acts.length)]?.()));
      const stored = await storedOf(fund.id);
      expect(stored.contributed).toBe(stored.sumCounted);
      expect(stored.reserved).toBe(stored.sumReserved);
      expect(stored.contributed).toBeLessThanOrEqual(stored.goal);
      if (round === ROUNDS - 2) gross = await close(maya.id, fund.id, seed + 1_000);
    }
    const { contributed } = await storedOf(fund.id);
    if (typeof gross === 'number') expect(contributed).toBe(gross);
    else expect(gross).toBe('invalid_state');
  },
);
