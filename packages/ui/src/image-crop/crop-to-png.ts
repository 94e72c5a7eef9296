import { loadPicture } from './picture-file.ts';

/** A square of a picture, in its natural pixels. */
export type CropSquare = { x: number; y: number; width: number; height: number };

const OUTPUT_SIDE_PX = 300;

/** Draws the square, or the largest one in the middle, into 300 x 300 pixels. Returns a png data URL. */
export async function cropToPng(url: string, chosen?: CropSquare): Promise<string> {
  const picture = await loadPicture(url);
  const square = chosen ?? middleSquareOf(picture);
  const canvas = document.createElement('canvas');
  canvas.width = OUTPUT_SIDE_PX;
  canvas.height = OUTPUT_SIDE_PX;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no 2d canvas');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, square.x, square.y, square.width, square.height, 0, 0, OUTPUT_SIDE_PX, OUTPUT_SIDE_PX);
  return canvas.toDataURL('image/png');
}

function middleSquareOf({ naturalWidth, naturalHeight }: HTMLImageElement): CropSquare {
  const side = Math.min(naturalWidth, naturalHeight);
  return { x: (naturalWidth - side) / 2, y: (naturalHeight - side) / 2, width: side, height: side };
}
