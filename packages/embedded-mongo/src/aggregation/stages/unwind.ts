import { type Document, isDocument, isNullish, type Value } from '../../bson/value.ts';
import { locatedRefusal } from '../../errors/command-error.ts';
import { valueAtPath } from '../../expressions/field-path.ts';
import { placeInDocument } from '../add-fields.ts';
import type { RunStage, Stages } from '../stage.ts';

type Unwinding = {
  readonly segments: readonly string[];
  readonly indexField: string | undefined;
  readonly keepsEmpty: boolean;
};

/** One document per array element; a scalar counts as an array of one. */
const unwind: RunStage = (operand, documents) => {
  const unwinding = parseUnwind(operand);
  return documents.flatMap((document) => unwindDocument(document, unwinding));
};

function parseUnwind(operand: Value): Unwinding {
  const specification: Document = isDocument(operand) ? operand : { path: operand };
  const { path, includeArrayIndex, preserveNullAndEmptyArrays } = specification;
  if (typeof path !== 'string' || !path.startsWith('$')) {
    throw locatedRefusal(28818, `path option to $unwind stage should be prefixed with a '$': ${String(path)}`);
  }
  return {
    segments: path.slice(1).split('.'),
    indexField: typeof includeArrayIndex === 'string' ? includeArrayIndex : undefined,
    keepsEmpty: Boolean(preserveNullAndEmptyArrays),
  };
}

function unwindDocument(document: Document, { segments, indexField, keepsEmpty }: Unwinding): Document[] {
  const withIndex = (unwound: Document, index: bigint | null) =>
    indexField ? { ...unwound, [indexField]: index } : unwound;
  const value = valueAtPath(document, segments);
  if (Array.isArray(value) && value.length > 0) {
    return value.map((element, index) => withIndex(placeInDocument(document, segments, element), BigInt(index)));
  }
  if (Array.isArray(value)) return keepsEmpty ? [withIndex(placeInDocument(document, segments, undefined), null)] : [];
  return isNullish(value) && !keepsEmpty ? [] : [withIndex(document, null)];
}

export const UNWIND_STAGES: Stages = { $unwind: unwind };
