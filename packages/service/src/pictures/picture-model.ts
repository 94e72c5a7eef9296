import { type Connection, type Model, Schema } from 'mongoose';

/** A picture of ours, drawn with `redrawPicture`. */
export interface PictureDocument {
  /** SHA-256 of the bytes in hex: equal pictures are stored once, and an address never changes its picture. */
  readonly _id: string;
  readonly png: Buffer;
}

const schema = new Schema<PictureDocument>(
  { _id: { type: String, required: true }, png: { type: Buffer, required: true } },
  { collection: 'pictures', versionKey: false },
);

export const pictureModel = (connection: Connection): Model<PictureDocument> =>
  connection.models.Picture ?? connection.model<PictureDocument>('Picture', schema);
