import { findDemoProduct } from '../catalogue.ts';
import { avatarHeads } from './avatar-heads.ts';
import { papers } from './backdrops.ts';
import type { Backdrop } from './picture-recipe.ts';
import { scenes } from './scenes.ts';

const backdropOf = (shelf: string, key: string): Backdrop | undefined => {
  if (shelf === 'products') return findDemoProduct(key)?.variant.picture.backdrop;
  const portraits = new Map(Object.entries(avatarHeads));
  if (shelf === 'people') return portraits.get(key)?.tint;
  return new Map<string, { backdrop: Backdrop }>(Object.entries(scenes)).get(key)?.backdrop;
};

/** The colour most of a picture has, such as "#b2e9cd", to fill its place until it is there; undefined for unknown names. */
export const placeholderColor = (name: string): string | undefined => {
  const [, shelf, key] = /^(products|people|scenes|covers)\/([A-Za-z0-9]+)/.exec(name) ?? [];
  const backdrop = shelf && key ? backdropOf(shelf, key) : undefined;
  return backdrop && papers[backdrop].edge;
};
