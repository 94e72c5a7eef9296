import { createHash } from 'node:crypto';
import type { Connection } from '../mongo/connection.ts';
import { pictureModel } from './picture-model.ts';

export interface PictureRepository {
  /** Stores a PNG; answers its id. */
  add(png: Buffer): Promise<string>;
  /** The PNG of this id. */
  find(id: string): Promise<Buffer | undefined>;
  /** One that is gone is fine. */
  remove(id: string): Promise<void>;
}

export function mongoPictureRepository(connection: Connection): PictureRepository {
  const pictures = pictureModel(connection);
  return {
    add: async (png) => {
      const id = createHash('sha256').update(png).digest('hex');
      await pictures.updateOne({ _id: id }, { $setOnInsert: { png } }, { upsert: true });
      return id;
    },
    find: async (id) => {
      const document = await pictures.findById(id).lean<{ png: { buffer: Uint8Array } }>();
      return document ? Buffer.from(document.png.buffer) : undefined;
    },
    remove: async (id) => {
      await pictures.deleteOne({ _id: id });
    },
  };
}
