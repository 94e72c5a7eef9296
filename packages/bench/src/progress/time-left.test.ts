import { secondsLeft, timeLeftText } from './time-left.ts';

const steps = [
  { name: 'the site', seconds: 20, isPreparation: true },
  { name: 'wishlists', seconds: 40 },
  { name: 'mixed', seconds: 100 },
];

test('at the start what is left is what all steps take on a quiet machine', () => {
  expect(secondsLeft(steps, { step: 0, secondsInStep: 0, secondsBefore: 0 })).toBe(160);
});

test('a machine that was half as quick so far is taken to stay so', () => {
  expect(secondsLeft(steps, { step: 2, secondsInStep: 30, secondsBefore: 80 })).toBe(170);
});

test('nobody is told how long it still takes while a step takes longer than it should', () => {
  expect(secondsLeft(steps, { step: 1, secondsInStep: 90, secondsBefore: 0 })).toBeUndefined();
});

test('people read minutes, and seconds once there are few', () => {
  expect(timeLeftText(430)).toBe('about 7 min left');
  expect(timeLeftText(62)).toBe('about 70 s left');
  expect(timeLeftText(3)).toBe('nearly done');
});
