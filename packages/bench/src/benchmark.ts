import type { RunningSite } from './site/running-site.ts';
import type { SeededLists } from './site/seeded-lists.ts';
import type { Table } from './tables/table.ts';

/** What every benchmark may look at. */
export interface Bench {
  readonly site: RunningSite;
  readonly lists: SeededLists;
  /** Shows progress. */
  readonly say: (line: string) => void;
}

/** One question about speed, answered by a table. */
export interface Benchmark {
  /** As on the command line and in the markers of docs/performance.md. */
  readonly name: string;
  readonly title: string;
  measure(bench: Bench): Promise<Table>;
}
