import type { UserId } from '@wishbow/contracts/wire-types';
import type { Wish } from '@wishbow/contracts/wishes';
import { type RunningWishlists, runningWishlists } from '../testing/running-wishlists.ts';
import { madeFund, madeList, madeWish } from '../testing/stories.ts';

jest.setTimeout(60_000);

let service: RunningWishlists;
beforeAll(async () => {
  service = await runningWishlists();
});
afterAll(() => service.stop());

const maya = () => service.people.maya.id;
const theo = () => service.people.theo.id;

const ask = async (path: string, body: object, userId: UserId | undefined = maya()) => {
  const { status, text } = await service.post(path, body, userId);
  return { status, body: JSON.parse(text) };
};
describe('notes', () => {
  const note = ({ id }: Wish, notes: string, userId?: UserId) =>
    ask('/api/updateItemNotes', { item: { id, notes } }, userId);
  const readNote = ({ id }: Wish, userId?: UserId) => ask('/api/refreshWishNotes', { item: { id } }, userId);

  test('are the owner’s to write and everybody’s to read', async () => {
    const wish = await madeFund(service, await madeList(service, maya()));
    expect((await note(wish, 'Salt &amp;amp; <b>fire</b>')).body.wish.notes).toBe('Salt &amp;amp; <b>fire</b>');
    const { status, text } = await service.post('/api/refreshWishNotes', { item: { id: wish.id } });
    expect([status, JSON.parse(text)]).toEqual([
      200,
      { notes: 'Salt &amp;amp; <b>fire</b>', decodedNotes: 'Salt &amp; <b>fire</b>' },
    ]);
  });

  test('longer than 1,000 characters are refused', async () => {
    const wish = await madeWish(service, await madeList(service, maya()), { notes: 'Blue' });
    expect((await note(wish, 'n'.repeat(1001))).status).toBe(422);
    expect((await readNote(wish)).body.notes).toBe('Blue');
  });

  test.each(['wes', 'priya'] as const)('on a private list are not for %s', async (who) => {
    const wish = await madeWish(service, await madeList(service, maya(), { private: true }), { notes: 'Canary' });
    const { id } = service.people[who];
    expect(await readNote(wish, id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await readNote(wish, theo())).body.notes).toBe('Canary');
  });
});
