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

/** Accounts, in which everybody lives at the same address but those who have taken theirs back. */
export const fakeAccountsRoutes = (addressless: ReadonlySet<UserId>) =>
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
        const found = everybody.find(({ id }) => id === userId);
        if (!found || addressless.has(userId)) return { status: 404, body: notFound };
        const { firstName, lastName } = found;
        return { status: 200, body: { firstName, lastName, address } };
      },
    },
  );
