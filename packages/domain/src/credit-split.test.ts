import { splitCredit } from './credit-split.ts';
import { cents } from './money.ts';

const groups = (...gross: number[]) => gross.map((amount, index) => ({ id: `g${index}`, grossCents: cents(amount) }));

test.each([
  [2500, [21350, 3800], [2122, 378]],
  [1, [100, 100, 100], [1, 0, 0]],
  [2, [100, 100, 100], [1, 1, 0]],
  [0, [500, 700], [0, 0]],
  [1200, [500, 700], [500, 700]],
])('credit of %i over %j goes as %j', (credit, gross, expected) => {
  expect([...splitCredit(cents(credit), groups(...gross)).values()]).toEqual(expected);
});

test('credit never exceeds what the orders cost', () => {
  expect(() => splitCredit(cents(1201), groups(500, 700))).toThrow('credit of 1201 exceeds 1200');
});
