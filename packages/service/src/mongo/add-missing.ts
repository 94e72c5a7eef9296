import type { Model } from 'mongoose';
import { isDuplicateKey } from './connection.ts';

/**
 * Adds the rows whose ids are not stored yet; what is there already stays as it is. Safe to repeat after any stop.
 * A row that a unique index refuses is there already under another id, from an earlier version or another process.
 */
export async function addMissing<Document>(
  model: Model<Document>,
  rows: readonly { readonly _id: string }[],
): Promise<void> {
  const stored = await model.find({ _id: { $in: rows.map(({ _id }) => _id) } }, { _id: 1 }).lean<{ _id: unknown }[]>();
  const known = new Set(stored.map(({ _id }) => String(_id)));
  try {
    await model.insertMany(
      rows.filter(({ _id }) => !known.has(_id)),
      { ordered: false },
    );
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
