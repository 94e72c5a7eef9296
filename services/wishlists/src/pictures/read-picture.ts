import sharp from 'sharp';
import {
  isRaster,
  MOST_PICTURE_BYTES,
  MOST_PICTURE_PIXELS,
  PICTURE_EDGE_PX,
  type PictureFault,
} from './picture-rules.ts';

export type ReadPicture =
  | { readonly ok: true; readonly png: Buffer }
  | { readonly ok: false; readonly fault: PictureFault };

/**
 * Reads an uploaded picture and draws it anew as a 300x300 PNG, so that nothing of the file but its pixels is kept.
 * Size, signature and dimensions are checked before any pixel is decoded (RELIABILITY.md row 76).
 * @param dataUrl as `PictureDataUrl` of the contract.
 */
export async function readPicture(dataUrl: string): Promise<ReadPicture> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  if (bytes.length > MOST_PICTURE_BYTES) return { ok: false, fault: 'too_many_bytes' };
  if (!isRaster(bytes)) return { ok: false, fault: 'not_an_image' };
  const size = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable);
  if (!size) return { ok: false, fault: 'not_an_image' };
  if (size.width * size.height > MOST_PICTURE_PIXELS) return { ok: false, fault: 'too_many_pixels' };
  const png = await drawAnew(bytes).catch(unreadable);
  return png ? { ok: true, png } : { ok: false, fault: 'not_an_image' };
}

/** The first frame, turned upright, cut to a square. */
const drawAnew = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MOST_PICTURE_PIXELS, failOn: 'error' })
    .rotate()
    .resize(PICTURE_EDGE_PX, PICTURE_EDGE_PX, { fit: 'cover' })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Whatever the decoder dislikes about the file, to the person it is no image. */
const unreadable = (_reason: unknown): undefined => undefined;
