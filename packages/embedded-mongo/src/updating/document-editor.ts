import { type Document, isDocument, type Value } from '../bson/value.ts';
import { refusal } from '../errors/command-error.ts';
import type { Matcher } from '../matching/matcher.ts';
import { isArrayIndex } from '../matching/path.ts';
import { elementSlot, fieldSlot } from './slots.ts';
import type { DocumentEditor, EditSlot } from './update-operator.ts';

/** Padding an array with nulls up to a far index is refused, as the server does. */
const MAX_PADDING = 1_500_000;

type Walk = {
  readonly path: string;
  readonly segments: readonly string[];
  readonly createsParents: boolean;
  readonly matchedIndex: number;
  readonly arrayFilters: ReadonlyMap<string, Matcher>;
  readonly edit: EditSlot;
};

/** An editor of `document`, which must be a private copy. */
export function createEditor(
  document: Document,
  arrayFilters: ReadonlyMap<string, Matcher>,
  matchedIndex: number,
): DocumentEditor {
  const walk = (path: string, edit: EditSlot, createsParents: boolean) => {
    const segments = path.split('.');
    if (segments.includes('')) {
      throw refusal('EmptyFieldName', `The update path '${path}' contains an empty field name, which is not allowed.`);
    }
    visit(document, 0, { path, segments, createsParents, matchedIndex, arrayFilters, edit });
  };
  return {
    document,
    edit: (path, edit) => walk(path, edit, true),
    editExisting: (path, edit) => walk(path, edit, false),
  };
}

function visit(node: Value, depth: number, walk: Walk): void {
  const segment = resolvePositional(walk.segments[depth] ?? '', walk.matchedIndex);
  if (segment.startsWith('$[') && segment.endsWith(']')) visitEveryElement(node, segment.slice(2, -1), depth, walk);
  else if (Array.isArray(node)) visitElement(node, segment, depth, walk);
  else if (isDocument(node)) visitField(node, segment, depth, walk);
  else if (walk.createsParents) throw notViable(node, segment, depth, walk);
}

function resolvePositional(segment: string, matchedIndex: number): string {
  if (segment !== '$') return segment;
  if (matchedIndex < 0)
    throw refusal('BadValue', 'The positional operator did not find the match needed from the query.');
  return String(matchedIndex);
}

/** `$[]` is every element, `$[name]` those the array filter accepts. */
function visitEveryElement(node: Value, identifier: string, depth: number, walk: Walk): void {
  if (!Array.isArray(node)) throw notAnArray(node, depth, walk);
  const accepts = walk.arrayFilters.get(identifier);
  if (identifier && !accepts)
    throw refusal('BadValue', `No array filter found for identifier '${identifier}' in path '${walk.path}'`);
  for (const [index, element] of node.entries()) {
    if (accepts && !accepts({ [identifier]: element })) continue;
    if (isLast(depth, walk)) walk.edit(elementSlot(node, index));
    else visit(element, depth + 1, walk);
  }
}

function visitElement(array: Value[], segment: string, depth: number, walk: Walk): void {
  if (!isArrayIndex(segment)) {
    if (walk.createsParents) throw notViable(array, segment, depth, walk);
    return;
  }
  const index = Number(segment);
  const isMissing = index >= array.length;
  if (isMissing && !walk.createsParents) return;
  if (isMissing) padTo(array, index);
  if (isLast(depth, walk)) {
    walk.edit(elementSlot(array, index));
    return;
  }
  if (isMissing) array[index] = {};
  visit(array[index], depth + 1, walk);
}

function padTo(array: Value[], length: number): void {
  if (length > array.length + MAX_PADDING) {
    throw refusal('BadValue', `can't backfill array to larger than ${MAX_PADDING} elements`);
  }
  while (array.length < length) array.push(null);
}

function visitField(document: Document, name: string, depth: number, walk: Walk): void {
  const slot = fieldSlot(document, name);
  if (!slot.exists && !walk.createsParents) return;
  if (isLast(depth, walk)) {
    walk.edit(slot);
    return;
  }
  if (!slot.exists) {
    if (walk.segments[depth + 1]?.startsWith('$[')) throw notAnArray(undefined, depth + 1, walk);
    slot.set({});
  }
  visit(document[name], depth + 1, walk);
}

const isLast = (depth: number, walk: Walk) => depth === walk.segments.length - 1;

const parentPath = (depth: number, walk: Walk) => walk.segments.slice(0, depth).join('.');

function notAnArray(node: Value, depth: number, walk: Walk) {
  const path = parentPath(depth, walk);
  return refusal(
    'BadValue',
    node === undefined
      ? `The path '${path}' must exist in the document in order to apply array updates.`
      : `Cannot apply array updates to non-array element ${path}`,
  );
}

function notViable(node: Value, segment: string, depth: number, walk: Walk) {
  const name = walk.segments[depth - 1] ?? '';
  return refusal(
    'PathNotViable',
    `Cannot create field '${segment}' in element {${name}: ${JSON.stringify(node, showBigInt)}}`,
  );
}

function showBigInt(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}
