import { listsOfFriends } from '../lists/lists-of-friends.ts';
import { listsOfMaya } from '../lists/lists-of-maya.ts';
import { avatarPicture, coverPicture, productPicture } from '../picture-names.ts';
import { trendingCategories } from '../trending-categories.ts';
import { demoWishes } from '../wishes.ts';
import { wishlistId } from '../wishlists.ts';
import { avatarHeads } from './avatar-heads.ts';
import type { PictureStudio } from './picture-studio.ts';
import { type SceneKey, scenes } from './scenes.ts';

const small = (picture: string): string => picture.replace('-640.webp', '-320.webp');

const wishPictures = (): string[] => {
  const lists = new Set([...listsOfMaya, ...listsOfFriends].map(wishlistId));
  return demoWishes(new Date(0))
    .filter(({ wishlistId: list }) => lists.has(list))
    .map(({ picture }) => small(picture));
};

/** The pictures a visitor meets first: portraits, covers, the themes of the home page, the lists of the viewer and her friends. */
export const firstPictures = (): string[] => [
  ...new Set([
    ...Object.keys(avatarHeads).map(avatarPicture),
    ...(Object.keys(scenes) as SceneKey[]).map(coverPicture),
    ...trendingCategories.flatMap(({ productIds }) => productIds.map((id) => productPicture(id, 'main', 320))),
    ...wishPictures(),
  ]),
];

/** Has the studio draw the first pictures one after the other, so that the site beside it stays quick. Resolves to their number. */
export const warmPictures = async (
  studio: PictureStudio,
  names: readonly string[] = firstPictures(),
): Promise<number> => {
  for (const name of names) await studio(name);
  return names.length;
};
