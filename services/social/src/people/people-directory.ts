import { accountsInternalContract, type PersonRecord } from '@wishbow/contracts/accounts-contract';
import type { PersonSummary } from '@wishbow/contracts/people';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { Call } from '@wishbow/http/client';

/** A person by name; whoever lists people for others leaves out whom an admin keeps out. */
export type NamedPerson = PersonSummary & Pick<PersonRecord, 'isSuspended'>;

/** People as accounts know them, asked for together. */
export interface PeopleDirectory {
  /** Nobody for somebody an admin keeps out. */
  find(id: UserId): Promise<PersonRecord | undefined>;
  findByUsername(username: string): Promise<PersonRecord | undefined>;
  /** Summaries by id; people who left are missing. */
  summaries(ids: Iterable<UserId>): Promise<ReadonlyMap<UserId, NamedPerson>>;
  /** By id, with what the privacy policy asks of them; people who left are missing. */
  records(ids: Iterable<UserId>): Promise<ReadonlyMap<UserId, PersonRecord>>;
}

/** What accounts answers in one call. */
const MOST_AT_ONCE = 500;

const isShown = ({ isSuspended }: PersonRecord): boolean => !isSuspended;

export function peopleDirectory(peers: Call): PeopleDirectory {
  const list = async (body: { ids?: UserId[]; usernames?: string[] }) =>
    (await peers(accountsInternalContract.listPeople, { body })).body.people;
  const records = async (ids: Iterable<UserId>) => {
    const unique = [...new Set(ids)];
    const batches = Array.from({ length: Math.ceil(unique.length / MOST_AT_ONCE) }, (_, index) =>
      list({ ids: unique.slice(index * MOST_AT_ONCE, (index + 1) * MOST_AT_ONCE) }),
    );
    return new Map((await Promise.all(batches)).flat().map((person) => [person.id, person]));
  };
  return {
    find: async (id) => (await list({ ids: [id] })).find(isShown),
    findByUsername: async (username) => (await list({ usernames: [username] })).find(isShown),
    summaries: records,
    records,
  };
}

/** The same for what is put together at one moment: the same people are asked for once. */
export function askedOnce(people: PeopleDirectory): PeopleDirectory {
  const asked = new Map<string, ReturnType<PeopleDirectory['records']>>();
  return {
    ...people,
    records: (ids) => {
      const unique = [...new Set(ids)].sort();
      const key = unique.join();
      const records = asked.get(key) ?? people.records(unique);
      asked.set(key, records);
      return records;
    },
  };
}
