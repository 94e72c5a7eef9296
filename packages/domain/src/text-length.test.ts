import { codePointCount } from './text-length.ts';

test('an emoji counts once', () => {
  expect(codePointCount('kiln 🔥')).toBe(6);
});
