import { add, divide } from '../../bson/arithmetic.ts';
import { compare } from '../../bson/compare.ts';
import { indexKey } from '../../bson/index-key.ts';
import { isNumeric, type Numeric } from '../../bson/numbers.ts';
import { type Document, isDocument, isNullish, type Value } from '../../bson/value.ts';
import type { Accumulator } from './accumulator.ts';

function sum(): Accumulator {
  let total: Numeric = 0;
  return {
    add: (value) => {
      if (isNumeric(value)) total = add(total, value);
    },
    result: () => total,
  };
}

/** Of the numbers among the values; null when there are none. */
function average(): Accumulator {
  let total: Numeric = 0;
  let count = 0;
  return {
    add: (value) => {
      if (!isNumeric(value)) return;
      total = add(total, value);
      count++;
    },
    result: () => (count === 0 ? null : divide(total, count)),
  };
}

const extreme = (sign: 1 | -1) => (): Accumulator => {
  let best: Value = null;
  return {
    add: (value) => {
      if (isNullish(value)) return;
      if (best === null || compare(value, best) * sign > 0) best = value;
    },
    result: () => best,
  };
};

function first(): Accumulator {
  let seen: { value: Value } | undefined;
  return {
    add: (value) => {
      seen ??= { value };
    },
    result: () => seen?.value ?? null,
  };
}

function last(): Accumulator {
  let latest: Value = null;
  return {
    add: (value) => {
      latest = value;
    },
    result: () => latest ?? null,
  };
}

function push(): Accumulator {
  const values: Value[] = [];
  return {
    add: (value) => {
      if (value !== undefined) values.push(value);
    },
    result: () => values,
  };
}

function addToSet(): Accumulator {
  const values = new Map<string, Value>();
  return {
    add: (value) => {
      if (value !== undefined) values.set(indexKey(value), values.get(indexKey(value)) ?? value);
    },
    result: () => [...values.values()],
  };
}

function count(): Accumulator {
  let total = 0;
  return {
    add: () => {
      total++;
    },
    result: () => total,
  };
}

function mergeObjects(): Accumulator {
  const merged: Document = {};
  return {
    add: (value) => {
      if (isDocument(value)) Object.assign(merged, value);
    },
    result: () => merged,
  };
}

/** The accumulators the engine computes itself. */
export const ACCUMULATORS: Readonly<Record<string, () => Accumulator>> = {
  $sum: sum,
  $avg: average,
  $min: extreme(-1),
  $max: extreme(1),
  $first: first,
  $last: last,
  $push: push,
  $addToSet: addToSet,
  $count: count,
  $mergeObjects: mergeObjects,
};
