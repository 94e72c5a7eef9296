import { cloneValue } from '../bson/clone.ts';
import { type Document, isDocument, isRegex, type Value } from '../bson/value.ts';
import { isOperatorDocument, isOperatorName } from '../matching/operator-document.ts';
import { createEditor } from './document-editor.ts';
import type { DocumentEditor } from './update-operator.ts';

/** The fields an upsert takes over from its filter: those the filter pins to one value. */
export function seedFromFilter(filter: Document): Document {
  const editor = createEditor({}, new Map(), -1);
  plant(filter, editor);
  return editor.document;
}

function plant(filter: Document, editor: DocumentEditor): void {
  for (const [name, condition] of Object.entries(filter)) {
    if (isOperatorName(name)) {
      for (const branch of certainBranches(name, condition)) plant(branch, editor);
      continue;
    }
    const pinned = pinnedValue(condition);
    if (pinned) editor.edit(name, (slot) => slot.set(cloneValue(pinned.value)));
  }
}

/** Every branch of `$and` holds; of `$or` only a single one surely does. */
function certainBranches(name: string, condition: Value): Document[] {
  const branches = Array.isArray(condition) ? condition.filter(isDocument) : [];
  if (name === '$and') return branches;
  return name === '$or' && branches.length === 1 ? branches : [];
}

function pinnedValue(condition: Value): { value: Value } | undefined {
  if (isRegex(condition)) return undefined;
  if (!isOperatorDocument(condition)) return { value: condition };
  if ('$eq' in condition) return { value: condition.$eq };
  return onlyOf(condition.$in) ?? onlyOf(condition.$all);
}

function onlyOf(list: Value): { value: Value } | undefined {
  return Array.isArray(list) && list.length === 1 && !isRegex(list[0]) ? { value: list[0] } : undefined;
}
