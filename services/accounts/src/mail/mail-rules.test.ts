import { retryTimeOf } from './mail-rules.ts';

const noon = new Date('2026-11-28T12:00:00.000Z');
const evening = new Date('2026-11-28T18:00:00.000Z');
const failed = { attempts: 1, isRefused: false, giveUpAt: evening, now: noon };

test.each([
  [1, '2026-11-28T12:00:02.000Z'],
  [2, '2026-11-28T12:00:04.000Z'],
  [5, '2026-11-28T12:00:32.000Z'],
  [9, '2026-11-28T12:08:32.000Z'],
  [10, '2026-11-28T12:15:00.000Z'],
  [40, '2026-11-28T12:15:00.000Z'],
])('after failure %i a letter is tried again at %s', (attempts, at) => {
  expect(retryTimeOf({ ...failed, attempts })).toEqual(new Date(at));
});

test('a letter that is refused for good is not tried again', () => {
  expect(retryTimeOf({ ...failed, isRefused: true })).toBeUndefined();
});

test('a letter that nobody waits for any more is not tried again', () => {
  expect(retryTimeOf({ ...failed, attempts: 9, giveUpAt: new Date('2026-11-28T12:05:00.000Z') })).toBeUndefined();
});
