import { accountsContract, accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import { signedUpAt } from '../testing/people.ts';
import { runningAccounts } from '../testing/running-accounts.ts';
import type { AddressChecker, CheckedAddress } from './address-checker.ts';

let nextCheck: CheckedAddress | Error;
const checker: AddressChecker = {
  check: async () => {
    if (nextCheck instanceof Error) throw nextCheck;
    return nextCheck;
  },
  suggest: async () => [],
};

let accounts: Awaited<ReturnType<typeof runningAccounts>>;
beforeAll(async () => {
  accounts = await runningAccounts({ addressChecker: checker });
});
afterAll(() => accounts.stop());

const signedUp = (username: string) => signedUpAt(accounts, username);

const address = {
  address: '418 Alder Row',
  address_2: '',
  city: 'Portland',
  state: 'OR',
  postal: '97205',
  country: 'US',
};

test.each<[string, CheckedAddress | Error, number, object]>([
  ['a deliverable address is saved as the service spells it', { kind: 'valid', address }, 200, { details: address }],
  ['an unknown address is invalid', { kind: 'invalid' }, 422, { message: 'Address is invalid. Please try again.' }],
  [
    'a missing unit is asked for',
    { kind: 'unit_required' },
    422,
    { unit_required: true, errors: { address_2: ['Please add the unit number.'] } },
  ],
  ['several addresses are offered', { kind: 'choose', candidates: [address] }, 422, { candidates: [address] }],
  ['an outage is not called invalid', new Error('down'), 503, { code: 'verification_unavailable' }],
])('%s', async (title, check, status, body) => {
  const userId = await signedUp(`a_${title.replace(/\W/g, '').slice(0, 20)}`);
  nextCheck = check;
  const answer = await accounts.asUser(userId)(accountsContract.updateAddress, { body: { details: address } });
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject(body);
});

test('what could not be checked can be used as entered, what is invalid cannot', async () => {
  const userId = await signedUp('as_entered');
  const save = () =>
    accounts.asUser(userId)(accountsContract.updateAddress, {
      body: { details: { ...address, use_as_entered: true } },
    });
  nextCheck = { kind: 'invalid' };
  expect((await save()).status).toBe(422);
  nextCheck = new Error('down');
  expect((await save()).status).toBe(200);
  const shipping = await accounts.asService(accountsInternalContract.getShippingAddress, { body: { userId } });
  expect(shipping).toMatchObject({ status: 200, body: { firstName: 'Maya', address } });
});

test('an address of somebody without an account is checked for our other services, and for nobody else', async () => {
  nextCheck = { kind: 'choose', candidates: [address] };
  const body = { details: { ...address, address: '418 alder' } };
  const checked = await accounts.asService(accountsInternalContract.checkAddress, { body });
  expect(checked).toMatchObject({ status: 422, body: { candidates: [address] } });
  nextCheck = { kind: 'valid', address };
  const chosen = await accounts.asService(accountsInternalContract.checkAddress, { body });
  expect(chosen).toEqual({ status: 200, body: { details: address } });
  await expect(accounts.asVisitor(accountsInternalContract.checkAddress, { body })).rejects.toMatchObject({
    status: 401,
  });
});

test("nobody can change somebody else's", async () => {
  const theo = await signedUp('theo_own');
  const maya = await signedUp('maya_own');
  nextCheck = { kind: 'valid', address };
  const answer = await accounts.asUser(theo)(accountsContract.updateAddress, {
    body: { details: { ...address, user_id: maya } },
  });
  expect(answer.status).toBe(403);
  expect(
    (await accounts.asService(accountsInternalContract.getShippingAddress, { body: { userId: maya } })).status,
  ).toBe(404);
});
