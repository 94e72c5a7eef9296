import { typeName } from '../bson/type-name.ts';
import { type Document, isDocument, type Value } from '../bson/value.ts';
import { refusal } from '../errors/command-error.ts';
import { UPDATE_OPERATORS } from './update-operators.ts';

/** Refuses unknown operators, empty paths and two operators on overlapping paths, before any document is touched. */
export function validateOperators(update: Document): void {
  const paths: string[] = [];
  for (const [name, fields] of Object.entries(update)) {
    if (!UPDATE_OPERATORS[name]) {
      throw refusal(
        'FailedToParse',
        `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    }
    if (!isDocument(fields)) {
      throw refusal(
        'FailedToParse',
        `Modifiers operate on fields but we found type ${typeName(fields)} instead. For example: {$mod: {<field>: ...}}`,
      );
    }
    for (const [path, operand] of Object.entries(fields)) {
      validatePath(path);
      paths.push(path, ...renameTarget(name, operand));
    }
  }
  refuseOverlaps(paths);
}

function validatePath(path: string): void {
  if (path === '') throw refusal('EmptyFieldName', 'An empty update path is not valid.');
  if (path === '$' || path.startsWith('$.')) {
    throw refusal(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${path}' in '${path}' is not valid for storage.`,
    );
  }
}

function renameTarget(name: string, operand: Value): string[] {
  return name === '$rename' && typeof operand === 'string' ? [operand] : [];
}

function refuseOverlaps(paths: readonly string[]): void {
  const taken = new Set<string>();
  for (const path of paths.toSorted((left, right) => left.length - right.length)) {
    const overlapped = ancestorsAndSelf(path).find((ancestor) => taken.has(ancestor));
    if (overlapped) {
      throw refusal(
        'ConflictingUpdateOperators',
        `Updating the path '${path}' would create a conflict at '${overlapped}'`,
      );
    }
    taken.add(path);
  }
}

function ancestorsAndSelf(path: string): string[] {
  const segments = path.split('.');
  return segments.map((_segment, index) => segments.slice(0, index + 1).join('.'));
}
