import { Button } from '@wishbow/ui/button';
import { Skeleton } from '@wishbow/ui/skeleton';
import { useRef } from 'react';
import classes from './load-more.module.css';
import { useWhenNear } from './use-when-near.ts';

/** So many pages come by themselves; then the reader decides, so that what stands below can be reached. */
const PAGES_BY_THEMSELVES = 3;

/** The part of an infinite query that tells of its next page and can be asked for it. */
export type MorePages = {
  data: { pages: readonly unknown[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage(): unknown;
};

type LoadMoreProps = {
  query: MorePages;
  /** The button. Default "Load more". */
  label?: string;
  /** What is said when the next page does not come. */
  failedText: string;
  /** Whether nothing of what came is shown: then it goes on until something is. Default false. */
  isNothingShown?: boolean;
};

/** The end of a list that goes on: the next page comes as one draws near, or on a press. Draws nothing at the last page. */
export function LoadMore({ query, label = 'Load more', failedText, isNothingShown = false }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const pageCount = query.data?.pages.length ?? 0;
  const isAwaited = isNothingShown || pageCount < PAGES_BY_THEMSELVES;
  const comesByItself = query.hasNextPage && isAwaited && !query.isFetchNextPageError;
  useWhenNear(end, comesByItself ? pageCount : undefined, query.fetchNextPage);
  if (!query.hasNextPage) return null;
  return (
    <div ref={end} className={classes.more} data-coming={comesByItself ? 'by-itself' : undefined}>
      {/* Another one for each page: what stands at the new end is not what stood at the last one, and has not moved. */}
      {query.isFetchingNextPage && (
        <span key={pageCount} className={classes.waiting}>
          <Skeleton shape="box" height="240px" />
        </span>
      )}
      {query.isFetchNextPageError && <p role="alert">{failedText}</p>}
      <Button variant="outline" isLoading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {label}
      </Button>
    </div>
  );
}
