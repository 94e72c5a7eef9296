import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { catalogue } from '../catalogue.ts';
import { demoPeople } from '../people.ts';
import { demoWishes } from '../wishes.ts';
import { demoWishlists } from '../wishlists.ts';
import { allowedArtwork, isAllowedArtwork } from './allowed-artwork.ts';
import { firstPictures, warmPictures } from './first-screens.ts';
import { findDrawing } from './picture-orders.ts';
import { PictureRecipe } from './picture-recipe.ts';
import { pictureStudio } from './picture-studio.ts';
import { placeholderColor } from './placeholder.ts';
import { renderPicture } from './render-picture.ts';

const teapot = { object: 'teapot', backdrop: 'mint' } as const;
const digest = (body: Buffer) => createHash('sha256').update(body).digest('hex');
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wishbow-studio-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a picture is a square webp of the size asked for', async () => {
  expect(await sharp(await renderPicture(teapot, { size: 320 })).metadata()).toMatchObject({
    format: 'webp',
    width: 320,
    height: 320,
  });
});

test('the same recipe gives the same bytes, and every view other ones', async () => {
  const [first, again, tilt, detail] = await Promise.all(
    [{}, {}, { view: 'tilt' as const }, { view: 'detail' as const }].map(async (view) =>
      digest(await renderPicture(teapot, { size: 320, ...view })),
    ),
  );
  expect(again).toBe(first);
  expect(new Set([first, tilt, detail]).size).toBe(3);
});

test('a blue teapot is blue in the middle', async () => {
  const { data } = await sharp(await renderPicture({ ...teapot, hue: 259 }, { size: 320 }))
    .extract({ left: 150, top: 170, width: 20, height: 20 })
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 0] = data;
  expect(blue).toBeGreaterThan(red + 80);
});

test('only drawings of the allow-list are read', () => {
  expect(allowedArtwork.size).toBe(279);
  for (const refused of ['paperclip', 'video-game', 'technologist', 'window', 'flag-portugal', 'constructor']) {
    expect(isAllowedArtwork(refused)).toBe(false);
    expect(PictureRecipe.safeParse({ object: refused, backdrop: 'mint' }).success).toBe(false);
  }
});

test('the allow-list holds no flag, no paperclip, no video game, no technologist and no window', () => {
  const refused = /^1f1e[6-9a-f]|^1f1f|^1f3f4|^1f6a9|^1f38c|^1f4ce|^1f587|^1f3ae|200d-1f4bb|^1fa9f/;
  expect([...allowedArtwork.values()].filter((codepoint) => refused.test(codepoint))).toEqual([]);
});

test('the studio keeps what it drew, and draws nothing twice', async () => {
  const studio = pictureStudio(folder);
  const name = `products/${catalogue[0]?.productId}/main-320.webp`;
  const [first, second] = await Promise.all([studio(name), studio(name)]);
  expect(first?.contentType).toBe('image/webp');
  expect(second?.body).toBe(first?.body);
  await writeFile(path.join(folder, 'edition-1', name), 'kept');
  expect((await pictureStudio(folder)(name))?.body.toString()).toBe('kept');
});

test.each([
  ['products/WB00000000/main-320.webp'],
  ['products/WBT5F0BX4Y/main-4000.webp'],
  ['products/../../secret.webp'],
  ['people/nora-256.webp'],
  ['covers/constructor-300.webp'],
  ['scenes/toString/main-320.webp'],
  ['objects/paperclip-256.webp'],
  [''],
  ['/etc/passwd'],
])('the studio has no picture called "%s" and writes nothing', async (name) => {
  expect(await pictureStudio(folder)(name)).toBeUndefined();
  expect(await readdir(folder)).toEqual([]);
});

test('every picture the community names can be drawn', () => {
  const now = new Date('2026-08-24T16:00:00Z');
  const names = [
    ...demoPeople(now).flatMap(({ avatar }) => avatar ?? []),
    ...demoWishlists(now).flatMap(({ cover }) => cover ?? []),
    ...demoWishes(now).map(({ picture }) => picture),
    ...firstPictures(),
  ];
  expect(names.length).toBeGreaterThan(500);
  expect(names.filter((name) => findDrawing(name) === undefined)).toEqual([]);
  expect(names.filter((name) => placeholderColor(name) === undefined)).toEqual([]);
});

test('sixteen people have a portrait', () => {
  expect(demoPeople(new Date(0)).filter(({ avatar }) => avatar !== undefined)).toHaveLength(16);
});

test('warming draws the named pictures', async () => {
  expect(await warmPictures(pictureStudio(folder), ['people/maya-256.webp', 'covers/studio-300.webp'])).toBe(2);
  expect(await readdir(path.join(folder, 'edition-1'))).toEqual(['covers', 'people']);
});

test('the place of the teapot is mint until its picture is there', () => {
  expect(placeholderColor('products/WBT5F0BX4Y/main-320.webp')).toBe('#b2e9cd');
  expect(placeholderColor('objects/llama-256.webp')).toBeUndefined();
});
