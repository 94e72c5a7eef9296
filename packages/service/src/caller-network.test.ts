import { callerNetwork, networkOf } from './caller-network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.8', '203.0.113.8'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['2001:db8:1::5:6:7:8', '2001:db8:1:0::/64'],
  ['2001:db8:1:2:3:4:203.0.113.7', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('whoever calls from %j is counted as %j', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('who takes another address of their connection for every call is counted as one', () => {
  expect(callerNetwork({ ip: '2001:db8:1:2:aaaa::1' })).toBe(callerNetwork({ ip: '2001:db8:1:2:bbbb::2' }));
  expect(callerNetwork({ ip: undefined })).toBe('');
});
