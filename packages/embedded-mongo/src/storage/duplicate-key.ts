import { ObjectId } from 'bson';
import { type Document, isDocument, type Value } from '../bson/value.ts';
import { type CommandError, refusal } from '../errors/command-error.ts';
import { firstAtPath } from '../matching/path.ts';
import type { Collection } from './collection.ts';
import { ID_INDEX, type IndexDefinition } from './index-definition.ts';

/** The E11000 refusal: clients read `keyPattern` and `keyValue`, people the text. */
export function duplicateKey(collection: Collection, document: Document, index?: IndexDefinition): CommandError {
  const keyPattern = index?.key ?? { _id: 1 };
  const keyValue = Object.fromEntries(
    Object.keys(keyPattern).map((path) => [path, firstAtPath(document, path) ?? null]),
  );
  const shown = Object.entries(keyValue)
    .map(([path, value]) => `${path}: ${show(value)}`)
    .join(', ');
  const name = index?.name ?? String(ID_INDEX.name);
  return refusal(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${collection.namespace} index: ${name} dup key: { ${shown} }`,
    { keyPattern, keyValue },
  );
}

function show(value: Value): string {
  if (typeof value === 'string') return `"${value}"`;
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (Array.isArray(value)) return `[ ${value.map(show).join(', ')} ]`;
  return isDocument(value)
    ? `{ ${Object.entries(value)
        .map(([name, field]) => `${name}: ${show(field)}`)
        .join(', ')} }`
    : String(value);
}
