import { cloneValue } from '../../bson/clone.ts';
import type { Collation } from '../../bson/collation.ts';
import { isNumeric, numberOr } from '../../bson/numbers.ts';
import { typeName } from '../../bson/type-name.ts';
import { type Document, isDocument, type Value } from '../../bson/value.ts';
import { refusal } from '../../errors/command-error.ts';
import { elementOrder } from '../../expressions/element-order.ts';
import type { ApplyUpdateOperator, UpdateOperators } from '../update-operator.ts';

const CLAUSES: readonly string[] = ['$each', '$slice', '$sort', '$position'];

const push: ApplyUpdateOperator = ({ editor, path, operand, context }) => {
  const clauses = clausesOf(operand);
  const added = itemsOf(operand, clauses);
  editor.edit(path, (slot) => {
    if (slot.exists && !Array.isArray(slot.value)) {
      throw refusal('BadValue', `The field '${path}' must be an array but is of type ${typeName(slot.value)}`);
    }
    const array = Array.isArray(slot.value) ? slot.value : [];
    const grown = insertAt(array, cloneValue(added), clauses.$position);
    slot.set(cut(sorted(grown, clauses.$sort, context.collation), clauses.$slice));
  });
};

/** The clauses beside `$each`; none when the operand is a single item. */
function clausesOf(operand: Value): Document {
  if (!isDocument(operand) || !('$each' in operand)) return {};
  const stranger = Object.keys(operand).find((name) => !CLAUSES.includes(name));
  if (stranger) throw refusal('BadValue', `Unrecognized clause in $push: ${stranger}`);
  return operand;
}

function itemsOf(operand: Value, { $each }: Document): Value[] {
  if ($each === undefined) return [operand];
  if (!Array.isArray($each)) {
    throw refusal('BadValue', `The argument to $each in $push must be an array but it was of type: ${typeName($each)}`);
  }
  return $each;
}

function insertAt(array: Value[], items: Value[], position: Value): Value[] {
  return array.toSpliced(numberOr(position, array.length), 0, ...items);
}

function sorted(array: Value[], order: Value, collation: Collation | null): Value[] {
  if (order === undefined) return array;
  if (!isDocument(order) && Math.abs(numberOr(order, 0)) !== 1) {
    throw refusal('BadValue', 'The $sort element value must be either 1 or -1');
  }
  return array.toSorted(elementOrder(order, collation));
}

/** Keeps the first n items, or the last n for a negative limit. */
function cut(array: Value[], limit: Value): Value[] {
  if (!isNumeric(limit)) return array;
  const count = numberOr(limit, 0);
  if (count === 0) return [];
  return count > 0 ? array.slice(0, count) : array.slice(count);
}

export const PUSH_UPDATES: UpdateOperators = { $push: push };
