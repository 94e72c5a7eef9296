import * as z from 'zod';
import { breakagesOf } from './breakages.ts';
import { BuildContract } from './build-contract.ts';
import { wireSchemaOf } from './json-schema.ts';

const id = z.string();
const wish = { title: z.string(), price: z.int() };

/** Named by what stands for the hash: equal names are equal schemas. */
const schemas = {
  nothing: z.object({}),
  id: z.object({ id }),
  idAndNote: z.object({ id, note: z.string() }),
  idAndPerhapsNote: z.object({ id, note: z.string().optional() }),
  userId: z.object({ userId: id }),
  wish: z.strictObject(wish),
  wishOfText: z.strictObject({ ...wish, price: z.string() }),
  wishWithNote: z.strictObject({ ...wish, note: z.string() }),
  wishWithPerhapsNote: z.strictObject({ ...wish, note: z.string().optional() }),
  titleOnly: z.strictObject({ title: z.string() }),
};
type Name = keyof typeof schemas;

const contract = (build: Partial<BuildContract> & Pick<BuildContract, 'name'>) =>
  BuildContract.parse({
    buildId: 'a1',
    exposes: [],
    pages: {},
    directs: [],
    modals: {},
    opens: {},
    slots: {},
    places: {},
    emits: {},
    hears: {},
    answers: {},
    calls: {},
    sizes: [],
    schemas: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, wireSchemaOf(schema)])),
    ...build,
  });

const createWish = (change: { path?: string; audience?: 'user' | 'admin'; body?: Name; reply?: Name } = {}) => ({
  createWish: {
    method: 'POST',
    path: change.path ?? '/api/createWish',
    aliases: [],
    audience: change.audience ?? ('user' as const),
    body: change.body ?? 'wish',
    responses: { '201': change.reply ?? 'wish', '403': 'nothing' },
  },
});

const directs = [{ page: 'users', path: '/users', owner: 'mf-social' as const }];
const shell = contract({
  name: 'shell',
  directs,
  places: { 'social.likers': 'id' },
  provides: { platform: 2, oldestPlatform: 1, names: ['@wishbow/platform openModal', '@wishbow/ui/button'] },
});
const bff = contract({ name: 'bff', directs, answers: createWish() });
const social = contract({
  name: 'mf-social',
  exposes: ['./lifecycles', './modals', './slots'],
  pages: { users: '/users' },
  modals: { 'social.likes': { props: 'id', result: 'userId' } },
  slots: { 'social.likers': 'id' },
  emits: { 'social:follow-changed': 'userId' },
  needs: { platform: 2, names: ['@wishbow/platform openModal'] },
});
const wishlists = contract({
  name: 'mf-wishlists',
  exposes: ['./lifecycles'],
  opens: { 'social.likes': { props: 'id', result: 'userId' } },
  hears: { 'social:follow-changed': 'userId' },
  calls: createWish(),
});
const live = [shell, bff, social, wishlists];
const told = (candidate: BuildContract) =>
  breakagesOf(candidate, live).map(({ kind, what, hurts, reasons }) => [kind, what, hurts.join(), ...reasons]);

test('a set that fits lets each of its builds in again', () => {
  expect(live.flatMap((build) => breakagesOf(build, live))).toEqual([]);
});

test.each([
  [
    'no longer exposes its modals',
    { ...social, exposes: ['./lifecycles', './slots'] },
    ['exposes', 'mf-social ./modals', 'mf-wishlists', 'mf-wishlists loads ./modals, which mf-social does not expose.'],
  ],
  [
    'gives a page away',
    { ...social, pages: {} },
    [
      'route',
      '/users',
      'shell,bff',
      'shell sends /users to mf-social, which has no page users.',
      'bff sends /users to mf-social, which has no page users.',
    ],
  ],
  [
    'needs more of whoever opens its modal',
    { ...social, modals: { 'social.likes': { props: 'idAndNote', result: 'userId' } } },
    ['modal', 'social.likes', 'mf-wishlists', 'mf-social needs `props.note`, which mf-wishlists does not give.'],
  ],
  [
    'resolves a modal to less',
    { ...social, modals: { 'social.likes': { props: 'id', result: 'nothing' } } },
    ['modal', 'social.likes', 'mf-wishlists', 'mf-wishlists needs `result.userId`, which mf-social does not give.'],
  ],
  [
    'has a modal no more',
    { ...social, modals: {} },
    ['modal', 'social.likes', 'mf-wishlists', 'mf-wishlists opens it, mf-social does not have it.'],
  ],
  [
    'needs more of the place of its slot',
    { ...social, slots: { 'social.likers': 'idAndNote' } },
    ['slot', 'social.likers', 'shell', 'mf-social needs `props.note`, which shell does not give.'],
  ],
  [
    'tells others no more',
    { ...social, emits: {} },
    ['event', 'social:follow-changed', 'mf-wishlists', 'mf-wishlists listens for it, mf-social does not have it.'],
  ],
  [
    'answers a call no more',
    { ...bff, answers: {} },
    ['call', 'POST /api/createWish', 'mf-wishlists', 'mf-wishlists calls it, bff does not have it.'],
  ],
  [
    'answers a call elsewhere',
    { ...bff, answers: createWish({ path: '/api/wishes' }) },
    ['call', 'POST /api/createWish', 'mf-wishlists', 'mf-wishlists calls it, bff does not have it.'],
  ],
  [
    'answers a call to admins alone',
    { ...bff, answers: createWish({ audience: 'admin' }) },
    ['call', 'POST /api/createWish', 'mf-wishlists', 'It was for user, bff answers it to admin alone.'],
  ],
  [
    'answers with a field less',
    { ...bff, answers: createWish({ reply: 'titleOnly' }) },
    ['call', 'POST /api/createWish', 'mf-wishlists', 'mf-wishlists needs `answer 201.price`, which bff does not give.'],
  ],
  [
    'answers with a field of another type',
    { ...bff, answers: createWish({ reply: 'wishOfText' }) },
    [
      'call',
      'POST /api/createWish',
      'mf-wishlists',
      'bff may give text as `answer 201.price`, mf-wishlists takes a whole number.',
    ],
  ],
  [
    'wants another field in a request',
    { ...bff, answers: createWish({ body: 'wishWithNote' }) },
    ['call', 'POST /api/createWish', 'mf-wishlists', 'bff needs `body.note`, which mf-wishlists does not give.'],
  ],
  [
    'refuses a field of a request',
    { ...bff, answers: createWish({ body: 'titleOnly' }) },
    ['call', 'POST /api/createWish', 'mf-wishlists', 'mf-wishlists gives `body.price`, which bff refuses.'],
  ],
  [
    'sends what the live site refuses',
    { ...wishlists, calls: createWish({ body: 'wishWithPerhapsNote' }) },
    ['call', 'POST /api/createWish', 'mf-wishlists', 'mf-wishlists gives `body.note`, which bff refuses.'],
  ],
  [
    'serves old builds no more',
    { ...shell, provides: { platform: 3, oldestPlatform: 3, names: ['@wishbow/platform openModal'] } },
    ['platform', 'platform 2', 'mf-social', 'mf-social is built for platform 2, shell serves 3 to 3.'],
  ],
  [
    'shares something no more',
    { ...shell, provides: { platform: 2, oldestPlatform: 1, names: ['@wishbow/ui/button'] } },
    [
      'platform',
      '@wishbow/platform openModal',
      'mf-social',
      'mf-social imports @wishbow/platform openModal, which shell does not provide.',
    ],
  ],
  [
    'is built for a newer shell',
    { ...social, needs: { platform: 3, names: [] } },
    ['platform', 'platform 3', 'mf-social', 'mf-social is built for platform 3, shell serves 1 to 2.'],
  ],
  [
    'weighs too much',
    { ...social, sizes: [{ what: 'users', bytes: 46_080, budget: 40_960 }] },
    ['size', 'mf-social users', 'mf-social', 'It is 45.0 KB after gzip, its budget is 40.0 KB.'],
  ],
])('a build that %s is refused', (_, candidate, breakage) => {
  expect(told(candidate)).toEqual([breakage]);
});

test.each([
  ['exposes more', { ...social, exposes: [...social.exposes, './mocks'] }],
  ['has another page', { ...social, pages: { ...social.pages, wall: '/wall' } }],
  [
    'takes more in its modal, if it is given',
    { ...social, modals: { 'social.likes': { props: 'idAndPerhapsNote', result: 'userId' } } },
  ],
  ['opens its modal no more', { ...wishlists, opens: {} }],
  ['tells more', { ...social, emits: { ...social.emits, 'social:comments-changed': 'id' } }],
  ['answers with a field more', { ...bff, answers: createWish({ reply: 'wishWithNote' }) }],
  ['takes a field more in a request', { ...bff, answers: createWish({ body: 'wishWithPerhapsNote' }) }],
  ['calls no more', { ...wishlists, calls: {} }],
  [
    'shares more',
    { ...shell, provides: { platform: 3, oldestPlatform: 2, names: ['@wishbow/platform openModal', '@wishbow/ui/x'] } },
  ],
])('a build that %s is let in', (_, candidate) => {
  expect(breakagesOf(candidate, live)).toEqual([]);
});

test('what is wrong already is not held against whoever does not make it worse', () => {
  const withoutSlot = [shell, bff, { ...social, slots: {} }, wishlists];
  expect(breakagesOf({ ...social, slots: {}, buildId: 'b2' }, withoutSlot)).toEqual([]);
});

test('a modal that moves to another part is taken away only once the shell looks for it there', () => {
  const { modals, ...withoutModals } = social;
  const newPart = contract({ name: 'mf-account', exposes: ['./modals'], modals });
  const both = [...live, newPart];
  const movedOn = { ...withoutModals, modals: {} };
  expect(breakagesOf(newPart, live)).toEqual([]);
  expect(breakagesOf(movedOn, both).map(({ what, reasons }) => [what, ...reasons])).toEqual([
    ['social.likes', 'mf-wishlists opens it, mf-social does not have it.'],
  ]);
  const newShell = { ...shell, looksIn: { 'social.likes': 'mf-account' } };
  expect(breakagesOf(newShell, both)).toEqual([]);
  expect(breakagesOf(movedOn, [...both.filter(({ name }) => name !== 'shell'), newShell])).toEqual([]);
});

test('who has to go first is said from the side of the build that wants to go live', () => {
  const fine = (candidate: BuildContract) => breakagesOf(candidate, live).map((breakage) => breakage.fine);
  expect(fine({ ...social, modals: {} })).toEqual(['Keep it until mf-wishlists is live without it.']);
  expect(fine({ ...wishlists, opens: { 'social.report': { props: 'id', result: 'nothing' } } })).toEqual([
    'Deploy mf-social first, with what mf-wishlists needs.',
  ]);
  expect(fine({ ...bff, answers: createWish({ reply: 'titleOnly' }) })).toEqual([
    'New fields may be optional; what others rely on stays, or something new under another name stands beside it.',
  ]);
});
