import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import type { PersonRepository } from '../people/person-repository.ts';
import { toSummary } from '../people/person-view.ts';

const MOST_FOUND = 10;

/** Everybody can be found, private or not, by what everyone may see of them: name, username and avatar. */
export const peopleSearchRoutes = (people: PersonRepository): Router =>
  implement(
    { searchUsers: accountsContract.searchUsers },
    {
      searchUsers: async ({ body: { query } }) => {
        const found = query === '' ? [] : await people.search(query, MOST_FOUND);
        return { status: 200, body: { users: found.map(toSummary) } };
      },
    },
  );
