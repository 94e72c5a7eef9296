import type { UserId } from '@wishbow/contracts/wire-types';
import { Wish } from '@wishbow/contracts/wishes';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { demoPeople, personId } from '@wishbow/demo/people';
import { wishId } from '@wishbow/demo/wishes';
import { NO_MONEY } from '@wishbow/domain/money';
import { fundContributionModel } from '../funds/fund-contribution-model.ts';
import { fundPayoutModel } from '../funds/fund-payout-model.ts';
import { aPerson } from '../testing/people.ts';
import { type RunningWishlists, runningWishlists } from '../testing/running-wishlists.ts';
import { heldUnitsModel } from '../units/held-units-model.ts';
import { reservationModel } from '../units/reservation-model.ts';
import { wishModel } from '../wishes/wish-model.ts';
import { mongoWishRepository } from '../wishes/wish-repository.ts';
import { toWish } from '../wishes/wish-view.ts';
import { seedDemoWishlists } from './seed-wishlists.ts';

const noon = new Date('2026-11-28T12:00:00Z');
const maya = personId('maya') as UserId;

jest.setTimeout(60_000);

let service: RunningWishlists;
beforeAll(async () => {
  service = await runningWishlists();
  service.neighborhood.people.push({ ...aPerson('1', 'maya_okafor'), id: maya });
  await seedDemoWishlists(service.connection, noon);
});
afterAll(() => service.stop());

const listsOfMaya = async () => {
  const answer = await service.asUser(maya)(wishlistsContract.listOwnWishlists, { body: {} });
  return answer.body.wishLists;
};

test('Maya has her four lists, in her order', async () => {
  expect((await listsOfMaya()).map(({ name, private: isPrivate }) => [name, isPrivate])).toEqual([
    ['Studio birthday', false],
    ['Kitchen, slowly', false],
    ['Reading pile', false],
    ['Just for family', true],
  ]);
});

test('her birthday list shows products, a link and a fund', async () => {
  const [birthday] = await listsOfMaya();
  if (!birthday) throw new Error('no list');
  const answer = await service.asVisitor(wishlistsContract.getActiveWishlist, { body: { wishListId: birthday.id } });
  const shown = 'wishes' in answer.body ? [...answer.body.wishes, ...answer.body.gifted] : [];
  expect(shown.find(({ title }) => title === 'Kiln for the studio')).toMatchObject({
    fund: true,
    price: 90_000,
    quantity: 1,
    extra_description:
      'Secondhand, checked by somebody who knows kilns. What is left over buys the first bag of porcelain.',
  });
  expect(shown.find(({ title }) => title === 'Hand-thrown amphora vase')).toMatchObject({
    external: true,
    url: 'https://pottersrow.example/amphora',
    store: 'pottersrow.example',
  });
  expect(shown.find(({ title }) => title === 'Gouache set with palette')).toMatchObject({
    variant_title: '24',
    quantity: 2,
  });
});

test('every wish of the community can be shown', async () => {
  const wishes = await mongoWishRepository(service.connection).listLatestByOwners(
    demoPeople(noon).map(({ id }) => id as UserId),
    1_000,
  );
  expect(wishes.length).toBeGreaterThan(200);
  for (const wish of wishes) Wish.parse(toWish(wish, { isOwner: true }));
});

test('Maya was given things, among them a knife that moved no money here', async () => {
  const { text } = await service.post('/api/getWishesReceived', { username: 'maya_okafor' }, maya);
  const received: { title: string; gifted_quantity: number }[] = JSON.parse(text).wishes;
  const titles = received.map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining(['Hand-forged bread knife', 'Merino yarn bundle', 'Cotton robe, indigo']),
  );
  expect(received.find(({ title }) => title === 'Round brush, no. 8')).toMatchObject({ gifted_quantity: 2 });
});

test('the tags of notes lead to wishes', async () => {
  const { text } = await service.post('/api/getTagWishes', { tag: 'studio' });
  const titles = JSON.parse(text).wishes.map(({ title }: { title: string }) => title);
  expect(titles).toEqual(expect.arrayContaining(['Kiln for the studio', 'Gouache set with palette']));
});

test('what is reserved agrees with the orders that hold it', async () => {
  const held = await heldUnitsModel(service.connection)
    .find({ reservedCount: { $gt: 0 } })
    .lean();
  const reserved = await reservationModel(service.connection).find({ state: 'reserved' }).lean();
  const units = new Map<string, number>();
  for (const { wishId: id, quantity } of reserved)
    units.set(id.toHexString(), (units.get(id.toHexString()) ?? 0) + quantity);
  expect(new Map(held.map(({ _id, reservedCount }) => [_id.toHexString(), reservedCount]))).toEqual(units);
});

test('what was gifted agrees with the gifts', async () => {
  const gifts = await reservationModel(service.connection).find({ state: 'gifted' }).lean();
  const units = new Map<string, number>();
  for (const { wishId: id, quantity } of gifts)
    units.set(id.toHexString(), (units.get(id.toHexString()) ?? 0) + quantity);
  const gifted = await wishModel(service.connection)
    .find({ giftedCount: { $gt: 0 } })
    .lean();
  expect(new Map(gifted.map(({ _id, giftedCount }) => [_id.toHexString(), giftedCount]))).toEqual(units);
});

test('what was chipped in agrees with the contributions, and closed funds with their payouts', async () => {
  const contributions = await fundContributionModel(service.connection).find().lean();
  const cents = new Map<string, number>();
  for (const { wishId: id, amountCents } of contributions)
    cents.set(id.toHexString(), (cents.get(id.toHexString()) ?? 0) + amountCents);
  const funds = await wishModel(service.connection)
    .find({ contributedCents: { $gt: NO_MONEY } })
    .lean();
  expect(new Map(funds.map(({ _id, contributedCents }) => [_id.toHexString(), contributedCents]))).toEqual(cents);
  const closed = await fundPayoutModel(service.connection).find().lean();
  const requested = funds.filter(({ payoutRequestedAt }) => payoutRequestedAt);
  expect(closed.map(({ _id }) => _id.toHexString()).toSorted()).toEqual(
    requested.map(({ _id }) => _id.toHexString()).toSorted(),
  );
});

test('seeding again changes nothing, not even what was changed since', async () => {
  const yarn = { _id: wishId('maya/Merino yarn bundle') };
  await wishModel(service.connection).updateOne(yarn, { $set: { notes: 'Or lake green.' } });
  const before = await wishModel(service.connection).find().sort({ _id: 1 }).lean();
  await seedDemoWishlists(service.connection, new Date('2026-12-24T12:00:00Z'));
  expect(await wishModel(service.connection).find().sort({ _id: 1 }).lean()).toEqual(before);
});
