import { runningSandbox } from '../testing/running-sandbox.ts';
import { type AddressChecker, smartyAddressChecker } from './address-checker.ts';

/** Smarty's own SDK, speaking to the sandbox. */
let sandbox: Awaited<ReturnType<typeof runningSandbox>>;
let checker: AddressChecker;

beforeAll(async () => {
  sandbox = await runningSandbox();
  checker = smartyAddressChecker({ authId: 'sandbox', authToken: 'sandbox', url: sandbox.url });
}, 20_000);
afterAll(() => sandbox.stop());

const at = (address: string, changes: object = {}) => ({
  address,
  address_2: '',
  city: 'Portland',
  state: 'OR',
  postal: '97205',
  country: 'US',
  ...changes,
});

test('a house is found and spelt as the post spells it', async () => {
  expect(await checker.check(at('418 alder row', { city: 'portland' }))).toEqual({
    kind: 'valid',
    address: at('418 Alder Row', { postal: expect.stringMatching(/^97205(-\d{4})?$/) }),
  });
});

test('a house with flats wants the unit, takes a right one and knows a wrong one', async () => {
  expect(await checker.check(at('300 Foxtrot Ave'))).toEqual({ kind: 'unit_required' });
  expect(await checker.check(at('300 Foxtrot Ave', { address_2: 'Apt 7' }))).toMatchObject({
    kind: 'valid',
    address: { address: '300 Foxtrot Ave', address_2: 'Apt 7' },
  });
  expect(await checker.check(at('300 Foxtrot Ave', { address_2: 'Apt 99' }))).toEqual({ kind: 'invalid' });
});

test('of an ambiguous address there are three to choose from, and the chosen one is found', async () => {
  const checked = await checker.check(at('3 Crossing Ways'));
  if (checked.kind !== 'choose') throw new Error(checked.kind);
  expect(checked.candidates).toHaveLength(3);
  for (const candidate of checked.candidates) {
    expect(await checker.check(candidate)).toEqual({ kind: 'valid', address: candidate });
  }
});

test('an address that is none is invalid', async () => {
  expect(await checker.check(at('0 Nowhere St'))).toEqual({ kind: 'invalid' });
});

test.each(['1 Down Way', '1 Unpaid Way'])(
  'at %s the service cannot be asked, which is not the address’s fault',
  async (street) => {
    await expect(checker.check(at(street))).rejects.toBeDefined();
  },
);

test('what is typed is completed, in the own state first', async () => {
  const suggested = await checker.suggest('300 fox', 'OR');
  expect(suggested.length).toBeLessThanOrEqual(3);
  expect(suggested[0]).toEqual(at('300 Foxtrot Ave'));
});
