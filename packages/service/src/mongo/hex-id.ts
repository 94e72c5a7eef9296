import type { Types } from 'mongoose';

/** An id of the database as the text that travels, branded as what it identifies: `hexId<WishId>(document._id)`. */
export const hexId = <Id extends string>(id: Types.ObjectId): Id => id.toHexString() as Id;
