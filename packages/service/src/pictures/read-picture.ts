import { MOST_PICTURE_BYTES, MOST_PICTURE_PIXELS, PICTURE_EDGE_PX } from './picture-rules.ts';
import { type RedrawnPicture, redrawPicture } from './redraw-picture.ts';

/**
 * Reads an uploaded picture and draws it anew as a 300x300 PNG, cut to a square.
 * @param dataUrl as `PictureDataUrl` of the contract.
 */
export function readPicture(dataUrl: string): Promise<RedrawnPicture> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  return redrawPicture(bytes, {
    mostBytes: MOST_PICTURE_BYTES,
    mostPixels: MOST_PICTURE_PIXELS,
    size: { width: PICTURE_EDGE_PX, height: PICTURE_EDGE_PX, fit: 'cover' },
  });
}
