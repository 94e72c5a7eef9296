import { browseContract } from '@wishbow/contracts/browse-contract';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { type RunningWishlists, runningWishlists } from '../testing/running-wishlists.ts';
import { madeList, madeWish } from '../testing/stories.ts';

jest.setTimeout(60_000);

let service: RunningWishlists;
beforeAll(async () => {
  service = await runningWishlists();
});
afterAll(() => service.stop());

test('a wish that admins hide is there for its owner alone, on its list and elsewhere, until it is put back', async () => {
  const { maya, wes } = service.people;
  const list = await madeList(service, maya.id);
  const wish = await madeWish(service, list, { notes: '#kiln' });
  const judge = (decision: 'hide' | 'restore') =>
    service.hear('social.content_judged', {
      kind: 'wish',
      subjectId: wish.id,
      aboutId: maya.id,
      thingId: null,
      reporterIds: [],
      decision,
      isChanged: true,
      title: null,
    });
  const seenBy = async (userId: typeof wes.id) => {
    const as = service.asUser(userId);
    const onList = await as(wishlistsContract.getActiveWishlist, { body: { wishListId: list.id } });
    const byTag = await as(browseContract.listTagWishes, { body: { tag: 'kiln' } });
    return [JSON.stringify(onList.body), JSON.stringify(byTag.body)].map((text) => text.includes(wish.id));
  };
  await judge('hide');
  expect([await seenBy(wes.id), await seenBy(maya.id)]).toEqual([
    [false, false],
    [true, true],
  ]);
  await judge('restore');
  expect(await seenBy(wes.id)).toEqual([true, true]);
});
