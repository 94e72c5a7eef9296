import type { UserId } from '@wishbow/contracts/wire-types';
import { fillPage } from '@wishbow/service/paging/fill-page';
import type { Person, PersonRepository } from '../people/person-repository.ts';
import { fold } from '../people/search-words.ts';
import type { SeenPeople } from './seen-people.ts';

const PAGE = 20;
/** Then a page may be short although more follows. */
const MOST_READS = 5;

export interface PeoplePage {
  readonly people: readonly Person[];
  /** Null at the end. */
  readonly nextCursor: string | null;
}

/** People by a word of their name or by username, private or not, page by page. A cursor of another search is none. */
export const searchPeople =
  (repository: Pick<PersonRepository, 'search'>, seen: SeenPeople) =>
  async (viewerId: UserId | undefined, query: string, cursor: string | null | undefined): Promise<PeoplePage> => {
    const prefix = fold(query);
    if (prefix === '') return { people: [], nextCursor: null };
    const read = async (after: string | undefined, limit: number) => {
      const found = await repository.search(prefix, after, limit);
      const shown = found.people.filter(({ suspendedAt }) => !suspendedAt);
      return { shown: await seen(viewerId, shown), after: found.lastKey };
    };
    const page = { pageLength: PAGE, mostReads: MOST_READS, read };
    const { shown: people, after } = await fillPage(page, keyOf(cursor, prefix));
    return { people, nextCursor: after === undefined ? null : Buffer.from(after).toString('base64url') };
  };

function keyOf(cursor: string | null | undefined, prefix: string): string | undefined {
  const key = Buffer.from(cursor ?? '', 'base64url').toString();
  return key.startsWith(prefix) ? key : undefined;
}
