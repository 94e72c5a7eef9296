import type { PictureView } from './pictures/picture-recipe.ts';
import { pictureViews } from './pictures/picture-recipe.ts';
import type { SceneKey } from './pictures/scenes.ts';

/** Where the site serves the pictures of the demo community; a picture's name follows it. */
export const demoMediaPath = '/media/demo/';

/** Edge of a square picture in pixels: 320 for cards, 640 for the gallery. */
export type PictureSize = 320 | 640;

export const productPicture = (productId: string, view: PictureView = 'main', size: PictureSize = 640): string =>
  `products/${productId}/${view}-${size}.webp`;

/** The gallery of a product: from the front, askew and close. */
export const productGallery = (productId: string, size: PictureSize = 640): string[] =>
  pictureViews.map((view) => productPicture(productId, view, size));

/** The picture of a wish from outside the catalogue. */
export const scenePicture = (scene: SceneKey, size: PictureSize = 640): string => `scenes/${scene}/main-${size}.webp`;

/** The cover of a list, 300 pixels square as an uploaded one. */
export const coverPicture = (scene: SceneKey): string => `covers/${scene}-300.webp`;

/** The portrait of a person, 256 pixels square. */
export const avatarPicture = (personKey: string): string => `people/${personKey}-256.webp`;
