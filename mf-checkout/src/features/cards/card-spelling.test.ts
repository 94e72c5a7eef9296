import { groupedNumber, slashedExpiry } from './card-spelling.ts';

test.each([
  ['4242', '424', '4242'],
  ['42424', '4242', '4242 4'],
  ['4242424242424242', '', '4242 4242 4242 4242'],
  ['4242 4242 4242 4242', '', '4242 4242 4242 4242'],
  ['4242 ', '4242 4', '4242 '],
  ['4242-4', '4242-', '4242-4'],
])('the number %p after %p stands as %p', (typed, before, shown) => {
  expect(groupedNumber(typed, before)).toBe(shown);
});

test.each([
  ['1', '', '1'],
  ['12', '1', '12/'],
  ['12//', '12/', '12/'],
  ['1229', '08/28', '12/29'],
  ['1229', '', '12/29'],
  ['122029', '', '12/2029'],
  ['82', '8', '8/2'],
  ['13', '1', '13'],
  ['08/28', '', '08/28'],
  ['12', '12/', '12'],
])('the end %p after %p stands as %p', (typed, before, shown) => {
  expect(slashedExpiry(typed, before)).toBe(shown);
});
