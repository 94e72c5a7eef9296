import { cloneValue } from '../../bson/clone.ts';
import { equal } from '../../bson/compare.ts';
import { typeName } from '../../bson/type-name.ts';
import { isDocument, type Value } from '../../bson/value.ts';
import { refusal } from '../../errors/command-error.ts';
import type { ApplyUpdateOperator, UpdateOperators } from '../update-operator.ts';

const addToSet: ApplyUpdateOperator = ({ editor, path, operand, context }) => {
  const candidates = candidatesOf(operand);
  editor.edit(path, (slot) => {
    if (slot.exists && !Array.isArray(slot.value)) {
      throw refusal(
        'BadValue',
        `Cannot apply $addToSet to non-array field. Field named '${path}' has non-array type ${typeName(slot.value)}`,
      );
    }
    const elements = Array.isArray(slot.value) ? [...slot.value] : [];
    for (const candidate of candidates) {
      if (!elements.some((element) => equal(element, candidate, context.collation)))
        elements.push(cloneValue(candidate));
    }
    slot.set(elements);
  });
};

function candidatesOf(operand: Value): Value[] {
  if (!isDocument(operand) || Object.keys(operand)[0] !== '$each') return [operand];
  const { $each } = operand;
  if (!Array.isArray($each)) {
    throw refusal(
      'TypeMismatch',
      `The argument to $each in $addToSet must be an array but it was of type ${typeName($each)}`,
    );
  }
  return $each;
}

export const SET_UPDATES: UpdateOperators = { $addToSet: addToSet };
