import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
  UUID,
} from 'bson';
import { refusal } from '../errors/command-error.ts';
import { keptCopy } from './kept-bytes.ts';
import { isInt32 } from './numbers.ts';
import type { Document, Value } from './value.ts';

/** Reads the document that starts at `offset`; numbers keep their BSON type (see `Value`). */
export function decodeDocument(bytes: Buffer, offset = 0): Document {
  return new Reader(bytes, offset).readDocument();
}

const NON_ASCII = 0x80;
const SHORT_TEXT_BYTES = 40;
const ID_BYTES = 12;
const OLD_BINARY = 2;
const UUID_BINARY = 4;

/** Element readers by BSON type byte. Source: https://bsonspec.org/spec.html */
const READERS: Record<number, (reader: Reader) => Value> = {
  1: (reader) => reader.readDouble(),
  2: (reader) => reader.readString(),
  3: (reader) => reader.readDocument(),
  4: (reader) => reader.readArray(),
  5: (reader) => reader.readBinary(),
  6: () => undefined,
  7: (reader) => reader.readObjectId(),
  8: (reader) => reader.readByte() !== 0,
  9: (reader) => new Date(Number(reader.readInt64())),
  10: () => null,
  11: (reader) => new BSONRegExp(reader.readName(), reader.readName()),
  12: (reader) => ({ $ref: reader.readString(), $id: reader.readObjectId() }),
  13: (reader) => new Code(reader.readString()),
  14: (reader) => new BSONSymbol(reader.readString()),
  15: (reader) => reader.readScopedCode(),
  16: (reader) => reader.readInt32(),
  17: (reader) => new Timestamp(BigInt.asUintN(64, reader.readInt64())),
  18: (reader) => reader.readInt64(),
  19: (reader) => new Decimal128(reader.readCopy(16)),
  127: () => new MaxKey(),
  255: () => new MinKey(),
};

class Reader {
  private readonly bytes: Buffer;
  private position: number;

  constructor(bytes: Buffer, position: number) {
    this.bytes = bytes;
    this.position = position;
  }

  readDocument(): Document {
    const document: Document = {};
    const end = this.position + this.readInt32();
    while (this.position < end - 1) {
      const type = this.readByte();
      const name = this.readName();
      setField(document, name, this.readElement(type));
    }
    this.position = end;
    return document;
  }

  readArray(): Value[] {
    const elements: Value[] = [];
    const end = this.position + this.readInt32();
    while (this.position < end - 1) {
      const type = this.readByte();
      this.position = this.bytes.indexOf(0, this.position) + 1;
      elements.push(this.readElement(type));
    }
    this.position = end;
    return elements;
  }

  readByte(): number {
    return this.bytes.readUInt8(this.position++);
  }

  readInt32(): number {
    this.position += 4;
    return this.bytes.readInt32LE(this.position - 4);
  }

  readInt64(): bigint {
    this.position += 8;
    return this.bytes.readBigInt64LE(this.position - 8);
  }

  readDouble(): number | Double {
    this.position += 8;
    const value = this.bytes.readDoubleLE(this.position - 8);
    return isInt32(value) ? new Double(value) : value;
  }

  readString(): string {
    const length = this.readInt32();
    this.position += length;
    return this.text(this.position - length, this.position - 1);
  }

  readName(): string {
    const start = this.position;
    const end = this.bytes.indexOf(0, start);
    this.position = end + 1;
    return this.text(start, end);
  }

  readObjectId(): ObjectId {
    this.position += ID_BYTES;
    return new ObjectId(this.bytes.subarray(this.position - ID_BYTES, this.position));
  }

  readCopy(length: number): Buffer {
    this.position += length;
    return keptCopy(this.bytes.subarray(this.position - length, this.position));
  }

  readBinary(): Binary {
    const length = this.readInt32();
    const subType = this.readByte();
    const content = this.readCopy(length);
    if (subType === UUID_BINARY && length === 16) return new UUID(content);
    return new Binary(subType === OLD_BINARY ? content.subarray(4) : content, subType);
  }

  readScopedCode(): Code {
    this.position += 4;
    return new Code(this.readString(), this.readDocument());
  }

  private readElement(type: number): Value {
    const read = READERS[type];
    if (!read) throw refusal('InvalidBSON', `unknown BSON type ${type}`);
    return read(this);
  }

  /** Short ASCII text is cheaper to read as latin1. */
  private text(start: number, end: number): string {
    const isShort = end - start < SHORT_TEXT_BYTES;
    return this.bytes.toString(isShort && this.isAscii(start, end) ? 'latin1' : 'utf8', start, end);
  }

  private isAscii(start: number, end: number): boolean {
    for (let index = start; index < end; index++) if (this.bytes.readUInt8(index) >= NON_ASCII) return false;
    return true;
  }
}

/** A field called `__proto__` must become an own field, not a prototype. */
function setField(document: Document, name: string, value: Value): void {
  if (name !== '__proto__') {
    document[name] = value;
    return;
  }
  Object.defineProperty(document, name, { value, enumerable: true, writable: true, configurable: true });
}
