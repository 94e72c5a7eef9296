import { compare, equal } from '../bson/compare.ts';
import { type Document, isDocument, isNullish, isRegex, type Value } from '../bson/value.ts';
import { compileFilter } from '../matching/compile-filter.ts';
import { isOperatorDocument } from '../matching/operator-document.ts';

/** True when every document the query matches is surely in the partial index. When in doubt, false. */
export function implies(query: Document, partialFilter: Document): boolean {
  const conditions = flatten(query);
  return Object.entries(partialFilter).every(([name, wanted]) => {
    if (name === '$and')
      return Array.isArray(wanted) && wanted.filter(isDocument).every((branch) => implies(query, branch));
    if (!(name in conditions)) return false;
    return impliesCondition(conditions[name], wanted);
  });
}

function flatten(query: Document): Document {
  const flat: Document = {};
  for (const [name, condition] of Object.entries(query)) {
    if (name !== '$and') flat[name] = condition;
    else if (Array.isArray(condition)) Object.assign(flat, ...condition.filter(isDocument).map(flatten));
  }
  return flat;
}

function impliesCondition(given: Value, wanted: Value): boolean {
  if (equal(given, wanted)) return true;
  if (isRegex(given)) return false;
  const operators: Document = isOperatorDocument(wanted) ? wanted : { $eq: wanted };
  return Object.entries(operators).every(([operator, operand]) => {
    if (!isOperatorDocument(given)) return satisfies(given, operator, operand);
    return equalOperator(given, operator, operand) || impliedByOperators(given, operator, operand);
  });
}

const equalOperator = (given: Document, operator: string, operand: Value) =>
  given[operator] !== undefined && equal(given[operator], operand);

function impliedByOperators(given: Document, operator: string, operand: Value): boolean {
  if ('$eq' in given) return satisfies(given.$eq, operator, operand);
  if (Array.isArray(given.$in)) return given.$in.every((value) => satisfies(value, operator, operand));
  if (operator === '$exists' && operand) return ['$gt', '$gte', '$lt', '$lte'].some((name) => !isNullish(given[name]));
  return operator === '$gt' && given.$gte !== undefined && compare(given.$gte, operand) > 0;
}

function satisfies(value: Value, operator: string, operand: Value): boolean {
  if (isRegex(value)) return false;
  return compileFilter({ value: { [operator]: operand } })({ value });
}
