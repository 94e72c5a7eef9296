import { longText, optionalLine, shortText } from './wire-types.ts';

const faultOf = (schema: ReturnType<typeof longText>, text: string) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message);

test.each([
  ['spaces', '   '],
  ['a joiner alone', '\u200d'],
  ['nothing', ''],
])('%s are not a name', (_what, text) => {
  expect(faultOf(shortText(40, 'Please add a name.'), text)).toEqual(['Please add a name.']);
});

test.each([
  ['in any script', ' 小明 ', '小明'],
  ['as a picture', '🎁', '🎁'],
  ['with a joiner in it', '👩\u200d🎨', '👩\u200d🎨'],
  ['with accents', 'Zoë', 'Zoë'],
])('a name can be written %s', (_how, text, kept) => {
  expect(shortText(40, 'Please add a name.').parse(text)).toBe(kept);
});

test.each([
  ['a NUL', 'teapot\u0000'],
  ['half a surrogate pair', 'teapot\ud800'],
  ['an escape', 'tea\u001bpot'],
])('%s is refused in a line and in a text of several lines', (_what, text) => {
  expect(faultOf(shortText(40, 'Please add a name.'), text)).toEqual(['Please use plain text.']);
  expect(faultOf(optionalLine(40), text)).toEqual(['Please use plain text.']);
  expect(faultOf(longText(40), text)).toEqual(['Please use plain text.']);
});

test.each([
  ['what turns the rest of it around', 'maya\u202etxt.exe'],
  ['a mark of direction', 'maya\u200f'],
  ['what keeps directions apart', '\u2066maya\u2069'],
  ['a line separator', 'may\u2028a'],
])('%s is refused in a line, which could read as another one with it', (_what, text) => {
  expect(faultOf(optionalLine(40), text)).toEqual(['Please use plain text.']);
});

test('lines can be broken and indented in a text of several lines only', () => {
  expect(longText(40).parse('one\r\n\ttwo')).toBe('one\r\n\ttwo');
  expect(faultOf(optionalLine(40), 'one\ntwo')).toEqual(['Please use plain text.']);
});

test('length is counted in characters as people see them: a picture is one', () => {
  expect(longText(3).parse('🎁🎁🎁')).toBe('🎁🎁🎁');
  expect(faultOf(longText(3), '🎁🎁🎁🎁')).toEqual(['Please use at most 3 characters.']);
});
