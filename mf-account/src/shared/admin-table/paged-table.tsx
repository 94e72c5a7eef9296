import { Button } from '@wishbow/ui/button';
import { EmptyState } from '@wishbow/ui/empty-state';
import { Skeleton } from '@wishbow/ui/skeleton';
import { LoadingFailed } from '../loading-failed.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import classes from './paged-table.module.css';
import type { TablePages } from './table-page.ts';

type PagedTableProps<Row> = DataTableProps<Row> & {
  pages: TablePages<Row>;
  /** What is said where nothing fits: "No orders fit". */
  emptyTitle: string;
  emptyText?: string;
};

/**
 * A table in its four states: being read, nothing there, failed, and there, with what comes after it. A server that leaves
 * rows out may have none on one page and some on the next.
 */
export function PagedTable<Row>({ pages, emptyTitle, emptyText, ...table }: PagedTableProps<Row>) {
  if (pages.isPending) {
    return (
      <div className={classes.waiting} aria-busy="true">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} shape="box" height="40px" />
        ))}
      </div>
    );
  }
  if (pages.isLoadingError) {
    return <LoadingFailed query={pages} headingLevel={2} />;
  }
  if (table.rows.length === 0 && !pages.hasNextPage) {
    return <EmptyState picture="magnifying-glass" title={emptyTitle} text={emptyText} headingLevel={2} />;
  }
  return (
    <>
      {table.rows.length > 0 ? (
        <DataTable {...table} />
      ) : (
        <EmptyState picture="magnifying-glass" title="Nothing so far" headingLevel={2} />
      )}
      {pages.isFetchNextPageError && (
        <p role="alert" className={classes.failed}>
          More could not be loaded. Please try again.
        </p>
      )}
      {pages.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="outline"
            size="small"
            isLoading={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
