import sharp, { type Sharp } from 'sharp';
import { redrawPicture } from './redraw-picture.ts';

const FRAME = { mostBytes: 1_000_000, mostPixels: 1_000_000, size: { width: 30, height: 30 } };

test('of twelve pictures that come at once only one is decoded at a time', async () => {
  const picture = await sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#a03050' } })
    .png()
    .toBuffer();
  const decode = sharp.prototype.toBuffer;
  let atOnce = 0;
  let mostAtOnce = 0;
  const decoding = jest.spyOn(sharp.prototype, 'toBuffer').mockImplementation(async function (this: Sharp) {
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    try {
      return await decode.call(this);
    } finally {
      atOnce -= 1;
    }
  });
  const drawn = await Promise.all(Array.from({ length: 12 }, () => redrawPicture(picture, FRAME)));
  decoding.mockRestore();

  expect(drawn.filter(({ ok }) => ok)).toHaveLength(12);
  expect(mostAtOnce).toBe(1);
});

test.each([
  ['an AVIF', (picture: Sharp) => picture.avif({ effort: 0, quality: 30 })],
  ['an interlaced PNG', (picture: Sharp) => picture.png({ progressive: true })],
])('%s of more than three megapixels is refused, since it is unpacked as a whole', async (_kind, encode) => {
  const ofPixels = (width: number, height: number) =>
    encode(sharp({ create: { width, height, channels: 3, background: '#a03050' } })).toBuffer();
  const frame = { ...FRAME, mostPixels: 13_000_000 };
  expect(await redrawPicture(await ofPixels(2_000, 1_501), frame)).toEqual({
    ok: false,
    fault: 'too_many_pixels_of_kind',
  });
  expect(await redrawPicture(await ofPixels(2_000, 1_500), frame)).toMatchObject({ ok: true });
});
