import { parseLookup, StreetLookup } from './street-lookup.ts';

const parse = (typed: object) => parseLookup(StreetLookup.parse(typed));

test.each([
  [
    { street: '412 Alder Row', zipcode: '97205-1234' },
    { number: 412, street: 'alder row', zip: '97205' },
  ],
  [
    { street: '412 Alder Row Apt. 3', city: 'Portland', state: 'OR' },
    { street: 'alder row', unit: '3', state: 'or' },
  ],
  [
    { street: '412 Elderberry Street', secondary: '# 7' },
    { street: 'elderberry st', unit: '7' },
  ],
  [{ street: '412 Alder Row', street2: 'Unit 12B' }, { unit: '12b' }],
  [
    { street: '412 Alder Row', lastline: 'Salt Lake City, UT 84101' },
    { city: 'salt lake city', state: 'ut', zip: '84101' },
  ],
])('%j is understood', (typed, expected) => {
  expect(parse(typed)).toMatchObject(expected);
});

test.each(['Alder Row', '412', '', 'PO Box 12'])('%j is no street address', (street) => {
  expect(parse({ street })).toBeUndefined();
});
