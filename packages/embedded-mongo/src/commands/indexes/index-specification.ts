import { isNumeric, toNumber } from '../../bson/numbers.ts';
import { typeName } from '../../bson/type-name.ts';
import { type Document, isDocument, type Value } from '../../bson/value.ts';
import { refusal } from '../../errors/command-error.ts';

const KNOWN_OPTIONS: ReadonlySet<string> = new Set([
  'v',
  'key',
  'name',
  'ns',
  'background',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'collation',
]);

/** The defaults the server writes out for a collation. */
const COLLATION_DEFAULTS: Document = {
  caseLevel: false,
  caseFirst: 'off',
  strength: 3,
  numericOrdering: false,
  alternate: 'non-ignorable',
  maxVariable: 'punct',
  normalization: false,
  backwards: false,
  version: '57.1',
};

/** Checks an index as `createIndexes` receives it and completes it: name, version, collation. */
export function completeSpecification(requested: Document, collectionCollation: Value): Document {
  const { ns: _ns, background: _background, v: _version, ...options } = requested;
  const stranger = Object.keys(requested).find((option) => !KNOWN_OPTIONS.has(option));
  if (stranger)
    throw refusal('InvalidIndexSpecificationOption', `The index option '${stranger}' is not supported by this server`);
  const key = validKey(options.key);
  refuseContradictions(options, key);
  const collation = completeCollation(options.collation, collectionCollation);
  return { v: 2, ...options, key, name: options.name ?? defaultName(key), ...(collation && { collation }) };
}

/** Only ascending and descending fields: text, hashed, geo and wildcard indexes are refused. */
function validKey(key: Value): Document {
  if (!isDocument(key) || Object.keys(key).length === 0)
    throw refusal('CannotCreateIndex', 'Index keys cannot be an empty object');
  for (const [path, direction] of Object.entries(key)) refuseField(path, direction);
  return key;
}

function refuseField(path: string, direction: Value): void {
  if (path === '') throw refusal('CannotCreateIndex', 'Index keys cannot be an empty field.');
  if (path.includes('$**') || typeof direction === 'string') {
    throw refusal(
      'CannotCreateIndex',
      `Unknown index plugin '${String(direction)}': this server has ascending and descending indexes only`,
    );
  }
  if (isNumeric(direction) && toNumber(direction) !== 0) return;
  throw refusal(
    'CannotCreateIndex',
    `Values in v:2 index key pattern cannot be of type ${typeName(direction)}. Only numbers > 0 and numbers < 0 are allowed.`,
  );
}

function refuseContradictions({ sparse, partialFilterExpression, expireAfterSeconds }: Document, key: Document): void {
  if (sparse && partialFilterExpression)
    throw refusal('CannotCreateIndex', 'cannot mix "partialFilterExpression" and "sparse" options');
  if (expireAfterSeconds === undefined) return;
  if (Object.keys(key).length > 1) {
    throw refusal('CannotCreateIndex', 'TTL indexes are single-field indexes, compound indexes do not support TTL.');
  }
  if (!isNumeric(expireAfterSeconds) || toNumber(expireAfterSeconds) < 0) {
    throw refusal('CannotCreateIndex', "TTL index 'expireAfterSeconds' option must be a number of at least 0");
  }
}

function completeCollation(requested: Value, inherited: Value): Document | undefined {
  if (isDocument(requested)) return { locale: requested.locale, ...COLLATION_DEFAULTS, ...requested };
  return isDocument(inherited) && inherited.locale !== 'simple' ? inherited : undefined;
}

/** `name_1_age_-1`. */
function defaultName(key: Document): string {
  return Object.entries(key)
    .map(([path, direction]) => `${path}_${String(direction)}`)
    .join('_');
}

/** True for `{ _id: 1 }`, which every collection has. */
export function isIdIndex({ key }: Document): boolean {
  return isDocument(key) && Object.keys(key).length === 1 && isNumeric(key._id) && toNumber(key._id) === 1;
}
