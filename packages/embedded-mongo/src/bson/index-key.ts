import { Binary, BSONRegExp, Code, ObjectId, Timestamp } from 'bson';
import type { Collation } from './collation.ts';
import { isNumeric, toNumber } from './numbers.ts';
import { typeRank } from './type-order.ts';
import { bytesOf, type Document, isDocument, isText, textOf, type Value } from './value.ts';

const float = new Float64Array(1);
const floatBytes = Buffer.from(float.buffer);

/**
 * A string of characters 0..255 whose order is the order of the values, so that indexes compare plain strings.
 * The first character is the type rank. Numbers keep double precision: int64 and decimals that differ only
 * beyond it share a key, and the matcher decides.
 */
export function indexKey(value: Value, collation: Collation | null = null): string {
  return String.fromCharCode(typeRank(value)) + keyBody(value, collation);
}

/** The key for a descending field: the reverse order. */
export function invertKey(key: string): string {
  let inverted = '';
  for (let index = 0; index < key.length; index++) inverted += String.fromCharCode(255 - key.charCodeAt(index));
  return inverted;
}

function keyBody(value: Value, collation: Collation | null): string {
  if (isText(value)) return textKey(collation?.normalize(textOf(value)) ?? textOf(value));
  if (isNumeric(value)) return numberKey(toNumber(value));
  if (value instanceof ObjectId) return objectIdKey(value);
  if (Array.isArray(value)) return `${value.map((element) => indexKey(element, collation)).join('')}\0`;
  if (isDocument(value)) return documentKey(value, collation);
  return rareKey(value);
}

function rareKey(value: Value): string {
  if (value instanceof Date) return numberKey(value.getTime());
  if (typeof value === 'boolean') return value ? '\x01' : '\0';
  if (value instanceof Binary) return binaryKey(value);
  if (value instanceof Timestamp) return timestampKey(value);
  if (value instanceof BSONRegExp) return textKey(value.pattern) + textKey(value.options);
  if (value instanceof Code) return textKey(String(value.code));
  return '';
}

/** `id` is read once: every read may return another view into a shared buffer. */
function objectIdKey(value: ObjectId): string {
  const bytes = value.id;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

function documentKey(value: Document, collation: Collation | null): string {
  let key = '';
  for (const [name, field] of Object.entries(value)) {
    key += String.fromCharCode(typeRank(field)) + textKey(name) + keyBody(field, collation);
  }
  return `${key}\0`;
}

/** IEEE doubles order as unsigned integers once the sign bit is flipped, and all bits for negatives. */
function numberKey(value: number): string {
  if (Number.isNaN(value)) return '\0\0\0\0\0\0\0\0';
  float[0] = value === 0 ? 0 : value;
  let key = '';
  for (let index = 7; index >= 0; index--) {
    const byte = floatBytes.readUInt8(index);
    if (value < 0) key += String.fromCharCode(255 - byte);
    else key += String.fromCharCode(index === 7 ? byte ^ 128 : byte);
  }
  return key;
}

/** UTF-8 bytes; zero bytes are escaped so that the terminator sorts first. */
function textKey(text: string): string {
  if (isPlainAscii(text)) return `${text}\0\0`;
  return `${Buffer.from(text, 'utf8').toString('latin1').replaceAll('\0', '\0\x01')}\0\0`;
}

function isPlainAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit === 0 || unit > 127) return false;
  }
  return true;
}

function binaryKey(value: Binary): string {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(value.position);
  return (
    length.toString('latin1') + String.fromCharCode(value.sub_type) + Buffer.from(bytesOf(value)).toString('latin1')
  );
}

function timestampKey(value: Timestamp): string {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt.asUintN(64, value.toBigInt()));
  return bytes.toString('latin1');
}
