import { fromCursor, toCursor } from './cursor.ts';

test('a cursor leads back to its place', () => {
  const place = { at: new Date('2026-11-28T12:00:00.123Z'), id: '0123456789abcdef01234567' };
  expect(fromCursor(toCursor(place))).toEqual(place);
});

test.each([undefined, null, '', '-1', 'x'.repeat(100), 'eyIkZ3QiOiIifQ'])('%j begins at the beginning', (text) => {
  expect(fromCursor(text)).toBeUndefined();
});
