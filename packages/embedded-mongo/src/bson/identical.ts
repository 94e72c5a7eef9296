import { Decimal128 } from 'bson';
import { equal } from './compare.ts';
import { typeName } from './type-name.ts';
import { isDocument, type Value } from './value.ts';

/** Stricter than `equal`: the same types, field order and decimal digits, so that writing one over the other changes nothing. */
export function isIdentical(left: Value, right: Value): boolean {
  if (left === right) return true;
  if (typeName(left) !== typeName(right)) return false;
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((element, index) => isIdentical(element, right[index]));
  }
  if (isDocument(left) && isDocument(right)) {
    const leftNames = Object.keys(left);
    const rightNames = Object.keys(right);
    return (
      leftNames.length === rightNames.length &&
      leftNames.every((name, index) => name === rightNames[index] && isIdentical(left[name], right[name]))
    );
  }
  if (left instanceof Decimal128) return left.toString() === String(right);
  return equal(left, right);
}
