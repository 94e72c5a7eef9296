import type { UserId } from '@wishbow/contracts/wire-types';
import type { Wish, WishOnPage } from '@wishbow/contracts/wishes';
import { orderId, takingUnits } from '../testing/orders.ts';
import type { Who } from '../testing/people.ts';
import { type RunningWishlists, runningWishlists } from '../testing/running-wishlists.ts';
import { madeFund, madeLink, madeList, madeWish } from '../testing/stories.ts';
import { wishModel } from '../wishes/wish-model.ts';

jest.setTimeout(60_000);

let service: RunningWishlists;
let secret: Wish;
beforeAll(async () => {
  service = await runningWishlists();
  const { maya, bao } = service.people;
  const open = await madeList(service, maya.id, { name: 'Studio birthday' });
  await madeLink(service, open, { title: 'Amphora', notes: 'Any glaze. #Studio' });
  await madeFund(service, open, { title: 'Kiln #studio', notes: 'Front loader' });
  await madeWish(service, open, { notes: 'Not tagged at all' });
  secret = await madeLink(service, await madeList(service, maya.id, { private: true }), {
    title: 'Canary apron',
    notes: '#studio #café',
  });
  await madeLink(service, await madeList(service, bao.id), { title: 'Canary stool', notes: '#studio' });
});
afterAll(() => service.stop());

const idOf = (who: Who): UserId | undefined => (who === 'visitor' ? undefined : service.people[who].id);
const look = async (path: string, body: object, who: Who) => {
  const { status, text } = await service.post(path, body, idOf(who));
  return { status, text, body: JSON.parse(text) };
};
const titlesOf = ({ body }: { body: { wishes: WishOnPage[] } }) => body.wishes.map(({ title }) => title);
const tagged = (tag: string, who: Who, cursor?: string) => look('/api/getTagWishes', { tag, cursor }, who);
const wishesOf = (viewedUsername: string, who: Who, cursor?: string) =>
  look('/api/getWishItems', { viewedUsername, cursor }, who);

describe('wishes with a hashtag', () => {
  test.each(['visitor', 'wes', 'priya'] as const)('%s sees those on open lists, newest first', async (who) => {
    const answer = await tagged('studio', who);
    expect(titlesOf(answer)).toEqual(['Kiln #studio', 'Amphora']);
    expect(answer.body.next_cursor).toBeNull();
    expect(answer.text).not.toContain('Canary');
  });

  test('an approved follower and the owner see those on private ones too', async () => {
    expect(titlesOf(await tagged('studio', 'theo'))).toEqual([
      'Canary stool',
      'Canary apron',
      'Kiln #studio',
      'Amphora',
    ]);
    expect(titlesOf(await tagged('studio', 'maya'))).toEqual(['Canary apron', 'Kiln #studio', 'Amphora']);
  });

  test('those that carry it in a comment join them, until the comment is gone', async () => {
    const { wishes } = (await wishesOf('maya', 'maya')).body;
    const plain = wishes.find(({ notes }: Wish) => notes === 'Not tagged at all');
    await service.hear('social.comment_tags_changed', { wishId: plain.id, tags: ['clay', 'studio'] });
    expect(titlesOf(await tagged('clay', 'visitor'))).toEqual([plain.title]);
    expect(titlesOf(await tagged('studio', 'visitor'))).toEqual([plain.title, 'Kiln #studio', 'Amphora']);
    await service.post('/api/updateItemNotes', { item: { id: plain.id, notes: 'Now #tagged' } }, idOf('maya'));
    expect(titlesOf(await tagged('clay', 'visitor'))).toEqual([plain.title]);
    await service.hear('social.comment_tags_changed', { wishId: plain.id, tags: [] });
    expect(titlesOf(await tagged('clay', 'visitor'))).toEqual([]);
    expect(titlesOf(await tagged('tagged', 'visitor'))).toEqual([plain.title]);
    await service.post('/api/updateItemNotes', { item: { id: plain.id, notes: 'Not tagged at all' } }, idOf('maya'));
  });

  test.each(['Studio', '#STUDIO', 'studio'])('%s is one tag', async (spelling) => {
    expect(titlesOf(await tagged(spelling, 'visitor'))).toEqual(['Kiln #studio', 'Amphora']);
  });

  test('an accent counts, however it is encoded', async () => {
    expect(titlesOf(await tagged('cafe\u0301', 'theo'))).toEqual(['Canary apron']);
    expect(titlesOf(await tagged('cafe', 'theo'))).toEqual([]);
  });

  test.each(['', '.*', '(a+)+$', 'stu', '{"$gt":""}', '../x'])('%j finds nothing', async (tag) => {
    expect(await tagged(tag, 'theo')).toMatchObject({ status: 200, body: { wishes: [], next_cursor: null } });
  });

  test('follow their notes', async () => {
    const { maya } = service.people;
    const wish = await madeLink(service, await madeList(service, maya.id), { title: 'Bench', notes: '#first' });
    await service.post('/api/updateItemNotes', { item: { id: wish.id, notes: '#second' } }, maya.id);
    expect(titlesOf(await tagged('first', 'visitor'))).toEqual([]);
    expect(titlesOf(await tagged('second', 'visitor'))).toEqual(['Bench']);
    await service.post('/api/removeWish', { wish: { id: wish.id } }, maya.id);
    expect(titlesOf(await tagged('second', 'visitor'))).toEqual([]);
  });

  test('a list turned private counts at the next look', async () => {
    const { maya } = service.people;
    const list = await madeList(service, maya.id);
    await madeLink(service, list, { title: 'Now you see me', notes: '#magic' });
    expect(titlesOf(await tagged('magic', 'wes'))).toEqual(['Now you see me']);
    const body = { wishList: { name: list.name, private: true } };
    await service.send('PATCH', `/api/wishLists/${list.id}`, body, maya.id);
    expect(titlesOf(await tagged('magic', 'wes'))).toEqual([]);
    expect(titlesOf(await tagged('magic', 'theo'))).toEqual(['Now you see me']);
  });
});

describe('all wishes of a person', () => {
  test.each([
    ['visitor', false],
    ['wes', false],
    ['priya', false],
    ['theo', true],
    ['maya', true],
  ] as const)('to %s private ones show: %s', async (who, isShown) => {
    const answer = await wishesOf('maya', who);
    expect(answer.text.includes(secret.id)).toBe(isShown);
    expect(titlesOf(answer)).toContain('Amphora');
  });

  test('of a private person are for followers', async () => {
    expect(titlesOf(await wishesOf('bao', 'theo'))).toEqual(['Canary stool']);
    for (const who of ['visitor', 'wes', 'priya'] as const) {
      expect((await wishesOf('bao', who)).body).toEqual({ wishes: [], next_cursor: null, private: true });
    }
  });

  test('leave out what has been given', async () => {
    const orders = takingUnits(service);
    const { wes, theo } = service.people;
    const wish = await madeWish(service, await madeList(service, wes.id));
    expect(titlesOf(await wishesOf('wes', 'visitor'))).toEqual(['Cast teapot with infuser, 37 oz']);
    await orders.reserve(theo.id, wish.id, orderId(1));
    expect(titlesOf(await wishesOf('wes', 'wes'))).toEqual(['Cast teapot with infuser, 37 oz']);
    await orders.gift(wish.id, orderId(1));
    expect(titlesOf(await wishesOf('wes', 'visitor'))).toEqual([]);
  });

  test('nobody has none', async () => {
    expect((await wishesOf('nobody', 'theo')).status).toBe(404);
  });
});

describe('pages', () => {
  const numbers = Array.from({ length: 95 }, (_, index) => `Brush ${String(index + 1).padStart(2, '0')}`);
  beforeAll(async () => {
    const { theo } = service.people;
    const [open, hidden] = [await madeList(service, theo.id), await madeList(service, theo.id, { private: true })];
    for (const title of numbers) {
      await madeLink(service, open, { title, url: `https://brush.example/${title.slice(-2)}`, notes: '#brush' });
      await madeLink(service, hidden, { title: `Canary ${title}`, url: 'https://brush.example/x', notes: '#brush' });
    }
  });

  const readAll = async (
    page: (cursor?: string) => Promise<{ body: { wishes: WishOnPage[]; next_cursor: string } }>,
  ) => {
    const titles: string[] = [];
    const sizes: number[] = [];
    let cursor: string | undefined;
    do {
      const answer = await page(cursor);
      titles.push(...titlesOf(answer));
      sizes.push(answer.body.wishes.length);
      cursor = answer.body.next_cursor ?? undefined;
    } while (cursor);
    return { titles, sizes };
  };

  test('are filled with what the viewer may see, and nothing comes twice or is left out', async () => {
    const { titles, sizes } = await readAll((cursor) => tagged('brush', 'visitor', cursor));
    expect(titles).toEqual(numbers.toReversed());
    expect(sizes.slice(0, 2)).toEqual([40, 40]);
  });

  test('hold their place when something new comes on top', async () => {
    const first = await wishesOf('theo', 'visitor');
    const { theo } = service.people;
    await madeLink(service, await madeList(service, theo.id), { title: 'Brand new' });
    const second = await wishesOf('theo', 'visitor', first.body.next_cursor);
    expect(second.body.wishes[0].title).toBe('Brush 55');
  });

  test('go on past hundreds of hidden wishes, a short page at a time', async () => {
    const { theo } = service.people;
    await madeLink(service, await madeList(service, theo.id), { title: 'The oldest', notes: '#deep' });
    const hidden = await madeList(service, theo.id, { private: true });
    const rows = Array.from({ length: 400 }, (_, index) => ({
      wishlistId: hidden.id,
      ownerId: theo.id,
      kind: 'external',
      title: `Canary ${index}`,
      url: 'https://brush.example/x',
      priceCents: 100,
      wantedCount: 1,
      tags: ['deep'],
      createdAt: service.now(),
    }));
    await wishModel(service.connection).insertMany(rows);
    const first = await tagged('deep', 'visitor');
    expect([titlesOf(first), typeof first.body.next_cursor]).toEqual([[], 'string']);
    const { titles } = await readAll((cursor) => tagged('deep', 'visitor', cursor));
    expect(titles).toEqual(['The oldest']);
  });

  test('say nothing of the hidden wishes that were read for them', async () => {
    const { next_cursor } = (await tagged('deep', 'visitor')).body;
    const { id } = await wishModel(service.connection).findOne({ title: 'Canary 80' }).orFail();
    const cursor = next_cursor + Buffer.from(next_cursor, 'base64url').toString('latin1');
    expect(cursor).not.toContain(id);
  });

  test.each(['x', 'AAAA', Buffer.from(`1.${'a'.repeat(24)}`).toString('base64url')])(
    'the cursor %j, which none of them had, is refused',
    async (cursor) => {
      for (const page of [tagged('brush', 'visitor', cursor), wishesOf('theo', 'visitor', cursor)]) {
        expect(await page).toMatchObject({ status: 422, body: { errors: { cursor: [expect.any(String)] } } });
      }
    },
  );
});
