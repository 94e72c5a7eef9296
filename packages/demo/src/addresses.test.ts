import { findSandboxStreet, isDeliverable, magicStreets, sandboxAreas } from './addresses.ts';

const alderRow = { street: '412 Alder Row', city: 'Portland', state: 'OR', zip: '97214', country: 'US' } as const;

test('the sandbox knows 56 ZIP codes and 336 streets', () => {
  expect(sandboxAreas).toHaveLength(56);
  expect(sandboxAreas.flatMap(({ streets }) => streets)).toHaveLength(336);
});

test('mail arrives at a number the street has, however it is capitalised', () => {
  expect(isDeliverable(alderRow)).toBe(true);
  expect(isDeliverable({ ...alderRow, street: '412 ALDER row', city: 'portland' })).toBe(true);
});

test.each([
  ['a number beyond the end of the street', { street: '4120 Alder Row' }],
  ['a street that does not exist', { street: magicStreets.invalid }],
  ['a line without a number', { street: 'Alder Row' }],
  ['another city', { city: 'Salem' }],
  ['another state', { state: 'ME' }],
  ['an unknown ZIP code', { zip: '00000' }],
])('mail does not arrive at %s', (_reason, change) => {
  expect(isDeliverable({ ...alderRow, ...change })).toBe(false);
});

test('an apartment house wants the apartment named', () => {
  const house = { ...alderRow, street: '300 Foxtrot Ave' };
  expect(findSandboxStreet(house.street, house.zip)).toMatchObject({ units: true });
  expect(isDeliverable(house)).toBe(false);
  expect(isDeliverable({ ...house, unit: 'Apt 2' })).toBe(true);
});
