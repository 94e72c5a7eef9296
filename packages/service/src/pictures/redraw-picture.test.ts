import sharp, { type Sharp } from 'sharp';
import { redrawPicture } from './redraw-picture.ts';

const FRAME = { mostBytes: 1_000_000, mostPixels: 1_000_000, size: { width: 30, height: 30 } };

test('of twelve pictures that come at once only one is decoded at a time', async () => {
  const picture = await sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#a03050' } })
    .png()
    .toBuffer();
  let mostAtOnce = 0;
  const count = () => {
    const { queue, process } = sharp.counters();
    mostAtOnce = Math.max(mostAtOnce, queue + process);
  };
  sharp.queue.on('change', count);
  const drawn = await Promise.all(Array.from({ length: 12 }, () => redrawPicture(picture, FRAME)));
  sharp.queue.off('change', count);

  expect(drawn.filter(({ ok }) => ok)).toHaveLength(12);
  // A picture is still counted for a moment when the next has taken its place.
  expect(mostAtOnce).toBeLessThanOrEqual(2);
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
