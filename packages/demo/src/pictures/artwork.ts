import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp, { type Region } from 'sharp';
import { type ArtworkName, allowedArtwork } from './allowed-artwork.ts';

const require = createRequire(path.join(import.meta.dirname, 'artwork.ts'));
const assetsFolder = path.join(path.dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');

/** Alpha from which a pixel counts as part of the drawing and not of its haze. */
const SOLID_ALPHA = 24;

/** A drawing as raw RGBA pixels, and the part of it that is not empty margin. */
export type CutOut = { pixels: Buffer; width: number; height: number; box: Region };

/** The file of an allowed drawing, a webp of 256 pixels square with a transparent ground. Throws for any other name. */
export const readArtwork = (name: ArtworkName): Promise<Buffer> => {
  const codepoint = allowedArtwork.get(name);
  if (codepoint === undefined) throw new Error(`${name} is not an allowed drawing`);
  return readFile(path.join(assetsFolder, `${codepoint}.webp`));
};

const solidBox = (pixels: Buffer, width: number, height: number): Region => {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < SOLID_ALPHA) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
};

/** The drawing and where its margins end, so that it can be stood exactly on the floor. */
export const cutOut = async (name: ArtworkName): Promise<CutOut> => {
  const { data, info } = await sharp(await readArtwork(name))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, box: solidBox(data, info.width, info.height) };
};
