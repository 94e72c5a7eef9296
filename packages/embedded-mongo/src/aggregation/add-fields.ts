import type { Collation } from '../bson/collation.ts';
import { type Document, isDocument, type Value } from '../bson/value.ts';
import { compileExpression } from '../expressions/compile-expression.ts';
import type { Expression } from '../expressions/expression.ts';
import { isOperatorDocument } from '../matching/operator-document.ts';

type Addition = { readonly segments: readonly string[]; readonly evaluate: Expression };

/** Compiles `$addFields`: every expression sees the document as it came in. */
export function compileAddFields(
  fields: Document,
  collation: Collation | null,
): (document: Document, variables: Document) => Document {
  const additions = additionsOf(fields, [], collation);
  return (document, variables) => {
    const scope = { root: document, variables };
    return additions.reduce<Document>(
      (result, { segments, evaluate }) => placeInDocument(result, segments, evaluate(scope)),
      document,
    );
  };
}

function additionsOf(fields: Document, prefix: readonly string[], collation: Collation | null): Addition[] {
  return Object.entries(fields).flatMap(([path, expression]) => {
    const segments = [...prefix, ...path.split('.')];
    const isNested = isDocument(expression) && !isOperatorDocument(expression) && Object.keys(expression).length > 0;
    return isNested
      ? additionsOf(expression, segments, collation)
      : [{ segments, evaluate: compileExpression(expression, collation) }];
  });
}

/** A copy of the document with `value` at the path; undefined removes the field. Arrays on the way get it in every element. */
export function placeInDocument(document: Document, segments: readonly string[], value: Value): Document {
  const [name = '', ...rest] = segments;
  const copy = { ...document };
  const placed = rest.length === 0 ? value : placeInValue(copy[name], rest, value);
  if (placed === undefined) delete copy[name];
  else copy[name] = placed;
  return copy;
}

function placeInValue(node: Value, segments: readonly string[], value: Value): Value {
  if (Array.isArray(node)) return node.map((element) => placeInValue(element, segments, value));
  return placeInDocument(isDocument(node) ? node : {}, segments, value);
}
