import type { Activity } from '@wishbow/contracts/activities';
import { failureText } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { ErrorPanel } from '@wishbow/ui/error-panel';
import { Skeleton } from '@wishbow/ui/skeleton';
import { type ReactNode, useEffect } from 'react';
import classes from './activities-shown.module.css';
import { ActivityList } from './activity-list.tsx';

/** The part of an infinite query that a list of activities needs. */
type ActivitiesQuery = {
  data: unknown;
  isLoadingError: boolean;
  error: unknown;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  refetch(): unknown;
  fetchNextPage(): unknown;
};

type ActivitiesShownProps = {
  query: ActivitiesQuery;
  activities: readonly Activity[];
  /** What stands there instead when there are none. */
  empty: ReactNode;
};

/** Activities in their four states, with the way to older ones. */
export function ActivitiesShown({ query, activities, empty }: ActivitiesShownProps) {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  // Pages may be empty while older ones are not: nobody presses a button under nothing.
  const isLedOn = activities.length === 0 && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (isLedOn) void fetchNextPage();
  }, [isLedOn, fetchNextPage]);

  if (query.isLoadingError) {
    return (
      <ErrorPanel
        title="These activities could not be loaded"
        text={failureText(query.error)}
        onRetry={() => query.refetch()}
        isRetrying={isFetching}
        headingLevel={2}
      />
    );
  }
  if (!query.data || isLedOn || (activities.length === 0 && isFetching)) return <WaitingEntries />;
  if (activities.length === 0) return empty;
  return (
    <>
      <ActivityList activities={activities} />
      {hasNextPage && (
        <div className={classes.more}>
          {isFetchNextPageError && <p role="alert">Older activities could not be loaded. Please try again.</p>}
          <Button variant="outline" isBlock isLoading={query.isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
    </>
  );
}

const WaitingEntries = () => (
  <div className={classes.waiting} aria-busy>
    {[1, 2, 3].map((entry) => (
      <Skeleton key={entry} shape="box" height="196px" />
    ))}
  </div>
);
