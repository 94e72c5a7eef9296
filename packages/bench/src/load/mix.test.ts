import { CardId } from '@wishbow/contracts/wire-types';
import { callOfNumber } from './mix.ts';

const prices = { subtotal: '10.00', processingFee: '2.00', shipping: '0.00', amount: '12.00' };
const world = {
  people: 1_000,
  gifts: {
    givers: [{ token: 'giver', cardId: CardId.parse('pm_1') }],
    prices: [prices, prices],
    sameAgainAfter: 300,
  },
};

const calls = Array.from({ length: 4_000 }, (_, number) => callOfNumber(number, world));
const shareOf = (kind: string) => calls.filter((call) => call.kind === kind).length / calls.length;

test('of a hundred calls about 85 read, ten change something among people and five are about money', () => {
  expect(shareOf('read')).toBeCloseTo(0.85, 1);
  expect(shareOf('social')).toBeCloseTo(0.1, 1);
  expect(shareOf('money')).toBeCloseTo(0.05, 1);
});

test('the same number is the same call in every run, and others are about others', () => {
  expect(callOfNumber(17, world)).toEqual(calls[17]);
  expect(new Set(calls.map(({ token }) => token)).size).toBeGreaterThan(500);
});
