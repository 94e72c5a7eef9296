import { parseWebAddress, sameOriginPath } from './web-address.ts';

test.each([
  ['https://pottersrow.example/vase', 'https://pottersrow.example/vase'],
  ['pottersrow.example/vase', 'http://pottersrow.example/vase'],
  ['pottersrow.example:8080/vase', 'http://pottersrow.example:8080/vase'],
  ['  HTTP://Shop.Example ', 'http://shop.example/'],
])('%s is kept as %s', (text, expected) => {
  expect(parseWebAddress(text)).toBe(expected);
});

test.each([
  '',
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  "javascript:'http'",
  'data:text/html,hi',
  'vbscript:x',
  'https://user:secret@shop.example/',
  'http://localhost/x',
  'http://',
  'ftp://shop.example/x',
])('%j is refused as a link', (text) => {
  expect(parseWebAddress(text)).toBeUndefined();
});

test.each([
  ['/orders?order=1#top', '/orders?order=1#top'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https:evil.example', '/'],
  ['https://evil.example', '/'],
  ['%2f%2fevil.example', '/'],
  ['/%2f/evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['', '/'],
])('after sign-in %j leads to %s', (path, expected) => {
  expect(sameOriginPath(path)).toBe(expected);
});
