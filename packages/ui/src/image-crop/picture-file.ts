/** A picture as a data URL, or the message to show when it is refused. */
export type PictureReading = { ok: true; url: string } | { ok: false; message: string };

/** A picture is shown in up to this many pixels. */
export const SMALLEST_SIDE_PX = 300;

/** "10 MB" */
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;

/**
 * Reads a file from the person's disk. Any raster format the browser can draw is fine.
 * Refuses what is no picture, what is larger than `maxBytes`, and what is under 300 px on a side.
 */
export async function readPictureFile(file: File, maxBytes: number): Promise<PictureReading> {
  if (!file.type.startsWith('image/')) return { ok: false, message: 'Image only' };
  if (file.size > maxBytes) return { ok: false, message: `Image exceeds size limit: ${megabytes(maxBytes)}` };
  const url = await dataUrlOf(file);
  return loadPicture(url).then(
    (picture) => (isLargeEnough(picture) ? { ok: true, url } : { ok: false, message: 'Image size is too small...' }),
    () => ({ ok: false, message: 'Image only' }),
  );
}

const isLargeEnough = (picture: HTMLImageElement) =>
  Math.min(picture.naturalWidth, picture.naturalHeight) >= SMALLEST_SIDE_PX;

/** Loads a picture for drawing; rejects when the browser cannot decode it. */
export function loadPicture(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  return new Promise((resolve, reject) => {
    picture.onload = () => resolve(picture);
    picture.onerror = () => reject(new Error('The browser cannot decode this picture'));
    picture.src = url;
  });
}

function dataUrlOf(file: File): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The file could not be read', { cause: reader.error }));
    reader.readAsDataURL(file);
  });
}
