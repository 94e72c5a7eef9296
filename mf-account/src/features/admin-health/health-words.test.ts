import { shareText } from '../../shared/admin/share-text.ts';
import { durationText, perMinute } from './health-words.ts';

test.each([
  [7.4, '7 s'],
  [60, '1 min'],
  [3_599, '59 min'],
  [11_520, '3 h 12 min'],
  [180_000, '2 d 2 h'],
])('%i seconds read as %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

test('calls are told by the minute, and few of them with a decimal', () => {
  expect(perMinute(1, 300)).toBe('0.2');
  expect(perMinute(1_000, 300)).toBe('200');
});

test('a few failures of many calls never read as none', () => {
  expect(shareText(0, 10)).toBe('0%');
  expect(shareText(1, 10_000)).toBe('below 0.1%');
  expect(shareText(1, 8)).toBe('12.5%');
});
