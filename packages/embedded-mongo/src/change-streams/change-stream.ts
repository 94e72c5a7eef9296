import { runPipeline, stageName } from '../aggregation/run-pipeline.ts';
import type { PipelineContext } from '../aggregation/stage.ts';
import { equal } from '../bson/compare.ts';
import type { Document } from '../bson/value.ts';
import { CommandError, refusal } from '../errors/command-error.ts';
import { ERROR_CODES } from '../errors/error-codes.ts';
import type { LoggedEvent } from '../storage/change-event.ts';
import type { Store } from '../storage/store.ts';
import { eventDocument, invalidationDocument } from './event-document.ts';
import type { StreamOptions } from './stream-options.ts';

/** What a stream watches: a collection, a database, or everything. */
export type StreamScope = { readonly database: string | null; readonly collection: string | null };

const ALLOWED_STAGES: ReadonlySet<string> = new Set([
  '$match',
  '$project',
  '$addFields',
  '$set',
  '$unset',
  '$replaceRoot',
  '$replaceWith',
  '$redact',
]);

/** Follows the change log from one logical time on. */
export class ChangeStream {
  private readonly scope: StreamScope;
  private readonly options: StreamOptions;
  private readonly pipeline: readonly Document[];
  private readonly context: PipelineContext;
  private time: number;
  private hasEnded = false;

  constructor(scope: StreamScope, options: StreamOptions, pipeline: readonly Document[], context: PipelineContext) {
    const stranger = pipeline.map(stageName).find((name) => !ALLOWED_STAGES.has(name));
    if (stranger) throw refusal('IllegalOperation', `${stranger} is not permitted in a $changeStream pipeline`);
    this.scope = scope;
    this.options = options;
    this.pipeline = pipeline;
    this.context = context;
    this.time = options.startAfter;
  }

  /** Everything up to this logical time has been told. */
  get position(): number {
    return this.time;
  }

  /** True once the watched collection or database is gone. */
  get isInvalidated(): boolean {
    return this.hasEnded;
  }

  /** The documents of the events since the last call. */
  advance(store: Store): Document[] {
    const documents: Document[] = [];
    for (const event of store.log.after(this.time)) {
      if (this.hasEnded) break;
      this.time = event.at;
      if (this.concerns(event)) documents.push(...this.tell(event, store));
    }
    if (!this.hasEnded) this.time = Math.max(this.time, store.clock.now);
    return documents;
  }

  private concerns({ database, collection, operation, renamedTo }: LoggedEvent): boolean {
    const { scope } = this;
    if (scope.database !== null && database !== scope.database) return false;
    if (scope.collection === null) return true;
    if (operation === 'dropDatabase') return false;
    return collection === scope.collection || renamedTo?.coll === scope.collection;
  }

  private tell(event: LoggedEvent, store: Store): Document[] {
    const documents = this.transform(eventDocument(event, this.options, store));
    if (!this.isInvalidatedBy(event)) return documents;
    this.hasEnded = true;
    return [...documents, ...this.transform(invalidationDocument(event))];
  }

  private isInvalidatedBy({ operation }: LoggedEvent): boolean {
    if (this.scope.collection !== null) return operation === 'drop' || operation === 'rename';
    return this.scope.database !== null && operation === 'dropDatabase';
  }

  /** Runs the stages behind `$changeStream`; they may drop an event but not its token. */
  private transform(event: Document): Document[] {
    const transformed = runPipeline(this.pipeline, [event], this.context);
    if (transformed.every(({ _id }) => equal(_id, event._id))) return transformed;
    throw new CommandError(
      ERROR_CODES.ChangeStreamFatalError,
      'Encountered an event whose _id field, which contains the resume token, was modified by the pipeline. Only transformations that retain the unmodified _id field are allowed.',
      {},
      ['NonResumableChangeStreamError'],
    );
  }
}
