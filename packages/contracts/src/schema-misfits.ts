import type { JsonSchema } from './json-schema.ts';

/** Something that one side may give and the other does not take. `at` is the field's path, empty for the whole. */
export type Misfit =
  | { kind: 'missing' | 'optional' | 'unknown'; at: string }
  | { kind: 'other'; at: string; given: string; wanted: string };

/**
 * Where a value that `given` allows is not one that `wanted` allows. More fields than wanted are fine, except where
 * `wanted` refuses unknown ones. Lengths, ranges and patterns are not compared: the server says them in a 422.
 */
export function misfitsOf(given: JsonSchema, wanted: JsonSchema, at = ''): Misfit[] {
  if (JSON.stringify(given) === JSON.stringify(wanted) || isAnything(wanted)) return [];
  const alternatives = alternativesOf(given);
  if (alternatives.length > 1) return unique(alternatives.flatMap((one) => misfitsOf(one, wanted, at)));
  const accepted = alternativesOf(wanted);
  if (accepted.length > 1) return misfitsOfBest(given, accepted, at);
  return misfitsOfOne(alternatives[0] ?? given, accepted[0] ?? wanted, at);
}

/** A choice fits when one of its alternatives does; otherwise what is told is about the one that was probably meant. */
function misfitsOfBest(given: JsonSchema, accepted: readonly JsonSchema[], at: string): Misfit[] {
  const tries = accepted.map((one) => ({ one, misfits: misfitsOf(given, one, at) }));
  if (tries.some(({ misfits }) => misfits.length === 0)) return [];
  const alike = tries.filter(({ one }) => one.type === 'object' && given.type === 'object');
  const [best] = alike.toSorted((a, b) => weightOf(a.misfits) - weightOf(b.misfits));
  return best?.misfits ?? [other(given, { anyOf: accepted }, at)];
}

/** Without the field that tells kinds apart it is hardly the one that was meant. */
function weightOf(misfits: readonly Misfit[]): number {
  return misfits.reduce((sum, { kind }) => sum + (kind === 'missing' ? 2 : 1), 0);
}

function misfitsOfOne(given: JsonSchema, wanted: JsonSchema, at: string): Misfit[] {
  if (wanted.const !== undefined) return given.const === wanted.const ? [] : [other(given, wanted, at)];
  if (typeOf(given) !== wanted.type && !(typeOf(given) === 'integer' && wanted.type === 'number'))
    return [other(given, wanted, at)];
  if (wanted.type === 'object') return misfitsOfFields(given, wanted, at);
  if (wanted.type === 'array') return misfitsOfEntries(given, wanted, at);
  return [];
}

function misfitsOfFields(given: JsonSchema, wanted: JsonSchema, at: string): Misfit[] {
  const has = given.properties ?? {};
  const takes = wanted.properties ?? {};
  const needed = (wanted.required ?? []).flatMap((name): Misfit[] => {
    if (!has[name]) return [{ kind: 'missing', at: below(at, name) }];
    return given.required?.includes(name) ? [] : [{ kind: 'optional', at: below(at, name) }];
  });
  const fields = Object.entries(has).flatMap(([name, field]): Misfit[] => {
    const taken = takes[name] ?? wanted.additionalProperties;
    if (taken === false) return [{ kind: 'unknown', at: below(at, name) }];
    return typeof taken === 'object' ? misfitsOf(field, taken, below(at, name)) : [];
  });
  const entry = given.additionalProperties;
  const takenEntry = wanted.additionalProperties;
  const entries =
    typeof entry === 'object' && typeof takenEntry === 'object' ? misfitsOf(entry, takenEntry, below(at, '*')) : [];
  return [...needed, ...fields, ...entries];
}

function misfitsOfEntries(given: JsonSchema, wanted: JsonSchema, at: string): Misfit[] {
  const places = Math.max(given.prefixItems?.length ?? 0, wanted.prefixItems?.length ?? 0, 1);
  return unique(
    Array.from({ length: places }).flatMap((_, place) => {
      const entry = given.prefixItems?.[place] ?? given.items;
      const taken = wanted.prefixItems?.[place] ?? wanted.items;
      return entry && taken ? misfitsOf(entry, taken, `${at}[]`) : [];
    }),
  );
}

/** `anyOf`, `oneOf`, several types, the values of an enumeration; several schemas that hold at once are one. */
function alternativesOf(schema: JsonSchema): readonly JsonSchema[] {
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return choice.flatMap(alternativesOf);
  if (schema.enum) return schema.enum.map((value) => ({ const: value }));
  if (typeof schema.type === 'object') return schema.type.map((type) => ({ ...schema, type }));
  if (schema.allOf) return [schema.allOf.reduce(both)];
  return [schema];
}

function both(one: JsonSchema, another: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: { ...one.properties, ...another.properties },
    required: [...(one.required ?? []), ...(another.required ?? [])],
  };
}

function isAnything(schema: JsonSchema): boolean {
  return !(schema.type ?? schema.anyOf ?? schema.oneOf ?? schema.allOf ?? schema.enum) && schema.const === undefined;
}

function typeOf(schema: JsonSchema): JsonSchema['type'] {
  if (schema.const === undefined) return schema.type;
  if (schema.const === null) return 'null';
  return Number.isInteger(schema.const) ? 'integer' : typeof schema.const;
}

const other = (given: JsonSchema, wanted: JsonSchema, at: string): Misfit => ({
  kind: 'other',
  at,
  given: inWords(given),
  wanted: inWords(wanted),
});

const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'yes or no',
  null: 'null',
  object: 'an object',
};

function inWords(schema: JsonSchema): string {
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 1) return [...new Set(alternatives.map(inWords))].join(' or ');
  const [only = schema] = alternatives;
  if (only.const !== undefined) return JSON.stringify(only.const);
  if (only.type === 'array') return `a list of ${inWords(only.items ?? {})}`;
  return WORDS[String(only.type)] ?? 'anything';
}

const below = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`);

function unique(misfits: Misfit[]): Misfit[] {
  return [...new Map(misfits.map((misfit) => [JSON.stringify(misfit), misfit])).values()];
}
