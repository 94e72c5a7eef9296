import type { PictureFault } from '@wishbow/service/pictures/redraw-picture';

/** Specification section 5 and 9. */
export const PICTURE_EDGE_PX = 300;
const MOST_MEGABYTES = 3;
export const MOST_PICTURE_BYTES = MOST_MEGABYTES * 1024 * 1024;
const MOST_MEGAPIXELS = 25;
export const MOST_PICTURE_PIXELS = MOST_MEGAPIXELS * 1_000_000;

/** The texts of the specification; the form shows them under the picture. */
export const PICTURE_FAULT_TEXTS: Readonly<Record<PictureFault, string>> = {
  not_an_image: 'Image only',
  too_many_bytes: `Image exceeds size limit: ${MOST_MEGABYTES} MB`,
  too_many_pixels: `Image exceeds size limit: ${MOST_MEGAPIXELS} megapixels`,
};
