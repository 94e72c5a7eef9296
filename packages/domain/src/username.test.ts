import { usernameFault, usernameKey } from './username.ts';

/** First path segments, and somebody who works here. */
const segments = ['cart', 'login', 'api', 'accept', 'item', 'wall', 'maya'];

test.each([
  'maya_okafor',
  'Theo92',
  '_',
  'cartographer',
  'helper_anna',
  'anna_support',
  'stafford',
  'root_beer_fan',
  'system_of_a_down',
  '1_0',
])('%s is free to take', (username) => {
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
  ['wishbow_support', 'reserved'],
  ['Wishbow_Help_24', 'reserved'],
  ['support_1', 'reserved'],
  ['supp0rt2vvishbow', 'reserved'],
  ['2_adrnin', 'reserved'],
  ['maya\u202e', 'characters'],
])('%j is refused as %s', (username, fault) => {
  expect(usernameFault(username, segments)).toBe(fault);
});

test('case does not make two usernames different', () => {
  expect(usernameKey('Maya_Okafor')).toBe('maya_okafor');
});
