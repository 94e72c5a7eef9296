import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { allowedArtwork, type ArtworkName } from './allowed-artwork.ts';

const require = createRequire(path.join(import.meta.dirname, 'artwork.ts'));
const assetsFolder = path.join(path.dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');

/** A drawing cut out of its empty margins: raw RGBA pixels. */
export type CutOut = { pixels: Buffer; width: number; height: number };

/** The file of an allowed drawing, a webp of 256 pixels square with a transparent ground. Throws for any other name. */
export const readArtwork = (name: ArtworkName): Promise<Buffer> => {
  const codepoint = allowedArtwork.get(name);
  if (codepoint === undefined) throw new Error(`${name} is not an allowed drawing`);
  return readFile(path.join(assetsFolder, `${codepoint}.webp`));
};

/** The drawing without its margins, so that it can be stood exactly on the floor. */
export const cutOut = async (name: ArtworkName): Promise<CutOut> => {
  const trimmed = sharp(await readArtwork(name)).ensureAlpha().trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 24 });
  const { data, info } = await trimmed.raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
};
