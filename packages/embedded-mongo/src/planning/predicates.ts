import { type Document, isDocument, isNullish, isRegex, type Value } from '../bson/value.ts';
import { isOperatorDocument } from '../matching/operator-document.ts';
import { patternPrefix } from './pattern-prefix.ts';

export type Bound = { readonly value: Value; readonly isInclusive: boolean };

/** What a filter surely demands of one field, as far as an index can use it. */
export type FieldPredicate = {
  equal?: { readonly value: Value };
  anyOf?: readonly Value[];
  lower?: Bound;
  upper?: Bound;
};

export type Predicates = Map<string, FieldPredicate>;

/** Collects the predicates of a filter; everything it leaves out is checked by the matcher anyway. */
export function collectPredicates(filter: Document, predicates: Predicates = new Map()): Predicates {
  for (const [name, condition] of Object.entries(filter)) {
    if (name === '$and' && Array.isArray(condition)) {
      for (const branch of condition.filter(isDocument)) collectPredicates(branch, predicates);
    } else if (!name.startsWith('$')) {
      const predicate = predicates.get(name) ?? {};
      predicates.set(name, predicate);
      addCondition(predicate, condition);
    }
  }
  return predicates;
}

function addCondition(predicate: FieldPredicate, condition: Value): void {
  if (isRegex(condition)) addPrefix(predicate, condition.pattern, condition.options);
  else if (!isOperatorDocument(condition)) addEquality(predicate, condition);
  else for (const [operator, operand] of Object.entries(condition)) ADD[operator]?.(predicate, operand, condition);
}

/** An array operand also matches elements, and the index holds elements only. */
function addEquality(predicate: FieldPredicate, value: Value): void {
  if (!Array.isArray(value) && !isRegex(value)) predicate.equal ??= { value };
}

function addPrefix(predicate: FieldPredicate, pattern: string, options: string): void {
  const prefix = options === '' ? patternPrefix(pattern) : undefined;
  if (!prefix) return;
  predicate.lower ??= { value: prefix, isInclusive: true };
  predicate.upper ??= { value: `${prefix}\u{10ffff}`, isInclusive: true };
}

const isBounding = (operand: Value) => !Array.isArray(operand) && !isNullish(operand);

type AddOperator = (predicate: FieldPredicate, operand: Value, siblings: Document) => void;

const lower =
  (isInclusive: boolean): AddOperator =>
  (predicate, value) => {
    if (isBounding(value)) predicate.lower ??= { value, isInclusive };
  };

const upper =
  (isInclusive: boolean): AddOperator =>
  (predicate, value) => {
    if (isBounding(value)) predicate.upper ??= { value, isInclusive };
  };

const ADD: Record<string, AddOperator> = {
  $eq: addEquality,
  $in: (predicate, list) => {
    if (Array.isArray(list) && !list.some((value) => Array.isArray(value) || isRegex(value))) predicate.anyOf ??= list;
  },
  $gt: lower(false),
  $gte: lower(true),
  $lt: upper(false),
  $lte: upper(true),
  $regex: (predicate, pattern, { $options }) => {
    if (isRegex(pattern)) addPrefix(predicate, pattern.pattern, pattern.options);
    else if (typeof pattern === 'string' && !$options) addPrefix(predicate, pattern, '');
  },
  $all: (predicate, list) => {
    const first = Array.isArray(list) ? list[0] : undefined;
    if (first !== undefined && !isDocument(first)) addEquality(predicate, first);
  },
};
