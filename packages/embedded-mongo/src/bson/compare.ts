import { Binary, BSONRegExp, Code, Decimal128, ObjectId, Timestamp } from 'bson';
import type { Collation } from './collation.ts';
import { compareDecimals, decimalParts } from './decimal-parts.ts';
import { isNumeric, type Numeric, toNumber } from './numbers.ts';
import { compareText } from './text-order.ts';
import { typeRank } from './type-order.ts';
import { bytesOf, type Document, isDocument, isText, textOf, type Value } from './value.ts';

/** MongoDB's total order over all values: negative, zero or positive. */
export function compare(left: Value, right: Value, collation: Collation | null = null): number {
  if (left === right) return 0;
  const leftRank = typeRank(left);
  const rightRank = typeRank(right);
  return leftRank === rightRank ? compareWithinType(left, right, collation) : leftRank - rightRank;
}

export function equal(left: Value, right: Value, collation: Collation | null = null): boolean {
  return compare(left, right, collation) === 0;
}

function compareWithinType(left: Value, right: Value, collation: Collation | null): number {
  if (isNumeric(left) && isNumeric(right)) return compareNumbers(left, right);
  if (isText(left) && isText(right)) return (collation?.compare ?? compareText)(textOf(left), textOf(right));
  return compareContainers(left, right, collation) ?? compareSimple(left, right) ?? compareRareTypes(left, right);
}

function compareContainers(left: Value, right: Value, collation: Collation | null): number | undefined {
  if (Array.isArray(left) && Array.isArray(right)) return compareArrays(left, right, collation);
  if (isDocument(left) && isDocument(right)) return compareDocuments(left, right, collation);
  return undefined;
}

function compareSimple(left: Value, right: Value): number | undefined {
  if (left instanceof ObjectId && right instanceof ObjectId) return Buffer.compare(left.id, right.id);
  if (left instanceof Date && right instanceof Date) return left.getTime() - right.getTime();
  return typeof left === 'boolean' ? Number(left) - Number(right) : undefined;
}

function compareRareTypes(left: Value, right: Value): number {
  if (left instanceof Binary && right instanceof Binary) return compareBinaries(left, right);
  if (left instanceof Timestamp && right instanceof Timestamp) {
    return compareOrdered(BigInt.asUintN(64, left.toBigInt()), BigInt.asUintN(64, right.toBigInt()));
  }
  if (left instanceof BSONRegExp && right instanceof BSONRegExp) {
    return compareText(left.pattern, right.pattern) || compareText(left.options, right.options);
  }
  if (left instanceof Code && right instanceof Code) return compareText(String(left.code), String(right.code));
  return 0;
}

function compareOrdered<T extends number | bigint>(left: T, right: T): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function compareNumbers(left: Numeric, right: Numeric): number {
  if (typeof left === 'bigint' && typeof right === 'bigint') return compareOrdered(left, right);
  if (left instanceof Decimal128 || right instanceof Decimal128) {
    const leftParts = decimalParts(left);
    const rightParts = decimalParts(right);
    if (leftParts && rightParts) return compareDecimals(leftParts, rightParts);
  }
  return compareMixed(
    typeof left === 'bigint' ? left : toNumber(left),
    typeof right === 'bigint' ? right : toNumber(right),
  );
}

/** JavaScript compares bigint with number exactly; NaN sorts below every number. */
function compareMixed(left: number | bigint, right: number | bigint): number {
  if (Number.isNaN(left)) return Number.isNaN(right) ? 0 : -1;
  if (Number.isNaN(right)) return 1;
  if (left < right) return -1;
  return left > right ? 1 : 0;
}

function compareBinaries(left: Binary, right: Binary): number {
  return (
    left.position - right.position || left.sub_type - right.sub_type || Buffer.compare(bytesOf(left), bytesOf(right))
  );
}

function compareArrays(left: Value[], right: Value[], collation: Collation | null): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const order = compare(left[index], right[index], collation);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/** Field by field in stored order: type first, then name, then value. */
function compareDocuments(left: Document, right: Document, collation: Collation | null): number {
  const leftFields = Object.entries(left);
  const rightFields = Object.entries(right);
  for (const [index, [leftName, leftValue]] of leftFields.entries()) {
    const field = rightFields[index];
    if (!field) return 1;
    const [rightName, rightValue] = field;
    const order =
      typeRank(leftValue) - typeRank(rightValue) ||
      compareText(leftName, rightName) ||
      compare(leftValue, rightValue, collation);
    if (order !== 0) return order;
  }
  return leftFields.length - rightFields.length;
}
