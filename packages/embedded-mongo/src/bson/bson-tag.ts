/** The class name bson gives its own types; undefined for plain documents, also for those with a field of that name. */
export function bsonTag(value: object): string | undefined {
  if (!('_bsontype' in value) || Object.hasOwn(value, '_bsontype')) return undefined;
  return typeof value._bsontype === 'string' ? value._bsontype : undefined;
}
