import SmartySDK from 'smartystreets-javascript-sdk';
import { startTestSandbox, type TestSandbox } from '../testing/running-sandbox.ts';

const {
  core: { ClientBuilder, StaticCredentials },
  usStreet,
  usAutocompletePro,
} = SmartySDK;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

const builder = (path: string) =>
  new ClientBuilder(new StaticCredentials('sandbox-id', 'sandbox-token'))
    .withBaseUrl(`${sandbox.url}${path}`)
    .withMaxRetries(0)
    .withMaxTimeout(500);

type Typed = { street: string; secondary?: string; city?: string; state?: string; zipCode?: string };
const verify = async (typed: Typed) => {
  const lookup = new usStreet.Lookup(
    typed.street,
    '',
    typed.secondary ?? '',
    typed.city ?? '',
    typed.state ?? '',
    typed.zipCode ?? '',
  );
  lookup.maxCandidates = 3;
  await builder('/street-address').buildUsStreetApiClient().send(lookup);
  return lookup.result;
};
const suggest = async (search: string, changes: Record<string, unknown> = {}) => {
  const lookup = Object.assign(new usAutocompletePro.Lookup(search), changes);
  await builder('/lookup').buildUsAutocompleteProClient().send(lookup);
  return lookup.result;
};

test('an address that exists is confirmed and completed', async () => {
  const found = await verify({ street: '412 alder row', city: 'portland', state: 'or', zipCode: '97205' });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({
    deliveryLine1: '412 Alder Row',
    lastLine: expect.stringMatching(/^Portland OR 97205-\d{4}$/),
    components: { primaryNumber: '412', cityName: 'Portland', state: 'OR', zipCode: '97205' },
    analysis: { dpvMatchCode: 'Y' },
  });
});

test.each([
  ['without its unit', undefined, 'D'],
  ['with a unit it has', 'Apt 4', 'Y'],
  ['with a unit it does not have', '#99', 'S'],
])('a house of many units %s is matched with %s as %s', async (_what, secondary, code) => {
  const found = await verify({
    street: '300 Foxtrot Ave',
    zipCode: '97205',
    ...(secondary !== undefined && { secondary }),
  });
  expect(found).toMatchObject([{ analysis: { dpvMatchCode: code } }]);
});

test('a unit may stand on the first line', async () => {
  expect(await verify({ street: '300 Foxtrot Avenue, Apt 4', zipCode: '97205' })).toMatchObject([
    { deliveryLine1: '300 Foxtrot Ave Apt 4', analysis: { dpvMatchCode: 'Y' } },
  ]);
});

test('a street that a city has twice is two candidates, told apart by their ZIP codes', async () => {
  const found = await verify({ street: '412 Alder Row', city: 'Portland', state: 'OR' });
  expect(found.map(({ components }) => components.zipCode)).toEqual(['97205', '97214']);
});

test('Crossing Ways is three candidates everywhere', async () => {
  expect(await verify({ street: '3 Crossing Ways', city: 'Austin', state: 'TX' })).toHaveLength(3);
});

test.each([
  ['0 Nowhere St', '97205'],
  ['99 Alder Row', '97205'],
  ['412 Alder Row', '00501'],
  ['somewhere on Alder Row', '97205'],
])('%s in %s is not valid: no candidate at all', async (street, zipCode) => {
  expect(await verify({ street, zipCode })).toEqual([]);
});

test.each([
  ['1 Down Way', 'ServiceUnavailableError'],
  ['1 Burst Way', 'TooManyRequestsError'],
  ['1 Unpaid Way', 'PaymentRequiredError'],
])('%s makes the service fail with %s', async (street, name) => {
  await expect(verify({ street, zipCode: '97205' })).rejects.toMatchObject({ error: { name } });
});

test.each(['1 Silent Way', '1 Slow Way'])('%s outlasts the patience of its caller', async (street) => {
  await expect(verify({ street, zipCode: '97205' })).rejects.toMatchObject({
    error: { message: expect.stringContaining('timeout') },
  });
});

test('credentials have to be given', async () => {
  expect((await fetch(`${sandbox.url}/street-address?street=412+Alder+Row`)).status).toBe(401);
});

test('suggestions begin as typed, those of the preferred state first', async () => {
  const found = await suggest('412 ald', { preferStates: ['TX'], maxResults: 3 });
  expect(found).toHaveLength(3);
  expect(found[0]).toMatchObject({ streetLine: '412 Alder Row', city: 'Houston', state: 'TX', zipcode: '77006' });
});

test('a house of many units is opened by selecting it', async () => {
  const [house] = await suggest('300 foxtrot', { includeOnlyZIPCodes: ['97205'] });
  expect(house).toMatchObject({ streetLine: '300 Foxtrot Ave', secondary: 'Apt', entries: 12 });
  const units = await suggest('300 foxtrot', {
    selected: '300 Foxtrot Ave Apt (12) Portland OR 97205',
    includeOnlyZIPCodes: ['97205'],
  });
  expect(units.slice(0, 2)).toMatchObject([{ secondary: 'Apt 1', entries: 1 }, { secondary: 'Apt 2' }]);
});

test('nothing is suggested before there is something to go by', async () => {
  expect(await suggest('412')).toEqual([]);
});
