import { MOST_COSTLY_PIXELS, type PictureFault } from './redraw-picture.ts';

/** The pictures that people bring: of a list, a wish, themselves. Specification section 5 and 9. */
export const PICTURE_EDGE_PX = 300;
const MOST_MEGABYTES = 3;
export const MOST_PICTURE_BYTES = MOST_MEGABYTES * 1024 * 1024;
/** A photo as most phones take it (4032 x 3024), and not much more: a tiny file may hold any number of pixels. */
const MOST_MEGAPIXELS = 13;
export const MOST_PICTURE_PIXELS = MOST_MEGAPIXELS * 1_000_000;

/** The texts of the specification, and ours for what it does not foresee; the form shows them under the picture. */
export const PICTURE_FAULT_TEXTS: Readonly<Record<PictureFault, string>> = {
  not_an_image: 'Image only',
  too_many_bytes: `Image exceeds size limit: ${MOST_MEGABYTES} MB`,
  too_many_pixels: `Image exceeds size limit: ${MOST_MEGAPIXELS} megapixels`,
  too_many_pixels_of_kind: `Image exceeds size limit: ${MOST_COSTLY_PIXELS / 1_000_000} megapixels of this kind`,
  too_many_at_once: 'Many people are adding images right now. Please try again.',
};
