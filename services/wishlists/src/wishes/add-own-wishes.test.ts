import type { UserId } from '@wishbow/contracts/wire-types';
import type { Wish } from '@wishbow/contracts/wishes';
import type { Wishlist } from '@wishbow/contracts/wishlists';
import sharp from 'sharp';
import { type RunningWishlists, runningWishlists } from '../testing/running-wishlists.ts';
import { madeFund, madeLink, madeList, madeWish } from '../testing/stories.ts';

jest.setTimeout(60_000);

let service: RunningWishlists;
beforeAll(async () => {
  service = await runningWishlists();
});
afterAll(() => service.stop());

const maya = () => service.people.maya.id;
const theo = () => service.people.theo.id;

const add = async (list: Wishlist, wish: object, userId: UserId = list.user_id) => {
  const { status, text } = await service.post('/api/createWish', { wish, selectedWishListIds: [list.id] }, userId);
  return { status, body: JSON.parse(text) };
};
const countOn = async (list: Wishlist) => {
  const { text } = await service.post('/api/getActiveWishList', { wishListId: list.id }, list.user_id);
  return JSON.parse(text).wishes.length;
};

const vase = { external: true, title: 'Amphora vase', url: 'pottersrow.example/amphora', price: 14_899 };
const kiln = { fund: true, title: 'Kiln for the studio', price: 90_000, terms: true };

describe('something from elsewhere on the web', () => {
  test('hangs on the list with its link, shop and price', async () => {
    const list = await madeList(service, maya());
    const { status, body } = await add(list, { ...vase, quantity: 2, notes: 'The tall one. #studio' });
    expect(status).toBe(201);
    expect(body.wishes).toEqual([
      expect.objectContaining({
        external: true,
        fund: false,
        product_id: null,
        title: 'Amphora vase',
        url: 'http://pottersrow.example/amphora',
        store: 'pottersrow.example',
        price: 14_899,
        quantity: 2,
        notes: 'The tall one. #studio',
        image: null,
        contributed_amount: null,
      }),
    ]);
  });

  test('is the same thing twice, and hangs there once however often one clicks', async () => {
    const list = await madeList(service, maya());
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(list, vase)));
    expect(answers.filter(({ body }) => body.addedWishLists.length === 1)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.nonAddedWishLists[0]?.name === 'Kitchen, slowly')).toHaveLength(4);
    expect(await countOn(list)).toBe(1);
    expect((await add(list, { ...vase, title: 'Amphora vase, small' })).body.addedWishLists).toHaveLength(1);
  });

  test('brings a picture of its own, or the one that pulling the link has stored', async () => {
    const list = await madeList(service, maya());
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'plum' } })
      .png()
      .toBuffer();
    const own = await add(list, { ...vase, image: `data:image/png;base64,${png.toString('base64')}` });
    expect(own.body.wishes[0].image).toMatch(/^\/media\/wishlists\/[0-9a-f]{64}$/);
    const pulled = `/media/pulled/${'a'.repeat(64)}.png`;
    expect((await add(list, { ...vase, title: 'Pulled', image: pulled })).body.wishes[0].image).toBe(pulled);
  });

  test.each([
    ['no link', { url: '' }, 'wish.url', 'Please enter a valid link'],
    ['a script for a link', { url: 'javascript:alert(1)' }, 'wish.url', 'Please enter a valid link'],
    ['a script behind spaces', { url: ' java\tscript:alert(1)' }, 'wish.url', 'Please enter a valid link'],
    ['a link to a data address', { url: 'data:text/html,x' }, 'wish.url', 'Please enter a valid link'],
    ['a link with a password', { url: 'https://me:pw@shop.example/' }, 'wish.url', 'Please enter a valid link'],
    ['no name', { title: ' ' }, 'wish.title', 'Please add a name.'],
  ])('is refused with %s', async (_what, wrong, field, text) => {
    const list = await madeList(service, maya());
    const { status, body } = await add(list, { ...vase, ...wrong });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ [field]: [text] });
    expect(await countOn(list)).toBe(0);
  });

  test.each([
    ['half a cent', { price: 0.5 }],
    ['a negative price', { price: -1 }],
    ['more than 10,000 dollars', { price: 1_000_001 }],
    ['a price as text', { price: '12' }],
    ['no price', { price: null }],
    ['a picture elsewhere', { image: 'https://evil.example/x.png' }],
    ['an SVG', { image: 'data:image/svg+xml;base64,PHN2Zz4=' }],
    ['a file that is no picture', { image: 'data:image/png;base64,aGVsbG8=' }],
    ['fulfilled units', { fulfilled: true }],
    ['an owner', { user_id: '9'.repeat(24) }],
  ])('is refused with %s', async (_what, wrong) => {
    const list = await madeList(service, maya());
    expect((await add(list, { ...vase, ...wrong })).status).toBe(422);
    expect(await countOn(list)).toBe(0);
  });

  test('is refused with a prototype of its own', async () => {
    const list = await madeList(service, maya());
    const body = JSON.stringify({ wish: vase, selectedWishListIds: [list.id] });
    const { status } = await service.post(
      '/api/createWish',
      body.replace('"external"', '"__proto__":{},"external"'),
      maya(),
    );
    expect(status).toBe(422);
  });
});

describe('a fund', () => {
  test('asks for whole dollars and says what for', async () => {
    const list = await madeList(service, maya());
    const { status, body } = await add(list, { ...kiln, extra_description: 'Front loader.', notes: '#studio' });
    expect(status).toBe(201);
    expect(body.wishes[0]).toMatchObject({
      fund: true,
      external: false,
      title: 'Kiln for the studio',
      price: 90_000,
      contributed_amount: 0,
      remaining_amount: 90_000,
      extra_description: 'Front loader.',
      url: null,
      quantity: 1,
      payout_requested: null,
      payout_dispatched: null,
    });
  });

  test('with the same name twice is two funds', async () => {
    const list = await madeList(service, maya());
    await madeFund(service, list);
    await madeFund(service, list);
    expect(await countOn(list)).toBe(2);
  });

  test.each([
    ['its terms not agreed to', { terms: false }, 'Please click the checkbox if you agree to the terms.'],
    ['cents in its amount', { price: 90_050 }, 'Please enter whole dollars'],
    ['nothing to reach', { price: 0 }, 'Please enter an amount'],
    ['no name', { title: '' }, 'Please add a name.'],
  ])('is refused with %s', async (_what, wrong, text) => {
    const list = await madeList(service, maya());
    const { status, body } = await add(list, { ...kiln, ...wrong });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(text);
    expect(await countOn(list)).toBe(0);
  });

  test.each(['contributed_amount', 'payout_requested', 'payout_dispatched', 'remaining_amount'])(
    'cannot be made with %s',
    async (field) => {
      const list = await madeList(service, maya());
      expect((await add(list, { ...kiln, [field]: 5000 })).status).toBe(422);
    },
  );
});

describe('saving somebody else’s wish', () => {
  const save = async (wish: Wish, userId: UserId, notes = '', form: { private?: boolean } = {}) => {
    const list = await madeList(service, userId, form);
    return { list, ...(await add(list, { wish_id: wish.id, notes })) };
  };

  test('takes the item anew from the catalogue, once, with one’s own note', async () => {
    const wish = await madeWish(service, await madeList(service, maya()), { quantity: 4, notes: 'Maya’s words' });
    const { status, body } = await save(wish, theo(), 'For my own kitchen');
    expect(status).toBe(201);
    expect(body.wishes[0]).toMatchObject({
      user_id: theo(),
      product_id: wish.product_id,
      quantity: 1,
      notes: 'For my own kitchen',
    });
  });

  test('copies a link with its picture', async () => {
    const image = `/media/pulled/${'b'.repeat(64)}.png`;
    const wish = await madeLink(service, await madeList(service, maya()), { image });
    expect((await save(wish, theo())).body.wishes[0]).toMatchObject({
      external: true,
      title: wish.title,
      url: wish.url,
      price: wish.price,
      image,
      notes: '',
    });
  });

  test('is not for one’s own wishes nor for funds', async () => {
    const list = await madeList(service, maya());
    const [own, fund] = [await madeWish(service, list), await madeFund(service, list)];
    expect(await save(own, maya())).toMatchObject({ status: 422, body: { code: 'own_wish' } });
    expect(await save(fund, theo())).toMatchObject({ status: 422, body: { code: 'fund_not_saved' } });
  });

  test.each([
    ['a link', madeLink],
    ['an item of the catalogue', madeWish],
  ])('from a private list takes %s to private lists alone', async (_what, made) => {
    const wish = await made(service, await madeList(service, maya(), { private: true }));
    const onOpen = await save(wish, theo());
    expect(onOpen).toMatchObject({
      status: 403,
      body: {
        code: 'confided',
        message: 'This wish is on a private wishlist. You can save it to private wishlists of your own only.',
      },
    });
    expect(await countOn(onOpen.list)).toBe(0);
    expect((await save(wish, theo(), '', { private: true })).status).toBe(201);
  });

  test.each(['wes', 'priya'] as const)('%s cannot save what is hidden from them', async (who) => {
    const wish = await madeLink(service, await madeList(service, maya(), { private: true }));
    const saved = await save(wish, service.people[who].id);
    expect([saved.status, saved.body.code]).toEqual([404, 'not_found']);
    expect(await countOn(saved.list)).toBe(0);
  });
});
