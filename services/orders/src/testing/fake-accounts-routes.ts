import { accountsContract, accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import { notFound, problem } from '@wishbow/contracts/problem';
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
      getOwnAccount: accountsInternalContract.getOwnAccount,
      checkAddress: accountsInternalContract.checkAddress,
      listPeople: accountsInternalContract.listPeople,
      getShippingAddress: accountsInternalContract.getShippingAddress,
      searchUsers: accountsContract.searchUsers,
    },
    {
      listPeople: async ({ body: { ids } }) => ({
        status: 200,
        body: { people: everybody.filter(({ id }) => ids.includes(id)) },
      }),
      searchUsers: async ({ body: { query } }) => ({
        status: 200,
        body: { users: everybody.filter(({ username }) => username.startsWith(query)) },
      }),
      getOwnAccount: async ({ body: { userId } }) => {
        const person = everybody.find(({ id }) => id === userId);
        if (!person) return { status: 404, body: notFound };
        const email = `${person.username}@mailbox.example`;
        const rest = { emailVerified: true, deletionDueAt: null, role: 'user', address } as const;
        return { status: 200, body: { person, email, ...rest } };
      },
      /** Every address is as it is typed, but those on Nowhere Lane. */
      checkAddress: async ({ body: { details } }) => {
        const { use_as_entered: _, ...typed } = details;
        return typed.address.includes('Nowhere Lane')
          ? { status: 422, body: problem('address_invalid', 'Address is invalid. Please try again.') }
          : { status: 200, body: { details: typed } };
      },
      getShippingAddress: async ({ body: { userId } }) => {
        const guest = guests.has(userId) ? { firstName: 'A', lastName: 'Guest' } : undefined;
        const found = everybody.find(({ id }) => id === userId) ?? guest;
        if (!found || addressless.has(userId)) return { status: 404, body: notFound };
        const { firstName, lastName } = found;
        return { status: 200, body: { firstName, lastName, address } };
      },
    },
  );
