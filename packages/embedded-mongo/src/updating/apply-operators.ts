import { cloneValue } from '../bson/clone.ts';
import { type Document, isDocument, type Value } from '../bson/value.ts';
import { rootOf } from '../matching/path.ts';
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
  const roots = rootsOf(update, steps);
  return (document, target) => {
    const editor = createEditor(copyWithin(document, roots), context.arrayFilters, target.matchedIndex);
    for (const { path, operand, apply } of steps) apply({ path, operand, editor, context, target });
    return editor.document;
  };
}

/** The fields that may change: those in the paths, and where `$rename` puts things. */
function rootsOf({ $rename }: Document, steps: readonly Step[]): ReadonlySet<string> {
  const targets = isDocument($rename) ? Object.values($rename).filter((target) => typeof target === 'string') : [];
  return new Set([...steps.map(({ path }) => path), ...targets].map(rootOf));
}

/** A copy of which these fields may be edited; all others are shared, since stored documents are replaced and never changed. */
function copyWithin(document: Document, roots: ReadonlySet<string>): Document {
  const copy = { ...document };
  for (const root of roots) if (Object.hasOwn(copy, root)) copy[root] = cloneValue(copy[root]);
  return copy;
}

function stepsOf(update: Document): Step[] {
  return Object.entries(update).flatMap(([name, fields]) => {
    const apply = UPDATE_OPERATORS[name];
    if (!apply || !isDocument(fields)) return [];
    return Object.entries(fields).map(([path, operand]) => ({ path, operand, apply }));
  });
}
