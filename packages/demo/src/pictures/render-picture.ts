import sharp, { type OverlayOptions, type Raw, type Sharp } from 'sharp';
import type { ArtworkName } from './allowed-artwork.ts';
import { cutOut } from './artwork.ts';
import { backdropPixels, papers } from './backdrops.ts';
import type { PictureRecipe, PictureView } from './picture-recipe.ts';
import { type Placement, stagingOf } from './staging.ts';

export type RenderOptions = {
  /** Edge of the square picture in pixels. */
  size: number;
  view?: PictureView;
};

type Dye = Pick<PictureRecipe, 'hue' | 'saturation' | 'brightness' | 'tint'>;
type Pixels = { data: Buffer; width: number; height: number };
type Standing = { overlay: OverlayOptions; left: number; width: number; foot: number };

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const rgba = ({ width, height }: { width: number; height: number }): Raw => ({ width, height, channels: 4 });

const dyed = (object: Sharp, { hue = 0, saturation = 1, brightness = 1, tint }: Dye): Sharp => {
  const turned = object.modulate({ hue: Math.round(hue), saturation, brightness });
  return tint === undefined ? turned : turned.tint(tint);
};

/** The object in its colours, at the size of its placement and turned. */
const drawObject = async (name: ArtworkName, placement: Placement, dye: Dye, size: number): Promise<Pixels> => {
  const { pixels, width, height, box } = await cutOut(name);
  const scale = Math.min((placement.maxWidth * size) / box.width, (placement.maxHeight * size) / box.height);
  const { data, info } = await dyed(sharp(pixels, { raw: rgba({ width, height }) }).extract(box), dye)
    .resize(Math.round(box.width * scale), Math.round(box.height * scale), { kernel: 'lanczos3' })
    .rotate(placement.turn, { background: CLEAR })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** Lays an object over the picture; what reaches out of the frame is cut off first, since overlays may not. */
const inFrame = async (object: Pixels, left: number, top: number, size: number): Promise<OverlayOptions> => {
  const region = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(size, left + object.width) - Math.max(0, left),
    height: Math.min(size, top + object.height) - Math.max(0, top),
  };
  const isWhole = region.width === object.width && region.height === object.height;
  const input = isWhole
    ? object.data
    : await sharp(object.data, { raw: rgba(object) })
        .extract(region)
        .raw()
        .toBuffer();
  return { input, raw: rgba(region), left: Math.max(0, left), top: Math.max(0, top) };
};

const stand = async (name: ArtworkName, placement: Placement, dye: Dye, size: number): Promise<Standing> => {
  const object = await drawObject(name, placement, dye, size);
  const left = Math.round(placement.centerX * size - object.width / 2);
  const top = Math.round(placement.foot * size - object.height);
  return { overlay: await inFrame(object, left, top, size), left, width: object.width, foot: placement.foot * size };
};

/** A wide soft shadow and a narrow dark one where each object touches the floor. */
const shadows = (standing: readonly Standing[], recipe: PictureRecipe, size: number): OverlayOptions => {
  const { shadow, shadowOpacity } = papers[recipe.backdrop];
  const ellipses = standing.map(({ left, width, foot }) => {
    const x = left + width / 2;
    return `<ellipse cx="${x}" cy="${foot}" rx="${width * 0.56}" ry="${size * 0.052}" fill="url(#soft)"/>
      <ellipse cx="${x}" cy="${foot - size * 0.006}" rx="${width * 0.34}" ry="${size * 0.02}" fill="url(#soft)"/>`;
  });
  return {
    input: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
      <radialGradient id="soft"><stop offset="0" stop-color="${shadow}" stop-opacity="${shadowOpacity}"/>
      <stop offset=".55" stop-color="${shadow}" stop-opacity="${shadowOpacity * 0.4}"/><stop offset="1" stop-color="${shadow}" stop-opacity="0"/></radialGradient>
      ${ellipses.join('')}</svg>`),
  };
};

/** Draws a recipe as a square webp. The same recipe and options give the same bytes. */
export const renderPicture = async (recipe: PictureRecipe, { size, view = 'main' }: RenderOptions): Promise<Buffer> => {
  const staging = stagingOf(recipe, view);
  const object = await stand(recipe.object, staging.object, recipe, size);
  const companion =
    recipe.companion && staging.companion ? [await stand(recipe.companion, staging.companion, {}, size)] : [];
  const standing = [object, ...companion];
  return sharp(await backdropPixels(recipe.backdrop, size), { raw: { width: size, height: size, channels: 3 } })
    .composite([shadows(standing, recipe, size), ...standing.map(({ overlay }) => overlay)])
    .webp({ quality: 84, effort: 2 })
    .toBuffer();
};
