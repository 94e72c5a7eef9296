import { addDays, type DateOnly, dateOnlyIn } from '@wishbow/domain/date-only';
import { type Cents, cents } from '@wishbow/domain/money';
import type { GivenInHour } from './overview-repository.ts';

const KINDS = ['catalogue', 'fund', 'link'] as const;
type Given = Readonly<Record<(typeof KINDS)[number], readonly GivenInHour[]>>;

export type GivenDay = Record<(typeof KINDS)[number], number> & { readonly day: DateOnly; readonly volumeCents: Cents };

/** Every day of a period that ends with a day, oldest first, also those on which nothing was given. */
export function givenDays(given: Given, lastDay: DateOnly, days: number): GivenDay[] {
  const sums = new Map<DateOnly, Record<(typeof KINDS)[number] | 'cents', number>>();
  for (const kind of KINDS) {
    for (const { hour, count, cents: amount } of given[kind]) {
      const day = dateOnlyIn(hour);
      const sum = sums.get(day) ?? { catalogue: 0, fund: 0, link: 0, cents: 0 };
      sums.set(day, { ...sum, [kind]: sum[kind] + count, cents: sum.cents + amount });
    }
  }
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(lastDay, index + 1 - days);
    const { cents: amount, ...counts } = sums.get(day) ?? { catalogue: 0, fund: 0, link: 0, cents: 0 };
    return { day, ...counts, volumeCents: cents(amount) };
  });
}
