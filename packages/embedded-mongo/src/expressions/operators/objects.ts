import { typeName } from '../../bson/type-name.ts';
import { type Document, isDocument, isNullish, type Value } from '../../bson/value.ts';
import { locatedRefusal } from '../../errors/command-error.ts';
import type { CompileExpressionOperator, ExpressionOperators } from '../expression.ts';
import { namedOperands, nullableUnary, variadic } from '../operands.ts';

function merge(values: Value[]): Value {
  const merged: Document = {};
  for (const value of values) {
    if (isNullish(value)) continue;
    if (!isDocument(value))
      throw locatedRefusal(40400, `$mergeObjects requires object inputs, but input is of type ${typeName(value)}`);
    Object.assign(merged, value);
  }
  return merged;
}

/** `{ $getField: 'a.b' }` reads a name with dots from the document; `input` reads it from elsewhere. */
const getField: CompileExpressionOperator = (operand, compiler) => {
  const named =
    isDocument(operand) && 'field' in operand
      ? namedOperands('$getField', operand, ['field', 'input'])
      : { field: operand };
  const field = compiler.compile(named.field);
  const input = 'input' in named ? compiler.compile(named.input) : undefined;
  return (scope) => {
    const document = input ? input(scope) : scope.root;
    return isDocument(document) ? document[String(field(scope))] : undefined;
  };
};

const objectToArray = nullableUnary('$objectToArray', (value) => {
  if (!isDocument(value))
    throw locatedRefusal(40390, `$objectToArray requires a document input, found: ${typeName(value)}`);
  return Object.entries(value).map(([k, v]) => ({ k, v }));
});

/** Takes `[{ k, v }]` as well as `[[key, value]]`. */
const arrayToObject = nullableUnary('$arrayToObject', (value) => {
  if (!Array.isArray(value))
    throw locatedRefusal(40386, `$arrayToObject requires an array input, found: ${typeName(value)}`);
  return Object.fromEntries(
    value.map((entry): [string, Value] => {
      if (Array.isArray(entry)) return [String(entry[0]), entry[1]];
      if (isDocument(entry)) return [String(entry.k), entry.v];
      throw locatedRefusal(40398, `Unrecognised input type format for $arrayToObject: ${typeName(entry)}`);
    }),
  );
});

export const OBJECT_EXPRESSIONS: ExpressionOperators = {
  $mergeObjects: variadic(merge),
  $getField: getField,
  $objectToArray: objectToArray,
  $arrayToObject: arrayToObject,
};
