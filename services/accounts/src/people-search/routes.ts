import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import type { PersonRepository } from '../people/person-repository.ts';
import { toSummary } from '../people/person-view.ts';
import { searchPeople } from './search-people.ts';
import type { SeenPeople } from './seen-people.ts';

/** Everybody can be found, private or not, by what everyone may see of them: name, username and avatar. */
export const peopleSearchRoutes = (people: PersonRepository, seen: SeenPeople): Router => {
  const search = searchPeople(people, seen);
  return implement(
    { searchUsers: accountsContract.searchUsers },
    {
      searchUsers: async ({ body: { query, cursor }, viewer }) => {
        const page = await search(viewer.userId, query, cursor);
        return { status: 200, body: { users: page.people.map(toSummary), next_cursor: page.nextCursor } };
      },
    },
  );
};
