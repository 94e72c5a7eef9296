import { cents } from '@wishbow/domain/money';
import { loweredCount, raisedCount } from './wanted-count.ts';

const mugs = (wantedCount: number, giftedCount = 0) =>
  ({ kind: 'catalogue', wantedCount, giftedCount, priceCents: cents(2200), contributedCents: cents(0) }) as const;
const kiln = { ...mugs(1), kind: 'fund' } as const;

test.each([
  [1, 0, { ok: true, wantedCount: 2 }],
  [2, 2, { ok: true, wantedCount: 3 }],
  [1, 4, { ok: true, wantedCount: 5 }],
  [99, 0, { ok: false, reason: 'highest' }],
])('of %i wanted and %i given one more is %j', (wanted, gifted, next) => {
  expect(raisedCount(mugs(wanted, gifted))).toEqual(next);
});

test.each([
  [3, { ok: true, wantedCount: 2 }],
  [1, { ok: false, reason: 'lowest' }],
])('of %i wanted one fewer is %j', (wanted, next) => {
  expect(loweredCount(mugs(wanted))).toEqual(next);
});

test('a fund has no quantity', () => {
  expect([raisedCount(kiln), loweredCount(kiln)]).toEqual([
    { ok: false, reason: 'fund' },
    { ok: false, reason: 'fund' },
  ]);
});
