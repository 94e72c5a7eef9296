import { useInfiniteQuery } from '@wishbow/platform';

/** One page of a table, and where the next one begins. */
export type TablePage<Row> = {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
};

/** Pages of a table, one after the other, as its filters are now. */
export const useTablePages = <Row>(
  queryKey: readonly unknown[],
  readPage: (cursor: string | undefined) => Promise<TablePage<Row>>,
) =>
  useInfiniteQuery({
    queryKey,
    initialPageParam: '',
    queryFn: ({ pageParam }) => readPage(pageParam || undefined),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export type TablePages<Row> = ReturnType<typeof useTablePages<Row>>;

/** The rows that were read so far. */
export const rowsOf = <Row>({ data }: TablePages<Row>): readonly Row[] => data?.pages.flatMap(({ rows }) => rows) ?? [];
