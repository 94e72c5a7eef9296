import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import sharp from 'sharp';
import { type RunningWishlists, runningWishlists } from '../testing/running-wishlists.ts';
import { madeList } from '../testing/stories.ts';
import { wishlistModel } from './wishlist-model.ts';

jest.setTimeout(60_000);

let service: RunningWishlists;
beforeAll(async () => {
  service = await runningWishlists();
});
afterAll(() => service.stop());

const maya = () => service.people.maya.id;
const createAsMaya = (wishList: object, image?: string) =>
  service.post('/api/wishLists', { wishList, ...(image && { image }) }, maya());
const ownLists = async () => {
  const answer = await service.asUser(maya())(wishlistsContract.listOwnWishlists, { body: {} });
  return answer.body.wishLists;
};

const picture = async (width: number, height: number) => {
  const png = await sharp({ create: { width, height, channels: 3, background: 'tomato' } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
};

test('a list appears at the end of its owner’s lists, with its event', async () => {
  await madeList(service, maya(), { name: 'Reading pile' });
  const birthday = {
    name: 'Studio birthday',
    description: 'Turning 34 surrounded by wet clay.',
    event: true,
    event_date: '2026-10-17',
    event_city: 'Portland',
  };
  expect(await madeList(service, maya(), birthday)).toMatchObject({
    ...birthday,
    user_id: maya(),
    event_address: null,
    private: false,
    image: null,
    wish_count: 0,
    gifted_count: 0,
  });
  expect((await ownLists()).slice(-2).map(({ name }) => name)).toEqual(['Reading pile', 'Studio birthday']);
});

test('a list that is no event keeps no date', async () => {
  expect(await madeList(service, maya(), { event: false, event_date: '2026-10-17' })).toMatchObject({
    event: false,
    event_date: null,
  });
});

test('a cover is drawn anew as 300x300 and served for good under its own address', async () => {
  const answer = await createAsMaya({ name: 'With cover' }, await picture(640, 480));
  const { image } = JSON.parse(answer.text).wishList;
  expect(image).toMatch(/^\/media\/wishlists\/[0-9a-f]{64}$/);

  const response = await fetch(service.url + image);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
  expect([width, height, format]).toEqual([300, 300, 'png']);
});

test('the same cover twice is one picture', async () => {
  const covers = await Promise.all(
    ['One', 'Two'].map(async (name) => JSON.parse((await createAsMaya({ name }, await picture(31, 31))).text)),
  );
  expect(covers[0].wishList.image).toBe(covers[1].wishList.image);
});

test.each(['/media/wishlists/0', `/media/wishlists/${'0'.repeat(64)}`, '/media/wishlists/..%2f..%2fetc'])(
  'there is no picture at %s',
  async (path) => {
    const response = await fetch(service.url + path);
    expect([response.status, (await response.json()).code]).toEqual([404, 'not_found']);
  },
);

test.each([
  ['no name', { name: ' ' }, { 'wishList.name': ['Please add a name.'] }],
  [
    'an event without a date',
    { name: 'Party', event: true },
    { 'wishList.event_date': ['Please add a date to the event.'] },
  ],
  [
    'a day that does not exist',
    { name: 'Party', event: true, event_date: '2026-02-30' },
    { 'wishList.event_date': ['Please enter a valid date'] },
  ],
  [
    'a description of 301 characters',
    { name: 'Long', description: '🎁'.repeat(301) },
    { 'wishList.description': ['Please use at most 300 characters.'] },
  ],
])('%s is refused under its field', async (_what, form, errors) => {
  const { status, text } = await createAsMaya(form);
  expect(status).toBe(422);
  expect(JSON.parse(text).errors).toEqual(errors);
});

test.each([
  ['an operator object', { name: { $gt: '' } }],
  ['an owner of its own', { name: 'Mine', user_id: '9'.repeat(24) }],
  ['a number', { name: 7 }],
  ['a control character', { name: 'a\u0000b' }],
])('%s in the form is refused and creates nothing', async (_what, form) => {
  const before = await ownLists();
  expect((await createAsMaya(form)).status).toBe(422);
  expect(await ownLists()).toEqual(before);
});

test.each([
  ['HTML', '<script>alert(1)</script> & <b>bold</b>'],
  ['emoji', 'Für Zoë 🎁👩‍👩‍👧'],
  ['right-to-left text', 'قائمة الأمنيات'],
  ['an address that would run', 'javascript:alert(1)'],
])('%s in a name stays the text it is', async (_what, name) => {
  expect((await madeList(service, maya(), { name })).name).toBe(name);
});

test('a description of 300 emoji and a word of 200 letters are kept whole', async () => {
  expect((await madeList(service, maya(), { description: '🎁'.repeat(300) })).description).toBe('🎁'.repeat(300));
  expect((await madeList(service, maya(), { description: 'w'.repeat(200) })).description).toBe('w'.repeat(200));
});

test.each([
  ['an SVG', `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg"/>')}`, 'Image only'],
  ['an SVG called a PNG', `data:image/png;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg"/>')}`, 'Image only'],
  ['a page', `data:text/html;base64,${btoa('<script>alert(1)</script>')}`, 'Image only'],
  ['an address', 'https://shop.example/picture.png', 'Image only'],
  ['something that is not base64', 'data:image/png;base64,***', 'Image only'],
  ['3.1 MB', `data:image/png;base64,${'A'.repeat(4_200_001)}`, 'Image exceeds size limit: 3 MB'],
])('%s as a cover is refused, and no list is made', async (_what, image, text) => {
  const before = await ownLists();
  const answer = await createAsMaya({ name: 'With cover' }, image);
  expect(answer.status).toBe(422);
  expect(JSON.parse(answer.text).errors.image).toContain(text);
  expect(await ownLists()).toEqual(before);
});

test('a body of 20 MB is not even read', async () => {
  const answer = await createAsMaya({ name: 'Huge' }, `data:image/png;base64,${'A'.repeat(20_000_000)}`);
  expect([answer.status, JSON.parse(answer.text).code]).toEqual([413, 'too_large']);
});

test('a visitor cannot make a list', async () => {
  expect((await service.post('/api/wishLists', { wishList: { name: 'Anonymous' } })).status).toBe(401);
});

test('asking for somebody else’s lists as one’s own is refused', async () => {
  const answer = await service.post('/api/getUserWishLists', { userId: service.people.bao.id }, maya());
  expect([answer.status, JSON.parse(answer.text).code]).toEqual([403, 'identity_mismatch']);
});

test('a person keeps up to 200 lists, also when two are made at once', async () => {
  const wes = service.people.wes.id;
  const rows = Array.from({ length: 199 }, (_, position) => ({
    ownerId: wes,
    name: `Shelf ${position}`,
    isPrivate: false,
    isEvent: false,
    position,
    createdAt: service.now(),
  }));
  await wishlistModel(service.connection).insertMany(rows);
  const make = async () => {
    const { status, text } = await service.post('/api/wishLists', { wishList: { name: 'One more' } }, wes);
    return { status, errors: JSON.parse(text).errors };
  };
  const answers = await Promise.all([make(), make()]);
  expect(answers.toSorted((one, other) => one.status - other.status)).toEqual([
    { status: 201, errors: undefined },
    { status: 422, errors: { 'wishList.name': ['You can keep up to 200 wishlists.'] } },
  ]);
  expect(await wishlistModel(service.connection).countDocuments({ ownerId: wes })).toBe(200);
});

test('a form whose answer was lost makes one list, and says so when it comes back with other details', async () => {
  const send = async (wishList: object) => {
    const key = { 'idempotency-key': 'form of a pantry' };
    const { status, text } = await service.send('POST', '/api/wishLists', { wishList }, maya(), key);
    return { status, body: JSON.parse(text) };
  };
  expect(await send({ name: '' })).toMatchObject({ status: 422 });
  const [first, second] = await Promise.all([send({ name: 'Pantry' }), send({ name: 'Pantry' })]);
  expect(first).toMatchObject({ status: 201, body: { wishList: { name: 'Pantry' } } });
  expect(second).toEqual(first);
  expect(await send({ name: 'Larder' })).toMatchObject({ status: 409, body: { code: 'idempotency_mismatch' } });
  expect((await ownLists()).filter(({ name }) => ['Pantry', 'Larder'].includes(name))).toHaveLength(1);
});
