/** Whoever pays is let in first, and turned away last. */
export type Standing = 'paying' | 'other';

/** A call that wants to be let in. */
export interface Visit {
  readonly service: string;
  readonly standing: Standing;
}
