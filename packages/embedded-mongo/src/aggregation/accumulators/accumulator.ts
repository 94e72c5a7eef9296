import type { Value } from '../../bson/value.ts';

/** Gathers the values of one group. */
export type Accumulator = {
  add(value: Value): void;
  result(): Value;
};
