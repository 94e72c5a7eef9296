/**
 * Stands in for `zod` under the contracts in a browser build. Every schema can be built, extended and nested; of all that
 * it says, objects and lists keep their outline alone: which keys an answer has to have. That is little to ship, and
 * enough to tell an answer from something else, so that a page says what could not be loaded instead of breaking over it.
 * Where nothing is known there is no `parse`, and the typed client passes the answer through.
 */

/** @typedef {{ shape?: object, options?: any[], item?: any, mayLack?: boolean }} Outline */

const HIDDEN = new Set(['safeParse', 'then', '__esModule']);
const MAY_LACK = new Set(['optional', 'nullish', 'nullable']);
/** What a page cannot be told: a contract that reads it would break there alone, or go on with a wrong value. */
const UNTOLD = new Set(['def', 'element', 'entries', 'enum', 'options', 'value', 'values', '_zod']);
/** They narrow what a value may be, and leave its outline as it is. */
const NARROWING = new Set(['check', 'max', 'min', 'refine', 'strict', 'superRefine']);

/** How a schema with an outline begins; whatever else zod offers has none. */
const BUILDERS = {
  object: (shape = {}) => ({ shape }),
  strictObject: (shape = {}) => ({ shape }),
  looseObject: (shape = {}) => ({ shape }),
  array: (item) => ({ item }),
  union: (options) => ({ options }),
  discriminatedUnion: (_, options) => ({ options }),
  optional: (schema) => ({ ...outlineOf(schema), mayLack: true }),
  nullish: (schema) => ({ ...outlineOf(schema), mayLack: true }),
  nullable: (schema) => ({ ...outlineOf(schema), mayLack: true }),
  unknown: () => ({ mayLack: true }),
  null: () => ({ options: [], mayLack: true }),
  enum: () => ({}),
};

const outlines = new WeakMap();
const outlineOf = (schema) => outlines.get(schema) ?? {};

/** @param {Outline} outline */
function schemaOf(outline) {
  const schema = new Proxy(
    function inertSchema() {
      // Never runs: `apply` answers every call.
    },
    {
      get: (_, name) => (isHidden(name) ? undefined : memberOf(outline, name)),
      apply: () => schemaOf({ mayLack: outline.mayLack }),
    },
  );
  outlines.set(schema, outline);
  return schema;
}

const isHidden = (name) => typeof name === 'symbol' || HIDDEN.has(name);

function memberOf(outline, name) {
  if (name === 'parse') return isKnown(outline) ? (value) => parsed(outline, value) : undefined;
  if (name === 'shape' && outline.shape) return outline.shape;
  if (UNTOLD.has(name)) throw new TypeError(`a page knows no ${name} of a schema`);
  if (name === 'extend') return (more) => schemaOf({ ...outline, shape: { ...outline.shape, ...more } });
  if (MAY_LACK.has(name)) return () => schemaOf({ ...outline, mayLack: true });
  if (NARROWING.has(name)) return () => schemaOf(outline);
  return schemaOf({ mayLack: outline.mayLack });
}

const isKnown = ({ shape, options, item }) => Boolean(shape ?? options ?? item);

function parsed(outline, value) {
  if (fits(outline, value)) return value;
  throw new TypeError('this is not what the contract says');
}

/** Of a list the first item stands for all. */
function fits({ shape, options, item, mayLack }, value) {
  if (mayLack && (value === undefined || value === null)) return true;
  if (options) return options.some((option) => fits(outlineOf(option), value));
  if (item) return Array.isArray(value) && (value.length === 0 || fits(outlineOf(item), value[0]));
  if (!shape) return value !== undefined && value !== null;
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(shape).every((key) => fits(outlineOf(shape[key]), value[key]))
  );
}

module.exports = new Proxy(schemaOf({}), {
  get: (nothing, name) =>
    Object.hasOwn(BUILDERS, name) ? (...given) => schemaOf(BUILDERS[name](...given)) : nothing[name],
});
