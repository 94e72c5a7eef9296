import { accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import { notFound } from '@wishbow/contracts/problem';
import type { UserId } from '@wishbow/contracts/wire-types';
import { implement } from '@wishbow/http/implement';
import { everybody } from './people.ts';

const address = {
  address: '418 Alder Row',
  address_2: '',
  city: 'Portland',
  state: 'OR',
  postal: '97205',
  country: 'US',
};

/**
 * Accounts, in which everybody lives at the same address but those who have taken theirs back.
 * @param guests people who are not of these tests and live there too, such as those of the demo community.
 */
export const fakeAccountsRoutes = (addressless: ReadonlySet<UserId>, guests: ReadonlySet<UserId>) =>
  implement(
    {
      listPeople: accountsInternalContract.listPeople,
      getShippingAddress: accountsInternalContract.getShippingAddress,
    },
    {
      listPeople: async ({ body: { ids } }) => ({
        status: 200,
        body: { people: everybody.filter(({ id }) => ids.includes(id)) },
      }),
      getShippingAddress: async ({ body: { userId } }) => {
        const guest = guests.has(userId) ? { firstName: 'A', lastName: 'Guest' } : undefined;
        const found = everybody.find(({ id }) => id === userId) ?? guest;
        if (!found || addressless.has(userId)) return { status: 404, body: notFound };
        const { firstName, lastName } = found;
        return { status: 200, body: { firstName, lastName, address } };
      },
    },
  );
