/** A row's place in a list that begins with the newest; the id decides between two of one moment. */
export interface Place {
  readonly at: Date;
  readonly id: string;
}

/** At most `limit` rows after the one that was read last. */
export interface Page {
  readonly after: Place | undefined;
  readonly limit: number;
}

/**
 * The filter for what comes after a place. The first condition bounds the index, the second leaves out what was read.
 * @param field the date that the list is sorted by, descending, before `_id`.
 * @param place its id as the database stores it, where nobody casts it.
 */
export function afterPlace(
  field: 'createdAt' | 'giftedAt' | 'happenedAt',
  place: { readonly at: Date; readonly id: unknown } | undefined,
): object {
  if (!place) return {};
  const { at, id } = place;
  return { [field]: { $lte: at }, $or: [{ [field]: { $lt: at } }, { _id: { $lt: id } }] };
}
