import { setImmediate as everybodyHadATurn } from 'node:timers/promises';
import { drawingPlaces } from './drawing-places.ts';

/** Work that ends when it is told to. */
function heldWork() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const hold = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  return { started, hold, endNext: () => ends.shift()?.() };
}

test('two pictures are drawn at once, and the next when one is done', async () => {
  const { started, hold, endNext } = heldWork();
  const draw = drawingPlaces(2);
  const [first, second, third] = ['first', 'second', 'third'].map((name) => draw(hold(name)));
  await everybodyHadATurn();
  expect(started).toEqual(['first', 'second']);

  endNext();
  await everybodyHadATurn();
  expect(started).toEqual(['first', 'second', 'third']);

  endNext();
  endNext();
  expect(await Promise.all([first, second, third])).toEqual(['first', 'second', 'third']);
});

test('whoever comes when too many wait is sent away, and may come again', async () => {
  const { started, hold, endNext } = heldWork();
  const draw = drawingPlaces(1, 1);
  const [first, second] = ['first', 'second'].map((name) => draw(hold(name)));
  expect(await draw(hold('third'))).toBeUndefined();

  endNext();
  await everybodyHadATurn();
  endNext();
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  const again = draw(hold('again'));
  await everybodyHadATurn();
  endNext();
  expect(await again).toBe('again');
  expect(started).toEqual(['first', 'second', 'again']);
});

test('a picture that cannot be drawn leaves its place to the next', async () => {
  const draw = drawingPlaces(1);
  await expect(draw(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await draw(async () => 'drawn')).toBe('drawn');
});
