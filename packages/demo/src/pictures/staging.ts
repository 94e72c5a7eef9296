import type { PictureRecipe, PictureView } from './picture-recipe.ts';

/** One thing in the picture; lengths are shares of the picture's edge. */
export type Placement = {
  /** The box the thing is fitted into. */
  maxWidth: number;
  maxHeight: number;
  /** Where its middle stands, and where its foot. */
  centerX: number;
  foot: number;
  /** Degrees clockwise. */
  turn: number;
};

/** Where the foot of a single object touches the floor. */
const FLOOR = 0.79;

const ALONE: Readonly<Record<PictureView, Placement>> = {
  main: { maxWidth: 0.6, maxHeight: 0.56, centerX: 0.5, foot: FLOOR, turn: 0 },
  tilt: { maxWidth: 0.6, maxHeight: 0.57, centerX: 0.5, foot: FLOOR, turn: 13 },
  detail: { maxWidth: 1.02, maxHeight: 1.02, centerX: 0.54, foot: 1.1, turn: 0 },
};

const TOGETHER: Readonly<Record<PictureView, readonly [object: Placement, companion: Placement]>> = {
  main: [
    { maxWidth: 0.46, maxHeight: 0.48, centerX: 0.36, foot: FLOOR, turn: 0 },
    { maxWidth: 0.27, maxHeight: 0.3, centerX: 0.73, foot: 0.75, turn: 0 },
  ],
  tilt: [
    { maxWidth: 0.46, maxHeight: 0.48, centerX: 0.36, foot: FLOOR, turn: -8 },
    { maxWidth: 0.27, maxHeight: 0.3, centerX: 0.73, foot: 0.75, turn: 12 },
  ],
  detail: [
    { maxWidth: 0.82, maxHeight: 0.84, centerX: 0.36, foot: 1.02, turn: 0 },
    { maxWidth: 0.42, maxHeight: 0.46, centerX: 0.86, foot: 0.88, turn: 8 },
  ],
};

/** How the things of a recipe stand before the camera, the companion in front. */
export const stagingOf = (recipe: PictureRecipe, view: PictureView): { object: Placement; companion?: Placement } => {
  if (recipe.companion === undefined) return { object: ALONE[view] };
  const [object, companion] = TOGETHER[view];
  return { object, companion };
};
