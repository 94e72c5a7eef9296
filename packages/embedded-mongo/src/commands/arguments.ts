import { documentList } from '../aggregation/document-list.ts';
import { isNumeric, toNumber } from '../bson/numbers.ts';
import { typeName } from '../bson/type-name.ts';
import { type Document, isDocument, isNullish, type Value } from '../bson/value.ts';
import { locatedRefusal, refusal } from '../errors/command-error.ts';
import type { CommandCall } from './command.ts';

/** A document argument; undefined when absent, refused when it is something else. */
export function documentArgument(source: Document, name: string): Document | undefined {
  const value = source[name];
  if (isNullish(value)) return undefined;
  if (!isDocument(value))
    throw refusal(
      'TypeMismatch',
      `BSON field '${name}' is the wrong type '${typeName(value)}', expected type 'object'`,
    );
  return value;
}

/** A list of documents; empty when absent. */
export function documentsArgument(source: Document, name: string): Document[] {
  return isNullish(source[name]) ? [] : documentList(source[name], name);
}

export function numberArgument(source: Document, name: string): number | undefined {
  const value = source[name];
  if (isNullish(value)) return undefined;
  if (!isNumeric(value))
    throw refusal('TypeMismatch', `BSON field '${name}' is the wrong type '${typeName(value)}', expected a number`);
  return toNumber(value);
}

/** A count that may not be negative. */
export function countArgument(source: Document, name: string): number | undefined {
  const count = numberArgument(source, name);
  if (count !== undefined && count < 0)
    throw locatedRefusal(51024, `BSON field '${name}' value must be >= 0, actual value '${count}'`);
  return count;
}

/** The collection a command is about. */
export function collectionName({ target, database }: CommandCall): string {
  if (typeof target !== 'string')
    throw refusal('InvalidNamespace', `collection name has invalid type ${typeName(target)}`);
  if (target === '') throw refusal('InvalidNamespace', `Invalid namespace specified '${database}.'`);
  return target;
}

/** Splits `database.collection` at the first dot. */
export function splitNamespace(namespace: Value): { database: string; name: string } {
  if (typeof namespace !== 'string' || !namespace.includes('.')) {
    throw refusal('InvalidNamespace', `Invalid namespace specified '${String(namespace)}'`);
  }
  const dot = namespace.indexOf('.');
  return { database: namespace.slice(0, dot), name: namespace.slice(dot + 1) };
}
