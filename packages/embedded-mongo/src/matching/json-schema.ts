import { equal } from '../bson/compare.ts';
import { isNumeric, numberOr, toNumber } from '../bson/numbers.ts';
import { typeName } from '../bson/type-name.ts';
import { type Document, isDocument, type Value } from '../bson/value.ts';
import { refusal } from '../errors/command-error.ts';
import type { ValueTest } from './leaf.ts';
import { NUMBER_ALIASES, typeAliases } from './type-aliases.ts';

type CompileKeyword = (operand: Value, schema: Document) => ValueTest;

/** The JSON Schema subset of validators: types, required, properties, bounds, lengths, patterns, items and combinations. */
export function schemaTest(schema: Document): ValueTest {
  const tests = Object.entries(schema).map(([keyword, operand]) => {
    const compile = KEYWORDS[keyword];
    if (!compile) throw refusal('FailedToParse', `Unknown $jsonSchema keyword: ${keyword}`);
    return compile(operand, schema);
  });
  return (value) => tests.every((test) => test(value));
}

const JSON_TYPES: Record<string, string[]> = {
  object: ['object'],
  array: ['array'],
  string: ['string'],
  number: NUMBER_ALIASES,
  boolean: ['bool'],
  null: ['null'],
};

const ofTypes =
  (types: ReadonlySet<string>): ValueTest =>
  (value) =>
    types.has(typeName(value));
const ifDocument =
  (test: (document: Document) => boolean): ValueTest =>
  (value) =>
    !isDocument(value) || test(value);
const ifNumber =
  (test: (value: number) => boolean): ValueTest =>
  (value) =>
    !isNumeric(value) || test(toNumber(value));
const ifText =
  (test: (value: string) => boolean): ValueTest =>
  (value) =>
    typeof value !== 'string' || test(value);
const ifArray =
  (test: (value: Value[]) => boolean): ValueTest =>
  (value) =>
    !Array.isArray(value) || test(value);
const listOf = (operand: Value): Value[] => (Array.isArray(operand) ? operand : [operand]);
const schemasIn = (operand: Value): ValueTest[] => listOf(operand).filter(isDocument).map(schemaTest);
const annotation: CompileKeyword = () => () => true;

const properties: CompileKeyword = (operand) => {
  const tests = Object.entries(isDocument(operand) ? operand : {}).flatMap(([name, schema]) =>
    isDocument(schema) ? [{ name, test: schemaTest(schema) }] : [],
  );
  return ifDocument((document) => tests.every(({ name, test }) => !(name in document) || test(document[name])));
};

const additionalProperties: CompileKeyword = (operand, schema) => {
  if (operand === true) return annotation(operand, schema);
  const known = new Set(Object.keys(isDocument(schema.properties) ? schema.properties : {}));
  const test: ValueTest = isDocument(operand) ? schemaTest(operand) : () => false;
  return ifDocument((document) => Object.entries(document).every(([name, value]) => known.has(name) || test(value)));
};

const pattern: CompileKeyword = (operand) => {
  const regex = new RegExp(String(operand), 'u');
  return ifText((text) => regex.test(text));
};

const items: CompileKeyword = (operand) => {
  if (!isDocument(operand)) throw refusal('FailedToParse', '$jsonSchema items must be an object');
  const test = schemaTest(operand);
  return ifArray((elements) => elements.every((element) => test(element)));
};

const negation: CompileKeyword = (operand) => {
  const tests = schemasIn(operand);
  return (value) => !tests.every((test) => test(value));
};

const KEYWORDS: Record<string, CompileKeyword> = {
  bsonType: (operand) => ofTypes(typeAliases(operand)),
  type: (operand) => ofTypes(new Set(listOf(operand).flatMap((type) => JSON_TYPES[String(type)] ?? []))),
  enum: (operand) => (value) => listOf(operand).some((allowed) => equal(allowed, value)),
  required: (operand) => ifDocument((document) => listOf(operand).every((name) => String(name) in document)),
  properties,
  additionalProperties,
  minimum: (operand, { exclusiveMinimum }) =>
    ifNumber((value) => (exclusiveMinimum ? value > numberOr(operand, 0) : value >= numberOr(operand, 0))),
  maximum: (operand, { exclusiveMaximum }) =>
    ifNumber((value) => (exclusiveMaximum ? value < numberOr(operand, 0) : value <= numberOr(operand, 0))),
  exclusiveMinimum: annotation,
  exclusiveMaximum: annotation,
  minLength: (operand) => ifText((text) => [...text].length >= numberOr(operand, 0)),
  maxLength: (operand) => ifText((text) => [...text].length <= numberOr(operand, 0)),
  pattern,
  items,
  minItems: (operand) => ifArray((elements) => elements.length >= numberOr(operand, 0)),
  maxItems: (operand) => ifArray((elements) => elements.length <= numberOr(operand, 0)),
  allOf: (operand) => {
    const tests = schemasIn(operand);
    return (value) => tests.every((test) => test(value));
  },
  anyOf: (operand) => {
    const tests = schemasIn(operand);
    return (value) => tests.some((test) => test(value));
  },
  oneOf: (operand) => {
    const tests = schemasIn(operand);
    return (value) => tests.filter((test) => test(value)).length === 1;
  },
  not: negation,
  title: annotation,
  description: annotation,
};
