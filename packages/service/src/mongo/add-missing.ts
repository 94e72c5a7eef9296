import type { Model } from 'mongoose';

/** Adds the rows whose ids are not stored yet; what is there already stays as it is. Safe to repeat after any stop. */
export async function addMissing<Document>(
  model: Model<Document>,
  rows: readonly { readonly _id: string }[],
): Promise<void> {
  const stored = await model.find({ _id: { $in: rows.map(({ _id }) => _id) } }, { _id: 1 }).lean<{ _id: unknown }[]>();
  const known = new Set(stored.map(({ _id }) => String(_id)));
  await model.insertMany(rows.filter(({ _id }) => !known.has(_id)));
}
