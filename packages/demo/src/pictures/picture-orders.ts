import { findDemoProduct } from '../catalogue.ts';
import type { PersonKey } from '../person-rows.ts';
import { isAllowedArtwork } from './allowed-artwork.ts';
import { readArtwork } from './artwork.ts';
import { avatarHeads } from './avatar-heads.ts';
import type { PictureView } from './picture-recipe.ts';
import { renderAvatar } from './render-avatar.ts';
import { renderPicture } from './render-picture.ts';
import { type SceneKey, scenes } from './scenes.ts';

const SQUARE = /^(products|scenes)\/([A-Za-z0-9]+)\/(main|tilt|detail)-(320|640)\.webp$/;
const SINGLE = /^(people|covers|objects)\/([a-z0-9-]+)-(256|300)\.webp$/;

type Drawing = () => Promise<Buffer>;

const isScene = (key: string): key is SceneKey => Object.hasOwn(scenes, key);
const isPortrayed = (key: string): key is PersonKey => Object.hasOwn(avatarHeads, key);

const squareDrawing = (shelf: string, key: string, view: PictureView, size: number): Drawing | undefined => {
  const recipe = shelf === 'products' ? findDemoProduct(key)?.variant.picture : isScene(key) ? scenes[key] : undefined;
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
  const [, squareShelf, squareKey, view, size] = SQUARE.exec(name) ?? [];
  if (squareShelf && squareKey && view) return squareDrawing(squareShelf, squareKey, view as PictureView, Number(size));
  const [, shelf, key, edge] = SINGLE.exec(name) ?? [];
  return shelf && key ? singleDrawing(`${shelf}-${edge}`, key) : undefined;
};
