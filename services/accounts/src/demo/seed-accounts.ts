import { UserId } from '@wishbow/contracts/wire-types';
import type { DemoAddress } from '@wishbow/demo/addresses';
import { demoPassword, demoPeople } from '@wishbow/demo/people';
import { demoMediaPath } from '@wishbow/demo/picture-names';
import { usernameKey } from '@wishbow/domain/username';
import { type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import { BUSY, hashPassword } from '../passwords/password-hash.ts';
import { personModel } from '../people/person-model.ts';
import { emailKey } from '../people/person-repository.ts';
import { mongoSearchEntryRepository } from '../people/search-entry-repository.ts';

/** Puts the invented community into the database; people who are there already stay as they are. */
export async function seedDemoAccounts(connection: Connection, now: Date): Promise<void> {
  const people = personModel(connection);
  const demo = demoPeople(now);
  if ((await people.countDocuments({ _id: { $in: demo.map(({ id }) => id) } })) === demo.length) return;
  const passwordHash = await hashPassword(demoPassword);
  if (passwordHash === BUSY) throw new Error('Nobody can log in before the demo is there, yet passwords wait');
  await people.bulkWrite(
    demo.map(({ id, key: _key, avatar, cards: _cards, address, isEmailVerified, timeZone: _zone, ...person }) => ({
      updateOne: {
        filter: { _id: id },
        update: {
          $setOnInsert: {
            ...person,
            usernameKey: usernameKey(person.username),
            emailKey: emailKey(person.email),
            passwordHash,
            avatar: avatar ? demoMediaPath + avatar : null,
            emailVerifiedAt: isEmailVerified ? person.joinedAt : null,
            address: address ? toPostalAddress(address) : null,
          },
        },
        upsert: true,
      },
    })),
  );
  const entries = mongoSearchEntryRepository(connection);
  await inTransaction(connection, async (session) => {
    for (const person of demo) await entries.set(UserId.parse(person.id), person, session);
  });
}

const toPostalAddress = ({ street, unit = '', city, state, zip, country }: DemoAddress) => ({
  address: street,
  address_2: unit,
  city,
  state,
  postal: zip,
  country,
});
