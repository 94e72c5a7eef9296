import { freeUnits, isFulfilled, mostGiftable } from './wish-units.ts';

test.each([
  [{ wanted: 1, gifted: 0, reserved: 0 }, 1],
  [{ wanted: 3, gifted: 1, reserved: 1 }, 1],
  [{ wanted: 1, gifted: 0, reserved: 1 }, 0],
  [{ wanted: 1, gifted: 2, reserved: 0 }, 0],
])('of %j another giver can take %i', (units, free) => {
  expect(freeUnits(units)).toBe(free);
});

test.each([
  [{ wanted: 5, free: 2 }, 2],
  [{ wanted: 5, free: null }, 5],
  [{ wanted: 5, free: undefined }, 5],
  [{ wanted: 5, free: 0 }, 1],
])('of %j a giver may choose up to %i', (units, most) => {
  expect(mostGiftable(units)).toBe(most);
});

test('a reserved unit does not fulfil a wish, a gifted one does', () => {
  expect(isFulfilled({ wanted: 1, gifted: 0 })).toBe(false);
  expect(isFulfilled({ wanted: 1, gifted: 1 })).toBe(true);
});
