import { type Document, isDocument, type Value } from '../bson/value.ts';
import { refusal } from '../errors/command-error.ts';

/** A value that has to be an array of documents, such as a pipeline. */
export function documentList(value: Value, name: string): Document[] {
  if (!Array.isArray(value)) throw refusal('TypeMismatch', `'${name}' option must be specified as an array`);
  return value.map((element) => {
    if (!isDocument(element)) throw refusal('TypeMismatch', `Each element of the '${name}' array must be an object`);
    return element;
  });
}
