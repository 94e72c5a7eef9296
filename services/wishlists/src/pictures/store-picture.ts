import type { PictureRepository } from '@wishbow/service/pictures/picture-repository';
import { readPicture } from '@wishbow/service/pictures/read-picture';
import type { PictureFault } from '@wishbow/service/pictures/redraw-picture';
import { pictureAddress } from './routes.ts';

/** What to write over the picture of a list or a wish: an address, null for none, nothing where it stays. */
export type PictureChange = { readonly picture?: string | null };

export type StoredPicture =
  | { readonly ok: true; readonly change: PictureChange }
  | { readonly ok: false; readonly fault: PictureFault };

/**
 * Keeps the picture of a form: a data URL is drawn anew and stored, the path of a pulled picture is taken as it is,
 * null removes the picture and undefined leaves it.
 */
export type StorePicture = (image: string | null | undefined) => Promise<StoredPicture>;

export const storePicture =
  (pictures: PictureRepository): StorePicture =>
  async (image) => {
    if (image === undefined) return { ok: true, change: {} };
    if (!image?.startsWith('data:')) return { ok: true, change: { picture: image } };
    const read = await readPicture(image);
    if (!read.ok) return read;
    return { ok: true, change: { picture: pictureAddress(await pictures.add(read.png)) } };
  };
