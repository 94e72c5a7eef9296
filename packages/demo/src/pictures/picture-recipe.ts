import { z } from 'zod';
import { type ArtworkName, isAllowedArtwork } from './allowed-artwork.ts';

/** The thirteen paper rolls of the picture studio: ten for the day and three for the evening. */
export const Backdrop = z.enum([
  'mint',
  'coral',
  'fog',
  'sand',
  'ocean',
  'sky',
  'butter',
  'rose',
  'lilac',
  'apricot',
  'ink',
  'plum',
  'pine',
]);
export type Backdrop = z.infer<typeof Backdrop>;

const Artwork = z.custom<ArtworkName>(
  (name) => typeof name === 'string' && isAllowedArtwork(name),
  'not an allowed drawing',
);

/**
 * What stands in front of which backdrop, with a smaller `companion` beside it where two things tell the story.
 * `hue` turns the object's colours by degrees; `saturation` and `brightness` multiply them (1 leaves them as they are);
 * `tint` dyes an object that has no colour of its own.
 */
export const PictureRecipe = z.strictObject({
  object: Artwork,
  backdrop: Backdrop,
  companion: Artwork.optional(),
  hue: z.number().min(0).max(360).optional(),
  saturation: z.number().min(0).max(3).optional(),
  brightness: z.number().min(0.3).max(2).optional(),
  tint: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
});
export type PictureRecipe = z.infer<typeof PictureRecipe>;

/** How the camera stands: in front, a little askew, or close. */
export const pictureViews = ['main', 'tilt', 'detail'] as const;
export type PictureView = (typeof pictureViews)[number];
