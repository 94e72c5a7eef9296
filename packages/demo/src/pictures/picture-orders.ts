import { findDemoProduct } from '../catalogue.ts';
import type { PersonKey } from '../person-rows.ts';
import { isAllowedArtwork } from './allowed-artwork.ts';
import { readArtwork } from './artwork.ts';
import { avatarHeads } from './avatar-heads.ts';
import { type PictureRecipe, type PictureView, pictureViews } from './picture-recipe.ts';
import { renderAvatar } from './render-avatar.ts';
import { renderPicture } from './render-picture.ts';
import { type SceneKey, scenes } from './scenes.ts';

const SQUARE = /^(products|scenes)\/([A-Za-z0-9]+)\/(main|tilt|detail)-(320|640)\.webp$/;
const SINGLE = /^(people|covers|objects)\/([a-z0-9-]+)-(256|300)\.webp$/;

type Drawing = () => Promise<Buffer>;

const isScene = (key: string): key is SceneKey => Object.hasOwn(scenes, key);
const isPortrayed = (key: string): key is PersonKey => Object.hasOwn(avatarHeads, key);

const recipeOf = (shelf: string, key: string): PictureRecipe | undefined => {
  if (shelf === 'products') return findDemoProduct(key)?.variant.picture;
  return isScene(key) ? scenes[key] : undefined;
};

const squareDrawing = (shelf: string, key: string, view: PictureView, size: number): Drawing | undefined => {
  const recipe = recipeOf(shelf, key);
  return recipe && (() => renderPicture(recipe, { size, view }));
};

const singleDrawing = (shelfAndSize: string, key: string): Drawing | undefined => {
  if (shelfAndSize === 'covers-300' && isScene(key)) return () => renderPicture(scenes[key], { size: 300 });
  if (shelfAndSize === 'objects-256' && isAllowedArtwork(key)) return () => readArtwork(key);
  const portrait = shelfAndSize === 'people-256' && isPortrayed(key) ? avatarHeads[key] : undefined;
  return portrait && (() => renderAvatar(portrait, 256));
};

/** How the picture of that name is drawn; undefined when the studio has no such picture. */
export const findDrawing = (name: string): Drawing | undefined => {
  const [, squareShelf, squareKey, viewName, size] = SQUARE.exec(name) ?? [];
  const view = pictureViews.find((candidate) => candidate === viewName);
  if (squareShelf && squareKey && view) return squareDrawing(squareShelf, squareKey, view, Number(size));
  const [, shelf, key, edge] = SINGLE.exec(name) ?? [];
  return shelf && key ? singleDrawing(`${shelf}-${edge}`, key) : undefined;
};
