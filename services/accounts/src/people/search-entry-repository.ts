import type { UserId } from '@wishbow/contracts/wire-types';
import { usernameKey } from '@wishbow/domain/username';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { hexId } from '@wishbow/service/mongo/hex-id';
import { type SearchEntryDocument, searchEntryModel } from './search-entry-model.ts';
import { endOfPrefix, type Named, searchWordsOf } from './search-words.ts';

export interface SearchEntry {
  /** Where a search goes on after it. */
  readonly key: string;
  readonly personId: UserId;
}

export interface SearchEntryRepository {
  /** Replaces what a person is found by. */
  set(personId: UserId, person: Named, session: ClientSession): Promise<void>;
  removeAllOf(personId: UserId, session: ClientSession): Promise<void>;
  /** Entries whose word begins with a folded text, in the order of words and usernames, after a key. */
  list(prefix: string, after: string | undefined, limit: number): Promise<SearchEntry[]>;
}

const SEPARATOR = '\n';

/** The keys of a person that a folded text finds, the first one first. */
export const searchKeysOf = (person: Named): string[] =>
  searchWordsOf(person).map((word) => `${word}${SEPARATOR}${usernameKey(person.username)}`);

export function mongoSearchEntryRepository(connection: Connection): SearchEntryRepository {
  const entries = searchEntryModel(connection);
  return {
    set: async (personId, person, session) => {
      await entries.deleteMany({ personId }, { session });
      await entries.insertMany(
        searchKeysOf(person).map((_id) => ({ _id, personId })),
        { session },
      );
    },
    removeAllOf: async (personId, session) => {
      await entries.deleteMany({ personId }, { session });
    },
    list: async (prefix, after, limit) => {
      const from = after === undefined ? { $gte: prefix } : { $gt: after };
      const found = entries
        .find({ _id: { ...from, $lt: endOfPrefix(prefix) } })
        .sort({ _id: 1 })
        .limit(limit);
      return (await found.lean<SearchEntryDocument[]>()).map(({ _id, personId }) => ({
        key: _id,
        personId: hexId<UserId>(personId),
      }));
    },
  };
}
