import { equal } from '../bson/compare.ts';
import { typeName } from '../bson/type-name.ts';
import { type Document, isDocument, type Value } from '../bson/value.ts';

/** The `updateDescription` of a change event. */
export type UpdateDescription = {
  updatedFields: Document;
  removedFields: string[];
  truncatedArrays: { field: string; newSize: number }[];
};

/** What changed from one version of a document to the next, by path. */
export function describeUpdate(before: Document, after: Document): UpdateDescription {
  const description: UpdateDescription = { updatedFields: {}, removedFields: [], truncatedArrays: [] };
  describeDocument(before, after, '', description);
  return description;
}

function describeDocument(before: Document, after: Document, prefix: string, description: UpdateDescription): void {
  for (const name of Object.keys(before)) if (!(name in after)) description.removedFields.push(prefix + name);
  for (const [name, value] of Object.entries(after)) {
    if (name in before) describeValue(before[name], value, prefix + name, description);
    else description.updatedFields[prefix + name] = value;
  }
}

function describeValue(before: Value, after: Value, path: string, description: UpdateDescription): void {
  if (before === after || (typeName(before) === typeName(after) && equal(before, after))) return;
  if (isDocument(before) && isDocument(after) && sharesAField(before, after)) {
    describeDocument(before, after, `${path}.`, description);
  } else if (Array.isArray(before) && Array.isArray(after) && sharesAnElement(before, after)) {
    describeArray(before, after, path, description);
  } else {
    description.updatedFields[path] = after;
  }
}

const sharesAField = (before: Document, after: Document) => Object.keys(before).some((name) => name in after);

const sharesAnElement = (before: Value[], after: Value[]) =>
  before.slice(0, after.length).some((element, index) => equal(element, after[index]));

function describeArray(before: Value[], after: Value[], path: string, description: UpdateDescription): void {
  for (const [index, element] of after.entries()) {
    const elementPath = `${path}.${index}`;
    if (index < before.length) describeValue(before[index], element, elementPath, description);
    else description.updatedFields[elementPath] = element;
  }
  if (after.length < before.length) description.truncatedArrays.push({ field: path, newSize: after.length });
}
