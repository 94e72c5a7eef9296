import { isFetchable, isPublicAddress, isWithin } from './address-rules.ts';

test.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '2606:4700::1111', '::ffff:1.1.1.1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ['loopback', '::1'],
  ['this network', '0.0.0.0'],
  ['this network', '0.1.2.3'],
  ['unspecified', '::'],
  ['private', '10.0.0.1'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['unique local', 'fd00::1'],
  ['link-local', '169.254.169.254'],
  ['link-local', 'fe80::1'],
  ['site-local', 'fec0::1'],
  ['shared behind a carrier', '100.64.0.1'],
  ['shared behind a carrier', '100.127.255.254'],
  ['mapped loopback', '::ffff:127.0.0.1'],
  ['mapped metadata', '::ffff:a9fe:a9fe'],
  ['compatible loopback', '::127.0.0.1'],
  ['NAT64 loopback', '64:ff9b::7f00:1'],
  ['NAT64 of a network', '64:ff9b:1::7f00:1'],
  ['6to4', '2002:7f00:1::'],
  ['Teredo', '2001::1'],
  ['multicast', '224.0.0.1'],
  ['multicast', 'ff02::1'],
  ['broadcast', '255.255.255.255'],
  ['reserved', '240.0.0.1'],
  ['for examples', '192.0.2.1'],
  ['for examples', '2001:db8::1'],
  ['for benchmarks', '198.18.0.1'],
  ['discard', '100::1'],
  ['no address', 'localhost'],
])('%s (%s) is not public', (_kind, address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  'https://shop.example/teapot',
  'http://shop.example:80/',
  'https://shop.example:443/?a=b',
  'https://1.1.1.1/',
])('%s may be asked for', (address) => {
  expect(isFetchable(new URL(address))).toBe(true);
});

test.each([
  'ftp://shop.example/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://me:secret@shop.example/',
  'https://me@shop.example/',
  'https://shop.example:8443/',
  'http://shop.example:6379/',
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0177.0.0.1/',
  'http://0x7f000001/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://①②⑦.0.0.1/',
])('%s may not', (address) => {
  expect(isFetchable(new URL(address))).toBe(false);
});

test.each([
  ['/shop', true],
  ['/shop/', true],
  ['/shop/copper-kettle?a=b', true],
  ['/', false],
  ['/mail', false],
  ['/shopkeeper', false],
  ['/shop/../mail', false],
  ['/shop/%2e%2e/mail', false],
  ['//shop', false],
])('whether %s lies within the shop: %s', (path, expected) => {
  const shop = new URL('http://127.0.0.1:4000/shop');
  expect(isWithin(shop, new URL(`http://127.0.0.1:4000${path}`))).toBe(expected);
  expect(isWithin(shop, new URL(`http://127.0.0.1:4001${path}`))).toBe(false);
  expect(isWithin(shop, new URL(`http://me@127.0.0.1:4000${path}`))).toBe(false);
});
