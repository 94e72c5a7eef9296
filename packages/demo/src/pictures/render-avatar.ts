import sharp from 'sharp';
import type { ArtworkName } from './allowed-artwork.ts';
import { readArtwork } from './artwork.ts';
import { papers } from './backdrops.ts';
import type { Backdrop } from './picture-recipe.ts';

/** How much of the disc a head fills. */
const HEAD_SHARE = 0.8;

/** Draws a portrait: a head before a lit tint, as a square webp that the page cuts round. `size` in pixels. */
export const renderAvatar = async (
  { head, tint }: { head: ArtworkName; tint: Backdrop },
  size: number,
): Promise<Buffer> => {
  const { light, edge } = papers[tint];
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <linearGradient id="tint" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${edge}"/></linearGradient>
    <rect width="${size}" height="${size}" fill="url(#tint)"/></svg>`;
  const edgePx = Math.round(size * HEAD_SHARE);
  const portrait = await sharp(await readArtwork(head))
    .resize(edgePx, edgePx)
    .toBuffer();
  return sharp(Buffer.from(ground))
    .composite([{ input: portrait, left: Math.round((size - edgePx) / 2), top: Math.round((size - edgePx) * 0.62) }])
    .webp({ quality: 88 })
    .toBuffer();
};
