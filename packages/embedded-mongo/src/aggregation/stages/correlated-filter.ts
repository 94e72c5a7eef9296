import { type Document, isDocument, isRegex, type Value } from '../../bson/value.ts';
import { valueAtPath } from '../../expressions/field-path.ts';

/**
 * The part of a `$match: { $expr: ... }` that a plain filter can do with the help of an index: equalities of a field
 * with a variable. Undefined when there is none. The stage itself still runs afterwards.
 */
export function correlatedFilter(stage: Document | undefined, variables: Document): Document | undefined {
  const match = stage?.$match;
  if (!isDocument(match) || !isDocument(match.$expr)) return undefined;
  const filter: Document = {};
  for (const condition of conjuncts(match.$expr)) Object.assign(filter, equalityWithVariable(condition, variables));
  return Object.keys(filter).length > 0 ? filter : undefined;
}

function conjuncts(expression: Document): Document[] {
  return Array.isArray(expression.$and) ? expression.$and.filter(isDocument) : [expression];
}

function equalityWithVariable({ $eq }: Document, variables: Document): Document {
  if (!Array.isArray($eq) || $eq.length !== 2) return {};
  const field = $eq.find(isFieldPath);
  const variable = $eq.find(isVariablePath);
  if (!field || !variable) return {};
  const value = valueAtPath(variables, variable.slice(2).split('.'));
  const isPlain = value !== undefined && value !== null && !Array.isArray(value) && !isRegex(value);
  return isPlain ? { [field.slice(1)]: { $eq: value } } : {};
}

const isFieldPath = (operand: Value): operand is string =>
  typeof operand === 'string' && operand.startsWith('$') && !operand.startsWith('$$');
const isVariablePath = (operand: Value): operand is string => typeof operand === 'string' && operand.startsWith('$$');
