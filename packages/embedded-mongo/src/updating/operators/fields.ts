import { add, multiply } from '../../bson/arithmetic.ts';
import { cloneValue } from '../../bson/clone.ts';
import { compare } from '../../bson/compare.ts';
import { isNumeric, type Numeric, toNumber } from '../../bson/numbers.ts';
import { typeName } from '../../bson/type-name.ts';
import { isDocument } from '../../bson/value.ts';
import { refusal } from '../../errors/command-error.ts';
import type { ApplyUpdateOperator, UpdateOperators } from '../update-operator.ts';

const set: ApplyUpdateOperator = ({ editor, path, operand }) =>
  editor.edit(path, (slot) => slot.set(cloneValue(operand)));

const setOnInsert: ApplyUpdateOperator = (application) => {
  if (application.target.isInsert) set(application);
};

const unset: ApplyUpdateOperator = ({ editor, path }) => editor.editExisting(path, (slot) => slot.remove());

/** A missing field starts from zero of the operand's type. */
const calculating =
  (name: '$inc' | '$mul', calculate: (current: Numeric, operand: Numeric) => Numeric): ApplyUpdateOperator =>
  ({ editor, path, operand }) => {
    if (!isNumeric(operand)) {
      throw refusal(
        'TypeMismatch',
        `Cannot ${name === '$inc' ? 'increment' : 'multiply'} with non-numeric argument: {${path}: ${String(operand)}}`,
      );
    }
    editor.edit(path, (slot) => {
      const current = slot.exists ? slot.value : 0;
      if (!isNumeric(current)) {
        throw refusal(
          'TypeMismatch',
          `Cannot apply ${name} to a value of non-numeric type. The document has the field '${path}' of non-numeric type ${typeName(current)}`,
        );
      }
      slot.set(calculate(current, operand));
    });
  };

/** Writes the operand when it lies beyond the current value on the side of `sign`, by the total order. */
const extending =
  (sign: 1 | -1): ApplyUpdateOperator =>
  ({ editor, path, operand, context }) =>
    editor.edit(path, (slot) => {
      if (!slot.exists || compare(operand, slot.value, context.collation) * sign > 0) slot.set(cloneValue(operand));
    });

const currentDate: ApplyUpdateOperator = ({ editor, path, operand, context }) => {
  const type = isDocument(operand) ? operand.$type : 'date';
  if (type !== 'date' && type !== 'timestamp') {
    throw refusal(
      'BadValue',
      "The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}",
    );
  }
  editor.edit(path, (slot) => slot.set(type === 'timestamp' ? context.nextTimestamp() : new Date()));
};

const BITWISE: Record<string, (left: bigint, right: bigint) => bigint> = {
  and: (left, right) => left & right,
  or: (left, right) => left | right,
  xor: (left, right) => left ^ right,
};

const bit: ApplyUpdateOperator = ({ editor, path, operand }) => {
  if (!isDocument(operand)) throw refusal('BadValue', 'The $bit modifier needs an embedded document');
  editor.edit(path, (slot) => {
    const current = slot.exists ? slot.value : 0;
    if (typeof current !== 'bigint' && (typeof current !== 'number' || !Number.isInteger(current))) {
      throw refusal('BadValue', 'Cannot apply $bit to a value of non-integral type.');
    }
    const result = Object.entries(operand).reduce((bits, [name, mask]) => {
      const combine = BITWISE[name];
      if (!combine || !isNumeric(mask))
        throw refusal('BadValue', `The $bit modifier only supports 'and', 'or', and 'xor', not '${name}'`);
      return combine(bits, BigInt(toNumber(mask)));
    }, BigInt(current));
    slot.set(typeof current === 'bigint' ? result : Number(result));
  });
};

export const FIELD_UPDATES: UpdateOperators = {
  $set: set,
  $setOnInsert: setOnInsert,
  $unset: unset,
  $inc: calculating('$inc', add),
  $mul: calculating('$mul', multiply),
  $min: extending(-1),
  $max: extending(1),
  $currentDate: currentDate,
  $bit: bit,
};
