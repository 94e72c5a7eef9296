import { cloneDocument } from '../bson/clone.ts';
import { type Document, isDocument, type Value } from '../bson/value.ts';
import { createEditor } from './document-editor.ts';
import { comparePaths } from './path-order.ts';
import type { ApplyUpdateOperator, UpdateContext, UpdateTarget } from './update-operator.ts';
import { UPDATE_OPERATORS } from './update-operators.ts';

type Step = { readonly path: string; readonly operand: Value; readonly apply: ApplyUpdateOperator };

/** Compiles an operator update that `validateOperators` accepted; the result makes a changed copy of a document. */
export function compileOperators(
  update: Document,
  context: UpdateContext,
): (document: Document, target: UpdateTarget) => Document {
  const steps = stepsOf(update).toSorted((left, right) => comparePaths(left.path, right.path));
  return (document, target) => {
    const editor = createEditor(cloneDocument(document), context.arrayFilters, target.matchedIndex);
    for (const { path, operand, apply } of steps) apply({ path, operand, editor, context, target });
    return editor.document;
  };
}

function stepsOf(update: Document): Step[] {
  return Object.entries(update).flatMap(([name, fields]) => {
    const apply = UPDATE_OPERATORS[name];
    if (!apply || !isDocument(fields)) return [];
    return Object.entries(fields).map(([path, operand]) => ({ path, operand, apply }));
  });
}
