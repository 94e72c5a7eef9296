import type { ObjectName } from '@wishbow/ui/object-picture';

/** The object that stands for a category: the first whose word its title holds. */
const PICTURES: readonly (readonly [word: string, picture: ObjectName])[] = [
  ['kitchen', 'teapot'],
  ['food', 'birthday-cake'],
  ['plant', 'potted-plant'],
  ['bath', 'lotion-bottle'],
  ['audio', 'headphone'],
  ['instrument', 'guitar'],
  ['photo', 'camera'],
  ['cloth', 't-shirt'],
  ['shoe', 'hiking-boot'],
  ['outdoor', 'hiking-boot'],
  ['cycl', 'bicycle'],
  ['toy', 'teddy-bear'],
  ['game', 'party-popper'],
  ['art', 'artist-palette'],
  ['book', 'books'],
  ['pet', 'bone'],
];

export function categoryPicture(title: string): ObjectName {
  const words = title.toLowerCase();
  return PICTURES.find(([word]) => words.includes(word))?.[1] ?? 'wrapped-gift';
}
