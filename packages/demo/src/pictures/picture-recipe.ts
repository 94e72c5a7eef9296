import { z } from 'zod';

/** The thirteen paper rolls of the picture studio: ten light ones and three for the evening. */
export const Backdrop = z.enum([
  'mint', 'coral', 'fog', 'sand', 'ocean', 'sky', 'butter', 'rose', 'lilac', 'apricot', 'ink', 'plum', 'pine',
]);
export type Backdrop = z.infer<typeof Backdrop>;

/**
 * What stands in front of which backdrop.
 * `hue` turns the object's colours by degrees; `saturation` and `brightness` multiply them (1 leaves them as they are).
 */
export const PictureRecipe = z.strictObject({
  object: z.string(),
  codepoint: z.string(),
  backdrop: Backdrop,
  hue: z.number().min(0).max(360).optional(),
  saturation: z.number().min(0).max(3).optional(),
  brightness: z.number().min(0.3).max(2).optional(),
});
export type PictureRecipe = z.infer<typeof PictureRecipe>;
