import type { Collation } from '../../bson/collation.ts';
import { equal } from '../../bson/compare.ts';
import { numberOr } from '../../bson/numbers.ts';
import { typeName } from '../../bson/type-name.ts';
import { isDocument, isRegex, type Value } from '../../bson/value.ts';
import { refusal } from '../../errors/command-error.ts';
import { compileFilter } from '../../matching/compile-filter.ts';
import type { ValueTest } from '../../matching/leaf.ts';
import { isOperatorDocument } from '../../matching/operator-document.ts';
import type { ApplyUpdateOperator, UpdateOperators } from '../update-operator.ts';

const pop: ApplyUpdateOperator = ({ editor, path, operand }) => {
  const end = numberOr(operand, 0);
  if (Math.abs(end) !== 1) throw refusal('FailedToParse', `$pop expects 1 or -1, found: ${String(operand)}`);
  editor.editExisting(path, (slot) => {
    if (!Array.isArray(slot.value)) {
      throw refusal('TypeMismatch', `Path '${path}' contains an element of non-array type '${typeName(slot.value)}'`);
    }
    slot.set(end === 1 ? slot.value.slice(0, -1) : slot.value.slice(1));
  });
};

const pull: ApplyUpdateOperator = ({ editor, path, operand, context }) => {
  const isPulled = pullTest(operand, context.collation);
  removeElements(editor, path, isPulled);
};

const pullAll: ApplyUpdateOperator = ({ editor, path, operand, context }) => {
  if (!Array.isArray(operand))
    throw refusal('BadValue', `$pullAll requires an array argument but was given a ${typeName(operand)}`);
  removeElements(editor, path, (element) => operand.some((value) => equal(element, value, context.collation)));
};

function removeElements(
  editor: Parameters<ApplyUpdateOperator>[0]['editor'],
  path: string,
  isRemoved: ValueTest,
): void {
  editor.editExisting(path, (slot) => {
    if (!Array.isArray(slot.value)) throw refusal('BadValue', 'Cannot apply $pull to a non-array value');
    slot.set(slot.value.filter((element) => !isRemoved(element)));
  });
}

const LOGICAL: ReadonlySet<string> = new Set(['$and', '$or', '$nor']);

/** A document is a filter on the fields of elements, operators and scalars are a condition on the elements themselves. */
function pullTest(operand: Value, collation: Collation | null): ValueTest {
  const context = { collation, variables: {} };
  const [first = ''] = isDocument(operand) ? Object.keys(operand) : [];
  if (isDocument(operand) && (!isOperatorDocument(operand) || LOGICAL.has(first))) {
    const matches = compileFilter(operand, context);
    return (element) => isDocument(element) && matches(element);
  }
  if (Array.isArray(operand)) return (element) => equal(element, operand, collation);
  const condition = isOperatorDocument(operand) || isRegex(operand) ? operand : { $eq: operand };
  const matches = compileFilter({ element: condition }, context);
  return (element) => matches({ element: Array.isArray(element) ? [element] : element });
}

export const REMOVAL_UPDATES: UpdateOperators = { $pop: pop, $pull: pull, $pullAll: pullAll };
