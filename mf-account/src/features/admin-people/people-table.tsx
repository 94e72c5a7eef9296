import type { AdminPerson } from '@wishbow/contracts/admin-people-contract';
import { isAdmin } from '@wishbow/domain/user-role';
import { Button } from '@wishbow/ui/button';
import { IconButton } from '@wishbow/ui/icon-button';
import { Menu, MenuItem } from '@wishbow/ui/menu';
import { SelectField } from '@wishbow/ui/select-field';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { BulkBar } from '../../shared/admin-table/bulk-bar.tsx';
import { CsvButton } from '../../shared/admin-table/csv-button.tsx';
import { PagedTable } from '../../shared/admin-table/paged-table.tsx';
import { SearchBox } from '../../shared/admin-table/search-box.tsx';
import { TableCard } from '../../shared/admin-table/table-card.tsx';
import { rowsOf, useTablePages } from '../../shared/admin-table/table-page.ts';
import { useFilters } from '../../shared/admin-table/use-filters.ts';
import { useSelection } from '../../shared/admin-table/use-selection.ts';
import { GrantDialog } from './grant-dialog.tsx';
import { PeopleActDialog } from './people-act-dialog.tsx';
import { PEOPLE_ACTS, type PeopleActName } from './people-acts.ts';
import { PEOPLE_COLUMNS } from './people-columns.tsx';
import { PEOPLE_KEY, PERSON_STATES, readPeople } from './read-people.ts';

type Ask = (act: PeopleActName | 'grant', people: readonly AdminPerson[]) => void;
type Asked = { act: PeopleActName | 'grant'; people: readonly AdminPerson[] };

/** Everybody, searched and filtered by the address, and what can be done to one or several of them. */
export function PeopleTable() {
  const { filters, setFilter } = useFilters(['search', 'state', 'sort']);
  const readPage = readPeople(filters);
  const pages = useTablePages([...PEOPLE_KEY, filters], readPage);
  const rows = rowsOf(pages);
  const selection = useSelection(rows.map(({ id }) => id));
  const [asked, setAsked] = useState<Asked>();
  const ask: Ask = (act, people) => setAsked({ act, people });
  const selected = rows.filter(({ id }) => selection.has(id));
  const close = () => {
    setAsked(undefined);
    selection.clear();
  };
  return (
    <TableCard
      tools={
        <>
          <SearchBox
            label="Name, username or email"
            value={filters.search ?? ''}
            onSearch={(text) => setFilter('search', text, { isTyping: true })}
          />
          <SelectField
            label="Status"
            isLabelHidden
            options={[{ value: '', label: 'Everybody' }, ...PERSON_STATES]}
            value={filters.state ?? ''}
            onValueChange={(state) => setFilter('state', state)}
          />
          <CsvButton name="people" columns={PEOPLE_COLUMNS} readPage={readPage} />
        </>
      }
    >
      <PagedTable
        label="People"
        pages={pages}
        rows={rows}
        columns={PEOPLE_COLUMNS}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        selection={selection}
        sort={{ value: filters.sort ?? 'newest', onSort: (value) => setFilter('sort', value) }}
        actions={(person) => <PersonMenu person={person} onAsk={ask} />}
        emptyTitle="Nobody fits"
        emptyText="Search for somebody else, or take a filter away."
      />
      <BulkBar selection={selection}>
        <Button size="small" variant="danger" onClick={() => ask('suspend', selected)}>
          Suspend
        </Button>
        <Button size="small" variant="outline" onClick={() => ask('reset', selected)}>
          Log out everywhere
        </Button>
        <Button size="small" variant="outline" onClick={() => ask('grant', selected)}>
          Give Llama Bucks
        </Button>
      </BulkBar>
      {asked && asked.act !== 'grant' && <PeopleActDialog act={asked.act} people={asked.people} onClose={close} />}
      {asked?.act === 'grant' && <GrantDialog people={asked.people} onClose={close} />}
    </TableCard>
  );
}

function PersonMenu({ person, onAsk }: { person: AdminPerson; onAsk: Ask }) {
  const change = person.suspended ? 'unsuspend' : 'suspend';
  return (
    <Menu trigger={<IconButton size="small" label={`What to do with ${person.name}`} icon={<Ellipsis />} />}>
      <MenuItem onSelect={() => onAsk('grant', [person])}>Give Llama Bucks</MenuItem>
      <MenuItem onSelect={() => onAsk('reset', [person])}>{PEOPLE_ACTS.reset.label}</MenuItem>
      {!isAdmin(person) && (
        <MenuItem tone={person.suspended ? 'plain' : 'danger'} onSelect={() => onAsk(change, [person])}>
          {PEOPLE_ACTS[change].label}
        </MenuItem>
      )}
    </Menu>
  );
}
