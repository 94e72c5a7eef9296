import { type Document, isDocument, type Value } from '../../bson/value.ts';
import { refusal } from '../../errors/command-error.ts';
import type { ApplyUpdateOperator, UpdateOperators } from '../update-operator.ts';

/** Moves a field; neither end may lie inside an array. */
const rename: ApplyUpdateOperator = ({ editor, path, operand }) => {
  if (typeof operand !== 'string') throw refusal('BadValue', `The 'to' field for $rename must be a string: ${path}`);
  const parent = parentOf(editor.document, path);
  const name = path.split('.').at(-1) ?? path;
  if (!parent || !(name in parent)) return;
  const value = parent[name];
  delete parent[name];
  editor.edit(operand, (slot) => slot.set(value));
};

function parentOf(document: Document, path: string): Document | undefined {
  let node: Value = document;
  for (const segment of path.split('.').slice(0, -1)) {
    if (Array.isArray(node)) throw refusal('BadValue', `The source field cannot be an array element, '${path}'`);
    node = isDocument(node) ? node[segment] : undefined;
  }
  return isDocument(node) ? node : undefined;
}

export const RENAME_UPDATES: UpdateOperators = { $rename: rename };
