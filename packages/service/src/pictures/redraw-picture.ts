import sharp, { type Metadata, type ResizeOptions } from 'sharp';
import { drawingPlaces } from './drawing-places.ts';
import { isRaster } from './raster.ts';

/** `too_many_at_once`: nothing is wrong with the picture, and it may be sent again. */
export type PictureFault =
  | 'not_an_image'
  | 'too_many_bytes'
  | 'too_many_pixels'
  | 'too_many_pixels_of_kind'
  | 'too_many_at_once';

export type RedrawnPicture =
  | { readonly ok: true; readonly png: Buffer }
  | { readonly ok: false; readonly fault: PictureFault };

/** What may come in, and the frame it is drawn into. */
export interface PictureFrame {
  readonly mostBytes: number;
  readonly mostPixels: number;
  readonly size: ResizeOptions;
}

/**
 * Pixels of one picture are in memory at a time, whatever is sent: a file of a kilobyte may hold 13 megapixels. The
 * decoder works on a thread of its own and keeps nothing, so that the others of the process get their turn.
 */
const draw = drawingPlaces(1);
sharp.concurrency(1);
sharp.cache(false);

/**
 * Draws a stranger's picture anew as a PNG, so that nothing of the file but its pixels is kept: the first frame, turned
 * upright. Size, signature and dimensions are checked before any pixel is decoded (RELIABILITY.md row 76).
 */
export async function redrawPicture(
  bytes: Buffer,
  { mostBytes, mostPixels, size }: PictureFrame,
): Promise<RedrawnPicture> {
  if (bytes.length > mostBytes) return { ok: false, fault: 'too_many_bytes' };
  if (!isRaster(bytes)) return { ok: false, fault: 'not_an_image' };
  const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable);
  if (!header) return { ok: false, fault: 'not_an_image' };
  const pixelCount = header.width * header.height;
  if (pixelCount > mostPixels) return { ok: false, fault: 'too_many_pixels' };
  if (isCostly(header) && pixelCount > MOST_COSTLY_PIXELS) return { ok: false, fault: 'too_many_pixels_of_kind' };
  const drawn = await draw(() => drawInto(size, bytes, mostPixels));
  return drawn ?? { ok: false, fault: 'too_many_at_once' };
}

/**
 * Most kinds are unpacked row by row, or take at most 6 bytes a pixel. An AVIF takes up to 29 and an interlaced PNG 14:
 * they are unpacked as a whole. So nothing takes more than 100 MB (measured; RELIABILITY.md row 76).
 */
export const MOST_COSTLY_PIXELS = 3_000_000;

const isCostly = ({ format, isProgressive }: Metadata): boolean =>
  format === 'heif' || (format === 'png' && isProgressive === true);

async function drawInto(size: ResizeOptions, bytes: Buffer, mostPixels: number): Promise<RedrawnPicture> {
  const png = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
    .rotate()
    .resize(size)
    .png({ compressionLevel: 9 })
    .toBuffer()
    .catch(unreadable);
  return png ? { ok: true, png } : { ok: false, fault: 'not_an_image' };
}

/** Whatever the decoder dislikes about the file, to the person it is no image. */
const unreadable = (_reason: unknown): undefined => undefined;
