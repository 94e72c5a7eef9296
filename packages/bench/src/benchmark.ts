import type { RunningSite } from './site/running-site.ts';
import type { SeededLists } from './site/seeded-lists.ts';
import type { Table } from './tables/table.ts';

/** What every benchmark may look at. */
export interface Bench {
  readonly site: RunningSite;
  /** Takes as long as RELIABILITY.md asks for, instead of minutes for all. */
  readonly isFull: boolean;
  /** Shows progress. */
  readonly say: (line: string) => void;
}

/** One that looks at sites which it starts itself. */
export interface BenchOfNothing extends Omit<Bench, 'site'> {
  /** Free for such a site. */
  readonly port: number;
}

/** One that opens lists which were made over the public API. */
export interface BenchOfLists extends Bench {
  readonly lists: SeededLists;
}

interface Question {
  /** As on the command line and in the markers of docs/performance.md. */
  readonly name: string;
  readonly title: string;
  /** About how long it takes on two cores that do nothing else. */
  readonly seconds: { readonly quick: number; readonly full: number };
}

/** One question about speed, answered by a table. */
export type Benchmark = Question &
  (
    | { readonly data: 'lists'; measure(bench: BenchOfLists): Promise<Table> }
    // A site of its own, new in every run, into which the benchmark fills as many people as it needs.
    | { readonly data: 'community'; measure(bench: Bench): Promise<Table> }
    | { readonly data: 'none'; measure(bench: BenchOfNothing): Promise<Table> }
  );
