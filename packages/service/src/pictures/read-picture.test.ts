import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { PICTURE_FAULT_TEXTS } from './picture-rules.ts';
import { readPicture } from './read-picture.ts';

const dataUrl = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 80, b: 60, alpha: 0.5 } } });

const chunk = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
};

/** A small file that claims to hold a huge picture. */
const pngBomb = (edge: number) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(1024));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('a %s becomes a 300x300 PNG', async (format) => {
  const read = await readPicture(dataUrl(await drawn(400, 200).toFormat(format).toBuffer()));
  const { width, height, format: stored } = read.ok ? await sharp(read.png).metadata() : {};
  expect([width, height, stored]).toEqual([300, 300, 'png']);
});

test('where the picture was taken is not kept', async () => {
  const taken = await drawn(40, 40)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Maya at home' } })
    .toBuffer();
  const read = await readPicture(dataUrl(taken));
  expect(read.ok && read.png.includes('Maya at home')).toBe(false);
  expect(read.ok && (await sharp(read.png).metadata()).exif).toBeUndefined();
});

test('a script behind the picture is not kept', async () => {
  const gif = await drawn(40, 40).gif().toBuffer();
  const read = await readPicture(dataUrl(Buffer.concat([gif, Buffer.from('<script>alert(1)</script>')])));
  expect(read.ok && read.png.includes('<script>')).toBe(false);
});

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
  ['an SVG behind an XML line', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a page that starts like a GIF', 'GIF89a/*<svg/onload=alert(1)>*/=1'],
  ['a PDF', '%PDF-1.7'],
  ['nothing', ''],
  ['only the beginning of a PNG', '\x89PNG\r\n\x1a\n'],
])('%s is no image', async (_what, text) => {
  expect(await readPicture(dataUrl(Buffer.from(text, 'latin1')))).toEqual({ ok: false, fault: 'not_an_image' });
});

test('a picture cut off in the middle is no image', async () => {
  const whole = await drawn(200, 200).png({ compressionLevel: 0 }).toBuffer();
  expect(await readPicture(dataUrl(whole.subarray(0, whole.length / 2)))).toEqual({ ok: false, fault: 'not_an_image' });
});

test.each([30_000, 4900])('%i by as many pixels are refused from the header alone', async (edge) => {
  expect(await readPicture(dataUrl(pngBomb(edge)))).toEqual({ ok: false, fault: 'too_many_pixels' });
});

test('more than 3 MB are refused', async () => {
  const bytes = Buffer.alloc(3 * 1024 * 1024 + 1);
  expect(await readPicture(dataUrl(bytes))).toEqual({ ok: false, fault: 'too_many_bytes' });
});

test('every refusal has its words', () => {
  expect(PICTURE_FAULT_TEXTS).toEqual({
    not_an_image: 'Image only',
    too_many_bytes: 'Image exceeds size limit: 3 MB',
    too_many_pixels: 'Image exceeds size limit: 13 megapixels',
    too_many_pixels_of_kind: 'Image exceeds size limit: 3 megapixels of this kind',
    too_many_at_once: 'Many people are adding images right now. Please try again.',
  });
});
