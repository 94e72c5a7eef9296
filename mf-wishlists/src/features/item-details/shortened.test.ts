import { shortened } from './shortened.ts';

test.each([
  ['149 characters stand as they are', 'a'.repeat(149), 'a'.repeat(149)],
  ['150 characters stand as they are', 'a'.repeat(150), 'a'.repeat(150)],
  ['the 151st is cut off', 'a'.repeat(151), `${'a'.repeat(150)}…`],
  ['an emoji counts once', '🏺'.repeat(150), '🏺'.repeat(150)],
  ['an emoji is never cut in half', '🏺'.repeat(151), `${'🏺'.repeat(150)}…`],
  ['no space is left before the ellipsis', `${'a'.repeat(149)} b`, `${'a'.repeat(149)}…`],
  ['nothing stays nothing', '', ''],
])('%s', (_rule, text, short) => {
  expect(shortened(text)).toBe(short);
});
