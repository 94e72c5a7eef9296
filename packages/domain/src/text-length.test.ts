import { codePointCount, lengthFault } from './text-length.ts';

test('an emoji counts once', () => {
  expect(codePointCount('kiln 🔥')).toBe(6);
});

test.each([
  ['that is just short enough', 'kiln 🔥', undefined],
  ['that is one too long', 'kilns 🔥', 'Please use at most 6 characters.'],
  ['that is empty', '', undefined],
])('a text %s for six characters', (_which, text, fault) => {
  expect(lengthFault(text, 6)).toBe(fault);
});
