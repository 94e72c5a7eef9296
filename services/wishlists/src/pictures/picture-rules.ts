/** Specification section 5 and 9. */
export const PICTURE_EDGE_PX = 300;
const MOST_MEGABYTES = 3;
export const MOST_PICTURE_BYTES = MOST_MEGABYTES * 1024 * 1024;
const MOST_MEGAPIXELS = 25;
export const MOST_PICTURE_PIXELS = MOST_MEGAPIXELS * 1_000_000;

export type PictureFault = 'not_an_image' | 'too_many_bytes' | 'too_many_pixels';

/** The texts of the specification; the form shows them under the picture. */
export const PICTURE_FAULT_TEXTS: Readonly<Record<PictureFault, string>> = {
  not_an_image: 'Image only',
  too_many_bytes: `Image exceeds size limit: ${MOST_MEGABYTES} MB`,
  too_many_pixels: `Image exceeds size limit: ${MOST_MEGAPIXELS} megapixels`,
};

const startsWith = (bytes: Uint8Array, text: string, offset = 0) =>
  Buffer.from(bytes.subarray(offset, offset + text.length)).toString('latin1') === text;

/**
 * Whether the first bytes are those of a raster picture: PNG, JPEG, WebP, GIF or AVIF. What the sender says it is does
 * not count, and nothing else reaches the decoder: an SVG is a program, not a picture.
 * Signatures: https://mimesniff.spec.whatwg.org/#image-type-pattern-matching-algorithm
 */
export function isRaster(bytes: Uint8Array): boolean {
  return (
    startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
    startsWith(bytes, '\xff\xd8\xff') ||
    startsWith(bytes, 'GIF87a') ||
    startsWith(bytes, 'GIF89a') ||
    (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBPVP', 8)) ||
    startsWith(bytes, 'ftypavif', 4)
  );
}
