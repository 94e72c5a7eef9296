/**
 * Stands in for `zod/mini` under the contracts of modals, slots and browser events in a browser build: what two builds hand
 * each other in one page is checked there, and these few kinds of schemas are all that it takes. It says the same as the
 * original (`small-zod.test.ts`) and weighs 1 KB instead of 7 in every part. A contract that needs another kind fails the
 * build, as webpack does not find it here.
 */

/** @typedef {{ read(value: unknown): unknown, parse(value: unknown): unknown, check(...tests: ((value: never) => boolean)[]): Schema, shape?: object, mayLack?: boolean }} Schema */

/** @returns {Schema} `read` gives back the value as the contract knows it, and throws when it does not fit. */
function schemaOf(read, more) {
  const check = (...tests) => schemaOf((value) => passed(read(value), tests), more);
  return { ...more, read, parse: read, check };
}

function passed(value, tests) {
  if (!tests.every((test) => test(value))) refuse();
  return value;
}

function refuse() {
  throw new TypeError('this is not what the contract says');
}

const only = (fits) => schemaOf((value) => passed(value, [fits]));

export const string = () => only((value) => typeof value === 'string');
export const boolean = () => only((value) => typeof value === 'boolean');
export const int = () => only(Number.isSafeInteger);
const anyOf = (values) => only((value) => values.includes(value));

export { anyOf as enum };

/** What a contract does not name is left behind. */
export const object = (shape) =>
  schemaOf(
    (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse();
      const known = Object.entries(shape).filter(([key, schema]) => key in value || !schema.mayLack);
      return Object.fromEntries(known.map(([key, schema]) => [key, schema.read(value[key])]));
    },
    { shape },
  );
export const extend = ({ shape }, more) => object({ ...shape, ...more });

export const array = (item) =>
  schemaOf((value) => (Array.isArray(value) ? value.map((one) => item.read(one)) : refuse()));

/** The first that fits. */
export const union = (options) =>
  schemaOf((value) => {
    for (const option of options) {
      const found = attempt(option, value);
      if (found) return found.value;
    }
    return refuse();
  });

function attempt(schema, value) {
  try {
    return { value: schema.read(value) };
  } catch (refusal) {
    if (refusal instanceof TypeError) return undefined;
    throw refusal;
  }
}

const orElse = (schema, isLeftOut, mayLack) =>
  schemaOf((value) => (isLeftOut(value) ? value : schema.read(value)), { mayLack });
export const optional = (schema) => orElse(schema, (value) => value === undefined, true);
export const nullable = (schema) => orElse(schema, (value) => value === null, schema.mayLack);
export const nullish = (schema) => optional(nullable(schema));

export const minLength = (least) => (value) => value.length >= least;
export const nonnegative = () => (value) => value >= 0;
export const positive = () => (value) => value > 0;
