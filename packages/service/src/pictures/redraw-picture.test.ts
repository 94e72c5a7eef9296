import sharp from 'sharp';
import { redrawPicture } from './redraw-picture.ts';

const FRAME = { mostBytes: 1_000_000, mostPixels: 1_000_000, size: { width: 30, height: 30 } };

test('of twelve pictures that come at once only two are decoded at a time', async () => {
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
  expect(mostAtOnce).toBeLessThanOrEqual(3);
});
