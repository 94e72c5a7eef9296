import { browseContract } from '@wishbow/contracts/browse-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { Wishlist } from '@wishbow/contracts/wishlists';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { type RunningWishlists, runningWishlists } from '../testing/running-wishlists.ts';
import { madeList, madeWish } from '../testing/stories.ts';

jest.setTimeout(60_000);

let service: RunningWishlists;
let open: Wishlist;
let secret: Wishlist;
let ofBao: Wishlist;

beforeAll(async () => {
  service = await runningWishlists();
  const { maya, bao } = service.people;
  open = await madeList(service, maya.id, { name: 'Studio birthday' });
  secret = await madeList(service, maya.id, { name: 'Just for family', private: true });
  ofBao = await madeList(service, bao.id, { name: 'Quiet things' });
  await madeWish(service, open);
});
afterAll(() => service.stop());

const listsOf = async (username: string, viewerId?: UserId) => {
  const call = viewerId ? service.asUser(viewerId) : service.asVisitor;
  const answer = await call(wishlistsContract.listViewedWishlists, { body: { username } });
  return answer.status === 200 ? answer.body.wishLists : answer.body.code;
};

test.each(['visitor', 'wes', 'priya'] as const)(
  '%s sees of a private list that it exists, and nothing more',
  async (who) => {
    const viewerId = who === 'visitor' ? undefined : service.people[who].id;
    expect(await listsOf('maya', viewerId)).toEqual([
      expect.objectContaining({ id: open.id, name: 'Studio birthday', wish_count: 1, gifted_count: 0 }),
      { id: secret.id, private: true },
    ]);
  },
);

test.each(['theo', 'maya'] as const)('%s sees the private list', async (who) => {
  expect(await listsOf('maya', service.people[who].id)).toEqual([
    expect.objectContaining({ name: 'Studio birthday' }),
    expect.objectContaining({ name: 'Just for family', private: true, wish_count: 0 }),
  ]);
});

test.each(['visitor', 'wes', 'priya'] as const)(
  '%s is not even told how many lists a private person has',
  async (who) => {
    const viewerId = who === 'visitor' ? undefined : service.people[who].id;
    const { text } = await service.post('/api/getViewedUserWishLists', { username: 'bao' }, viewerId);
    expect(JSON.parse(text)).toEqual({ wishLists: [], private: true });
  },
);

test('an approved follower sees the lists of a private person', async () => {
  expect(await listsOf('bao', service.people.theo.id)).toEqual([expect.objectContaining({ id: ofBao.id })]);
});

test('nobody has no lists', async () => {
  expect(await listsOf('nobody')).toBe('not_found');
});

test('a viewer in the body is not believed', async () => {
  const { maya, theo, wes } = service.people;
  const body = { username: maya.username, user: { id: theo.id, username: 'theo' } };
  const answer = await service.post('/api/getViewedUserWishLists', body, wes.id);
  expect(JSON.parse(answer.text).wishLists[1]).toEqual({ id: secret.id, private: true });
});

test('an ended follow counts at the next look', async () => {
  const { theo, maya } = service.people;
  service.neighborhood.follows.get(theo.id)?.delete(maya.id);
  expect(await listsOf('maya', theo.id)).toContainEqual({ id: secret.id, private: true });
});

test('who is blocked by somebody finds neither them nor their lists, also open ones; who has blocked them sees none', async () => {
  const { maya, wes } = service.people;
  service.neighborhood.follows.set(wes.id, new Map([[maya.id, 'blocked']]));
  expect(await listsOf('maya', wes.id)).toBe('not_found');
  const body = { wishListId: open.id };
  expect((await service.asUser(wes.id)(wishlistsContract.getActiveWishlist, { body })).status).toBe(404);
  expect(await listsOf('maya')).toHaveLength(2);
  service.neighborhood.follows.set(wes.id, new Map([[maya.id, 'blocking']]));
  const named = { body: { username: 'maya' } };
  expect((await service.asUser(wes.id)(wishlistsContract.listViewedWishlists, named)).body).toEqual({
    wishLists: [],
    blocking: true,
  });
  const mayas = { body: { viewedUsername: 'maya' } };
  expect((await service.asUser(wes.id)(browseContract.listWishItems, mayas)).body).toMatchObject({ blocking: true });
  expect((await service.asUser(wes.id)(wishlistsContract.getActiveWishlist, { body })).status).toBe(404);
  service.neighborhood.follows.delete(wes.id);
  expect(await listsOf('maya', wes.id)).toHaveLength(2);
});
