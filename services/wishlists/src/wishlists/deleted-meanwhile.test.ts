import type { Wish } from '@wishbow/contracts/wishes';
import type { Wishlist } from '@wishbow/contracts/wishlists';
import { type RunningWishlists, runningWishlists } from '../testing/running-wishlists.ts';
import { madeLink, madeList } from '../testing/stories.ts';
import { wishModel } from '../wishes/wish-model.ts';

jest.setTimeout(60_000);

let service: RunningWishlists;
beforeAll(async () => {
  service = await runningWishlists();
});
afterAll(() => service.stop());

const maya = () => service.people.maya.id;
const call = async (path: string, body: object) => (await service.post(path, body, maya())).status;
const remove = async ({ id }: Wishlist) =>
  (await service.send('DELETE', `/api/wishLists/${id}`, undefined, maya())).status;
const leftOn = ({ id }: Wishlist) => wishModel(service.connection).countDocuments({ wishlistId: id });

const SIX = [1, 2, 3, 4, 5, 6];
const ROUNDS = [1, 2, 3, 4];
const vases = (list: Wishlist): Promise<Wish[]> =>
  Promise.all(SIX.map((n) => madeLink(service, list, { title: `Vase ${n}` })));

type Hang = () => Promise<number>;

/** What six calls that hang wishes on the list are answered while it is being deleted. */
async function whileDeleting(list: Wishlist, hangs: readonly Hang[]): Promise<number[]> {
  const [deleted, ...hung] = await Promise.all([remove(list), ...hangs.map((hang) => hang())]);
  expect(deleted).toBe(200);
  return hung;
}

test.each(ROUNDS)('a wish made while its list is deleted does not outlive it (round %i)', async () => {
  const list = await madeList(service, maya());
  const make = (n: number) => () => {
    const wish = { external: true, title: `Vase ${n}`, url: 'https://pottersrow.example/vase', price: 4000 };
    return call('/api/createWish', { wish, selectedWishListIds: [list.id] });
  };
  const answers = await whileDeleting(list, SIX.map(make));
  expect([201, 403]).toEqual(expect.arrayContaining(answers));
  expect(await leftOn(list)).toBe(0);
});

test.each(ROUNDS)('a wish moved to a list that is being deleted does not outlive it (round %i)', async () => {
  const [from, to] = [await madeList(service, maya()), await madeList(service, maya())];
  const wishes = await vases(from);
  const move =
    ({ id }: Wish) =>
    () =>
      call('/api/updateWish', { wish: { id }, wishListId: to.id });
  const answers = await whileDeleting(to, wishes.map(move));
  expect([200, 404]).toEqual(expect.arrayContaining(answers));
  expect(await leftOn(to)).toBe(0);
  expect(await leftOn(from)).toBe(answers.filter((status) => status === 404).length);
});

test.each(ROUNDS)('a wish put back while its list is deleted does not outlive it (round %i)', async () => {
  const list = await madeList(service, maya());
  const wishes = await vases(list);
  for (const { id } of wishes) await call('/api/removeWish', { wish: { id } });
  const putBack =
    ({ id }: Wish) =>
    () =>
      call('/api/restoreWish', { wish: { id } });
  const answers = await whileDeleting(list, wishes.map(putBack));
  expect([200, 404]).toEqual(expect.arrayContaining(answers));
  expect(await leftOn(list)).toBe(0);
});
