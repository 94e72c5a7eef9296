import { addressLine } from './address-line.ts';

const home = { address: '418 Alder Row', address_2: '', city: 'Portland', state: 'OR', postal: '97205' };

test('an address is written on one line, with its unit where it has one', () => {
  expect(addressLine(home)).toBe('418 Alder Row, Portland, OR 97205');
  expect(addressLine({ ...home, address_2: 'Apt 2' })).toBe('418 Alder Row Apt 2, Portland, OR 97205');
});
