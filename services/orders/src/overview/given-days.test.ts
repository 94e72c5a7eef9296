import { type DateOnly, parseDateOnly } from '@wishbow/domain/date-only';
import { givenDays } from './given-days.ts';

const day = (text: string): DateOnly => {
  const parsed = parseDateOnly(text);
  if (!parsed) throw new Error(`${text} is no day`);
  return parsed;
};
const at = (hour: string, count = 1, cents = 100) => ({ hour: new Date(hour), count, cents });

test('hours belong to the day that it is in New York, also on the night when clocks are put back', () => {
  const catalogue = [
    at('2026-11-01T03:00:00Z'),
    at('2026-11-01T04:00:00Z', 2),
    at('2026-11-02T04:00:00Z', 3),
    at('2026-11-02T05:00:00Z', 4),
  ];
  expect(givenDays({ catalogue, fund: [], link: [] }, day('2026-11-02'), 3)).toEqual([
    { day: '2026-10-31', catalogue: 1, fund: 0, link: 0, volumeCents: 100 },
    { day: '2026-11-01', catalogue: 5, fund: 0, link: 0, volumeCents: 200 },
    { day: '2026-11-02', catalogue: 4, fund: 0, link: 0, volumeCents: 100 },
  ]);
});

test('kinds stand beside each other, money is summed, and days without gifts are there', () => {
  const given = {
    catalogue: [at('2026-11-28T12:00:00Z', 2, 500)],
    fund: [at('2026-11-28T13:00:00Z')],
    link: [at('2026-11-28T13:00:00Z', 7, 0)],
  };
  expect(givenDays(given, day('2026-11-28'), 2)).toEqual([
    { day: '2026-11-27', catalogue: 0, fund: 0, link: 0, volumeCents: 0 },
    { day: '2026-11-28', catalogue: 2, fund: 1, link: 7, volumeCents: 600 },
  ]);
});
