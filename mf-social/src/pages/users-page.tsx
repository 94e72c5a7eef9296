import { failureText, useSearchParams } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Card } from '@wishbow/ui/card';
import { EmptyState } from '@wishbow/ui/empty-state';
import { ErrorPanel } from '@wishbow/ui/error-panel';
import { PageHeading } from '@wishbow/ui/page-heading';
import { Skeleton } from '@wishbow/ui/skeleton';
import { TextField } from '@wishbow/ui/text-field';
import { Search } from 'lucide-react';
import { usePeoplePages } from '../features/people-search/use-people-pages.ts';
import { PersonRow } from '../shared/person-row.tsx';
import classes from './narrow-page.module.css';

/** People search as a page; what is searched for stands in the address. */
export default function UsersPage() {
  const [search, setSearch] = useSearchParams();
  const typed = search.get('query') ?? '';
  const { search: found, people, query, isWaiting } = usePeoplePages(typed);
  const { error } = found;
  return (
    <div className={classes.page}>
      <PageHeading title="People" text="Find the people whose wishes you would like to know." />
      <TextField
        label="Search People"
        isLabelHidden
        placeholder="Search People"
        hint="Search name or username"
        icon={<Search />}
        size="large"
        value={typed}
        onValueChange={(text) => setSearch(text ? { query: text } : {}, { replace: true })}
      />
      <div className={classes.part} aria-live="polite" aria-busy={isWaiting}>
        {error && people.length === 0 && (
          <ErrorPanel title="The search did not work" text={failureText(error)} onRetry={() => found.refetch()} />
        )}
        {people.length > 0 && (
          <Card isFlush>
            {people.map((person) => (
              <PersonRow key={person.id} person={person} />
            ))}
          </Card>
        )}
        {isWaiting && people.length === 0 && <Skeleton shape="box" height="144px" />}
        {found.hasNextPage && (
          <Button
            variant="outline"
            isBlock
            isLoading={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            Load more
          </Button>
        )}
        {query !== '' && !isWaiting && !error && people.length === 0 && (
          <EmptyState picture="magnifying-glass" title={`No results found for "${query}"`} headingLevel={2} />
        )}
      </div>
    </div>
  );
}
