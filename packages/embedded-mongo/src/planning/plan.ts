import type { Collation } from '../bson/collation.ts';
import type { Document, Value } from '../bson/value.ts';
import type { StoredRecord } from '../storage/stored-record.ts';

export type PlanStage = 'EOF' | 'IDHACK' | 'IXSCAN' | 'OR' | 'COLLSCAN';

/** Where to look for the documents of a query: a superset of them, to be filtered. */
export type Plan = {
  readonly stage: PlanStage;
  readonly indexName?: string;
  readonly records: Iterable<StoredRecord>;
  /** True when the records come in the order asked for. */
  readonly isSorted: boolean;
};

export type PlanOptions = {
  readonly collation: Collation | null;
  readonly hint: Value;
  readonly sort: Document | undefined;
  readonly limit: number | undefined;
};
