import type { PostalAddress } from '@wishbow/contracts/people';
import type { UserId } from '@wishbow/contracts/wire-types';
import { usernameKey } from '@wishbow/domain/username';
import { type ClientSession, type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import { hexId } from '@wishbow/service/mongo/hex-id';
import { type PersonDocument, personModel } from './person-model.ts';
import { mongoSearchEntryRepository, searchKeysOf } from './search-entry-repository.ts';

/** A person as this service knows them, with the id as text. */
export type Person = Omit<PersonDocument, '_id'> & { readonly id: UserId };

export type NewPerson = Pick<Person, 'firstName' | 'lastName' | 'username' | 'email' | 'passwordHash' | 'joinedAt'>;

export type PrivacyChange = Partial<Pick<Person, 'isPrivate' | 'showsBirthday' | 'addressSharing'>>;

/** What is written over a person who is erased. */
export type Remains = Omit<
  Person,
  'id' | 'joinedAt' | 'wrappingPaper' | 'deletionDueAt' | 'loginCount' | 'suspendedAt' | 'suspensionReason'
>;

/** Somebody who has shown that they read the mail of this address. */
export interface MailboxOwner {
  readonly userId: UserId;
  readonly emailKey: string;
}

/** A person whose password was found to be right, and the hash it was checked against. */
export type KnownPassword = Pick<Person, 'id' | 'passwordHash'>;

export type ProfileChange = Pick<Person, 'firstName' | 'lastName' | 'bio' | 'birthdayOn' | 'wrappingPaper'>;

export interface FoundPeople {
  readonly people: readonly Person[];
  /** Where the search goes on; undefined at its end. */
  readonly lastKey: string | undefined;
}

export interface PersonRepository {
  /** @throws MongoServerError 11000 when username or email is taken. */
  add(person: NewPerson, session: ClientSession): Promise<Person>;
  find(id: UserId): Promise<Person | undefined>;
  findByEmail(email: string): Promise<Person | undefined>;
  listByIds(ids: readonly UserId[]): Promise<Person[]>;
  listByUsernames(usernames: readonly string[]): Promise<Person[]>;
  /** People found by a word that begins with a folded text, each once, after a key; fewer where some are found elsewhere. */
  search(prefix: string, after: string | undefined, limit: number): Promise<FoundPeople>;
  /** Which of the two unique fields somebody has already. */
  listTaken(candidate: Pick<Person, 'username' | 'email'>): Promise<('username' | 'email')[]>;
  changeAddress(id: UserId, address: PostalAddress): Promise<void>;
  changePrivacy(id: UserId, change: PrivacyChange): Promise<Person | undefined>;
  /** Whoever is renamed is found by the new name. */
  changeProfile(id: UserId, change: ProfileChange): Promise<void>;
  /** @returns the one before. */
  changeAvatar(id: UserId, avatar: string | null): Promise<string | null>;
  /** Whether somebody shows this picture. */
  showsAvatar(avatar: string): Promise<boolean>;
  /** Only while the person still has this address: a link to an earlier one proves nothing. @returns whether they have. */
  changePasswordOf(owner: MailboxOwner, passwordHash: string, now: Date, session: ClientSession): Promise<boolean>;
  /** Sets the day of the deletion, or takes it back. */
  setDeletion(id: UserId, dueAt: Date | null, session?: ClientSession): Promise<void>;
  /** Puts the day off, only while it is the one that was read: whoever has kept the account meanwhile keeps it. */
  putDeletionOff(due: Pick<Person, 'id' | 'deletionDueAt'>, until: Date): Promise<void>;
  findDueForDeletion(now: Date): Promise<Person | undefined>;
  /** Leaves only what remains of a person whose day has come. @returns whether it still had. */
  erase(id: UserId, remains: Remains, now: Date, session: ClientSession): Promise<boolean>;
  /** Only while the password is the one that was checked. @returns whether it was. */
  changePassword(known: KnownPassword, passwordHash: string, session: ClientSession): Promise<boolean>;
  /** Notes a log-in, only while the password is the one that was checked and nobody keeps them out. @returns whether it was. */
  noteLogin(known: KnownPassword, session: ClientSession): Promise<boolean>;
  /** Notes a log-in that needed no password, or more than it. @returns whether the person is still there and let in. */
  noteStrongLogin(id: UserId, session: ClientSession): Promise<boolean>;
  /** Takes the place of the address the person had. @returns them as they were. @throws MongoServerError 11000 when taken. */
  changeEmail(owner: MailboxOwner, now: Date, session: ClientSession): Promise<Person | undefined>;
  /** @throws MongoServerError 11000 when taken. */
  changeUsername(
    id: UserId,
    username: string,
    session: ClientSession,
  ): Promise<{ before: Person; after: Person } | undefined>;
  /** Of everybody who works here but one. */
  listAdminUsernames(but?: UserId): Promise<string[]>;
  verifyEmail(owner: MailboxOwner, now: Date, session: ClientSession): Promise<boolean>;
}

export const emailKey = (email: string): string => email.trim().toLowerCase();

export const toPerson = ({ _id, ...person }: PersonDocument): Person => ({ ...person, id: hexId<UserId>(_id) });

export function mongoPersonRepository(connection: Connection): PersonRepository {
  const people = personModel(connection);
  const entries = mongoSearchEntryRepository(connection);
  const findOne = async (filter: Record<string, unknown>) => {
    const document = await people.findOne(filter).lean<PersonDocument>();
    return document ? toPerson(document) : undefined;
  };
  const list = async (filter: Record<string, unknown>) =>
    (await people.find(filter).sort({ usernameKey: 1 }).lean<PersonDocument[]>()).map(toPerson);
  const listByIds = async (ids: readonly UserId[]) => (ids.length === 0 ? [] : list({ _id: { $in: ids } }));

  return {
    add: async (person, session) => {
      const created = new people({
        ...person,
        usernameKey: usernameKey(person.username),
        emailKey: emailKey(person.email),
        role: 'user',
        wrappingPaper: 'bows',
        isPrivate: false,
        showsBirthday: true,
        addressSharing: 'requests',
      });
      await created.save({ session });
      const added = toPerson(created.toObject());
      await entries.set(added.id, added, session);
      return added;
    },
    find: (id) => findOne({ _id: id }),
    findByEmail: (email) => findOne({ emailKey: emailKey(email) }),
    listByIds,
    listByUsernames: async (usernames) =>
      usernames.length === 0 ? [] : list({ usernameKey: { $in: usernames.map(usernameKey) } }),
    search: async (prefix, after, limit) => {
      const found = await entries.list(prefix, after, limit);
      const byId = new Map((await listByIds(found.map(({ personId }) => personId))).map((one) => [one.id, one]));
      const isFirstOf = (key: string, person: Person) =>
        searchKeysOf(person)
          .filter((other) => other.startsWith(prefix))
          .sort()[0] === key;
      return {
        people: found.flatMap(({ key, personId }) => {
          const person = byId.get(personId);
          return person && isFirstOf(key, person) ? [person] : [];
        }),
        lastKey: found.length < limit ? undefined : found.at(-1)?.key,
      };
    },
    listTaken: async ({ username, email }) => {
      const keys = { username: usernameKey(username), email: emailKey(email) };
      const others = await people
        .find({ $or: [{ usernameKey: keys.username }, { emailKey: keys.email }] })
        .select({ usernameKey: 1, emailKey: 1 })
        .lean<PersonDocument[]>();
      const taken: ('username' | 'email')[] = [];
      if (others.some((other) => other.usernameKey === keys.username)) taken.push('username');
      if (others.some((other) => other.emailKey === keys.email)) taken.push('email');
      return taken;
    },
    changeAddress: async (id, address) => {
      await people.updateOne({ _id: id }, { $set: { address } });
    },
    changePrivacy: async (id, change) => {
      const changed = await people
        .findOneAndUpdate({ _id: id }, { $set: change }, { returnDocument: 'after' })
        .lean<PersonDocument>();
      return changed ? toPerson(changed) : undefined;
    },
    changeProfile: async (id, change) => {
      await inTransaction(connection, async (session) => {
        const changing = people.findOneAndUpdate({ _id: id }, { $set: change }, { session, returnDocument: 'after' });
        const changed = await changing.lean<PersonDocument>();
        if (changed) await entries.set(id, changed, session);
      });
    },
    changeAvatar: async (id, avatar) =>
      (await people.findOneAndUpdate({ _id: id }, { $set: { avatar } }).lean<PersonDocument>())?.avatar ?? null,
    showsAvatar: async (avatar) => (await people.exists({ avatar })) !== null,
    changePasswordOf: async ({ userId, emailKey: key }, passwordHash, now, session) => {
      const proven = { _id: userId, emailKey: key };
      const change = { $set: { passwordHash, emailVerifiedAt: now } };
      return (await people.updateOne(proven, change, { session })).matchedCount === 1;
    },
    setDeletion: async (id, dueAt, session) => {
      await people.updateOne({ _id: id }, { $set: { deletionDueAt: dueAt } }, session ? { session } : {});
    },
    putDeletionOff: async ({ id, deletionDueAt }, until) => {
      await people.updateOne({ _id: id, deletionDueAt }, { $set: { deletionDueAt: until } });
    },
    findDueForDeletion: (now) => findOne({ deletionDueAt: { $lte: now } }),
    erase: async (id, remains, now, session) => {
      const due = { _id: id, deletionDueAt: { $lte: now } };
      const change = { $set: { ...remains, deletionDueAt: null } };
      await entries.removeAllOf(id, session);
      return (await people.updateOne(due, change, { session })).matchedCount === 1;
    },
    changePassword: async ({ id, passwordHash: known }, passwordHash, session) => {
      const checked = { _id: id, passwordHash: known };
      return (await people.updateOne(checked, { $set: { passwordHash } }, { session })).matchedCount === 1;
    },
    noteLogin: async ({ id, passwordHash }, session) => {
      const change = { $inc: { loginCount: 1 } };
      const checked = { _id: id, passwordHash, suspendedAt: null };
      return (await people.updateOne(checked, change, { session })).matchedCount === 1;
    },
    noteStrongLogin: async (id, session) =>
      (await people.updateOne({ _id: id, suspendedAt: null }, { $inc: { loginCount: 1 } }, { session }))
        .matchedCount === 1,
    changeEmail: async ({ userId, emailKey: key }, now, session) => {
      const change = { $set: { email: key, emailKey: key, emailVerifiedAt: now } };
      const before = await people.findOneAndUpdate({ _id: userId }, change, { session }).lean<PersonDocument>();
      return before ? toPerson(before) : undefined;
    },
    changeUsername: async (id, username, session) => {
      const before = await people.findOne({ _id: id }, null, { session }).lean<PersonDocument>();
      if (!before) return undefined;
      const change = { $set: { username, usernameKey: usernameKey(username) } };
      const after = await people
        .findOneAndUpdate({ _id: id }, change, { session, returnDocument: 'after' })
        .lean<PersonDocument>();
      if (!after) return undefined;
      await entries.set(id, after, session);
      return { before: toPerson(before), after: toPerson(after) };
    },
    listAdminUsernames: async (but) => {
      const admins = await people.find({ role: 'admin' }).select({ username: 1 }).lean<PersonDocument[]>();
      return admins.filter(({ _id }) => _id.toHexString() !== but).map(({ username }) => username);
    },
    verifyEmail: async ({ userId, emailKey: key }, now, session) => {
      const proven = { _id: userId, emailKey: key };
      return (await people.updateOne(proven, { $set: { emailVerifiedAt: now } }, { session })).matchedCount === 1;
    },
  };
}
