import type { Wish } from '@wishbow/contracts/wishes';
import { type RunningWishlists, runningWishlists } from '../testing/running-wishlists.ts';
import { madeLink, madeList } from '../testing/stories.ts';
import { wishModel } from '../wishes/wish-model.ts';

const LISTED = 450;
const FULL_NOTE = 'The tall one, please. '.repeat(10);

jest.setTimeout(60_000);

let service: RunningWishlists;
beforeAll(async () => {
  service = await runningWishlists();
});
afterAll(() => service.stop());

const longList = async (count: number) => {
  const list = await madeList(service, service.people.maya.id);
  const { id: _id, ...first } = await madeLink(service, list, { title: 'Bead 001', notes: FULL_NOTE });
  const rows = Array.from({ length: count - 1 }, (_, index) => ({
    wishlistId: list.id,
    ownerId: list.user_id,
    kind: 'external',
    title: `Bead ${String(index + 2).padStart(3, '0')}`,
    url: first.url,
    picture: `/media/pulled/${'d'.repeat(64)}.png`,
    priceCents: first.price,
    notes: FULL_NOTE,
    wantedCount: 1,
    giftedCount: index % 2,
    createdAt: new Date(Date.parse(first.created_at) + (index + 1) * 1000),
  }));
  await wishModel(service.connection).insertMany(rows);
  return list;
};

const look = async (wishListId: string, cursor?: string) => {
  const { text } = await service.post('/api/getActiveWishList', { wishListId, cursor });
  return { text, body: JSON.parse(text) };
};

test('a list of 450 wishes comes in three pages, each wish once, and every page knows how many there are', async () => {
  const list = await longList(LISTED);
  const titles: string[] = [];
  const sizes: number[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await look(list.id, cursor);
    const page: Wish[] = [...body.wishes, ...body.gifted];
    titles.push(
      ...page
        .map(({ title }) => title)
        .sort()
        .reverse(),
    );
    sizes.push(page.length);
    expect(body.wishList).toMatchObject({ wish_count: 226, gifted_count: 224 });
    cursor = body.next_cursor ?? undefined;
  } while (cursor);
  expect(sizes).toEqual([200, 200, 50]);
  expect(titles.at(0)).toBe('Bead 450');
  expect(titles.at(-1)).toBe('Bead 001');
  expect(new Set(titles).size).toBe(450);
});

test('forty wishes with notes are at most 60 KB of answer', async () => {
  const list = await longList(40);
  const { text } = await look(list.id);
  expect(Buffer.byteLength(text)).toBeLessThan(60 * 1024);
});
