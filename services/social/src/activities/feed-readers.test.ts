import { BAO, MAYA, PRIYA, THEO } from '../testing/people.ts';
import { feedReaders } from './feed-readers.ts';

let now = new Date('2026-11-28T12:00:00Z');
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

test('whoever reads of somebody is known for two minutes, and again after the next read', () => {
  const readers = feedReaders(() => now);
  readers.note(MAYA, [BAO, THEO]);
  readers.note(PRIYA, [THEO]);
  expect([readers.listReadersOf(BAO), readers.listReadersOf(THEO)]).toEqual([[MAYA], [MAYA, PRIYA]]);
  pass(60_000);
  readers.note(MAYA, [THEO]);
  expect(readers.listReadersOf(BAO)).toEqual([]);
  pass(120_000);
  expect(readers.listReadersOf(THEO)).toEqual([MAYA]);
});

test('of too many, those who read longest ago are forgotten', () => {
  const readers = feedReaders(() => now, 2);
  for (const reader of [MAYA, THEO, MAYA, PRIYA]) readers.note(reader, [BAO]);
  expect(readers.listReadersOf(BAO)).toEqual([MAYA, PRIYA]);
});
