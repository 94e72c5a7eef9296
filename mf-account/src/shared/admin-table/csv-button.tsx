import { showToast, tellFailure, useMutation } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Download } from 'lucide-react';
import { saveAsFile } from '../save-as-file.ts';
import type { Column } from './column.ts';
import { csvOf } from './csv.ts';
import type { TablePage } from './table-page.ts';

/** More would be a report, not a look: the person is told that the file ends there. */
const MOST_ROWS = 5_000;

type CsvButtonProps<Row> = {
  /** The file's name without its ending. */
  name: string;
  columns: readonly Column<Row>[];
  /** Reads one page of what the filters show. */
  readPage: (cursor: string | undefined) => Promise<TablePage<Row>>;
};

/** Everything that the filters show as a file for a spreadsheet, pages that were not read yet too. */
export function CsvButton<Row>({ name, columns, readPage }: CsvButtonProps<Row>) {
  const download = useMutation({
    mutationFn: () => readAll(readPage),
    onSuccess: ({ rows, isWhole }) => {
      saveAsFile(`${name}.csv`, csvOf(columns, rows), 'text/csv');
      showToast(
        isWhole ? `${rows.length} rows are in your downloads` : `The first ${rows.length} rows are in your downloads`,
      );
    },
    onError: tellFailure,
  });
  return (
    <Button
      variant="outline"
      size="small"
      icon={<Download />}
      isLoading={download.isPending}
      onClick={() => download.mutate()}
    >
      CSV
    </Button>
  );
}

async function readAll<Row>(readPage: CsvButtonProps<Row>['readPage']): Promise<{ rows: Row[]; isWhole: boolean }> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page = await readPage(cursor);
    rows.push(...page.rows);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && rows.length < MOST_ROWS);
  return { rows, isWhole: cursor === undefined };
}
