import { percentileOf, spreadOf, spreadText } from './statistics.ts';

test('the median is the value in the middle, whatever the order', () => {
  expect(spreadOf([9, 1, 4])).toEqual({ median: 4, min: 1, max: 9 });
});

test('of an even number, it lies between the two in the middle', () => {
  expect(spreadOf([10, 2, 4, 100])).toEqual({ median: 7, min: 2, max: 100 });
});

test('one value is all three', () => {
  expect(spreadOf([3])).toEqual({ median: 3, min: 3, max: 3 });
});

test('no value is no measurement', () => {
  expect(() => spreadOf([])).toThrow('nothing was measured');
});

test('a reader sees the median first and how far the rounds were apart', () => {
  expect(spreadText({ median: 4.25, min: 3.9, max: 5 }, 1)).toBe('4.3 (3.9 to 5.0)');
});

test('of a hundred waits the 99th in length is the one that 99 % are not above', () => {
  const waits = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([50, 95, 99, 100].map((percent) => percentileOf(waits, percent))).toEqual([50, 95, 99, 100]);
  expect(percentileOf([7], 99)).toBe(7);
  expect(() => percentileOf([], 50)).toThrow('nothing was measured');
});
