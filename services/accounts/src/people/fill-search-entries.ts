import type { UserId } from '@wishbow/contracts/wire-types';
import { type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import { hexId } from '@wishbow/service/mongo/hex-id';
import { type PersonDocument, personModel } from './person-model.ts';
import { mongoSearchEntryRepository } from './search-entry-repository.ts';

const AT_ONCE = 200;

/**
 * Makes people findable who were stored when what they are found by stood in themselves as `searchWords`. Whoever is
 * done has the field no more; running it again does nothing.
 */
export async function fillSearchEntries(connection: Connection): Promise<void> {
  const people = personModel(connection).collection;
  const entries = mongoSearchEntryRepository(connection);
  for (;;) {
    const old = await people
      .find<PersonDocument>({ searchWords: { $gte: '' } })
      .limit(AT_ONCE)
      .toArray();
    if (old.length === 0) return;
    await inTransaction(connection, async (session) => {
      for (const person of old) {
        const isErased = person.email.endsWith('@deleted.invalid');
        if (!isErased) await entries.set(hexId<UserId>(person._id), person, session);
      }
      const done = { _id: { $in: old.map(({ _id }) => _id) } };
      await people.updateMany(done, { $unset: { searchWords: '' } }, { session });
    });
  }
}
