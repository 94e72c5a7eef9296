import type { adminPeopleContract } from '@wishbow/contracts/admin-people-contract';
import type { RequestOf } from '@wishbow/contracts/endpoint';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { fillPage } from '@wishbow/service/paging/fill-page';
import { type PersonDocument, personModel } from '../people/person-model.ts';
import { emailKey, type Person, toPerson } from '../people/person-repository.ts';
import { mongoSearchEntryRepository } from '../people/search-entry-repository.ts';
import { endOfPrefix, fold } from '../people/search-words.ts';

export type PeopleQuery = RequestOf<typeof adminPeopleContract.searchPeopleForAdmin>['query'];

export interface AdminPeoplePage {
  readonly people: readonly Person[];
  /** Null at the end. */
  readonly nextCursor: string | null;
}

export interface AdminPersonRepository {
  list(query: PeopleQuery): Promise<AdminPeoplePage>;
  find(ids: readonly UserId[]): Promise<Person[]>;
  /** @returns whether they could still come in. */
  suspend(id: UserId, reason: string, now: Date, session: ClientSession): Promise<boolean>;
  /** @returns whether they were kept out. */
  unsuspend(id: UserId, session: ClientSession): Promise<boolean>;
}

const PAGE = 50;
/** Then a page may be short although more follows. */
const MOST_READS = 10;

const STATES = {
  suspended: { suspendedAt: { $gt: new Date(0) } },
  leaving: { deletionDueAt: { $gt: new Date(0) } },
  admin: { role: 'admin' },
} as const;

/** A username may be typed as it is shown: "@maya". */
const wordOf = (search: string) => fold(search.replace(/^@/, ''));
const isEmail = (search: string) => search.indexOf('@') > 0;

export function mongoAdminPersonRepository(connection: Connection): AdminPersonRepository {
  const people = personModel(connection);
  const entries = mongoSearchEntryRepository(connection);
  const find = async (ids: readonly UserId[]) =>
    (await people.find({ _id: { $in: ids } }).lean<PersonDocument[]>()).map(toPerson);

  const listByDay = async ({ sort, cursor, state }: PeopleQuery): Promise<AdminPeoplePage> => {
    const direction = sort === 'newest' ? -1 : 1;
    const filter = { ...(state && STATES[state]), ...(cursor && afterDay(cursor, direction)) };
    const page = people.find(filter).sort({ joinedAt: direction, _id: direction }).limit(PAGE);
    const found = (await page.lean<PersonDocument[]>()).map(toPerson);
    return pageOf(found, ({ joinedAt, id }) => `${joinedAt.toISOString()} ${id}`);
  };
  const listByEmail = async (search: string, { cursor, state }: PeopleQuery): Promise<AdminPeoplePage> => {
    const prefix = emailKey(search);
    const from = cursor ? { $gt: cursor } : { $gte: prefix };
    const page = people
      .find({ emailKey: { ...from, $lt: endOfPrefix(prefix) }, ...(state && STATES[state]) })
      .sort({ emailKey: 1 })
      .limit(PAGE);
    return pageOf((await page.lean<PersonDocument[]>()).map(toPerson), (person) => person.emailKey);
  };
  /** Words know nothing of what became of people: it is read on until a page is full of whom it is asked for. */
  const listByName = async (prefix: string, { cursor, state }: PeopleQuery): Promise<AdminPeoplePage> => {
    const start = cursor === undefined ? undefined : Buffer.from(cursor, 'base64url').toString();
    const read = async (after: string | undefined, limit: number) => {
      const found = await entries.list(prefix, after, limit);
      const ids = found.map(({ personId }) => personId);
      const byId = new Map((await find(ids)).map((person) => [person.id, person]));
      const shown = ids.flatMap((id) => byId.get(id) ?? []).filter((person) => !state || isOf(state, person));
      return { shown, after: found.length < limit ? undefined : found.at(-1)?.key };
    };
    const page = { pageLength: PAGE, mostReads: MOST_READS, read };
    const { shown, after } = await fillPage(page, start?.startsWith(prefix) ? start : undefined);
    return {
      // Somebody may be found by two words.
      people: [...new Map(shown.map((person) => [person.id, person])).values()],
      nextCursor: after === undefined ? null : Buffer.from(after).toString('base64url'),
    };
  };
  return {
    find,
    list: async (query) => {
      const { search = '' } = query;
      const word = wordOf(search);
      if (word === '') return listByDay(query);
      return isEmail(search) ? listByEmail(search, query) : listByName(word, query);
    },
    suspend: async (id, reason, now, session) => {
      const change = { $set: { suspendedAt: now, suspensionReason: reason } };
      return (await people.updateOne({ _id: id, suspendedAt: null }, change, { session })).matchedCount === 1;
    },
    unsuspend: async (id, session) => {
      const change = { $set: { suspendedAt: null, suspensionReason: null } };
      const kept = { _id: id, ...STATES.suspended };
      return (await people.updateOne(kept, change, { session })).matchedCount === 1;
    },
  };
}

const pageOf = (found: readonly Person[], cursorOf: (person: Person) => string): AdminPeoplePage => {
  const last = found.length < PAGE ? undefined : found.at(-1);
  return { people: found, nextCursor: last ? cursorOf(last) : null };
};

function isOf(state: keyof typeof STATES, { suspendedAt, deletionDueAt, role }: Person): boolean {
  if (state === 'admin') return role === 'admin';
  return Boolean(state === 'suspended' ? suspendedAt : deletionDueAt);
}

/** Everything after the person a cursor names; a cursor of another search is none. */
function afterDay(cursor: string, direction: 1 | -1): object {
  const [, day, id] = /^(\S+) ([0-9a-f]{24})$/.exec(cursor) ?? [];
  const at = new Date(day ?? '');
  if (Number.isNaN(at.getTime())) return {};
  const [bound, beyond] = direction === 1 ? (['$gte', '$gt'] as const) : (['$lte', '$lt'] as const);
  return { joinedAt: { [bound]: at }, $or: [{ joinedAt: { [beyond]: at } }, { _id: { [beyond]: id } }] };
}
