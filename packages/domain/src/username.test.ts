import { usernameFault, usernameKey } from './username.ts';

/** First path segments, and somebody who works here. */
const segments = ['cart', 'login', 'api', 'accept', 'item', 'wall', 'maya'];

test.each(['maya_okafor', 'Theo92', '_', 'cartographer'])('%s is free to take', (username) => {
  expect(usernameFault(username, segments)).toBeUndefined();
});

test.each([
  ['', 'empty'],
  ['maya okafor', 'characters'],
  ['maya-okafor', 'characters'],
  ['máya', 'characters'],
  ['a'.repeat(31), 'too_long'],
  ['admin', 'reserved'],
  ['Cart', 'reserved'],
  ['LOGIN', 'reserved'],
  ['1ogin', 'reserved'],
  ['adrnin', 'reserved'],
  ['supp0rt', 'reserved'],
  ['admin_', 'reserved'],
  ['_ad_min', 'reserved'],
  ['rnaya', 'reserved'],
  ['maya\u202e', 'characters'],
])('%j is refused as %s', (username, fault) => {
  expect(usernameFault(username, segments)).toBe(fault);
});

test('case does not make two usernames different', () => {
  expect(usernameKey('Maya_Okafor')).toBe('maya_okafor');
});
