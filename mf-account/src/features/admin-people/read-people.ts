import { type AdminPerson, adminPeopleContract } from '@wishbow/contracts/admin-people-contract';
import { callApi } from '@wishbow/platform';
import type { TablePage } from '../../shared/admin-table/table-page.ts';
import type { Filters } from '../../shared/admin-table/use-filters.ts';

export const PEOPLE_KEY = ['searchPeopleForAdmin'];

export const PERSON_STATES = [
  { value: 'suspended', label: 'Suspended' },
  { value: 'leaving', label: 'About to be deleted' },
  { value: 'admin', label: 'Admins' },
] as const;

/** One page of everybody, or of those searched for. */
export const readPeople =
  ({ search, state, sort }: Filters<'search' | 'state' | 'sort'>) =>
  async (cursor: string | undefined): Promise<TablePage<AdminPerson>> => {
    const { body } = await callApi(adminPeopleContract.searchPeopleForAdmin, {
      query: {
        search,
        state: PERSON_STATES.find(({ value }) => value === state)?.value,
        sort: sort === 'oldest' ? sort : 'newest',
        cursor,
      },
    });
    return { rows: body.people, nextCursor: body.next_cursor };
  };
