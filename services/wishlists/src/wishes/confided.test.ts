import { type RunningWishlists, runningWishlists } from '../testing/running-wishlists.ts';
import { madeLink, madeList } from '../testing/stories.ts';

jest.setTimeout(60_000);

let service: RunningWishlists;
beforeAll(async () => {
  service = await runningWishlists();
});
afterAll(() => service.stop());

const theo = () => service.people.theo.id;
const theosList = (form: { private?: boolean } = {}) => madeList(service, theo(), form);

/** Theo saves what Maya has shown to her followers alone. */
async function savedFromMaya() {
  const wish = await madeLink(service, await madeList(service, service.people.maya.id, { private: true }));
  const list = await theosList({ private: true });
  const body = { wish: { wish_id: wish.id, notes: '' }, selectedWishListIds: [list.id] };
  const { text } = await service.post('/api/createWish', body, theo());
  return { list, id: JSON.parse(text).wishes[0].id };
}

const change = async (list: { id: string }, changes: object) =>
  (await service.send('PATCH', `/api/wishLists/${list.id}`, { wishList: changes }, theo())).status;
const move = async (id: string, list: { id: string }) =>
  (await service.post('/api/updateWish', { wish: { id }, wishListId: list.id }, theo())).status;

test('what is saved from a private list moves between private lists alone', async () => {
  const { id } = await savedFromMaya();
  expect(await move(id, await theosList())).toBe(403);
  expect(await move(id, await theosList({ private: true }))).toBe(200);
});

test('a list that holds such a wish stays private, and can be opened once the wish is gone', async () => {
  const { id, list } = await savedFromMaya();
  expect(await change(list, { private: false })).toBe(403);
  expect(await change(list, { name: 'Later' })).toBe(200);
  await move(id, await theosList({ private: true }));
  expect(await change(list, { private: false })).toBe(200);
});

test('such a wish does not come back on a list that was opened meanwhile', async () => {
  const { id, list } = await savedFromMaya();
  await service.post('/api/removeWish', { wish: { id } }, theo());
  expect(await change(list, { private: false })).toBe(200);
  expect((await service.post('/api/restoreWish', { wish: { id } }, theo())).status).toBe(403);
});

test('whoever saves it from the one who saved it keeps it private as well', async () => {
  const { id } = await savedFromMaya();
  service.neighborhood.follows.set(service.people.wes.id, new Map([[theo(), 'approved']]));
  const wesList = await madeList(service, service.people.wes.id);
  const body = { wish: { wish_id: id, notes: '' }, selectedWishListIds: [wesList.id] };
  expect((await service.post('/api/createWish', body, service.people.wes.id)).status).toBe(403);
});
