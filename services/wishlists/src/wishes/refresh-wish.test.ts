import { browseContract } from '@wishbow/contracts/browse-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { Wish } from '@wishbow/contracts/wishes';
import { type RunningWishlists, runningWishlists } from '../testing/running-wishlists.ts';
import { madeList, madeWish } from '../testing/stories.ts';

jest.setTimeout(60_000);

let service: RunningWishlists;
let open: Wish;
let secret: Wish;
let ofBao: Wish;

beforeAll(async () => {
  service = await runningWishlists();
  const { maya, bao } = service.people;
  open = await madeWish(service, await madeList(service, maya.id, { name: 'Studio birthday' }));
  secret = await madeWish(service, await madeList(service, maya.id, { name: 'Just for family', private: true }));
  ofBao = await madeWish(service, await madeList(service, bao.id, { name: 'Quiet things' }));
});
afterAll(() => service.stop());

type Who = 'visitor' | 'wes' | 'priya' | 'theo' | 'maya';
const idOf = (who: Who): UserId | undefined => (who === 'visitor' ? undefined : service.people[who].id);

const refresh = async (wish: object, who: Who) => {
  const { status, text } = await service.post('/api/refreshWish', { wish }, idOf(who));
  return { status, body: JSON.parse(text) };
};

test('everyone sees an open wish, with whose it is and where it hangs', async () => {
  const { body } = await refresh({ id: open.id }, 'visitor');
  expect(body.wish).toMatchObject({
    id: open.id,
    title: 'Cast teapot with infuser, 37 oz',
    user: { username: 'maya', name: 'maya Example' },
    wishlist: { name: 'Studio birthday', event: false },
  });
  expect(Object.keys(body.wish.user).sort()).toEqual(['details', 'firstName', 'id', 'name', 'username']);
});

test.each(['visitor', 'wes', 'priya'] as const)('%s learns of a hidden wish that it is private', async (who) => {
  for (const hidden of [secret, ofBao]) {
    expect((await refresh({ id: hidden.id }, who)).body).toEqual({ wish: { id: hidden.id, private: true } });
  }
});

test('a follower and the owner see the wish on a private list', async () => {
  expect((await refresh({ id: secret.id }, 'theo')).body.wish.title).toBe('Cast teapot with infuser, 37 oz');
  expect((await refresh({ id: secret.id }, 'maya')).body.wish.title).toBe('Cast teapot with infuser, 37 oz');
});

test('what else the caller says of the wish is ignored', async () => {
  const { body } = await refresh({ id: open.id, title: 'Free', price: 0, user_id: service.people.wes.id }, 'wes');
  expect(body.wish).toMatchObject({
    title: 'Cast teapot with infuser, 37 oz',
    price: 3800,
    user_id: service.people.maya.id,
  });
});

test('there is no wish with that id', async () => {
  expect(await refresh({ id: '9'.repeat(24) }, 'maya')).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

describe('what friends wished for lately', () => {
  const titlesFor = async (who: 'theo' | 'priya' | 'wes' | 'maya') => {
    const answer = await service.asUser(service.people[who].id)(browseContract.listFriendsWishes, { body: {} });
    return answer.body.wishes.map(({ wishlist }) => wishlist.name);
  };

  test('a follower sees it newest first, private lists too', async () => {
    expect(await titlesFor('theo')).toEqual(['Quiet things', 'Just for family', 'Studio birthday']);
  });

  test.each(['priya', 'wes', 'maya'] as const)('%s follows nobody yet and sees nothing', async (who) => {
    expect(await titlesFor(who)).toEqual([]);
  });

  test('it is for signed-in people', async () => {
    expect((await service.post('/api/getRecentlyAddedItemActivities', {})).status).toBe(401);
  });
});
