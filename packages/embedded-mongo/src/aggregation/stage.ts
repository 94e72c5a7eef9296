import type { Collation } from '../bson/collation.ts';
import type { Document, Value } from '../bson/value.ts';

/** A view: the pipeline it stands for and the collection (or view) below it. */
export type View = { readonly on: string; readonly pipeline: readonly Document[] };

export type ReadOrder = { readonly sort: Document | undefined; readonly limit: number | undefined };

/** What a pipeline reads from and writes to. The context is that of the pipeline asking: one inside a `$lookup` has its own variables. */
export type PipelineStore = {
  read(collection: string, filter: Document, order: ReadOrder, context: PipelineContext): Document[];
  findView(collection: string): View | undefined;
  /** `$out` or `$merge`. */
  write(stage: '$out' | '$merge', operand: Value, documents: readonly Document[], context: PipelineContext): void;
};

export type PipelineContext = {
  readonly collation: Collation | null;
  /** `NOW`, `CLUSTER_TIME` and the variables of `let`. */
  readonly variables: Document;
  readonly store: PipelineStore;
};

/** Runs pipelines inside pipelines; handed to the stages so that they need not know the runner. */
export type PipelineRunner = {
  /** Runs over given documents. */
  run(pipeline: readonly Document[], documents: readonly Document[], context: PipelineContext): Document[];
  /** Runs over a collection or view; null for pipelines that start with `$documents`. */
  runOn(collection: string | null, pipeline: readonly Document[], context: PipelineContext): Document[];
};

/** One stage: documents in, documents out. `operand` is what stands behind the stage's name. */
export type RunStage = (
  operand: Value,
  documents: readonly Document[],
  context: PipelineContext,
  runner: PipelineRunner,
) => Document[];

export type Stages = Record<string, RunStage>;

/** A store for pipelines that only transform what they are given, such as those of updates. */
export const NO_STORE: PipelineStore = {
  read: () => [],
  findView: () => undefined,
  write: () => undefined,
};
