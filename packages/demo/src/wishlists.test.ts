import { demoContributions } from './contributions.ts';
import { demoPeople } from './people.ts';
import { type DemoFundWish, demoWishes } from './wishes.ts';
import { demoWishlists } from './wishlists.ts';

const now = new Date('2026-08-24T16:00:00Z');
const wishlists = demoWishlists(now);
const wishes = demoWishes(now);
const wishCount = (name: string): number => {
  const list = wishlists.find((candidate) => candidate.name === name);
  return wishes.filter(({ wishlistId }) => wishlistId === list?.id).length;
};

test('60 lists hold 387 wishes, and nobody wishes for one thing twice', () => {
  expect(wishlists).toHaveLength(60);
  expect(wishes).toHaveLength(387);
  expect(new Set(wishes.map(({ key }) => key)).size).toBe(387);
});

test('there is a list with nothing on it and one with sixty wishes', () => {
  expect(wishCount('Someday')).toBe(0);
  expect(wishCount('One shelf at a time')).toBe(60);
});

test('one description is as long as descriptions may be', () => {
  expect(Math.max(...wishlists.map(({ description }) => [...description].length))).toBe(300);
});

test('the studio birthday is an event in 54 days at an address', () => {
  expect(wishlists.find(({ name }) => name === 'Studio birthday')).toMatchObject({
    isPrivate: false,
    event: { on: '2026-10-17', place: { street: '240 Lanternfish Ave', zip: '97205' } },
    cover: 'covers/studio-300.webp',
  });
});

test('no event is at the home of anybody', () => {
  const homes = new Set(demoPeople(now).map(({ address }) => `${address?.street} ${address?.zip}`));
  const places = wishlists.flatMap(({ event }) => (event?.place ? [`${event.place.street} ${event.place.zip}`] : []));
  expect(places).toHaveLength(4);
  expect(places.filter((place) => homes.has(place))).toEqual([]);
});

test.each([
  ['nils/A band until midnight', 0, 120_000],
  ['maya/Kiln for the studio', 41_200, 90_000],
  ['priya/Sofa for the front room', 66_600, 74_000],
  ['samira/Two weeks in Lisbon', 108_500, 160_000],
  ['astrid/Two-seat sofa', 74_000, 74_000],
])('the fund %s stands at %i of %i cents', (key, contributedCents, priceCents) => {
  expect(wishes.find((wish) => wish.key === key)).toMatchObject({ kind: 'fund', contributedCents, priceCents });
});

test('a fund holds exactly what people chipped in, in whole dollars, and never more than its goal', () => {
  const funds = wishes.filter((wish): wish is DemoFundWish => wish.kind === 'fund');
  const given = Map.groupBy(demoContributions(now), ({ wishId }) => wishId);
  const sums = funds.map(({ id }) => (given.get(id) ?? []).reduce((sum, { amountCents }) => sum + amountCents, 0));
  expect(sums).toEqual(funds.map(({ contributedCents }) => contributedCents));
  expect(funds.filter(({ contributedCents, priceCents }) => contributedCents > priceCents)).toEqual([]);
  expect(sums.filter((sum) => sum % 100 !== 0)).toEqual([]);
});

test('one payout is on its way and one check has been mailed', () => {
  expect(wishes.find(({ key }) => key === 'gurpreet/Kayak for two')).toMatchObject({
    payoutRequestedAt: new Date('2026-08-19T16:00:00Z'),
  });
  expect(wishes.find(({ key }) => key === 'june/Piano lessons')).toMatchObject({
    payoutDispatchedAt: new Date('2026-08-05T16:00:00Z'),
  });
});

test('no wish has more units gifted and held back than are wanted', () => {
  const overdone = wishes.filter(
    (wish) => wish.kind !== 'fund' && wish.giftedCount + wish.reservedCount > wish.wantedCount,
  );
  expect(overdone).toEqual([]);
});

test('a wish wanted three times has been gifted once', () => {
  expect(wishes.find(({ key }) => key === 'maya/Merino yarn bundle')).toMatchObject({
    wantedCount: 3,
    giftedCount: 1,
    reservedCount: 0,
  });
});

test('one wish is for something that can no longer be had', () => {
  const unavailable = wishes.filter((wish) => wish.kind === 'catalogue' && wish.isUnavailable);
  expect(unavailable.map(({ key }) => key)).toEqual(['hollis/Retro television, small']);
});
