import { accountsInternalContract, type PersonRecord } from '@wishbow/contracts/accounts-contract';
import type { PersonSummary } from '@wishbow/contracts/people';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { Call } from '@wishbow/http/client';

/** People as accounts know them, asked for in one batch. */
export interface PeopleDirectory {
  find(id: UserId): Promise<PersonRecord | undefined>;
  findByUsername(username: string): Promise<PersonRecord | undefined>;
  /** Summaries by id; people who left are missing. */
  summaries(ids: Iterable<UserId>): Promise<ReadonlyMap<UserId, PersonSummary>>;
}

export function peopleDirectory(peers: Call): PeopleDirectory {
  const list = async (body: { ids?: UserId[]; usernames?: string[] }) =>
    (await peers(accountsInternalContract.listPeople, { body })).body.people;
  return {
    find: async (id) => (await list({ ids: [id] })).at(0),
    findByUsername: async (username) => (await list({ usernames: [username] })).at(0),
    summaries: async (ids) => {
      const unique = [...new Set(ids)];
      if (unique.length === 0) return new Map();
      return new Map((await list({ ids: unique })).map((person) => [person.id, person]));
    },
  };
}
